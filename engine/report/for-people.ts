import type { Allowance } from "../../schema/funnel.types.ts";
import { counted, type Problem } from "../problem/index.ts";
import { codeFrame } from "./code-frame.ts";
import type { Format } from "./format.ts";

/**
 * For people: each problem with its place, its sentence and the lines around it. Errors come last because a terminal
 * shows the end of a long report.
 */
export const stylish: Format = (problems, sources, paint) => {
  if (problems.length === 0) return `${sources.keys().next().value}: no problems\n`;
  const isError = ({ severity }: Problem) => severity === "error";
  const ordered = [...problems.filter((problem) => !isError(problem)), ...problems.filter(isError)];
  const blocks = ordered.map((problem) => {
    const { severity, rule, message, line, column } = problem;
    const head = `${paint("strong", `${problem.file}:${line}:${column}`)} ${paint(severity, severity)} ${paint("dim", rule)}`;
    const frame = codeFrame(sources.get(problem.file) ?? "", problem, paint);
    return [head, `  ${message}`, ...(frame.length > 0 ? ["", ...frame.map((row) => `  ${row}`)] : []), ""].join("\n");
  });
  return `${blocks.join("\n")}\n${countOf(problems)}\n`;
};

function countOf(problems: readonly Problem[]): string {
  const errors = problems.filter(({ severity }) => severity === "error").length;
  return `${counted(errors, "error")}, ${counted(problems.length - errors, "warning")}`;
}

/** A problem that is not reported because somebody signed for it. */
export type SignedProblem = { readonly problem: Problem; readonly allowance: Allowance };

/**
 * What is allowed, for people: one block for each entry of `lint.allow`, with who signed it and the places it covers.
 */
export function signed(problems: readonly SignedProblem[]): string {
  const blocks = new Map<Allowance, Problem[]>();
  for (const { problem, allowance } of problems) blocks.set(allowance, [...(blocks.get(allowance) ?? []), problem]);
  if (blocks.size === 0) return "";
  const lines = [...blocks].map(([{ rule, owner, date, until, reason }, found]) => {
    const places = found.map(({ file, line, column }) => `${file}:${line}:${column}`).join(", ");
    return `  ${rule} at ${places}\n    signed by ${owner} on ${date}${until === undefined ? "" : `, until ${until}`}: ${reason}\n`;
  });
  return `\nAllowed:\n\n${lines.join("")}`;
}
