import type { FunnelDefinition } from "../../schema/funnel.types.ts";
import { lintFunnel } from "../lint/lint-funnel.ts";
import type { FileExists, ReadText } from "../ports.ts";
import type { Finding } from "../report/finding.ts";
import type { Problem, Severity } from "../report/problem.ts";
import { applyDefaults } from "./defaults.ts";
import { includePath } from "./include-path.ts";
import { limits } from "./limits.ts";
import { locate } from "./locate.ts";
import { positionOf } from "./place.ts";
import { readDefinition } from "./read-definition.ts";
import { schemaFindings } from "./schema-findings.ts";
import type { Tree } from "./tree.ts";

/** A definition that was read and checked. */
export type LoadResult = {
  /** Path of the definition, as given. */
  readonly file: string;
  /** Defaults filled in; present only where nothing is wrong with it but warnings. */
  readonly definition?: FunnelDefinition;
  /** In the order in which they stand in the files. */
  readonly problems: readonly Problem[];
  /** Text of every file that was read, by path; the definition first. */
  readonly files: ReadonlyMap<string, string>;
};

/**
 * Reads a definition with everything it includes and checks it: YAML, schema, then the rules of the flow. Whatever the
 * bytes, the result is a definition or problems with a place; it never throws.
 *
 * @param file path of the definition
 * @param read reads that file and those it includes
 * @param exists says whether an image is there; without it images are not looked for
 */
export function loadFunnel(file: string, read: ReadText, exists?: FileExists): LoadResult {
  const { value, tree, problems, files } = readDefinition(file, read);
  const result = (found: readonly Problem[]): LoadResult => ({ file, problems: inOrder(found, files), files });
  if (problems.length > 0) return result(problems);
  if (value === null)
    return result([problemAt(tree, { rule: "empty-file", severity: "error", message: emptyFile, path: [] })]);

  const faults = schemaFindings(value);
  if (faults.length > 0) return result(faults.map((fault) => problemAt(tree, { ...fault, severity: "error" })));

  applyDefaults(value);
  // The schema, of which the type is made, has just said so.
  const definition = value as unknown as FunnelDefinition;
  const found = lintFunnel(definition, exists && existsBeside(file, exists)).map((finding) => problemAt(tree, finding));
  return found.some(({ severity }) => severity === "error") ? result(found) : { ...result(found), definition };
}

const emptyFile =
  'This file is empty. A definition starts with "id", "version", "language", "start", "product", "counter", "theme" and "steps".';

/** Paths in a definition are relative to it, and stay in its folder. */
const existsBeside =
  (definition: string, exists: FileExists): FileExists =>
  (file) => {
    const path = includePath(definition, file);
    return path !== undefined && exists(path);
  };

function problemAt(tree: Tree, finding: Finding & { rule: string; severity: Severity }): Problem {
  const { rule, severity, message, path, suggest = null } = finding;
  return { rule, severity, message, ...positionOf(locate(tree, finding)), path, suggest };
}

/** Sorted by place, and no more than a report can hold; the last one then says how many were left out. */
function inOrder(problems: readonly Problem[], files: ReadonlyMap<string, string>): readonly Problem[] {
  const rank = new Map([...files.keys()].map((file, index) => [file, index]));
  const sorted = [...problems].sort(
    (a, b) => (rank.get(a.file) ?? 0) - (rank.get(b.file) ?? 0) || a.line - b.line || a.column - b.column,
  );
  const rest = sorted.slice(limits.problems);
  const [first] = rest;
  if (!first) return sorted;
  const severity = rest.some((problem) => problem.severity === "error") ? "error" : "warning";
  const message = `There are more problems from here on. Mend the first ${limits.problems}, then check again.`;
  return [...sorted.slice(0, limits.problems), { ...first, rule: "more-problems", severity, message, suggest: null }];
}
