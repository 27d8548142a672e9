import { fieldWith } from "../../../traits/index.ts";
import { isInStep } from "../../copy-texts.ts";
import { placedFields } from "../../placed-fields.ts";
import type { Rule } from "../../rule.ts";
import { allOf, anyOf, firstIn, firstOf, matchesIn, ownOf, sentenceAt } from "../../words/index.ts";

/** Nobody has to agree to advertising in order to go on. */
export const forcedConsent: Rule = {
  id: "forced-consent",
  severity: "warning",
  why: "A consent to a newsletter or to advertising has to be given freely, and one without which the form cannot be sent is not: in the EU it is void (GDPR, article 7), so that each mail that follows was sent without any. Leave the box to those who want it: without `required` it may stay empty. What a form cannot do without, such as the answer to an enquiry, needs no box.",
  wrong: "- { id: news, type: checkbox, label: News, text: Send me your newsletter., required: true }",
  right: "- { id: news, type: checkbox, label: News, text: Send me your newsletter. }",
  *check({ copy, definition }) {
    const { language } = definition;
    const advertising = allOf("advertising", language);
    const denial = firstIn(ownOf("denial", language));
    for (const { field, path } of placedFields(definition)) {
      const ticked = fieldWith("givesConsent", field);
      if (!ticked?.required) continue;
      const found = matchesIn(ticked.text, advertising).find(({ index }) => {
        const { before, rest } = sentenceAt(ticked.text, index);
        return !denial.test(before + rest) && !never.test(before);
      });
      const excerpt = found?.[0];
      if (excerpt !== undefined)
        yield {
          message: `Nobody can go on without this box, which agrees to "${excerpt}". A consent to advertising has to be free: take "required" away.`,
          path: [...path, "required"],
          on: "key",
        };
    }
    const consentNeeded = firstOf("consentNeeded", language);
    // What somebody agrees to without a box: "By continuing you agree to receive our newsletter."
    const byGoingOn = firstIn(`${anyOf("agreeing", language)}(?<to>[^.!?;]*)`);
    const byChoice = firstOf("byChoice", language);
    const optional = firstOf("optional", language);
    for (const { text, path } of copy.filter(isInStep)) {
      const [needed] = consentNeeded.exec(text) ?? [];
      if (needed !== undefined)
        yield {
          message: `"${needed}" makes a condition of a consent. It has to be free: say that nobody needs to agree in order to go on.`,
          path,
          excerpt: needed,
        };
      const isAgreed = path.at(-1) === "consent" && needed === undefined && !freely.test(text);
      const { 0: calls, index } = (isAgreed && byMachine.exec(text)) || { index: 0 };
      if (calls !== undefined && !never.test(sentenceAt(text, index).before))
        yield {
          message: `Whoever goes on agrees to "${calls}". In the United States nobody may have to: say that consent is not a condition of any purchase, or ask for it in a box of its own.`,
          path,
          excerpt: calls,
        };
      const agreed = calls === undefined && needed === undefined ? byGoingOn.exec(text) : null;
      const { to = "" } = agreed?.groups ?? {};
      const [wanted] = matchesIn(to.split(described)[0] ?? "", advertising);
      const isFree = freely.test(text) || optional.test(text) || byChoice.test(text.slice(text.indexOf(to)));
      if (wanted && !denial.test(to) && !isFree)
        yield {
          message: `Whoever goes on agrees to "${wanted[0]}". A consent to advertising has to be free: ask for it in a box of its own.`,
          path,
          excerpt: wanted[0],
        };
    }
  },
};

/** What a text that is agreed to is about. */
const described = /, (?:which|that|die|welche|qui|que|che|dat|któr\p{L}) /u;

/** Calls and texts that American law (the TCPA) asks a written consent for, which no purchase may hang on. */
const byMachine =
  /(?<!\p{L})(?:marketing|telemarketing|promotional|automated|auto-?dial(?:ed|er|ing)|pre-?recorded|artificial)(?: or (?:a )?pre-?recorded)? (?:(?:phone|sales|marketing|text|sms|e?-?mail|calling|dialing) )?(?:calls?|texts?|messages?|technology|voice)(?!\p{L})|(?<!\p{L})auto-?dialer(?!\p{L})|(?<!\p{L})robocalls?(?!\p{L})/iu;
const freely =
  /(?:(?<!\p{L})(?:not|never|without|nobody|no one)|n['’]t)(?!\p{L})[^.!?]*(?:condition|required?|necessary|need|ha(?:ve|s) to|must|agree|consent)/iu;
/** What is said to be left alone: "We never make robocalls". */
const never = /(?:(?<!\p{L})(?:no|not|never|without|nobody)|n['’]t)(?!\p{L})/iu;
