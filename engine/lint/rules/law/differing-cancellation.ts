import type { FunnelDefinition } from "../../../../schema/funnel.types.ts";
import type { Finding } from "../../../problem/index.ts";
import type { LintContext } from "../../context.ts";
import { type CopyText, isInStep } from "../../copy-texts.ts";
import { placedSections, quotedIn } from "../../placed-sections.ts";
import type { Rule } from "../../rule.ts";
import { durationsIn } from "../../stated/durations-in.ts";
import { anyOf, type Finder, firstIn, firstOf } from "../../words/index.ts";

/** What a page says of how easily a subscription ends, and for how long an order can be taken back, is what the legal texts say. */
export const differingCancellation: Rule = {
  id: "differing-cancellation",
  severity: "warning",
  why: "“Cancel in one click” on the page, and a letter or 30 days' notice in the terms: the buyer believes the page, is charged once more, and asks the bank for the money back. American law (ROSCA and the laws of many states) and the button rules of the EU ask for a way out that is as simple as the way in, and go by what the page said. Say the same in both.",
  wrong: "text: You can cancel with 30 days' notice.",
  right: "text: You can cancel with one click in your account.",
  *check(context) {
    const { authored, definition } = context;
    const words = wordsIn(definition);
    const isQuoted = quotedIn(definition);
    // What a box agrees to is ended by itself: a newsletter at any time, whatever is sold.
    const pages = authored.filter((each) => isInStep(each) && !each.path.includes("fields") && !isQuoted(each.path));
    const terms = authored.filter(({ path }) => path[0] === "legal" && path.at(-1) === "text");
    for (const contradiction of words.contradictions) {
      const page = firstSaying(pages, words, (sentence) => promisedIn(sentence, contradiction.promised, words));
      const legal = page && firstSaying(terms, words, (sentence) => keptIn(sentence, contradiction, words));
      if (legal)
        yield {
          message: `This says "${legal.excerpt}", but step "${String(page.path[1])}" says "${page.excerpt}". Buyers go by the page: say the same in both.`,
          path: legal.path,
          excerpt: legal.excerpt,
        };
    }
    yield* otherNotice([...pages, ...terms], words);
    if (/^(?:en|de)(?:-|$)/i.test(definition.language)) yield* otherWindow([...pages, ...terms], context);
    yield* deniedRefund(pages, terms, words);
  },
};

/** What a page promises, and what legal texts then must not say. A notice that "at any time" may well have is left. */
type Contradiction = { readonly promised: Finder; readonly kept: Finder; readonly isWay: boolean };

/** What is looked for in the language of a funnel. */
function wordsIn({ language, product }: FunnelDefinition) {
  const [oneClick, online, atAnyTime, withoutNotice, noMinimumTerm] = (
    ["oneClick", "online", "atAnyTime", "withoutNotice", "noMinimumTerm"] as const
  ).map((kind) => anyOf(kind, language));
  const contradictions: readonly Contradiction[] = [
    { promised: firstIn(`${oneClick}|${withoutNotice}`), kept: firstOf("notice", language), isWay: false },
    { promised: firstIn(`${oneClick}|${online}`), kept: firstOf("byPost", language), isWay: true },
    {
      promised: firstIn(`${atAnyTime}|${oneClick}|${noMinimumTerm}`),
      kept: firstOf("minimumTerm", language),
      isWay: false,
    },
  ];
  const time = `(?:${anyOf("hour", language)}|${anyOf("day", language)})`;
  return {
    contradictions,
    denial: firstIn(anyOf("denial", language)),
    // "Subscription" or "contract" alone may be about its beginning or its price.
    cancelling: firstOf("cancelling", language),
    other: firstOf("otherEnded", language),
    negated: firstOf("negated", language),
    us: firstOf("we", language),
    byUs: firstOf("weEnd", language),
    easyWay: firstOf("easyWay", language),
    also: firstOf("alsoWay", language),
    sellers: firstOf("sellerEnds", language),
    names: [product.name, product.provider].flatMap((name) => name || []),
    trial: firstOf("trial", language),
    before: firstIn(
      String.raw`(?<excerpt>(?<length>\d+[ \u00a0]${time}) ${anyOf("beforeEnd", language)} (?<noun>${anyOf("paidPeriod", language)}))`,
    ),
    allBack: firstOf("allBack", language),
    nothingBack: firstOf("nothingBack", language),
    unsure: firstOf("unsureRefund", language),
  };
}

