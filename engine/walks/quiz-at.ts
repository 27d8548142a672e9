import { formAnswers } from "../compile/index.ts";
import {
  atomsIn,
  type BareCondition,
  type ConditionAtom,
  type Flow,
  type FlowStep,
  isAbout,
  spelledOut,
} from "../flow/index.ts";
import { addReachable, choose, emptyQuiz, factsOf, nextStep, type Quiz, scoreOf } from "../quiz/index.ts";
import { answersWorth } from "./answers-worth.ts";
import { distanceBy, distanceTo } from "./distance-to.ts";
import { few, findMoves, type Reach } from "./find-moves.ts";
import { pointsAhead } from "./points-ahead.ts";
import { totalsTold } from "./totals-told.ts";

/**
 * Answers that lead a visitor to a step, for looking at it without walking there. Existing answers are kept if they
 * lead there.
 *
 * @param from the existing answers
 * @param day the day of the visit, if it is not that of all walks: the one that the flow's own clock tells
 * @returns undefined if no answers were found that lead to the step
 */
export const quizAt = (flow: Flow, step: string, from: Quiz, day?: string): Quiz | undefined =>
  findVisit(flow, [], (at) => at === step, { from, wish: { step }, day })?.quiz;

/** A visitor's position, with all answers so far. */
export type Visit = { readonly step: string; readonly quiz: Quiz };

/** What a visitor should come to: a step, as somebody for whom some conditions hold and others do not. */
type Wish = {
  readonly step: string;
  readonly met?: readonly BareCondition[];
  readonly unmet?: readonly BareCondition[];
};

type Search = {
  /** The existing answers; they are tried first. */
  readonly from?: Quiz;
  /** What the search leans to where there are too many situations to look at all of them. */
  readonly wish?: Wish;
  /** The day of the visit, if it is not that of all walks. */
  readonly day?: string | undefined;
};

/**
 * The shortest way to a wanted situation, among ways that differ in what they open.
 *
 * @param asked questions that distinguish situations, besides those of the ways forward
 * @param isFound whether this is the wanted situation
 * @returns undefined if it was not found
 */
export function findVisit(
  flow: Flow,
  asked: readonly ConditionAtom<unknown>[],
  isFound: (at: string, quiz: Quiz) => boolean,
  { from = emptyQuiz, wish, day }: Search = {},
): Visit | undefined {
  const conditions = Object.values(flow.steps).flatMap(({ forward }) => forward.flatMap(({ when }) => when ?? []));
  const questions = [...conditions, ...asked].flatMap((condition) => atomsIn(spelledOut(condition, flow.outcomes, {})));
  const forms = formAnswers(flow, questions, day);
  const start = { step: flow.start, quiz: { ...from, reached: [flow.start] } };
  if (isFound(start.step, start.quiz)) return start;
  const keyOf = keyFor(flow, questions);
  const worth = new Map(Object.entries(flow.steps).map(([id, step]) => [id, choicesWorth(id, step, questions)]));
  const choiceAt = chooserOf(flow);
  const answersAt = ({ step, quiz }: Visit): readonly Quiz[] => {
    const typed = forms.get(step)?.answers;
    if (typed) return filledIn(quiz, typed);
    const choices = worth.get(step);
    const made = choices && from.choices[step];
    return choices ? [...(made ? [made] : []), ...choices].map((choice) => choiceAt(quiz, step, choice)) : [quiz];
  };
  const search = (reach: Reach<Visit>) =>
    findMoves(
      start,
      (visit) =>
        answersAt(visit).flatMap((given) => {
          const { step } = visit;
          const ahead = [nextStep(flow, given, step), flow.steps[step]?.paid].flatMap((to) => to ?? []);
          return ahead.map((to) => ({ to: { step: to, quiz: { ...given, reached: [...given.reached, to] } } }));
        }),
      ({ to }) => isFound(to.step, to.quiz),
      keyOf,
      reach,
    );
  // Where the first search has seen every situation, the others would see them again.
  let isWhole = wish !== undefined;
  const onGivenUp = () => {
    isWhole = false;
  };
  const leaning =
    wish &&
    (search({ places: few, onGivenUp }) ?? (isWhole ? undefined : search({ distance: distanceFor(wish, flow) })));
  // Computed values say nothing of who is nearer.
  const moves = leaning ?? (isWhole ? undefined : search({}));
  return moves?.at(-1)?.to;
}

