import { optionsOf, previous } from "../../engine/flow/index.ts";
import { stepWith } from "../../engine/traits/index.ts";
import type { Move } from "../../engine/walks/index.ts";
import type { Step } from "../../schema/funnel.types.ts";

/**
 * Where the definition says that an action leads, read without the machine, so that a fault of the machine is found, too.
 *
 * @returns undefined where conditions or earlier steps decide
 */
export function plainTarget(step: Step, action: Move["action"]): string | undefined {
  if (action.kind === "back") return typeof step.back === "string" && step.back !== previous ? step.back : undefined;
  if (action.kind === "pay") return stepWith("takesPayment", step)?.paid;
  const chosen = action.kind === "answer" ? action.choice : [];
  const own = optionsOf(step).find(({ id, next }) => chosen.includes(id) && next !== undefined)?.next;
  const next = own ?? step.next;
  return typeof next === "string" ? next : undefined;
}
