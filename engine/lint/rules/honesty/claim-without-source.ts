import type { FunnelDefinition } from "../../../../schema/funnel.types.ts";
import { headingsOf, narrowCopy } from "../../../copy/index.ts";
import type { Finding } from "../../../problem/index.ts";
import { sectionTraits } from "../../../traits/index.ts";
import { placedSections } from "../../placed-sections.ts";
import type { Rule } from "../../rule.ts";
import { amountsIn } from "../../stated/amounts-in.ts";
import { dayToCome } from "../../stated/day-to-come.ts";
import { latinFigures } from "../../stated/latin-figures.ts";
import { anyBehind, anyOf, firstIn, inAll, inJoined, inSpaced } from "../../words/index.ts";

/** A source that somebody still has to look up. */
const isOpen = new RegExp(String.raw`^(?:TBD|TBC|TODO|N\/A|xxx+|\?+|${inAll("openSource")})[.!]?$`, "iu");

/** Every figure has a source: facts name one, and figures on a page are facts or name their own. */
export const claimWithoutSource: Rule = {
  id: "claim-without-source",
  severity: "warning",
  why: "A figure is a claim, and whoever makes it must be able to prove it, on the day it is shown. A source beside each figure tells everybody who works on the funnel where the number comes from, and when it has to be changed. One that is dated in a month to come cannot be where it comes from.",
  wrong: "users: { value: 5000 }",
  right: "users: { value: 5000, source: Member count of March 2026 }",
  *check({ definition, today }) {
    if (today !== undefined) yield* fromLater(definition, today);
    for (const [id, { source, sample }] of Object.entries(definition.facts))
      if (!sample && source !== undefined && (!/[\p{L}\p{N}]/u.test(source) || isOpen.test(source)))
        yield {
          message: `The source of fact "${id}" is "${source}". Name where the figure comes from, or mark it with "sample: true".`,
          path: ["facts", id, "source"],
        };
      else if (source === undefined && !sample)
        yield {
          message: `Fact "${id}" has no "source". Name where the figure comes from, such as your own price list, or mark it with "sample: true": the page then calls it a sample.`,
          path: ["facts", id],
          on: "key",
        };
    for (const { step, section, path } of placedSections(definition, "statesFigure"))
      if (statesNumber(section.value) && section.source === undefined && !section.sample)
        yield {
          message: `Step "${step}" shows the figure ${section.value} without a source. Name one in "source", or write the figure under "facts" and show {facts.NAME}.`,
          path: [...path, "value"],
        };
    for (const { step, section, path } of placedSections(definition, "statesFigures"))
      for (const [index, { value, sample }] of section.figures.entries())
        if (statesNumber(value) && !sample)
          yield {
            message: `Step "${step}" shows the figure ${value} without a source. Write it under "facts" and show {facts.NAME}.`,
            path: [...path, "figures", index, "value"],
          };
    for (const { step, section, path } of placedSections(definition, "showsResult"))
      if (section.source === undefined && !section.sample)
        yield {
          message: `Step "${step}" compares before with after, but does not say whose result it is. Say in "source" where the pictures come from, or mark them with "sample: true".`,
          path,
        };
    for (const { step, section, path } of placedSections(definition, "showsReviews"))
      for (const key of ["score", "count", "trust"] as const)
        if (statesNumber(section[key] ?? "") && !showsFact(section[key] ?? ""))
          yield {
            message: `The reviews of step "${step}" state ${section[key]} without a source. Write the figure under "facts" and show {facts.NAME}.`,
            path: [...path, key],
          };
    for (const { step, section, path } of placedSections(definition, "guarantees"))
      if (statesNumber(section.heading) && !showsFact(section.heading))
        yield {
          message: `The guarantee of step "${step}" states its figure as plain text: "${section.heading}". Write the figure under "facts", so that all pages guarantee the same, and show {facts.NAME}.`,
          path: [...path, "heading"],
        };
    const currencies = [...new Set(Object.values(definition.plans).map(({ currency }) => currency))];
    for (const { step, text, path } of headings(definition)) {
      const crowd = crowdIn(text, definition.language, currencies);
      if (crowd)
        yield {
          message: `A heading of step "${step}" states ${crowd} without a source. Write the figure under "facts" and show {facts.NAME}.`,
          path,
          excerpt: crowd,
        };
    }
  },
};

