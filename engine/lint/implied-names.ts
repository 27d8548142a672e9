import type { FunnelDefinition } from "../../schema/funnel.types.ts";
import {
  type AskedField,
  type ByKind,
  byKind,
  type ConditionKind,
  type ConditionNode,
  type Placed,
  type StepFlows,
} from "../flow/index.ts";
import { contactPart, fieldsOf, stepWith } from "../traits/index.ts";
import type { Tree } from "../values/index.ts";
import type { LintContext } from "./context.ts";
import type { CopyUse } from "./copy-uses.ts";
import { planNames } from "./placed-sections.ts";
import { allOf } from "./reach/ways-for.ts";

/** Names that certainly have a value when a condition holds, because of `has` or because of a given answer. */
export function impliedNames(condition: ConditionNode | undefined, steps: StepFlows): ReadonlySet<string> {
  if (!condition) return none;
  return byKind(implied, condition, steps);
}

/**
 * A condition with all that it tells of those for whom it holds: whoever has filled in a field meets the condition of that
 * field, too.
 */
export function told(condition: ConditionNode, context: LintContext): ConditionNode {
  const parts = [context.spelled(condition)];
  const seen = new Set<string>();
  for (const part of parts)
    for (const name of [...impliedNames(part, context.steps)].flatMap((known) => [
      known,
      ...readsOf(known, context.values),
    ])) {
      const { when } = seen.has(name) ? {} : (fieldNamed(name, context) ?? {});
      seen.add(name);
      if (when) parts.push(context.spelled(when));
    }
  return allOf(parts);
}

/** A field by its id. */
export const fieldNamed = (name: string, { steps }: LintContext): AskedField<ConditionNode> | undefined =>
  Object.values(steps)
    .flatMap(({ fields }) => fields)
    .find(({ id }) => id === name);

const none: ReadonlySet<string> = new Set();

const implied: ByKind<ReadonlySet<string>, StepFlows, ConditionKind, Placed> = {
  all: ({ parts }, steps) => new Set(parts.flatMap((part) => [...impliedNames(part, steps)])),
  any({ parts }, steps) {
    return inAll(parts.map((part) => impliedNames(part, steps)));
  },
  not: () => none,
  chosen: ({ name }, steps) => answered(name, steps),
  has: ({ name }) => new Set([name]),
  score: () => none,
  // What is unset is within no bounds.
  value: ({ name }) => new Set([name]),
  // Whoever asks for one spells it out.
  outcome: () => none,
  count: ({ name, range: { min = 0 } }, steps) => (min > 0 ? answered(name, steps) : none),
  query: () => none,
};

function answered(step: string, steps: StepFlows): ReadonlySet<string> {
  const save = steps[step]?.save;
  return new Set([`answer.${step}`, ...(save === undefined ? [] : [save])]);
}

/** Names under which values are stored: those that steps save, and those that a visitor types or picks. */
export function savedNames({ steps }: FunnelDefinition): ReadonlySet<string> {
  const saved = Object.values(steps).flatMap((step) =>
    [
      stepWith("saves", step)?.save ?? [],
      ...fieldsOf(step).flatMap((field) => [field.id, contactPart(field) ?? []].flat()),
    ].flat(),
  );
  return new Set(["email", "phone", "plan", ...saved]);
}

/** Names of which any one is enough. */
export type OneOf = readonly string[];

/** A placeholder for an answer, or for what is computed from answers, that is empty without them. */
export type NeededAnswer = {
  readonly use: CopyUse;
  /** Lists of names of which one each must have a value for it, without those that a condition has asked for where it stands. */
  readonly names: readonly OneOf[];
  /** Numbers of the steps that show it without checking for the answer. */
  readonly shownAt: readonly number[];
};

/** Every placeholder for an answer that has no fallback and is not hidden while the value is missing. */
export function neededAnswers(context: LintContext): readonly NeededAnswer[] {
  const { graph, definition, steps, uses, values } = context;
  const saved = savedNames(definition);
  const inputsOf = (name: string) => (values.has(name) ? readBy(name, values).filter((read) => saved.has(read)) : []);
  const neededFor = (name: string) =>
    readsAll(name, values) ? inputsOf(name).map((read) => [read]) : neededBy(name, values, (read) => saved.has(read));
  const impliedBy = (name: string) => [name, ...readsOf(name, values)];
  // A mail is written once its step has been filled in, so what that step asks for is known by then.
  const isOnPage = ({ path }: CopyUse) => path[0] !== "lead";
  const withOutcome = new Set(
    uses.filter((use) => use.name.startsWith("outcome.") && isOnPage(use)).map(({ step }) => step),
  );
  return uses
    .filter(({ kind, fallback, hides }) => kind === "placeholder" && fallback === undefined && !hides)
    .filter(({ name, own = [] }) => !own.includes(name))
    .filter(
      ({ name, isPicked }) =>
        isOfPick(name, isPicked) ||
        values.has(name) ||
        saved.has(name) ||
        graph.numbers.has(name.replace(/^answer\./, "")),
    )
    .map((use) => {
      const shownOn = use.path[0] === "outcomes" ? [...withOutcome] : [use.step];
      const when = readWhere(use, context);
      const asked = new Set(
        [...impliedNames(when && told(when, context), steps), ...(use.own ?? [])].flatMap(impliedBy),
      );
      // Whoever has all that a value is computed from has the value.
      const isPick = isOfPick(use.name, use.isPicked);
      const needed = isPick ? [["plan"]] : values.has(use.name) ? neededFor(use.name) : [[use.name]];
      const isKnown = ([name, ...others]: OneOf) => name !== undefined && others.length === 0 && asked.has(name);
      const names = asked.has(use.name) ? [] : needed.filter((oneOf) => !isKnown(oneOf));
      const isAsked = names.length === 0;
      const numbers = shownOn.map((id) => (id === undefined ? graph.start : graph.numbers.get(id)));
      return {
        use,
        names,
        shownAt: numbers.filter((step) => step !== undefined).filter((step) => graph.reachable[step] && !isAsked),
      };
    });
}

