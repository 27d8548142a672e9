import { type AtomKind, type ByKind, byKind, type ConditionAtom } from "./condition-node.ts";

/** What must be known of a step to say whether a condition is about its answer. */
type Answered = {
  readonly id: string;
  readonly options?: readonly { readonly score?: Readonly<Record<string, number>> }[];
  readonly save?: string;
};

/** Whether a question of a condition can be answered differently once something else is chosen at a step. */
export function isAbout(atom: ConditionAtom<unknown>, step: Answered): boolean {
  return byKind(about, atom, step);
}

const about: ByKind<boolean, Answered, AtomKind> = {
  chosen: ({ name }, { id }) => name === id,
  has: ({ name }, { save }) => name === save,
  score: ({ name }, { options = [] }) => options.some(({ score = {} }) => score[name]),
  count: ({ name }, { id }) => name === id,
  query: () => false,
};