/** Sources with a date that is still to come. */
function* fromLater(definition: FunnelDefinition, today: string): Iterable<Finding> {
  const facts = Object.entries(definition.facts).map(([id, { source }]) => ({ source, path: ["facts", id, "source"] }));
  const shown = (["statesFigure", "showsResult", "quotes"] as const).flatMap((trait) =>
    placedSections(definition, trait).map(({ section: { source }, path }) => ({ source, path: [...path, "source"] })),
  );
  for (const { source = "", path } of [...facts, ...shown]) {
    const day = dayToCome(source, definition.language, today);
    if (day !== undefined)
      yield {
        message: `This source is dated "${day}", which is still to come. Write when the figure was found.`,
        path,
        excerpt: day,
      };
  }
}

/** Digits that the author wrote, not those of a placeholder. */
const statesNumber = (copy: string) => /\p{Nd}/u.test(ownWords(copy));

/** Digits next to a fact are its scale: {facts.rating} of 5. */
const showsFact = (copy: string) => copy.includes("{facts.");

const ownWords = (copy: string) => copy.replace(/\{[^{}]*\}/g, "");

/** Headings in which the author claims something. Questions claim nothing, and guarantees are checked elsewhere. */
function* headings({ steps }: FunnelDefinition) {
  for (const [step, own] of Object.entries(steps))
    for (const { text, at, section } of headingsOf(own))
      if (at[0] !== "question" && !(section && sectionTraits(section).guarantees))
        yield { step, text: narrowCopy(text), path: ["steps", step, ...at] };
}

/** A number of a thousand or more that is neither money nor a year: it counts people or what they did. */
function crowdIn(heading: string, language: string, currencies: readonly string[]): string | undefined {
  const said = ownWords(heading);
  const plain = latinFigures(said);
  const written = (index: number, length: number) => said.slice(index, index + length);
  const numbers = plain.matchAll(
    /(?<money>[$€£¥]\s?)?(?<number>\d{1,3}(?: \d{3})+(?! ?\d)|\d[\d.,\u00a0\u202f'’]*\d)(?<unit>\+?\s?(?:[$€£¥%]|[A-Z]{3}\b))?/g,
  );
  for (const { index, groups: { money = "", number = "", unit } = {} } of numbers)
    if (!money && !unit && isThousands(number) && !isYear(number) && !isNoCount(plain, index, number)) {
      const found = written(index, number.length);
      // "CHF 1'290.–" and "1500 Franken" are told as prices.
      if (!amountsIn(said, language, currencies).some((sum) => sum.includes(found))) return found;
    }
  const inWords = scaled(language).exec(plain);
  if (!inWords || measured.test(plain.slice(inWords.index + inWords[0].length))) return undefined;
  return written(inWords.index, inWords[0].length);
}

/** Whether a number is measured, dialled or a name, and counts nobody: 2,000 kcal, 10,000 steps, +44 20 7946 0958. */
const isNoCount = (text: string, index: number, number: string): boolean =>
  measured.test(text.slice(index + number.length)) ||
  (/^[\d ]+$/.test(number) && (number.startsWith("0") || named.test(text.slice(0, index))));

const named =
  /(?:[+\d][ \u00a0/-]?|(?<!\p{L})(?:tel\.?|phone|plz|postleitzahl|zip(?: code)?|postcode|room|din|iso|n[or]\.) ?)$/iu;

const measured = new RegExp(
  String.raw`^[ \u00a0\u202f-]?(?:(?:kcal|kj|k?wh?|mah|km|m²?|mm|cm|mg|g|kg|ml|l|sq|ft|lbs?|hz|px)|${inSpaced("measured")})(?![\p{L}\p{N}])|^[ \u00a0\u202f]?${inJoined("measured")}`,
  "iu",
);

/** Thousands and millions in words: 25 mil, 2 million. With a name of money they are a sum. */
const scaled = (language: string) =>
  firstIn(
    String.raw`(?<![\p{Sc}\d.,]|\p{Sc}\s)\d[\d.,]*\s?${anyBehind("thousands", language)}(?!\.?\s?(?:\p{Sc}|[A-Z]{3}\b|(?:de |di |d['’])?${anyOf("money", language)}))`,
  );

const isThousands = (number: string) => /^(?:\d{4,}|\d{1,3}(?:[ .,\u00a0\u202f'’]\d{3})+)$/.test(number);

const isYear = (number: string) => /^(?:19|20)\d\d$/.test(number);
