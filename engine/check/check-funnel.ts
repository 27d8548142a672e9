import type { FunnelDefinition } from "../../schema/funnel.types.ts";
import { type LintFinding, lintFunnel, rules, type Surroundings } from "../lint/index.ts";
import {
  type FindFile,
  type FormRule,
  includePath,
  limits,
  openDefinition,
  problemAt,
  type ReadText,
  readDefinition,
} from "../load/index.ts";
import type { Finding, Problem } from "../problem/index.ts";
import type { SignedProblem } from "../report/index.ts";
import { isOverlay, type OpenedOverlay, openOverlay } from "../translate/index.ts";
import { errorsInPart } from "./errors-in-part.ts";

/** A definition that was read and checked. */
export type CheckResult = {
  /** Path of the definition, as given. */
  readonly file: string;
  /** The definition with its defaults filled in; present only if there are no errors. Warnings are allowed. */
  readonly definition?: FunnelDefinition;
  /** Whether the file is a translation of a definition, rather than one. */
  readonly isTranslation: boolean;
  /** In the order in which they appear in the files. */
  readonly problems: readonly Problem[];
  /** What `lint.allow` lets pass. */
  readonly signed: readonly SignedProblem[];
  /** Text of every file that was read, by path; the definition first. */
  readonly files: ReadonlyMap<string, string>;
  /** Gives a finding of somebody else its place in the files; present with the definition. */
  readonly locate?: (finding: Finding & Pick<Problem, "rule" | "severity">) => Problem;
};

type Settings = Pick<Surroundings, "find" | "today" | "templates"> & { readonly errorsOnly?: boolean };

/**
 * Reads a definition with everything it includes and checks it: YAML, schema, then the rules of the flow. What the
 * schema finds hides no error of the rest. The result is
 * a definition or a list of problems with places, whatever the bytes; it never throws. For an overlay the result is the
 * definition that it translates, in its language.
 *
 * @param file path of the definition, or of an overlay beside it
 * @param read reads that file and those it includes
 * @param find looks for images; without it, images are not checked
 * @param today the day of the check, such as 2026-01-31; without it, entries of `lint.allow` do not expire
 * @param templates the templates that funnels are started from, by name; without them, leftover template text is not
 * reported
 * @param errorsOnly leaves out the rules that only warn, which take three quarters of a check. Use it where only the
 * definition is needed, and nobody is shown the warnings
 */
export function checkFunnel(
  file: string,
  read: ReadText,
  { find, today, templates, errorsOnly }: Settings = {},
): CheckResult {
  const own = readDefinition(file, read);
  const opened: OpenedOverlay = isOverlay(own.value) ? openOverlay(file, own, read) : openDefinition(own);
  const { files, definition, translation } = opened;
  const result = (found: readonly Problem[]): CheckResult => ({
    file,
    isTranslation: isOverlay(own.value),
    problems: inOrder(found, files),
    signed: [],
    files,
  });
  if (!definition) {
    const beside = find && findBeside(file, find);
    return result([...opened.problems, ...(opened.part ? errorsInPart(opened.part, opened.place, beside) : [])]);
  }

  const surroundings = {
    oddTexts: opened.oddTexts,
    ...(translation && { translation }),
    ...(find && { find: findBeside(file, find) }),
    ...(today && { today }),
    ...(templates && { templates }),
  };
  const asked = errorsOnly ? rules.filter(({ severity }) => severity === "error") : rules;
  const findings = lintFunnel(definition, surroundings, asked);
  const problemOf = (finding: LintFinding) => problemAt(opened.place(finding), finding);
  const found = findings.flatMap((finding) => (finding.allowed ? [] : [problemOf(finding)]));
  const signed = findings.flatMap((finding) =>
    finding.allowed ? [{ problem: problemOf(finding), allowance: finding.allowed }] : [],
  );
  const loaded = { ...result(found), signed };
  return found.some(({ severity }) => severity === "error")
    ? loaded
    : { ...loaded, definition, locate: (finding) => problemAt(opened.place(finding), finding) };
}

/** Paths in a definition are relative to it and must stay in its folder. */
const findBeside =
  (definition: string, find: FindFile): FindFile =>
  (file) => {
    const path = includePath(definition, file);
    return path === undefined ? { found: false } : find(path);
  };

/**
 * Sorts the problems by place and cuts them to what a report can hold, dropping warnings first. If any were cut, the
 * last one says that there are more.
 */
function inOrder(problems: readonly Problem[], files: ReadonlyMap<string, string>): readonly Problem[] {
  const rank = new Map([...files.keys()].map((file, index) => [file, index]));
  const byPlace = (a: Problem, b: Problem) =>
    (rank.get(a.file) ?? 0) - (rank.get(b.file) ?? 0) || a.line - b.line || a.column - b.column;
  const sorted = [...problems].sort(byPlace);
  const isError = ({ severity }: Problem) => severity === "error";
  const kept = [...sorted.filter(isError), ...sorted.filter((problem) => !isError(problem))].slice(0, limits.problems);
  const rest = sorted.filter((problem) => !kept.includes(problem));
  const [first] = rest;
  if (!first) return sorted;
  const severity = rest.some(isError) ? "error" : "warning";
  const message = `There are more problems from here on. Fix the first ${limits.problems}, then check again.`;
  return [
    ...kept.sort(byPlace),
    { ...first, rule: "more-problems" satisfies FormRule, severity, message, suggest: null },
  ];
}
