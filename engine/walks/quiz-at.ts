import { choose, nextStep, type Quiz } from "../compile/index.ts";
import { atomsIn, type ConditionAtom, type Flow, isAbout } from "../flow/index.ts";
import { answersWorth } from "./answers-worth.ts";

/**
 * Answers with which a visitor can stand at a step, for whoever wants to look at it without walking there. What is
 * answered already is kept where it leads there.
 *
 * @param from the answers there are
 * @returns undefined if no answers were found that lead to the step
 */
export function quizAt(flow: Flow, step: string, from: Quiz): Quiz | undefined {
  type Visit = { readonly at: string; readonly quiz: Quiz };
  const asked = Object.values(flow.steps).flatMap(({ forward }) =>
    forward.flatMap(({ when }) => (when ? atomsIn(when) : [])),
  );
  // All other steps can be answered anyhow.
  const deciding = Object.entries(flow.steps).flatMap(([id, step]) => {
    const answered = { id, ...step };
    return asked.some((atom) => isAbout(atom, answered)) ? id : [];
  });
  const seen = new Set<string>();
  const queue: Visit[] = [{ at: flow.start, quiz: { ...from, reached: [] } }];
  for (const { at, quiz } of queue) {
    const key = JSON.stringify([at, deciding.map((id) => quiz.choices[id])]);
    if (seen.has(key) || seen.size > mostVisits) continue;
    seen.add(key);
    const here = { ...quiz, reached: [...quiz.reached, at] };
    if (at === step) return here;
    for (const answered of answersAt(flow, here, at, from, asked)) {
      const next = nextStep(flow, answered, at);
      if (next !== undefined) queue.push({ at: next, quiz: answered });
    }
  }
  return undefined;
}

/** More than any hand-written funnel needs, few enough to answer at once. */
const mostVisits = 5_000;

/** The quiz with each choice worth making at a step: the one made already comes first, then those of few options. */
function answersAt(
  flow: Flow,
  quiz: Quiz,
  at: string,
  from: Quiz,
  asked: readonly ConditionAtom<unknown>[],
): readonly Quiz[] {
  const { options, min = 0, max = 0, forward = [] } = flow.steps[at] ?? {};
  if (!options) return [quiz];
  const choices = answersWorth(at, { options, min, max, forward }, asked).toSorted((a, b) => a.length - b.length);
  const made = from.choices[at];
  return [...(made ? [made] : []), ...choices].map((choice) => choose(flow, quiz, at, choice));
}
