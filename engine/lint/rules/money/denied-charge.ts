import type { Plan } from "../../../../schema/funnel.types.ts";
import { offeredPlans, quotedPlaces } from "../../placed-sections.ts";
import type { Rule } from "../../rule.ts";
import { allIn, anyOf, firstOf } from "../../words/index.ts";
import type { Words } from "../../words/words.ts";

/** A page that sells plans does not say that there is nothing to pay, no card to give or no renewal, where each has it. */
export const deniedCharge: Rule = {
  id: "denied-charge",
  severity: "warning",
  why: "“Start for free” on the button of a page on which every plan costs something, “no card needed” before a form that asks for one, or “no renewal” beside plans that renew: the buyer is charged for what was said to cost nothing, and asks for the money back. Say what is charged, or offer a plan that is as the text says.",
  wrong: "- { type: heading, text: Start for free }",
  right: "- { type: heading, text: Start now }",
  *check({ copy, definition }) {
    const { language } = definition;
    const quoted = quotedPlaces(definition);
    const denial = firstOf("denial", language);
    for (const step of Object.keys(definition.steps)) {
      const plans = offeredPlans(definition, step).map(({ plan }) => plan);
      const denied = plans.length === 0 ? [] : charges.filter(({ isMade }) => plans.every(isMade));
      if (denied.length === 0) continue;
      for (const { text, path } of copy) {
        // What can be won is a gift, and no charge.
        if (path[0] !== "steps" || path[1] !== step || path[2] === "wheel" || path[2] === "bonus") continue;
        if (quoted.some((place) => place.every((key, index) => path[index] === key))) continue;
        for (const { words, truth } of denied)
          for (const { 0: excerpt, index } of text.matchAll(allIn(anyOf(words, language)))) {
            const before = text.slice(0, index).split(sentenceEnd).at(-1) ?? "";
            const isAsked = /^[^.!?。！？]*[?？]/.test(text.slice(index));
            if (isAsked || (words === "freeOffer" && denial.test(before)) || otherMeans.test(text)) continue;
            yield {
              message: `"${excerpt}" is said here, but every plan of step "${step}" ${truth}. Take it out, or offer a plan for which it is true.`,
              path,
              excerpt,
            };
          }
      }
    }
  },
};

type Charge = {
  readonly words: keyof Words;
  readonly isMade: (plan: Plan) => boolean;
  readonly truth: string;
};

const charges: readonly Charge[] = [
  { words: "freeOffer", isMade: ({ price }) => price > 0, truth: "costs something" },
  { words: "noCard", isMade: ({ price, renews }) => price > 0 || renews !== undefined, truth: "is paid for" },
  { words: "noRenewal", isMade: ({ renews }) => renews !== undefined, truth: "renews" },
];

const sentenceEnd = /[.!?。！？]/;

/** Whoever pays by other means may do so without a card. */
const otherMeans = /(?<!\p{L})(?:pix|paypal|sepa|ideal|blik|bizum|klarna|boleto)(?!\p{L})/iu;
