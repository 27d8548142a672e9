import type { Condition, FunnelDefinition } from "../../schema/funnel.types.ts";
import type { StepFlows } from "../flow/index.ts";

/** Names that certainly have a value where a condition holds: `has` says so, and so does an answer that was given. */
export function impliedNames(condition: Condition | undefined, steps: StepFlows): ReadonlySet<string> {
  const implied = new Set<string>();
  const answered = (step: string) => {
    implied.add(`answer.${step}`);
    const save = Object.hasOwn(steps, step) ? steps[step]?.save : undefined;
    if (save !== undefined) implied.add(save);
  };
  for (const [word, operand] of Object.entries(condition ?? {})) {
    // The schema has checked each operand against its word.
    if (word === "all")
      for (const part of operand as Condition[]) for (const name of impliedNames(part, steps)) implied.add(name);
    if (word === "any") {
      const [first, ...others] = (operand as Condition[]).map((part) => impliedNames(part, steps));
      for (const name of first ?? []) if (others.every((other) => other.has(name))) implied.add(name);
    }
    if (word === "has" && [operand].flat().length === 1) implied.add(String(operand));
    if (word === "count")
      for (const [step, { min = 0 }] of Object.entries(operand as Record<string, { min?: number }>))
        if (min > 0) answered(step);
    if (!["all", "any", "not", "has", "count", "score", "query"].includes(word)) answered(word);
  }
  return implied;
}

/** Names under which values are kept: those that steps save, and what a visitor types or picks. */
export function savedNames({ steps }: FunnelDefinition): ReadonlySet<string> {
  return new Set(
    [
      "email",
      "phone",
      "plan",
      ...Object.values(steps).flatMap((step) => ("save" in step ? [step.save ?? ""] : [])),
    ].filter(Boolean),
  );
}
