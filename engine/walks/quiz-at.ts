import { choose, emptyQuiz, formAnswers, nextStep, type Quiz } from "../compile/index.ts";
import { atomsIn, type ConditionAtom, type Flow, isAbout } from "../flow/index.ts";
import { answersWorth } from "./answers-worth.ts";

/**
 * Answers that lead a visitor to a step, for looking at it without walking there. Existing answers are kept if they
 * lead there.
 *
 * @param from the existing answers @returns undefined if no answers were found that lead to the step
 */
export const quizAt = (flow: Flow, step: string, from: Quiz): Quiz | undefined =>
  findVisit(flow, [], (at) => at === step, from)?.quiz;

/** A visitor's position, with all answers so far. */
export type Visit = { readonly at: string; readonly quiz: Quiz };

/**
 * The shortest way to a wanted situation, among ways that differ in what they open.
 *
 * @param asked questions that distinguish situations, besides those of the ways forward
 * @param isFound whether this is the wanted situation
 * @param from the existing answers; they are tried first
 * @returns undefined if it was not found
 */
export function findVisit(
  flow: Flow,
  asked: readonly ConditionAtom<unknown>[],
  isFound: (at: string, quiz: Quiz) => boolean,
  from: Quiz = emptyQuiz,
): Visit | undefined {
  const questions = [
    ...Object.values(flow.steps).flatMap(({ forward }) => forward.flatMap(({ when }) => (when ? atomsIn(when) : []))),
    ...asked,
  ];
  // All other steps can be answered in any way.
  const deciding = Object.entries(flow.steps).flatMap(([id, step]) => {
    const answered = { id, ...step };
    return questions.some((atom) => isAbout(atom, answered)) ? id : [];
  });
  const answered = (id: string, { choices, values }: Quiz) =>
    flow.steps[id]?.fields?.map((field) => values[field.id]) ?? choices[id];
  const forms = formAnswers(flow, questions);
  const seen = new Set<string>();
  const queue: Visit[] = [{ at: flow.start, quiz: { ...from, reached: [] } }];
  for (const { at, quiz } of queue) {
    const key = JSON.stringify([at, deciding.map((id) => answered(id, quiz))]);
    if (seen.has(key) || seen.size > mostVisits) continue;
    seen.add(key);
    const here = { ...quiz, reached: [...quiz.reached, at] };
    if (isFound(at, here)) return { at, quiz: here };
    for (const given of answersAt(flow, here, at, from, questions, forms.get(at)?.answers)) {
      const next = nextStep(flow, given, at);
      if (next !== undefined) queue.push({ at: next, quiz: given });
    }
  }
  return undefined;
}

/** More than any hand-written funnel needs, and few enough to be instant. */
const mostVisits = 5_000;

/** The quiz with each choice worth making at a step: the existing one first, then small ones. */
function answersAt(
  flow: Flow,
  quiz: Quiz,
  at: string,
  from: Quiz,
  asked: readonly ConditionAtom<unknown>[],
  forms: readonly Quiz["values"][] | undefined,
): readonly Quiz[] {
  const { options, min = 0, max = 0, forward = [] } = flow.steps[at] ?? {};
  if (forms) {
    // A form is filled in, but what the visitor has typed stays as long as it leads there.
    const kept = { ...forms[0], ...quiz.values };
    return [kept, ...forms.map((given) => ({ ...kept, ...given }))].map((values) => ({ ...quiz, values }));
  }
  if (!options) return [quiz];
  const choices = answersWorth(at, { options, min, max, forward }, asked).toSorted((a, b) => a.length - b.length);
  const made = from.choices[at];
  return [...(made ? [made] : []), ...choices].map((choice) => choose(flow, quiz, at, choice));
}