type WordsOfEnds = ReturnType<typeof wordsIn>;

type Said = Pick<CopyText, "path"> & { readonly excerpt: string };

/** What the first sentence says of the end of a subscription in which something is found. */
function firstSaying(
  texts: readonly CopyText[],
  { cancelling, other }: WordsOfEnds,
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

/** Who signs up with one click does not cancel with one: the word for it comes before the way, or in the same clause. */
function promisedIn(
  sentence: string,
  promised: Finder,
  { cancelling, denial, negated, byUs }: WordsOfEnds,
): string | undefined {
  const { 0: excerpt, index = 0 } = promised.exec(sentence) ?? {};
  if (excerpt === undefined || byUs.test(sentence)) return undefined;
  const before = sentence.slice(0, index);
  const [after = ""] = sentence.slice(index).split(clauseEnds);
  const begun = before.split(clauseEnds).at(-1) ?? "";
  const clause = begun + after;
  const isMeant = cancelling.test(before) || cancelling.test(clause);
  return isMeant && !denial.test(begun) && !negated.test(clause) ? excerpt : undefined;
}

const clauseEnds = /[,:–—]| (?:and|und|et|y|e|en|i) /;

/** The same for what terms ask of the buyer: what "we" keep, give or confirm is none of it. */
function keptIn(
  sentence: string,
  { kept, isWay }: Contradiction,
  { us, sellers, names, denial, easyWay, also }: WordsOfEnds,
): string | undefined {
  const [excerpt] = kept.exec(sentence) ?? [];
  if (excerpt === undefined || us.test(sentence) || denial.test(sentence)) return undefined;
  const unnamed = names.reduce((text, name) => text.replaceAll(name, "{product.name}"), sentence);
  if (sellers.test(unnamed)) return undefined;
  // A letter is one way of several where the sentence names another or says "also", and none where it is the answer.
  const isOneOfSeveral =
    sentence.includes("@") ||
    easyWay.test(sentence) ||
    also.test(sentence) ||
    phone.test(sentence.replace(excerpt, ""));
  return isWay && isOneOfSeveral ? undefined : excerpt;
}

/** How languages begin to say it. */
const phone = /phone|telefo|téléphon|teléfon|anruf/iu;

/** Two lengths of time before the same end by which a subscription has to be cancelled: 48 hours here, 24 there. */
function* otherNotice(
  texts: readonly CopyText[],
  { cancelling, other, us, before, trial }: WordsOfEnds,
): Iterable<Finding> {
  const said = texts.flatMap(({ text, path }) =>
    text.split(ends).flatMap((sentence) => {
      const isMeant = cancelling.test(sentence) && !other.test(sentence) && !us.test(sentence);
      const { length, noun, excerpt } = isMeant ? (before.exec(sentence)?.groups ?? {}) : {};
      const seconds = length === undefined ? undefined : durationsIn(length)[0]?.seconds;
      if (seconds === undefined || noun === undefined || excerpt === undefined) return [];
      // A trial may end otherwise than what follows it.
      const of = `${noun.slice(0, 5).toLowerCase()} ${trial.test(sentence)}`;
      return { seconds, of, excerpt, path };
    }),
  );
  for (const [index, each] of said.entries()) {
    const first = said.slice(0, index).find(({ of, seconds }) => of === each.of && seconds !== each.seconds);
    if (!first) continue;
    yield {
      message: `This says "${each.excerpt}", but another text says "${first.excerpt}". Buyers cannot know which of the two holds: say the same in both.`,
      path: each.path,
      excerpt: each.excerpt,
    };
    return;
  }
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
function* deniedRefund(
  pages: readonly CopyText[],
  terms: readonly CopyText[],
  { allBack, nothingBack, unsure }: WordsOfEnds,
): Iterable<Finding> {
  const promised = pages.flatMap(({ text }) =>
    text.split(ends).flatMap((sentence) => (unsure.test(sentence) ? [] : (allBack.exec(sentence)?.[0] ?? []))),
  )[0];
  if (promised === undefined) return;
  for (const { text, path } of terms)
    for (const sentence of text.split(ends)) {
      const excerpt = nothingBack.exec(sentence)?.[0];
      if (excerpt === undefined || unsure.test(sentence.replace(excerpt, ""))) continue;
      yield {
        message: `This says "${excerpt}", but a page says "${promised}". Buyers go by the page: say the same in both.`,
        path,
        ...(text.includes(excerpt) && { excerpt }),
      };
      return;
    }
}
