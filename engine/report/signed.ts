import type { Allowance } from "../../schema/funnel.types.ts";
import type { Problem } from "../problem/index.ts";

/** A problem that is not reported, because somebody answers for it. */
export type SignedProblem = { readonly problem: Problem; readonly allowance: Allowance };

/** What is let pass, for people: one block for each entry of `lint.allow`, with who signed it and where it holds. */
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
