import type { Finding } from "../../../problem/index.ts";
import type { LintContext } from "../../context.ts";
import { type CopyText, isInStep } from "../../copy-texts.ts";
import { placedSections, quotedIn } from "../../placed-sections.ts";
import type { Rule } from "../../rule.ts";
import { durationsIn } from "../../stated/durations-in.ts";
import { anyOf, type Finder, firstIn } from "../../words/index.ts";

/** What a page says of how easily a subscription ends, and for how long an order can be taken back, is what the legal texts say. */
export const differingCancellation: Rule = {
  id: "differing-cancellation",
  severity: "warning",
  why: "“Cancel in one click” on the page, and a letter or 30 days' notice in the terms: the buyer believes the page, is charged once more, and asks the bank for the money back. American law (ROSCA and the laws of many states) and the button rules of the EU ask for a way out that is as simple as the way in, and go by what the page said. Say the same in both.",
  wrong: "text: You can cancel with 30 days' notice.",
  right: "text: You can cancel with one click in your account.",
  *check(context) {
    const { authored, definition } = context;
    if (!/^(?:en|de)(?:-|$)/i.test(definition.language)) return;
    const isQuoted = quotedIn(definition);
    const denial = firstIn(anyOf("denial", definition.language));
    const pages = authored.filter((each) => isInStep(each) && !isQuoted(each.path));
    const terms = authored.filter(({ path }) => path[0] === "legal" && path.at(-1) === "text");
    for (const { promised, kept } of contradictions) {
      const page = firstSaying(pages, (sentence) => promisedIn(sentence, promised, denial));
      const legal = page && firstSaying(terms, (sentence) => keptIn(sentence, kept, denial));
      if (legal)
        yield {
          message: `This says "${legal.excerpt}", but step "${String(page.path[1])}" says "${page.excerpt}". Buyers go by the page: say the same in both.`,
          path: legal.path,
          excerpt: legal.excerpt,
        };
    }
    yield* otherNotice([...pages, ...terms]);
    yield* otherWindow([...pages, ...terms], context);
    yield* deniedRefund(pages, terms);
  },
};

type Said = Pick<CopyText, "path"> & { readonly excerpt: string };

/** What the first sentence says of the end of a subscription in which something is found. */
function firstSaying(
  texts: readonly CopyText[],
  excerptOf: (sentence: string) => string | undefined,
): Said | undefined {
  for (const { text, path } of texts)
    for (const sentence of text.split(ends)) {
      const excerpt = cancelling.test(sentence) && !other.test(sentence) ? excerptOf(sentence) : undefined;
      if (excerpt !== undefined) return { excerpt, path };
    }
  return undefined;
}

const ends = /(?<=[.!?;])\s+|\n+/;

/** "Subscription" or "contract" alone may be about its beginning or its price. */
const cancelling = /(?<!\p{L})(?:cancel\p{L}{0,8}|terminat\p{L}{1,4}|kündig\p{L}{0,9}|gekündigt|kündbar)(?!\p{L})/iu;

/** What else is cancelled, and what else is done within a time. */
const other =
  /(?<!\p{L})(?:appointment|booking|session|lesson|class|order|delivery|trip|tour|refund|return|withdraw|kept|stored?|retain|remind|widerruf|termin|buchung|kurs|bestell|liefer|erstatt|rückgabe|aufbewahr|gespeichert|erinner)/iu;

/** Who signs up with one click does not cancel with one: the word for it comes before the way, or in the same clause. */
function promisedIn(sentence: string, promised: RegExp, denial: Finder): string | undefined {
  const { 0: excerpt, index = 0 } = promised.exec(sentence) ?? {};
  if (excerpt === undefined || byUs.test(sentence)) return undefined;
  const before = sentence.slice(0, index);
  const [after = ""] = sentence.slice(index).split(clauseEnds);
  const begun = before.split(clauseEnds).at(-1) ?? "";
  const clause = begun + after;
  const isMeant = cancelling.test(before) || cancelling.test(clause);
  return isMeant && !denial.test(begun) && !negated.test(clause) ? excerpt : undefined;
}

