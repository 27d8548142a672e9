import { type ConditionNode, readableNames, triedOutcomes } from "../../flow/index.ts";
import { evaluateEach } from "../../values/index.ts";
import type { LintContext } from "../context.ts";
import { birthdays } from "./zodiac.ts";

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
  const found = new Map<number, number>();
  for (const [index, birthday] of birthdays.entries()) {
    const [one, other] = [2000, 1964].map((year) => {
      const read = evaluateEach(values, (name) =>
        name === date ? Date.UTC(year, 0, 1) / 86_400_000 + index : undefined,
      );
      return tried.findIndex(({ when }) => !when || holds(when, read));
    });
    if (one === undefined || one === -1 || one !== other) return undefined;
    found.set(birthday, one);
  }
  return new Set(found.values()).size < 3 ? undefined : found;
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

function holds(node: ConditionNode, read: (name: string) => number | undefined): boolean {
  if (node.kind === "all") return node.parts.every((part) => holds(part, read));
  if (node.kind === "any") return node.parts.some((part) => holds(part, read));
  if (node.kind === "not") return !holds(node.part, read);
  const value = node.kind === "value" ? read(node.name) : undefined;
  if (node.kind !== "value" || value === undefined) return false;
  const { min, max, above, below } = node.bounds;
  const isPast = (bound: typeof min, fits: (limit: number) => boolean) => typeof bound !== "number" || fits(bound);
  return (
    isPast(min, (limit) => value >= limit) &&
    isPast(max, (limit) => value <= limit) &&
    isPast(above, (limit) => value > limit) &&
    isPast(below, (limit) => value < limit)
  );
}
