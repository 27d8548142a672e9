import { namesIn } from "../../../copy/index.ts";
import { dayAt, isDay } from "../../../fields/index.ts";
import { type ConditionNode, parseCondition } from "../../../flow/index.ts";
import { isWithin } from "../../../problem/index.ts";
import { sectionPlaces } from "../../../traits/index.ts";
import type { Rule } from "../../rule.ts";
import { datesIn } from "../../stated/dates-in.ts";
import { firstOf } from "../../words/index.ts";

/** A deadline in a text is the day that the value beside it counts to. */
export const differingDay: Rule = {
  id: "differing-day",
  severity: "warning",
  why: "“Until 31 December, 65 days are left” counts to a day, and so does the value behind it. If one of the two was moved alone, the page goes on promising what the text says is over. Write the same day in both.",
  wrong: "left: { of: 2027-01-31 - today, unit: days }",
  right: "left: { of: 2026-12-31 - today, unit: days }",
  *check({ authored, definition, withFacts }) {
    const { values, steps, language } = definition;
    const ends = new Map(
      Object.entries(values).flatMap(([name, { of }]) => {
        const [, day = ""] = /^\s*(\d{4}-\d{2}-\d{2})\s*-\s*today\s*$/.exec(String(of)) ?? [];
        return isDay(day) ? [[name, day] as const] : [];
      }),
    );
    if (ends.size === 0) return;
    for (const [id, step] of Object.entries(steps))
      for (const { section, at } of sectionPlaces(step)) {
        const place = ["steps", id, ...at];
        const until = section.when && lastDay(parseCondition(section.when, place), ends);
        if (!until) continue;
        for (const { text, path } of authored) {
          if (!isWithin(path, place) || !namesIn(text).includes(until.name)) continue;
          const said = withFacts(text);
          // What is announced to begin on a day does not end on it.
          const days = datesIn(said, language).filter(({ excerpt }) => !firstOf("starting", language).test(excerpt));
          const [first] = days;
          // A later day may be the end of something else: buy within 3 days, watch until 31 December 2027.
          if (first && days.every(({ day }) => day < until.day))
            yield {
              message: `This says "${first.excerpt}", but is shown until ${until.day}, to which value "${until.name}" counts. Write the same day in both.`,
              path,
              ...(text.includes(first.excerpt) && { excerpt: first.excerpt }),
            };
        }
      }
  },
};

/** The last day on which a condition holds, if that is when a value has come down to nought or to one. */
function lastDay(node: ConditionNode, ends: ReadonlyMap<string, string>) {
  const end = node.kind === "value" ? ends.get(node.name) : undefined;
  if (node.kind !== "value" || end === undefined) return undefined;
  const { min, above } = node.bounds;
  if (min === 0 || above === -1) return { name: node.name, day: end };
  return min === 1 || above === 0 ? { name: node.name, day: dayAt("1 day ago", end) } : undefined;
}
