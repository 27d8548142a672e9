import type { Step } from "../../schema/funnel.types.ts";
import type { StepFlow } from "../flow/index.ts";
import { typedNames } from "../traits/index.ts";
import type { LintContext } from "./context.ts";
import { impliedNames, type NeededAnswer, neededAnswers } from "./implied-names.ts";

/** An answer that a placeholder needs, and where it may be missing. */
type UnsetAnswer = NeededAnswer & {
  /** Whether the placeholder may be empty when a step is shown. */
  readonly isUnset: (step: number) => boolean;
  /** Those of its names that may have no value then. */
  readonly lackingAt: (step: number) => readonly string[];
};

/** Every placeholder for an answer that has no fallback, and where it may be empty. */
export function unsetAnswers(context: LintContext): readonly UnsetAnswer[] {
  const needed = neededAnswers(context);
  const unset = unsetAt(
    context,
    needed.flatMap(({ use, names }) => [use.name, ...names]),
  );
  return needed.map((answer) => {
    const lackingAt = (step: number) => answer.names.filter((name) => unset(name, step));
    // A condition may have asked for a value itself.
    const isUnset = (step: number) => unset(answer.use.name, step) && lackingAt(step).length > 0;
    return { ...answer, isUnset, lackingAt };
  });
}

/**
 * Whether a name may still have no value when a step is shown. Follows all ways from the start at once and records for each step which names may still be unset there. One walk
 * handles 32 names. A step is visited again only if another name turns out to be possibly unset, so the walk always
 * ends.
 */
function unsetAt(
  { definition, steps, graph, spelled }: LintContext,
  names: Iterable<string>,
): (name: string, step: number) => boolean {
  const bits = new Map([...new Set(names)].map((name, bit) => [name, bit]));
  const words = Math.ceil(bits.size / 32);
  const maskOf = (set: Iterable<string>, word: number) => {
    let mask = 0;
    for (const name of set) {
      const bit = bits.get(name);
      if (bit !== undefined && bit >>> 5 === word) mask |= 1 << (bit & 31);
    }
    return mask;
  };
  const sets = Object.entries(definition.steps).map(([id, step]) => {
    const flowStep = steps[id];
    return flowStep ? setNames(id, step, flowStep) : [];
  });
  const implied = graph.ways.map((ways) =>
    ways.map(({ exit }) => (exit.when ? impliedNames(spelled(exit.when), steps) : [])),
  );
  const unset = Array.from({ length: words }, (_, word) => {
    const open = new Int32Array(graph.ids.length);
    const seen = new Uint8Array(graph.ids.length);
    if (graph.start === undefined) return open;
    open[graph.start] = -1;
    seen[graph.start] = 1;
    const queue = [graph.start];
    for (let step = queue.pop(); step !== undefined; step = queue.pop()) {
      const left = (open[step] ?? 0) & ~maskOf(sets[step] ?? [], word);
      for (const [index, { to }] of (graph.ways[step] ?? []).entries()) {
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
  return (name, step) => {
    const bit = bits.get(name) ?? 0;
    return (((unset[bit >>> 5]?.[step] ?? 0) >>> (bit & 31)) & 1) === 1;
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