/** Whether a placeholder says what a plan has that was picked on an earlier page. */
const isOfPick = (name: string, isPicked: true | undefined): boolean => isPicked === true && planNames.includes(name);

/** The condition of those who read a placeholder: the words of an outcome are read by those who have it. */
export function readWhere({ path, when }: CopyUse, { definition }: LintContext): ConditionNode | undefined {
  const [group, index] = path;
  const outcome = group === "outcomes" ? definition.outcomes[Number(index)] : undefined;
  return outcome ? { kind: "outcome", name: outcome.id, path, on: "key" } : when;
}

/** What a value certainly reads; nothing for all other names. */
const readsOf = (name: string, values: LintContext["values"]): readonly string[] =>
  values.has(name) && readsAll(name, values) ? readBy(name, values) : [];

/** Everything that a value reads, itself or through other values; a value that nothing is known of reads nothing. */
export const readBy = (value: string, values: LintContext["values"]): readonly string[] =>
  [...withReads(value, values)].filter((name) => !values.has(name));

/**
 * What a value cannot be computed without: lists of names of which one each is needed. Of two branches only one is taken, so
 * what only one of them reads is in a list with what the other reads.
 *
 * @param isAsked whether a name is one that visitors give
 */
export function neededBy(
  value: string,
  values: LintContext["values"],
  isAsked: (name: string) => boolean,
): readonly OneOf[] {
  const sets = alternativesOf(value, values).map((set) => [...set].filter(isAsked));
  const shared = inAll(sets.map((set) => new Set(set)));
  const own = sets.map((set) => set.filter((read) => !shared.has(read)));
  // A branch that reads nothing of its own may be the one that is taken.
  const either = own.every(({ length }) => length > 0) ? [[...new Set(own.flat())]] : [];
  return [...[...shared].map((name) => [name]), ...either];
}

/**
 * What a value is computed from, if something stands in for all of it as long as none is given: `ifempty(garage, 0)`.
 * Before one of them is asked for, everybody has the same.
 */
export function replacedIn(
  value: string,
  values: LintContext["values"],
  isAsked: (name: string) => boolean,
): readonly string[] {
  const reads = readBy(value, values);
  const isReplaced = [...withReads(value, values)].some((name) => hasBranch(name, values, /"ifempty"/));
  return isReplaced && reads.every(isAsked) && neededBy(value, values, isAsked).length === 0 ? reads : [];
}

/** The sets of names of which each is enough to compute a value: one for each branch that can be taken. */
function alternativesOf(value: string, values: LintContext["values"]): readonly ReadonlySet<string>[] {
  const known = new Map<string, readonly ReadonlySet<string>[]>();
  const within = (tree: Tree): readonly ReadonlySet<string>[] => {
    if (typeof tree === "number") return [none];
    if (typeof tree === "string") return values.has(tree) ? of(tree) : [new Set([tree])];
    const [operation, ...operands] = tree;
    const [first = [none], ...others] = operands.map(within);
    if (operation === "if") return together(first, others.flat());
    if (operation === "and" || operation === "or" || operation === "ifempty")
      return distinct([first, ...others].flat());
    return others.reduce(together, first);
  };
  const of = (name: string) => {
    const found = known.get(name) ?? within(values.get(name)?.compiled?.of ?? 0);
    known.set(name, found);
    return found;
  };
  return of(value);
}

/** What is enough for two things at once. Of very many sets only what is in all of them is kept. */
function together(
  ones: readonly ReadonlySet<string>[],
  others: readonly ReadonlySet<string>[],
): readonly ReadonlySet<string>[] {
  const sets = distinct(ones.flatMap((one) => others.map((other) => new Set([...one, ...other]))));
  return sets.length > mostSets ? [inAll(sets)] : sets;
}

const mostSets = 64;

const distinct = (sets: readonly ReadonlySet<string>[]): readonly ReadonlySet<string>[] => [
  ...new Map(sets.map((set) => [[...set].sort().join(" "), set])).values(),
];

const inAll = ([first = none, ...others]: readonly ReadonlySet<string>[]): ReadonlySet<string> =>
  new Set([...first].filter((name) => others.every((other) => other.has(name))));

/** Whether a value needs all that it reads. Of two branches it needs one, and one answer can be enough for "or" and for "ifempty". */
const readsAll = (value: string, values: LintContext["values"]): boolean =>
  [...withReads(value, values)].every((name) => !hasBranch(name, values, /"(?:if|ifempty|and|or)"/));

const hasBranch = (value: string, values: LintContext["values"], operation: RegExp): boolean =>
  operation.test(JSON.stringify(values.get(value)?.compiled?.of ?? ""));

/** A value, the values that it reads, and what these read. */
function withReads(value: string, values: LintContext["values"]): ReadonlySet<string> {
  const names = new Set([value]);
  for (const name of names) for (const read of values.get(name)?.reads ?? []) names.add(read);
  return names;
}
