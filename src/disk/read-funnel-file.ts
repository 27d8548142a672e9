import { resolve } from "node:path";
import { counted, type Problem } from "../../engine/problem/index.ts";
import { formatReport } from "../../engine/report/index.ts";
import type { FunnelDefinition } from "../../schema/funnel.types.ts";
import { checkFile } from "./check-file.ts";

/** A definition from disk, checked. */
export type ReadFunnelFile = {
  /** Present when nothing is wrong with it; warnings are allowed. */
  readonly definition: FunnelDefinition | undefined;
  /** Whether the file is a translation of a definition, rather than one. */
  readonly isTranslation: boolean;
  /** The first error. */
  readonly problems: readonly Problem[];
  /** The errors for people to read, with code frames, and the number of warnings; empty if there are none. */
  readonly report: string;
  /** All problems with code frames, for places with enough space; empty if there are none. */
  readonly fullReport: () => string;
  /** Absolute paths of the definition, its includes and its images, including missing ones. */
  readonly files: readonly string[];
};

/**
 * Reads and checks the definition at a path.
 *
 * @param beforeReading called with each file of the definition before it is read or looked for
 */
export function readFunnelFile(path: string, beforeReading: (file: string) => void = () => {}): ReadFunnelFile {
  const asked = new Set<string>();
  const { definition, isTranslation, problems, files } = checkFile(path, {
    beforeReading(file) {
      beforeReading(file);
      asked.add(resolve(file));
    },
  });
  const errors = problems.filter(({ severity }) => severity === "error");
  const warnings = problems.filter(({ severity }) => severity !== "error");
  const report = [
    ...(errors.length > 0 ? [formatReport(errors, files, "stylish")] : []),
    ...warningsIn(path, warnings.length),
  ].join("\n");
  const sorted = [...errors, ...warnings];
  return {
    definition,
    isTranslation,
    problems: sorted,
    report,
    fullReport: () => (sorted.length > 0 ? formatReport(sorted, files, "stylish") : ""),
    files: [...asked],
  };
}

/** One line, so that no error is lost in a long list of things to settle before going live. */
function warningsIn(path: string, count: number): readonly string[] {
  if (count === 0) return [];
  return [`${path}: ${counted(count, "warning")}. To see ${count === 1 ? "it" : "them"}: npx funnel check ${path}`];
}
