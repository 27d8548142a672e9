import type { Range } from "../../schema/funnel.types.ts";
import type { CompiledBounds } from "../values/index.ts";
import { type AtomKind, type BareCondition, type ByKind, byKind, type ConditionAtom } from "./condition-node.ts";

/** Everything that a condition can ask about. */
export type Facts = {
  readonly choices: Readonly<Record<string, readonly string[]>>;
  /** Whether a value is saved under a name. */
  readonly has: (name: string) => boolean;
  /** Whether an outcome is the visitor's. */
  readonly outcome: (id: string) => boolean;
  readonly score: (scale: string) => number;
  /** Whether a computed value, or what was given in a field, is within bounds. */
  readonly meets: (name: string, bounds: CompiledBounds) => boolean;
  readonly query: Readonly<Record<string, string>>;
};

/** Whether a condition holds. An absent condition always holds. */
export function holds(condition: BareCondition | undefined, facts: Facts): boolean {
  return !condition || byKind(truth, condition, facts);
}

const truth: ByKind<boolean, Facts> = {
  all: ({ parts }, facts) => parts.every((part) => holds(part, facts)),
  any: ({ parts }, facts) => parts.some((part) => holds(part, facts)),
  not: ({ part }, facts) => !holds(part, facts),
  chosen: ({ name, options }, { choices }) => options.some(({ id }) => choices[name]?.includes(id)),
  has: ({ name }, { has }) => has(name),
  outcome: ({ name }, { outcome }) => outcome(name),
  score: ({ name, range }, { score }) => isWithin(score(name), range),
  value: ({ name, bounds }, { meets }) => meets(name, bounds),
  count: ({ name, range }, { choices }) => isWithin(choices[name]?.length ?? 0, range),
  query: ({ name, values }, { query }) => values.includes(query[name] ?? ""),
};

const isWithin = (value: number, { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY }: Range) =>
  value >= min && value <= max;

/** The facts about a step that decide whether a condition depends on its answer. */
type Answered = {
  readonly id: string;
  readonly options?: readonly { readonly score?: Readonly<Record<string, number>> }[];
  readonly fields?: readonly { readonly id: string }[];
  readonly save?: string;
};

/**
 * Whether the result of a question in a condition can change with the choice at a step. Whoever asks about an outcome
 * asks about the conditions of outcomes instead.
 */
export function isAbout(atom: ConditionAtom<unknown>, step: Answered): boolean {
  return byKind(about, atom, step);
}

const about: ByKind<boolean, Answered, AtomKind> = {
  chosen: ({ name }, { id }) => name === id,
  has: ({ name }, { save, fields = [] }) => name === save || fields.some(({ id }) => id === name),
  score: ({ name }, { options = [] }) => options.some(({ score = {} }) => score[name]),
  // A value can read other values, so every field and every point may count.
  value: ({ name, of }, { fields = [], options = [] }) =>
    of === "field" ? fields.some(({ id }) => id === name) : fields.length > 0 || options.some(({ score }) => score),
  outcome: () => false,
  count: ({ name }, { id }) => name === id,
  query: () => false,
};

/** The only answer of a step. */
type Answer = { readonly step: string; readonly option: string };

/** Whether a condition holds once this is the answer of a step; undefined if that depends on more. */
export function holdsOnceChosen(condition: BareCondition, answer: Answer): boolean | undefined {
  return byKind(truthOnceChosen, condition, answer);
}

const unknown = () => undefined;

const truthOnceChosen: ByKind<boolean | undefined, Answer> = {
  all: ({ parts }, answer) => decided(parts, answer, false),
  any: ({ parts }, answer) => decided(parts, answer, true),
  not: ({ part }, answer) => {
    const is = holdsOnceChosen(part, answer);
    return is === undefined ? is : !is;
  },
  chosen: ({ name, options }, { step, option }) =>
    name === step ? options.some(({ id }) => id === option) : undefined,
  has: unknown,
  score: unknown,
  value: unknown,
  outcome: unknown,
  count: unknown,
  query: unknown,
};

/** The result of parts of which one can decide alone. */
function decided(parts: readonly BareCondition[], answer: Answer, alone: boolean): boolean | undefined {
  const are = parts.map((part) => holdsOnceChosen(part, answer));
  if (are.includes(alone)) return alone;
  return are.includes(undefined) ? undefined : !alone;
}