const clauseEnds = /[,:–—]| and | und /;
const negated =
  /(?<!\p{L})(?:cannot|can['’]t|do(?:es)?n['’]t|won['’]t|not|nicht|never|nie|instead of|statt)(?!\p{L})/iu;

/** What the seller may do, and not the buyer. */
const byUs = /(?<!\p{L})(?:we|wir)(?: \p{L}+){0,2} (?:end|cancel|terminate|change|kündigen|beenden|ändern)(?!\p{L})/iu;

/** The same for what terms ask of the buyer: what "we" keep, give or confirm is none of it. */
function keptIn(sentence: string, kept: RegExp, denial: Finder): string | undefined {
  const [excerpt] = kept.exec(sentence) ?? [];
  if (excerpt === undefined || us.test(sentence) || denial.test(sentence)) return undefined;
  // A letter is one way of several where the sentence names another.
  return isWay.test(excerpt) && (easyWay.test(sentence) || phone.test(sentence.replace(excerpt, "")))
    ? undefined
    : excerpt;
}

const us = /(?<!\p{L})(?:we|wir)(?!\p{L})/iu;
const isWay = /(?:by|per|mit) \p{L}+/iu;
const easyWay =
  /e-?mail|account|online|website|click|chat|support|@|(?<!\p{L})(?:apps?|forms?|in der app)(?!\p{L})|konto|formular|textform|schaltfläche|knopf/iu;
const phone = /phone|telefon|anruf/iu;

/** What a page promises, and what legal texts then must not say. A notice that "at any time" may well have is left. */
const contradictions: readonly { readonly promised: RegExp; readonly kept: RegExp }[] = [
  {
    promised:
      /(?:(?:in|with) (?:one|a single|just one|a) (?:click|tap)|(?:mit|in) (?:einem|nur einem) klick)(?!\p{L})/iu,
    kept: /(?:(?:\d+|thirty|fourteen|ten|seven|sixty|ninety) (?:\p{L}+ )?(?:days|weeks|months)['’]? (?:(?:written|prior|advance) )?notice|(?:a|one) (?:month|week)['’]?s? (?:(?:written|prior|advance) )?notice|notice (?:period )?of (?:\d+|one|two|three|\p{L}+teen|thirty)(?: \p{L}+)? \p{L}+|(?:frist|kündigungsfrist) von \p{L}*\d* ?\p{L}+|\d+ (?:tage|wochen|monate)n? (?:vor|frist))/iu,
  },
  {
    promised:
      /(?:(?:in|with) (?:one|a single|just one|a) (?:click|tap)|online|in (?:your|the) (?:account|app|settings)|(?:mit|in) (?:einem|nur einem) klick|im konto|in der app)(?!\p{L})/iu,
    kept: /(?:(?:only )?by (?:(?:registered|certified|postal) )?(?:letter|mail|post|phone|telephone|fax)(?! or)|in writing by \p{L}+|(?:nur )?(?:per|mit) (?:brief|einschreiben|post|fax))(?!\p{L})/iu,
  },
  {
    promised:
      /(?:(?:at )?any ?time|until you cancel|whenever you (?:like|want|wish)|(?:in|with) (?:one|a single|just one|a) (?:click|tap)|jederzeit)(?!\p{L})/iu,
    kept: /(?:minimum (?:term|period|commitment|duration) of|for (?:at least|a minimum of) (?:\d+|twelve|six|three) (?:months|weeks|years)|mindestlaufzeit(?: von)?|mindestens \d+ (?:monate|wochen|jahre))(?!\p{L})/iu,
  },
];

/** Two lengths of time before the same end by which a subscription has to be cancelled: 48 hours here, 24 there. */
function* otherNotice(texts: readonly CopyText[]): Iterable<Finding> {
  const said = texts.flatMap(({ text, path }) =>
    text.split(ends).flatMap((sentence) => {
      const isMeant = cancelling.test(sentence) && !other.test(sentence) && !us.test(sentence);
      const { length, noun, excerpt } = isMeant ? (before.exec(sentence)?.groups ?? {}) : {};
      if (length === undefined || noun === undefined || excerpt === undefined) return [];
      // A trial may end otherwise than what follows it.
      const of = `${noun.slice(0, 5).toLowerCase()} ${/trial/i.test(sentence)}`;
      return { hours: hoursOf(length), of, excerpt, path };
    }),
  );
  for (const [index, each] of said.entries()) {
    const first = said.slice(0, index).find(({ of, hours }) => of === each.of && hours !== each.hours);
    if (!first) continue;
    yield {
      message: `This says "${each.excerpt}", but another text says "${first.excerpt}". Buyers cannot know which of the two holds: say the same in both.`,
      path: each.path,
      excerpt: each.excerpt,
    };
    return;
  }
}

const before =
  /(?<excerpt>(?<length>\d+ (?:hours?|days?)) before (?:(?:the|your|its|it|each|any|next|current|end|of|free|paid|billing) ){0,5}(?<noun>trial|subscription|plan|membership|period|renew\p{L}{0,4}|charge|payment))/iu;

function hoursOf(length: string): number {
  const number = Number.parseInt(length, 10);
  return /day/i.test(length) ? number * 24 : number;
}

/** Two lengths within which an order can be taken back: 14 days on the offer, 30 in the terms. A guarantee may be longer than what the law gives. */
function* otherWindow(texts: readonly CopyText[], { definition, withFacts }: LintContext): Iterable<Finding> {
  if (placedSections(definition, "guarantees").length > 0) return;
  const said = texts.flatMap(({ text, path }) =>
    withFacts(text)
      .split(ends)
      .flatMap((sentence) => {
        const { length } = windows.map((each) => each.exec(sentence)?.groups).find((groups) => groups) ?? {};
        const seconds = length === undefined ? undefined : durationsIn(length)[0]?.seconds;
        if (length === undefined || seconds === undefined || seconds < 3 * 86_400 || elsewhere.test(sentence))
          return [];
        const kinds = [takenBack.test(sentence) && "taken", givenBack.test(sentence) && "given"].filter(Boolean);
        const at = text.indexOf(sentence);
        const from = at === -1 ? -1 : at + sentence.indexOf(length);
        return { length, seconds, kinds, from, path };
      }),
  );
  const often = ({ seconds }: (typeof said)[number]) => said.filter((each) => each.seconds === seconds).length;
  for (const [index, each] of said.entries()) {
    const other = said.find(
      (one, at) =>
        one.seconds !== each.seconds &&
        (often(one) > often(each) || (at < index && often(one) === often(each))) &&
        one.kinds.some((kind) => each.kinds.includes(kind)),
    );
    if (!other) continue;
    yield {
      message: `This says "${each.length}", but another text says "${other.length}". Buyers may hold you to the longer one: write it under "facts", and show {facts.NAME} in both.`,
      path: each.path,
      ...(each.from !== -1 && { excerpt: each.length, within: [each.from, each.from + each.length.length] }),
    };
    return;
  }
}

const takenBack = /cancel|withdraw|chang\p{L}+ your mind|widerruf|widerrief|stornier|rücktritt/iu;
const givenBack = /back(?!\p{L})|refund|erstatt|zurück/iu;
const span = String.raw`(?<length>(?:\d+|\p{L}+)[ \u00a0-](?:days?|weeks?|tagen?|wochen?))(?!\p{L})`;
const bought = "(?: (?:it|this|(?:from )?(?:your|the|this) (?:order|purchase|plan|contract)))?";
const taking = `(?:(?:cancel|withdraw)${bought}(?! (?:an?|any|our|one|some|their|its)(?!\\p{L}))|change your mind|get [^.!?]{0,20}back|widerrufen|stornieren|zurückgeben)`;
const windows = [
  new RegExp(`${taking},? (?:within|innerhalb von|innerhalb|binnen|in the first) ${span}`, "iu"),
  new RegExp(
    `(?:within|innerhalb von|innerhalb|binnen|in the first) ${span}[^.!?]{0,50}? (?:you can |you may |kannst du |können sie )?${taking}`,
    "iu",
  ),
];

/** What else is done within a time, and what holds for some buyers only. */
const elsewhere =
  /(?<!\p{L})(?:appointment|booking|session|lesson|class|visit|trip|tour|before|repl(?:y|ies)|answer|we (?:\p{L}+ )?(?:refund|pay|send|give|transfer)|statutory|guarantee|trial|if you live|if you (?:cancel|withdraw)(?! (?:\p{L}+ ){0,3}within)|(?:is|are) cancell?ed|we cancel|in the (?:eu|uk|us)|termin|buchung|gesetzlich|garantie|wir (?:erstatten|zahlen|überweisen)|vor)(?!\p{L})/iu;

/** Terms that give nothing back, or a part of it, where a page promises all of it. */
function* deniedRefund(pages: readonly CopyText[], terms: readonly CopyText[]): Iterable<Finding> {
  const promised = pages.flatMap(({ text }) =>
    text.split(ends).flatMap((sentence) => (unsure.test(sentence) ? [] : (allBack.exec(sentence)?.[0] ?? []))),
  )[0];
  if (promised === undefined) return;
  for (const { text, path } of terms)
    for (const sentence of text.split(ends)) {
      const excerpt = unsure.test(sentence.replace(nothingBack, "")) ? undefined : nothingBack.exec(sentence)?.[0];
      if (excerpt === undefined) continue;
      yield {
        message: `This says "${excerpt}", but a page says "${promised}". Buyers go by the page: say the same in both.`,
        path,
        ...(text.includes(excerpt) && { excerpt }),
      };
      return;
    }
}

const allBack =
  /(?<!\p{L})(?:get (?:all(?: of it)?|everything|every penny|the (?:whole|full) price|your (?:full )?money) back|full refund|(?:bekommst|bekommen) (?:du |sie )?(?:alles|den (?:vollen|ganzen) preis|(?:dein|ihr) (?:ganzes )?geld) zurück)(?!\p{L})/iu;
/** What is bought as a whole: delivery, a month that has begun or an opened box may well not be paid back. */
const whole =
  "(?:it|this|they|all(?: of it)?|(?:(?:all|your|our|the|any) )?(?:sales?|purchases?|orders?|payments?|prices?|subscriptions?|plans?|memberships?|courses?|programmes?|programs?)(?: (?:made|paid|bought|placed))?)";
const wholeInGerman =
  "(?:(?:alle|der|die|das|dein|ihr)[enr]? )?(?:bestellung|zahlung|käufe|kauf|preis|betrag|beträge|abo)(?:e?n|s)?";
const nothingBack = new RegExp(
  String.raw`(?<!\p{L})(?:(?:get|give|pay) (?:no money|nothing|half(?: of (?:it|the price|your money|what you paid))?|a part(?: of (?:it|the price|your money|what you paid))?) back|${whole} (?:is|are) (?:non-?refundable|not refundable|not refunded)|no refunds?(?: (?:is|are) (?:given|possible|made|paid))?(?=[.!]|$)|${whole} cannot be (?:cancelled|canceled|refunded|returned)|${wholeInGerman} (?:wird|werden) nicht erstattet|nicht (?:stornierbar|erstattbar))(?!\p{L})`,
  "iu",
);
/** What holds for a part of it, or from a time on, may well differ. */
const unsure =
  /(?<!\p{L})(?:if|unless|except|once|after|later|then|when|where|until|within an?|deposit|gift|voucher|shipping|postage|tickets?|no|not|never|wenn|nach|sobald|außer|gutschein|anzahlung|versand\p{L}*)(?!\p{L})/iu;
