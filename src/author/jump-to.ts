import { dayOf } from "../../engine/fields/index.ts";
import type { Flow } from "../../engine/flow/index.ts";
import { type Quiz, withPicks } from "../../engine/quiz/index.ts";
import { quizAt } from "../../engine/walks/index.ts";
import type { FunnelDefinition } from "../../schema/funnel.types.ts";

/** Sample input, so that pages that show it have something to show. */
const sampleValues = { email: "visitor@example.com" };

/**
 * The answers with which the desk jumps to a step: those that lead there for whoever visits now.
 *
 * @param now the clock in milliseconds by which the page in the frame counts, too: answers of another day lead elsewhere
 * @returns undefined if no answers were found that lead to the step
 */
export function jumpTo(
  { definition, flow }: { readonly definition: FunnelDefinition; readonly flow: Flow },
  step: string,
  quiz: Quiz,
  now: number,
): Quiz | undefined {
  const there = quizAt(flow, step, quiz, dayOf(now));
  const picked = there && withPicks(definition, flow, there);
  return picked && { ...picked, values: { ...sampleValues, ...picked.values } };
}
