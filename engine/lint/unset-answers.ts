import type { Step } from "../../schema/funnel.types.ts";
import { type Exit, keepsPick, type StepFlow } from "../flow/index.ts";
import { requiredOneOf, typedNames } from "../traits/index.ts";
import type { LintContext } from "./context.ts";
import { impliedNames, type NeededAnswer, neededAnswers, type OneOf, readWhere, told } from "./implied-names.ts";
import { placedSections } from "./placed-sections.ts";
import { type AlwaysPassed, alwaysPassed } from "./reach/always-passed.ts";
import { mayLack } from "./reach/asked-for.ts";
import { meetAny } from "./reach/meet-any.ts";
import { allOf, not, waysFor } from "./reach/ways-for.ts";
import { answersWhere, type KnownAnswers, waysUnder, whereAnswered } from "./reach/ways-under.ts";

/** An answer that a placeholder needs, and where it may be missing. */
type UnsetAnswer = NeededAnswer & {
  /** Whether the placeholder may be empty when a step is shown. */
  readonly isUnset: (step: number) => boolean;
  /** Those of its lists of names of which none may have a value then. */
  readonly lackingAt: (step: number) => readonly OneOf[];
};

const none: KnownAnswers = new Map();

/** Every placeholder for an answer that has no fallback, and where it may be empty. */
export function unsetAnswers(context: LintContext): readonly UnsetAnswer[] {
  const needed = neededAnswers(context);
  const unset = unsetAt(
    context,
    needed.flatMap(({ use, names }) => [[use.name], ...names]),
  );
  let passed: AlwaysPassed | undefined;
  const isAnswered = (id: string, step: number) => {
    passed ??= alwaysPassed(context.graph);
    return (context.steps[id]?.min ?? 0) > 0 && passed(step, context.graph.numbers.get(id) ?? -1);
  };
  return needed.map((answer) => {
    const { name } = answer.use;
    const when = readWhere(answer.use, context);
    // Who reads a section that asks for an answer has come by the ways that this answer leads.
    const where = when ? answersWhere(context.spelled(when), context.steps) : none;
    const known = whereAnswered(where, (id) => answer.shownAt.every((step) => isAnswered(id, step)));
    const names = [[name], ...answer.names];
    const unsetThere =
      known.size > 0 && answer.shownAt.some((step) => unset([name], step)) ? unsetAt(context, names, known) : unset;
    const lackingAt = (step: number) =>
      answer.names.filter(
        (oneOf) =>
          unsetThere(oneOf, step) &&
          oneOf.every((one) => mayLack(one, step, when, context, (id) => isAnswered(id, step))),
      );
    // A condition may have asked for a value itself.
    const isUnset = (step: number) => unsetThere([name], step) && lackingAt(step).length > 0;
    return { ...answer, isUnset, lackingAt };
  });
}

/**
 * Whether all names of a list may still have no value when a step is shown. Follows all ways from the start at once and
 * records for each step which lists may still be unset there. One walk handles 32 lists. A step is visited again only if
 * another list turns out to be possibly unset, so the walk always ends.
 *
 * @param known what is known of the answers of those who read it
 */
