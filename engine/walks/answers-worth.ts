import {
  type AtomKind,
  type ByKind,
  byKind,
  type ConditionAtom,
  type FlowExit,
  type FlowOption,
  isAbout,
  type StepFlow,
} from "../flow/index.ts";

/** The facts about a step that decide which answers are worth trying. */
type Asking = Pick<StepFlow, "min" | "max"> & {
  readonly options: readonly Pick<FlowOption, "id" | "exclusive" | "score">[];
  readonly forward: readonly Pick<FlowExit, "option">[];
};

/**
 * Answers at a step that open different ways: every option of a single choice; for a selection, a number small enough
 * to try that together choose every option. Empty if the step asks nothing.
 *
 * @param step its id
 * @param asked what the conditions of ways on ask
 */
export function answersWorth(
  step: string,
  { options, min, max, forward }: Asking,
  asked: readonly ConditionAtom<unknown>[],
): readonly (readonly string[])[] {
  const plain = options.filter(({ exclusive }) => !exclusive).map(({ id }) => id);
  const alone = options.filter(({ exclusive }) => exclusive).map(({ id }) => [id]);
  if (max <= 1) return [...plain.map((id) => [id]), ...alone];
  const counts = asked.some(({ kind, name }) => kind === "count" && name === step);
  const matters = new Set([
    ...asked.flatMap((atom) => byKind(askedFor, atom, { step, options })),
    ...forward.flatMap(({ option }) => option ?? []),
  ]);
  const deciding = plain.filter((id) => matters.has(id));
  const sizes = counts ? plain.map((_, index) => index + 1) : [];
  const tried = [
    ...chunks(plain, max),
    ...sizes.map((size) => plain.slice(0, size)),
    // Something that decides nothing by itself may still have to be chosen, if those are let on who choose anything.
    ...subsets(deciding).map((chosen) => filledUp(chosen, plain, matters, Math.max(min, 1))),
    ...(min === 0 ? [[]] : []),
  ].filter(({ length }) => length >= min && length <= max);
  return [...new Map([...tried, ...alone].map((answer) => [answer.toSorted().join(" "), answer])).values()];
}

/** The options of a step that a question of a condition is about. */
const askedFor: ByKind<readonly string[], Pick<Asking, "options"> & { readonly step: string }, AtomKind> = {
  chosen: ({ name, options }, { step }) => (name === step ? options.map(({ id }) => id) : []),
  has: () => [],
  score: ({ name }, { options }) => options.flatMap(({ id, score = {} }) => (score[name] ? id : [])),
  // A value can be computed from any points.
  value: (_, { options }) => options.flatMap(({ id, score }) => (score ? id : [])),
  outcome: () => [],
  count: () => [],
  query: () => [],
};

/** All options in as few answers as the maximum allows; the last answer may overlap the one before. */
function chunks(options: readonly string[], size: number): string[][] {
  const starts = Array.from({ length: Math.ceil(options.length / size) }, (_, index) => index * size);
  return starts.map((start) => options.slice(Math.max(0, Math.min(start, options.length - size)), start + size));
}

/** Every subset of some options; if there are many, only small subsets and those that lack one option. */
function subsets(options: readonly string[]): string[][] {
  if (options.length > mostTried)
    return [[], ...options.map((id) => [id]), ...options.map((id) => options.filter((other) => other !== id))];
  return Array.from({ length: 2 ** options.length }, (_, bits) => options.filter((_, index) => bits & (1 << index)));
}

const mostTried = 6;

/** Fills a choice up to the required number of options, preferably with options that decide nothing. */
function filledUp(chosen: readonly string[], all: readonly string[], matters: ReadonlySet<string>, min: number) {
  const spare = all
    .filter((id) => !chosen.includes(id))
    .sort((a, b) => Number(matters.has(a)) - Number(matters.has(b)));
  return [...chosen, ...spare.slice(0, Math.max(0, min - chosen.length))];
}

/**
 * Whether the answer at a step affects the ways forward.
 *
 * @param id of the step @param asked questions in the conditions of ways forward
 */
export function isDeciding(id: string, step: StepFlow, asked: readonly ConditionAtom<unknown>[]): boolean {
  const answered = { id, ...step };
  return step.exits.forward.some(({ option }) => option !== undefined) || asked.some((atom) => isAbout(atom, answered));
}
