import type { Flow } from "../flow/index.ts";
import { choose, nextStep, type Quiz } from "../quiz/index.ts";

/** What a visitor did before there was a machine: chose options, went on, or went to a step that was shown before. */
export type Taken = readonly ["answer", readonly string[]] | readonly ["next"] | readonly ["go", string];

/** Where a visitor stands, and what they have told. */
type Replayed = { readonly step: string; readonly quiz: Quiz };

/**
 * Does what a visitor did before the machine was there, by the machine's own rules. Total: what the machine would refuse is
 * passed over.
 *
 * @param from where they began
 */
export function replayTaps(flow: Flow, from: Replayed, log: readonly Taken[]): Replayed {
  // A visit that begins at the start enters it before anything is restored.
  const first = from.step === flow.start ? from : reached(from, from.step);
  return log.reduce((now, taken) => done(flow, now, taken), first);
}

function done(flow: Flow, now: Replayed, taken: Taken): Replayed {
  const { step, quiz } = now;
  if (taken[0] === "answer") return { step, quiz: choose(flow, quiz, step, taken[1]) };
  const to = taken[0] === "go" ? taken[1] : nextStep(flow, quiz, step);
  return to && flow.steps[to] ? reached(now, to) : now;
}

const reached = ({ quiz }: Replayed, step: string): Replayed => ({
  step,
  quiz: quiz.reached.includes(step) ? quiz : { ...quiz, reached: [...quiz.reached, step] },
});
