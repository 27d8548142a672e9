import { checkFunnel } from "../../engine/check/index.ts";
import type { FindFile, ReadText } from "../../engine/load/index.ts";
import { formatReport } from "../../engine/report/index.ts";
import type { FunnelDefinition } from "../../schema/funnel.types.ts";
import { findFile, readText } from "../disk/index.ts";
import { refuseMissing, terminalPaint } from "./output.ts";

/** Where a definition is read from. Without `find` the pictures that it names are not looked for. */
type Source = { readonly read: ReadText; readonly find?: FindFile };

/**
 * The checked definition in a file, for a command that works on one. If there is none, the error output says why.
 *
 * @param usage how the command is written, for the sentence about a file that is not there
 * @returns the exit code if there is none: 1 if it has problems, 2 if there is no such file
 */
export function loadDefinition(
  file: string,
  usage: string,
  { read, find }: Source = { read: readText, find: findFile },
): FunnelDefinition | number {
  const found = read(file);
  if ("failure" in found && found.failure === "missing") return refuseMissing(file, usage);
  const { definition, problems, files } = checkFunnel(file, read, { ...(find && { find }) });
  if (definition) return definition;
  process.stderr.write(formatReport(problems, files, "stylish", terminalPaint(process.stderr)));
  return 1;
}
