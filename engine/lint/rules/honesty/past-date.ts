import { fillCopy, fixedValue } from "../../../copy/index.ts";
import { quotedPlaces } from "../../placed-sections.ts";
import type { Rule } from "../../rule.ts";
import { datesIn } from "../../stated/dates-in.ts";

/** A day that a page announces is still to come. */
export const pastDate: Rule = {
  id: "past-date",
  severity: "warning",
  why: "“Until 31 March 2025” on today's page says that nobody looks after it, and an offer that ended months ago and is still there was never going to end. Write the next date, or remove the sentence. Days that only say what happened are not checked: those of reviews, quotes, sources and legal texts.",
  wrong: "- { type: text, text: The course begins on 3 March 2026. }",
  right: "- { type: text, text: The course begins on 3 March 2027. }",
  *check(context) {
    const { today, copy, definition } = context;
    if (today === undefined) return;
    const quoted = quotedPlaces(definition);
    for (const { text, path } of copy) {
      if (!places.has(String(path[0])) || quoted.some((place) => place.every((key, index) => path[index] === key)))
        continue;
      const said = fillCopy(text, (name) => (name.startsWith("facts.") ? fixedValue(definition, name) : undefined));
      for (const { excerpt, day } of datesIn(said, definition.language))
        if (day < today)
          yield {
            message: `This announces "${excerpt}", which is over. Write the next date, or remove the sentence.`,
            path,
            excerpt,
          };
    }
  },
};

const places: ReadonlySet<string> = new Set(["steps", "outcomes", "description", "texts"]);
