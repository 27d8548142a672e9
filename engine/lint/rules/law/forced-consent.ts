import { fieldWith } from "../../../traits/index.ts";
import { isInStep } from "../../copy-texts.ts";
import { placedFields } from "../../placed-fields.ts";
import type { Rule } from "../../rule.ts";
import { allIn, anyOf, firstIn, ownOf, sentenceAt } from "../../words/index.ts";

/** Nobody has to agree to advertising in order to go on. */
export const forcedConsent: Rule = {
  id: "forced-consent",
  severity: "warning",
  why: "A consent to a newsletter or to advertising has to be given freely, and one without which the form cannot be sent is not: in the EU it is void (GDPR, article 7), so that each mail that follows was sent without any. Leave the box to those who want it: without `required` it may stay empty. What a form cannot do without, such as the answer to an enquiry, needs no box.",
  wrong: "- { id: news, type: checkbox, label: News, text: Send me your newsletter., required: true }",
  right: "- { id: news, type: checkbox, label: News, text: Send me your newsletter. }",
  *check({ copy, definition }) {
    const { language } = definition;
    const advertising = allIn(anyOf("advertising", language));
    const denial = firstIn(ownOf("denial", language));
    for (const { field, path } of placedFields(definition)) {
      const ticked = fieldWith("givesConsent", field);
      if (!ticked?.required) continue;
      const found = [...ticked.text.matchAll(advertising)].find(({ index }) => {
        const { before, rest } = sentenceAt(ticked.text, index);
        return !denial.test(before + rest);
      });
      const excerpt = found?.[0];
      if (excerpt !== undefined)
        yield {
          message: `Nobody can go on without this box, which agrees to "${excerpt}". A consent to advertising has to be free: take "required" away.`,
          path: [...path, "required"],
          on: "key",
        };
    }
    for (const { text, path } of copy.filter(isInStep)) {
      const [needed] = consentNeeded.exec(text) ?? [];
      if (needed !== undefined)
        yield {
          message: `"${needed}" makes a condition of a consent. It has to be free: say that nobody needs to agree in order to go on.`,
          path,
          excerpt: needed,
        };
      const [calls] = path.at(-1) === "consent" && !freely.test(text) ? (byMachine.exec(text) ?? []) : [];
      if (needed === undefined && calls !== undefined)
        yield {
          message: `Whoever goes on agrees to "${calls}". In the United States nobody may have to: say that consent is not a condition of any purchase, or ask for it in a box of its own.`,
          path,
          excerpt: calls,
        };
    }
  },
};

/** Calls and texts that American law (the TCPA) asks a written consent for, which no purchase may hang on. */
const byMachine =
  /(?<!\p{L})(?:marketing|telemarketing|promotional|automated|auto-?dial(?:ed|er|ing)|pre-?recorded|artificial)(?: or (?:a )?pre-?recorded)? (?:\p{L}+ )?(?:calls?|texts?|messages?|technology|voice)(?!\p{L})|(?<!\p{L})auto-?dialer(?!\p{L})|(?<!\p{L})robocalls?(?!\p{L})/iu;
const freely =
  /(?<!\p{L})(?:not|n['’]t|never|without)(?!\p{L})[^.!?]*(?:condition|required?|necessary|need|ha(?:ve|s) to|must|agree|consent)/iu;
const consentNeeded =
  /(?<!\p{L})consent (?:to \p{L}+ (?:\p{L}+ ){0,3})?is (?:required|mandatory|needed|necessary|a condition)(?! by(?!\p{L}))[^.!?]{0,30}/iu;
