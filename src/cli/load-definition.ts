import { checkFunnel } from "../../engine/check/index.ts";
import type { FindFile, ReadText } from "../../engine/load/index.ts";
import { formatReport } from "../../engine/report/index.ts";
import type { FunnelDefinition } from "../../schema/funnel.types.ts";
import { findFile, readText } from "../disk/index.ts";
import { refuseMissing, terminalPaint } from "./output.ts";

/** The source of a definition. Without `find`, images are not checked. */
type Source = { readonly read: ReadText; readonly find?: FindFile };

/**
 * Loads the definition for a command, and checks it for errors. If that fails, the error output says why.
 *
 * @param usage the command's syntax, for the message about a missing file
 * @returns the exit code if there is none: 1 if it has problems, 2 if there is no such file
 */
export function loadDefinition(
  file: string,
  usage: string,
  { read, find }: Source = { read: readText, find: findFile },
): FunnelDefinition | number {
  const found = read(file);
  if ("failure" in found && found.failure === "missing") return refuseMissing(file, usage);
  const { definition, problems, files } = checkFunnel(file, read, { ...(find && { find }), errorsOnly: true });
  if (definition) return definition;
  process.stderr.write(formatReport(problems, files, "stylish", terminalPaint(process.stderr)));
  return 1;
}
