import type { FunnelDefinition } from "../../../../schema/funnel.types.ts";
import { fillCopy, fixedValue } from "../../../copy/index.ts";
import type { Finding } from "../../../problem/index.ts";
import { fieldWith } from "../../../traits/index.ts";
import { placedFields } from "../../placed-fields.ts";
import { quotedIn } from "../../placed-sections.ts";
import type { Rule } from "../../rule.ts";
import { datesIn } from "../../stated/dates-in.ts";

/** A day that a page announces, or asks for, is still to come. */
export const pastDate: Rule = {
  id: "past-date",
  severity: "warning",
  why: "“Until 31 March 2025” on today's page says that nobody looks after it, and an offer that ended months ago and is still there was never going to end. A form whose days are all over lets nobody through. Write the next date, or remove the sentence. Days that only say what happened are not checked: those of reviews, quotes, sources and legal texts, those in questions, and those more than two years ago, such as when a house was built.",
  wrong: "- { type: text, text: The course begins on 3 March 2026. }",
  right: "- { type: text, text: The course begins on 3 March 2027. }",
  *check(context) {
    const { today, authored, definition } = context;
    if (today === undefined) return;
    yield* pastFields(definition, today);
    const isQuoted = quotedIn(definition);
    for (const { text, path } of authored) {
      if (!places.has(String(path[0])) || isQuoted(path)) continue;
      const said = fillCopy(text, (name) => (name.startsWith("facts.") ? fixedValue(definition, name) : undefined));
      for (const { excerpt, day } of datesIn(said, definition.language))
        if (day < today && monthsFrom(day, today) <= 24 && !isAsked(said, excerpt))
          yield {
            message: `This announces "${excerpt}", which is over. Write the next date, or remove the sentence.`,
            path,
            excerpt,
          };
    }
  },
};

/** Fields none of whose days is to come. */
function* pastFields(definition: FunnelDefinition, today: string): Iterable<Finding> {
  for (const { field, path } of placedFields(definition)) {
    const { min, max } = fieldWith("givesDate", field) ?? {};
    if (areOver(min, max, today))
      yield {
        message: `The field "${field.id}" takes days until ${max}, and all are over. Write a later day, or one that is counted, such as "in 3 months".`,
        path: [...path, "max"],
      };
  }
}

/** Whether fixed days of a few months, as of an appointment, are past. Days of birth span more. */
const areOver = (min: string | undefined, max: string | undefined, today: string): boolean =>
  isFixed(min) && isFixed(max) && min <= max && max < today && monthsFrom(min, max) <= 18;

const isFixed = (bound: string | undefined): bound is string => bound !== undefined && /^\d{4}-/.test(bound);

function monthsFrom(first: string, last: string): number {
  const [from, to] = [first, last].map((day) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)));
  return (to ?? 0) - (from ?? 0);
}

/** Whether a day is in a question: it asks for what was, such as when a car was bought. */
const isAsked = (text: string, excerpt: string): boolean =>
  /^[^.!?؟。！？\n]*[?？؟]/.test(text.slice(text.indexOf(excerpt) + excerpt.length));

const places: ReadonlySet<string> = new Set(["steps", "outcomes", "description", "texts"]);
