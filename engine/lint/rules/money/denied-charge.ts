import type { FunnelDefinition, Plan } from "../../../../schema/funnel.types.ts";
import type { Finding, Path } from "../../../problem/index.ts";
import { type CopyText, isInStep } from "../../copy-texts.ts";
import { offeredPlans, quotedIn } from "../../placed-sections.ts";
import type { Rule } from "../../rule.ts";
import {
  allIn,
  allOf,
  anyOf,
  firstIn,
  firstOf,
  inAll,
  inAny,
  inSpaced,
  matchesIn,
  ownOf,
  sentenceAt,
} from "../../words/index.ts";
import { literal } from "../../words/literal.ts";

/** A page that sells plans does not say that there is nothing to pay, no card to give or no renewal, where each has it. */
export const deniedCharge: Rule = {
  id: "denied-charge",
  severity: "warning",
  why: "“Start for free” on the button of a page on which every plan costs something, “no payment needed” or “no card needed” before a form that asks for one, “no renewal” or “one payment, no subscription” beside plans that renew: the buyer is charged for what was said to cost nothing, and asks for the money back. Say what is charged, or offer a plan that is as the text says.",
  wrong: "- { type: heading, text: Start for free }",
  right: "- { type: heading, text: Start now }",
  *check({ copy, definition }) {
    const { language } = definition;
    const isQuoted = quotedIn(definition);
    yield* freePlans(definition, copy, isQuoted);
    // "Free home visit" is free, "Visit with free parking" is none.
    const free = firstIn(`^${anyOf("costFree", language)}`);
    for (const [id, { name, price }] of Object.entries(definition.plans)) {
      const [excerpt] = price > 0 ? (firstOf("freeOffer", language).exec(name) ?? free.exec(name) ?? []) : [];
      if (excerpt !== undefined)
        yield {
          message: `Plan "${id}" is called "${name}", but costs something. Take "${excerpt}" out of its name, or write "price: 0".`,
          path: ["plans", id, "name"],
          excerpt,
        };
    }
    const denied = new Map(Object.keys(definition.steps).map((step) => [step, chargesOf(definition, step)]));
    for (const { text, path } of copy.filter(isInStep)) {
      const step = String(path[1]);
      // What can be won is a gift, and no charge.
      if (path[2] === "wheel" || path[2] === "bonus" || isQuoted(path)) continue;
      for (const { words, truth } of denied.get(step) ?? [])
        for (const { 0: excerpt, index } of matchesIn(text, allOf(words, language))) {
          if (/[?？؟]/.test(text[index + sentenceAt(text, index).rest.length] ?? "")) continue;
          if (saysElse[words](text, { index, length: excerpt.length, language })) continue;
          yield {
            message: `"${excerpt}" is said here, but every plan of step "${step}" ${truth}. Take it out, or offer a plan for which it is true.`,
            path,
            excerpt,
          };
        }
    }
  },
};

/** What every plan of a step has. */
function chargesOf(definition: FunnelDefinition, step: string): readonly Charge[] {
  const plans = offeredPlans(definition, step).map(({ plan }) => plan);
  return plans.length === 0 ? [] : charges.filter(({ isMade }) => plans.every(isMade));
}

/** Plans that a text calls free by their name, such as "Free home visit", though each plan of that name costs something. */
function* freePlans(
  { plans, language }: FunnelDefinition,
  copy: readonly CopyText[],
  isQuoted: (path: Path) => boolean,
): Iterable<Finding> {
  const free = anyOf("costFree", language);
  const [denial, condition] = [firstIn(ownOf("denial", language)), firstIn(ownOf("condition", language))];
  const names = new Set(Object.values(plans).map(({ name }) => name));
  const inSteps = copy.filter(isInStep);
  for (const name of names) {
    if (name.length < 5 || Object.values(plans).some((plan) => plan.name === name && plan.price === 0)) continue;
    const own = String.raw`(?<![\p{L}\p{N}])${literal(name)}(?![\p{L}\p{N}])`;
    const named = firstIn(own);
    const pattern = allIn(
      String.raw`${free}[ \u00a0]${own}|${own}[ \u00a0](?:${inAll("isFree")}|:)[ \u00a0](?:\p{L}+[ \u00a0])?${free}`,
    );
    for (const { text, path } of inSteps) {
      // Few texts have the name.
      if (!named.test(text) || isQuoted(path)) continue;
      for (const { 0: excerpt, index } of matchesIn(text, pattern)) {
        const { before, rest } = sentenceAt(text, index);
        const sentence = before + rest;
        if (denial.test(sentence) || condition.test(sentence) || /[?？؟]/.test(text[index + rest.length] ?? ""))
          continue;
        yield {
          message: `"${excerpt}" is said here, but the plan "${name}" costs something. Take it out, or say what is free.`,
          path,
          excerpt,
        };
      }
    }
  }
}