function distanceFor({ step, met = [], unmet = [] }: Wish, flow: Flow): (visit: Visit) => number {
  const spelled = (condition: BareCondition) => spelledOut(condition, flow.outcomes, {});
  const forward = Object.fromEntries(
    Object.entries(flow.steps).map(([id, { forward, paid }]) => [
      id,
      [
        ...forward.map(({ when, ...way }) => ({ ...way, ...(when && { when: spelled(when) }) })),
        ...(paid === undefined ? [] : [{ to: paid }]),
      ],
    ]),
  );
  const [wanted, unwanted] = [met.map(spelled), unmet.map(spelled)];
  const far = distanceTo(step, forward);
  const ahead = pointsAhead(step, flow.steps, forward);
  return (visit) => {
    const facts = { ...factsOf(flow, visit.quiz), ahead: (scale: string) => ahead(visit.step, scale) };
    const all = [
      ...wanted.map((condition) => distanceBy(true, condition, facts)),
      ...unwanted.map((condition) => distanceBy(false, condition, facts)),
    ];
    return all.reduce((sum, each) => sum + each, far(visit.step, facts));
  };
}

/** Makes a text of what some questions can tell of a visitor: the totals they ask for, and the answers they are about. */
function keyFor(flow: Flow, questions: readonly ConditionAtom<unknown>[]): (visit: Visit) => string {
  const steps = Object.entries(flow.steps);
  const scored = questions.flatMap(({ kind, name }) => (kind === "score" ? name : []));
  // A value can be computed from any points.
  const computed = questions.some((atom) => atom.kind === "value" && atom.of === "value")
    ? steps.flatMap(([, { options = [] }]) => options.flatMap(({ score = {} }) => Object.keys(score)))
    : [];
  const exact = new Set(computed);
  const scales = [...new Set([...scored, ...computed])];
  const toldOf = totalsTold(Object.values(flow.steps), questions);
  const isAsked = (atom: ConditionAtom<unknown>, id: string) => {
    const step = { id, ...flow.steps[id] };
    return atom.kind !== "score" && (atom.kind !== "value" || step.fields !== undefined) && isAbout(atom, step);
  };
  const deciding = steps.flatMap(([id]) => (questions.some((atom) => isAsked(atom, id)) ? id : []));
  return ({ step, quiz }) => {
    const totals = scales.map((scale) => {
      const total = scoreOf(flow, quiz, scale);
      return exact.has(scale) ? total : toldOf(scale, total);
    });
    const answered = (id: string) => flow.steps[id]?.fields?.map((field) => quiz.values[field.id]) ?? quiz.choices[id];
    return JSON.stringify([step, totals, deciding.map(answered)]);
  };
}

/** The choices worth making at a step, small ones first; undefined where nothing is chosen. */
function choicesWorth(
  id: string,
  { options, min = 0, max = 0, forward }: FlowStep,
  asked: readonly ConditionAtom<unknown>[],
): readonly (readonly string[])[] | undefined {
  return options && answersWorth(id, { options, min, max, forward }, asked).toSorted((a, b) => a.length - b.length);
}

/** A form is filled in with each of its answers, but what the visitor has typed stays as long as it leads there. */
function filledIn(quiz: Quiz, answers: readonly Quiz["values"][]): readonly Quiz[] {
  const kept = { ...answers[0], ...quiz.values };
  return [kept, ...answers.map((given) => ({ ...kept, ...given }))].map((values) => ({ ...quiz, values }));
}

/**
 * The quiz after a choice at a step. Whatever a choice drops lies ahead of its step, so a first choice with nothing ahead of
 * it that was seen or answered only adds itself. That is said at once; `choose` looks at the whole flow for it, twice.
 */
function chooserOf(flow: Flow): (quiz: Quiz, step: string, choice: readonly string[]) => Quiz {
  const known = new Map<string, ReadonlySet<string>>();
  return (quiz, step, choice) => {
    const ahead = known.get(step) ?? addReachable(flow, step, new Set());
    known.set(step, ahead);
    const isFirst = choice.length > 0 && !quiz.choices[step];
    if (!isFirst || quiz.reached.some((id) => ahead.has(id)) || Object.keys(quiz.choices).some((id) => ahead.has(id)))
      return choose(flow, quiz, step, choice);
    const chosen = (flow.steps[step]?.options ?? []).flatMap(({ id }) => (choice.includes(id) ? id : []));
    return { ...quiz, choices: { ...quiz.choices, [step]: chosen } };
  };
}
