import { didYouMean } from "../../../problem/index.ts";
import { contactFields, fieldsOf, fieldWith } from "../../../traits/index.ts";
import type { LintContext } from "../../context.ts";
import { placedFields } from "../../placed-fields.ts";
import { leadsFrom } from "../../reach-from.ts";
import type { Rule } from "../../rule.ts";

/** What a mail asks to confirm is a checkbox of the funnel. */
export const unknownConsent: Rule = {
  id: "unknown-consent",
  severity: "error",
  why: "The mail of `lead.confirm` goes to whoever has ticked the checkbox that it names. Where there is no such checkbox, or it comes after the address, nobody is asked, and no contact of the newsletter is confirmed.",
  wrong: "consent: letter",
  right: "consent: letters",
  *check(context) {
    const { lead, steps } = context.definition;
    const named = lead?.confirm?.consent;
    if (named === undefined) return;
    const fields = Object.values(steps).flatMap(fieldsOf);
    const boxes = fields.flatMap((field) => (fieldWith("givesConsent", field) ? field.id : []));
    if (boxes.includes(named)) {
      for (const { step, path } of tickedLate(named, context))
        yield {
          message: `Whoever ticks "${named}" has left the address before, on step "${step}", and gets no mail. Put the checkbox into that form or on the way to it.`,
          path,
        };
      return;
    }
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

/** Checkboxes from which no way leads to a step that asks for an address, each with the step before that does. */
function tickedLate(named: string, { definition, graph }: LintContext) {
  const { steps } = definition;
  const asking = Object.entries(steps).flatMap(([id, step]) => (contactFields(step).includes("email") ? id : []));
  const placed = placedFields(definition).filter(({ field }) => field.id === named);
  const leads = leadsFrom(graph, [...asking, ...placed.map(({ step }) => step)]);
  return placed.flatMap(({ step: at, path }) => {
    if (asking.some((to) => to === at || leads(at, to))) return [];
    const step = asking.find((from) => leads(from, at));
    return step === undefined ? [] : { step, path: [...path, "id"] };
  });
}