type Denied = "freeOffer" | "noPayment" | "noCard" | "noRenewal" | "paidOnce";

type Charge = {
  readonly words: Denied;
  readonly isMade: (plan: Plan) => boolean;
  readonly truth: string;
};

const charges: readonly Charge[] = [
  { words: "freeOffer", isMade: ({ price }) => price > 0, truth: "costs something" },
  { words: "noPayment", isMade: ({ price }) => price > 0, truth: "costs something" },
  { words: "noCard", isMade: ({ price, renews }) => price > 0 || renews !== undefined, truth: "is paid for" },
  { words: "noRenewal", isMade: ({ renews }) => renews !== undefined, truth: "renews" },
  { words: "paidOnce", isMade: ({ renews }) => renews !== undefined, truth: "renews" },
  { words: "paidOnce", isMade: ({ parts }) => parts !== undefined, truth: "is paid in parts" },
];

type Found = { readonly index: number; readonly length: number; readonly language: string };

/** Whether words are found in a sentence that says something else with them. */
const saysElse: Readonly<Record<Denied, (text: string, found: Found) => boolean>> = {
  // Also between its own words: "The trial is not free".
  freeOffer: (text, found) =>
    isDenied(text, found) ||
    firstIn(ownOf("denial", found.language)).test(text.slice(found.index, found.index + found.length)),
  // Only as a sentence of its own: "No payment needed for the quiz", "Under 12: no payment needed", "No payment needed, you pay later".
  noPayment(text, { index, length }) {
    const { before, rest } = sentenceAt(text, index);
    return otherMeans.test(text) || /[\p{L}\p{N}]/u.test(before + rest.slice(length));
  },
  noCard: (text) => otherMeans.test(text) || iDeal.test(text),
  noRenewal(text, { index, length, language }) {
    const { before, rest } = sentenceAt(text, index);
    // Portuguese "se" is "if", and a part of the verb as well.
    const sentence = before + rest.slice(length);
    return firstOf("unlessCancelled", language).test(sentence) || firstIn(ownOf("condition", language)).test(sentence);
  },
  paidOnce: (text, found) => isDenied(text, found) || isCompared(text, found),
};

/** "Cheaper than a single purchase", "Without a subscription, a box costs more". */
function isCompared(text: string, { index, length }: Found): boolean {
  const { before, rest } = sentenceAt(text, index);
  return lessThan.test(before) || costsElse.test(rest.slice(length));
}

const lessThan = new RegExp(String.raw`(?<!\p{L})${inSpaced("than")}[ '’]*(?:${inSpaced("article")} )?$`, "iu");
const costsElse = new RegExp(String.raw`^[,，]? ?(?:\p{L}+ ){0,3}${inSpaced("costing")}(?!\p{L})`, "iu");

/** "There is no free trial", "A free trial is not offered": but not "Start for free, no card needed". */
function isDenied(text: string, { index, length, language }: Found): boolean {
  const { before, rest } = sentenceAt(text, index);
  const denial = firstIn(ownOf("denial", language));
  return denial.test(before) || denial.test(rest.slice(length).split(/[,;:、，،؛]/)[0] ?? "");
}

/** Whoever pays by other means may do so without a card. */
const otherMeans = new RegExp(
  String.raw`(?<!\p{L})(?:pix|paypal|sepa|blik|bizum|klarna|boleto|(?:apple|google) pay|сбп|eft|instapay|tabby|tamara)(?!\p{L})|${inAny("otherPayment")}`,
  "iu",
);

/** As its owner writes it: "ideal" is an everyday word. */
const iDeal = /(?<!\p{L})iDEAL(?!\p{L})/u;
