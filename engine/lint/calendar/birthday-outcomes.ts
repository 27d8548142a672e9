import { type ConditionNode, type Facts, holds, readableNames, triedOutcomes } from "../../flow/index.ts";
import type { LintContext } from "../context.ts";
import { ofEachBirthday } from "./each-birthday.ts";

/**
 * The outcome of each birthday, by its place in the list, where outcomes go by the month and the day of a date alone;
 * undefined if they ask for anything else, or give all birthdays the same.
 */
export function birthdayOutcomes(context: LintContext): ReadonlyMap<number, number> | undefined {
  const { definition, steps, values } = context;
  const tried = triedOutcomes(definition);
  if (tried.length < 3) return undefined;
  const names = readableNames(definition, steps);
  const isDate = (name: string) => names.get(name)?.type.kind === "date";
  const reads = tried.flatMap(({ when }) => (when ? readBy(when) : []));
  const dates = new Set(reads.flatMap((name) => values.get(name)?.reads ?? []));
  const [date, ...others] = dates;
  if (date === undefined || others.length > 0 || !isDate(date)) return undefined;
  const given = ofEachBirthday(context, date, (read) => {
    const at = tried.findIndex(({ when }) => holds(when, factsOf(read)));
    return at === -1 ? undefined : at;
  });
  return new Set(given?.values()).size < 3 ? undefined : given;
}

/** The values that a condition asks for; a name that no value has, if it asks for anything else. */
function readBy(node: ConditionNode): readonly string[] {
  if (node.kind === "all" || node.kind === "any") return node.parts.flatMap(readBy);
  if (node.kind === "not") return readBy(node.part);
  const isPlain =
    node.kind === "value" &&
    node.of === "value" &&
    Object.values(node.bounds).every((bound) => typeof bound === "number");
  return isPlain ? [node.name] : ["?"];
}

/** Whoever has given nothing but a date. */
const factsOf = (read: (name: string) => number | undefined): Facts => ({
  choices: {},
  query: {},
  has: () => false,
  outcome: () => false,
  score: () => 0,
  meets: (name, bounds) => {
    const value = read(name);
    const isPast = (bound: unknown, fits: (limit: number) => boolean) => typeof bound !== "number" || fits(bound);
    return (
      value !== undefined &&
      isPast(bounds.min, (limit) => value >= limit) &&
      isPast(bounds.max, (limit) => value <= limit) &&
      isPast(bounds.above, (limit) => value > limit) &&
      isPast(bounds.below, (limit) => value < limit)
    );
  },
});
