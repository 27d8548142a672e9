import { resolve } from "node:path";
import { formatReport, loadFunnel, type Problem } from "../../engine/check.ts";
import type { FunnelDefinition } from "../../schema/funnel.types.ts";
import { fileExists } from "../disk/file-exists.ts";
import { readText } from "../disk/read-text.ts";

/** A definition from disk, checked. */
export type ReadDefinition = {
  /** Present when nothing is wrong with it; warnings are allowed. */
  readonly definition: FunnelDefinition | undefined;
  readonly problems: readonly Problem[];
  /** The problems as a person reads them, with code frames; empty if there are none. */
  readonly report: string;
  /** Absolute paths of the definition, all that it includes, and the images that it names. */
  readonly files: readonly string[];
};

/** Reads and checks the definition at a path. */
export function readDefinition(path: string): ReadDefinition {
  const asked: string[] = [];
  const exists = (file: string) => {
    asked.push(file);
    return fileExists(file);
  };
  const { definition, problems, files } = loadFunnel(path, readText, exists);
  const report = problems.length ? formatReport(problems, files, "stylish") : "";
  return { definition, problems, report, files: [path, ...files.keys(), ...asked].map((file) => resolve(file)) };
}
