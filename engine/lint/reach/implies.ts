import type { Range } from "../../../schema/funnel.types.ts";
import type { AtomKind, ConditionAtom, ConditionNode } from "../../flow/index.ts";
import { codeOf } from "../../values/index.ts";

/**
 * Whether one condition can only hold where another one does, as far as their words alone say so.
 *
 * @returns false also where only a closer look at the funnel could tell
 */
export function implies(one: ConditionNode, other: ConditionNode): boolean {
  // What nobody meets, as it asks for something that does not exist, is told where it stands.
  if (one.kind === "any") return one.parts.length > 0 && one.parts.every((part) => implies(part, other));
  if (other.kind === "all") return other.parts.every((part) => implies(one, part));
  if (one.kind === "all" && one.parts.some((part) => implies(part, other))) return true;
  if (other.kind === "any") return other.parts.some((part) => implies(one, part));
  if (one.kind === "not" && other.kind === "not") return implies(other.part, one.part);
  return isAtom(one) && isAtom(other) && impliesAtom(one, other);
}

/** The questions that must all be answered with yes for a condition to hold. */
export function needed(condition: ConditionNode): readonly ConditionAtom[] {
  if (condition.kind === "all") return condition.parts.flatMap(needed);
  return isAtom(condition) ? [condition] : [];
}

const isAtom = (node: ConditionNode): node is ConditionNode<AtomKind> =>
  node.kind !== "all" && node.kind !== "any" && node.kind !== "not";

function impliesAtom(one: ConditionAtom, other: ConditionAtom): boolean {
  if (one.name !== other.name) return false;
  if (one.kind === "chosen" && other.kind === "chosen")
    return one.options.every(({ id }) => other.options.some((option) => option.id === id));
  if (one.kind === "query" && other.kind === "query") return one.values.every((value) => other.values.includes(value));
  if ((one.kind === "score" || one.kind === "count") && one.kind === other.kind) return liesIn(one.range, other.range);
  if (one.kind === "value" && other.kind === "value") return boundsImply(one.bounds, other.bounds);
  return (one.kind === "has" || one.kind === "outcome") && one.kind === other.kind;
}

/** Bounds that are numbers, options and beginnings can be compared; others only imply the same ones. */
function boundsImply(one: ConditionNode<"value">["bounds"], other: ConditionNode<"value">["bounds"]): boolean {
  if (one.is && other.is) return one.is.every((id) => other.is?.includes(id));
  const [first, last] = [one.is ?? one.starts, one.is ?? one.ends];
  if (first && other.starts) {
    const wide = other.starts.map(codeOf);
    return first.map(codeOf).every((code) => wide.some((start) => code.startsWith(start)));
  }
  if (last && other.ends) {
    const wide = other.ends.map(codeOf);
    return last.map(codeOf).every((code) => wide.some((end) => code.endsWith(end)));
  }
  const [from, to] = [endsOf(one), endsOf(other)];
  if (!from || !to) return JSON.stringify(one) === JSON.stringify(other);
  return isWithinEnd(from.low, to.low, 1) && isWithinEnd(from.high, to.high, -1);
}

export type End = { readonly at: number; readonly isOpen: boolean };

/** The ends of bounds that are plain numbers. */
export function endsOf(
  bounds: ConditionNode<"value">["bounds"],
): { readonly low: End; readonly high: End } | undefined {
  const { min, max, above, below, ...others } = bounds;
  if (Object.keys(others).length > 0 || [min, max, above, below].some((bound) => typeof bound === "object"))
    return undefined;
  const number = (bound: typeof min, otherwise: number) => (typeof bound === "number" ? bound : otherwise);
  const [least, more] = [number(min, -Infinity), number(above, -Infinity)];
  const [most, less] = [number(max, Infinity), number(below, Infinity)];
  return {
    low: { at: Math.max(least, more), isOpen: more >= least },
    high: { at: Math.min(most, less), isOpen: less <= most },
  };
}

/** Whether one end of a range is no further out than that of another one; `inwards` is the sign of the way in. */
const isWithinEnd = (one: End, other: End, inwards: 1 | -1) =>
  one.at === other.at ? one.isOpen || !other.isOpen : one.at * inwards > other.at * inwards;

const liesIn = ({ min = -Infinity, max = Infinity }: Range, other: Range) =>
  min >= (other.min ?? -Infinity) && max <= (other.max ?? Infinity);