function unsetAt(
  context: LintContext,
  lists: readonly OneOf[],
  known?: KnownAnswers,
): (oneOf: OneOf, step: number) => boolean {
  const { definition, steps, graph } = context;
  const keyOf = (oneOf: OneOf) => JSON.stringify(oneOf);
  const bits = new Map([...new Set(lists.map(keyOf))].map((key, bit) => [key, bit]));
  const bitsOf = new Map<string, Set<number>>();
  for (const oneOf of lists)
    for (const name of oneOf) bitsOf.set(name, (bitsOf.get(name) ?? new Set()).add(bits.get(keyOf(oneOf)) ?? 0));
  for (const [key, bit] of bits) bitsOf.set(key, new Set([bit]));
  const words = Math.ceil(bits.size / 32);
  const maskOf = (set: Iterable<string>, word: number) => {
    let mask = 0;
    for (const name of set) for (const bit of bitsOf.get(name) ?? []) if (bit >>> 5 === word) mask |= 1 << (bit & 31);
    return mask;
  };
  // Of what one of several fields gives, two that are asked for under conditions are taken to share all visitors.
  const shared = (names: readonly string[]) =>
    lists.flatMap((list) => {
      const [first, second] = list.filter((name) => names.includes(name));
      return first !== undefined && second !== undefined ? keyOf(list) : [];
    });
  /** Whoever has left a form has filled in one of its fields of which one is enough. */
  const filledIn = (step: Step) => {
    const names = requiredOneOf(step);
    return names.length === 0 ? [] : lists.filter((list) => names.every((name) => list.includes(name))).map(keyOf);
  };
  const sets = Object.entries(definition.steps).map(([id, step]) => {
    const flowStep = steps[id];
    if (!flowStep) return [];
    const conditional = flowStep.fields.flatMap((field) => (field.when ? field.id : []));
    return [...setNames(id, step, flowStep), ...shared(conditional), ...filledIn(step)];
  });
  const allWays = known ? waysUnder(graph, known) : graph.ways;
  const isKept = keptAfter(context);
  const implied = allWays.map((ways, from) =>
    ways.map(({ exit, to }) => [
      ...(exit.when ? impliedNames(told(exit.when, context), steps) : []),
      ...(isKept(from, exit, to) ? ["plan"] : []),
    ]),
  );
  const unset = Array.from({ length: words }, (_, word) => {
    const open = new Int32Array(graph.ids.length);
    const seen = new Uint8Array(graph.ids.length);
    if (graph.start === undefined) return open;
    const queue = [graph.start, ...graph.mailed];
    for (const step of queue) {
      open[step] = -1;
      seen[step] = 1;
    }
    for (let step = queue.pop(); step !== undefined; step = queue.pop()) {
      const left = (open[step] ?? 0) & ~maskOf(sets[step] ?? [], word);
      for (const [index, { to }] of (allWays[step] ?? []).entries()) {
        const arriving = left & ~maskOf(implied[step]?.[index] ?? [], word);
        const before = open[to] ?? 0;
        if (seen[to] && (before | arriving) === before) continue;
        seen[to] = 1;
        open[to] = before | arriving;
        queue.push(to);
      }
    }
    return open;
  });
  return (oneOf, step) => {
    const bit = bits.get(keyOf(oneOf)) ?? 0;
    return (((unset[bit >>> 5]?.[step] ?? 0) >>> (bit & 31)) & 1) === 1;
  };
}

/** Whether everybody who goes a way from a step has picked one of its plans. Whoever is offered none has not. */
function keptAfter(context: LintContext): (from: number, exit: Exit, to: number) => boolean {
  const { definition, graph, steps } = context;
  const withoutPlan = new Map(
    [...new Set(placedSections(definition, "offersPlans").map(({ step }) => step))].map((step) => {
      const offers = placedSections(definition, "offersPlans").filter((offer) => offer.step === step);
      const whens = offers.flatMap(({ when = [] }) => when);
      const isForAll = whens.length < offers.length || meetAny(whens, step, context);
      const unmet = allOf(whens.map((when) => not(context.spelled(when))));
      const ways = isForAll ? undefined : waysFor(unmet, context, () => true);
      return [step, new Set(ways?.[graph.numbers.get(step) ?? -1]?.map((way) => way.to))];
    }),
  );
  return (from, exit, to) => {
    const id = graph.ids[from] ?? "";
    const [step, flow] = [definition.steps[id], steps[id]];
    return step !== undefined && flow !== undefined && keepsPick(step, flow, exit) && !withoutPlan.get(id)?.has(to);
  };
}

/** Names that certainly have a value once a visitor has left a step. */
function setNames(id: string, step: Step, { save, min, options }: StepFlow): readonly string[] {
  const answered = options.length > 0 && min > 0;
  return [
    ...(answered ? [`answer.${id}`] : []),
    ...(answered && save !== undefined ? [save] : []),
    ...typedNames(step),
  ];
}
