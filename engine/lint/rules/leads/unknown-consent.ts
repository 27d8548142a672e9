import { didYouMean } from "../../../problem/index.ts";
import { fieldsOf, fieldWith } from "../../../traits/index.ts";
import type { Rule } from "../../rule.ts";

/** What a mail asks to confirm is a checkbox of the funnel. */
export const unknownConsent: Rule = {
  id: "unknown-consent",
  severity: "error",
  why: "The mail of `lead.confirm` goes to whoever has ticked the checkbox that it names. Where there is no such checkbox, nobody is asked, and no contact of the newsletter is confirmed.",
  wrong: "consent: letter",
  right: "consent: letters",
  *check({ definition: { lead, steps } }) {
    const named = lead?.confirm?.consent;
    if (named === undefined) return;
    const fields = Object.values(steps).flatMap(fieldsOf);
    const boxes = fields.flatMap((field) => (fieldWith("givesConsent", field) ? field.id : []));
    if (boxes.includes(named)) return;
    const other = fields.find(({ id }) => id === named);
    const { sentence, suggest } = didYouMean(named, boxes);
    yield {
      message: other
        ? `"${named}" is no checkbox but a field of the type ${other.type}. Name the checkbox that visitors tick, or leave consent out to ask everybody.${sentence}`
        : `No form has a checkbox "${named}", so nobody gets this mail. Name the checkbox that visitors tick, or leave consent out to ask everybody.${sentence}`,
      path: ["lead", "confirm", "consent"],
      suggest,
    };
  },
};
