import { fieldWith } from "../../../traits/index.ts";
import { placedFields } from "../../placed-fields.ts";
import type { Rule } from "../../rule.ts";
import { firstIn, firstOf, ownOf } from "../../words/index.ts";

/** Nobody has to agree to advertising in order to go on. */
export const forcedConsent: Rule = {
  id: "forced-consent",
  severity: "warning",
  why: "A consent to a newsletter or to advertising has to be given freely, and one without which the form cannot be sent is not: in the EU it is void (GDPR, article 7), so that each mail that follows was sent without any. Leave the box to those who want it: without `required` it may stay empty. What a form cannot do without, such as the answer to an enquiry, needs no box.",
  wrong: "- { id: news, type: checkbox, label: News, text: Send me your newsletter., required: true }",
  right: "- { id: news, type: checkbox, label: News, text: Send me your newsletter. }",
  *check({ definition }) {
    const { language } = definition;
    const advertising = firstOf("advertising", language);
    const denial = firstIn(ownOf("denial", language));
    for (const { field, path } of placedFields(definition)) {
      const ticked = fieldWith("givesConsent", field);
      if (!ticked?.required || denial.test(ticked.text)) continue;
      const excerpt = advertising.exec(ticked.text)?.[0];
      if (excerpt !== undefined)
        yield {
          message: `Nobody can go on without this box, which agrees to "${excerpt}". A consent to advertising has to be free: take "required" away.`,
          path: [...path, "required"],
          on: "key",
        };
    }
  },
};
