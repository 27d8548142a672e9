import { anyOf, firstIn, firstOf, ownOf } from "../words/index.ts";
import { durationsIn, nightsIn, type StatedDuration } from "./durations-in.ts";

export type Guarantee = StatedDuration & {
  /**
   * Whether it is said of the money that is paid here, and of nothing else. A few days or weeks without more words are; what
   * follows or comes before may name a part, a repair or another shop, and half a year is that of a product.
   */
  readonly isSure: boolean;
};

/**
 * How long the money can be asked back for, as a text claims: `30-day money-back guarantee`, `garantie de 30 jours`,
 * 30日間返金保証. What it asks, denies or compares with is no claim. One of a year or more is that of a product, and one of a
 * day or two that of an answer.
 */
export function guaranteesIn(text: string, language: string): readonly Guarantee[] {
  const guarantee = firstOf("guarantee", language);
  return text.split(/(?<=[.!?؟])\s|[。！？\n]/).flatMap((sentence) => {
    if (!guarantee.test(sentence) || /[?؟]\s*$/.test(sentence)) return [];
    const [named, moneyBack, of] = (["guarantee", "moneyBack", "guaranteeOf"] as const).map((kind) =>
      anyOf(kind, language),
    );
    // "-day money-back guarantee", "jours de garantie".
    const behind = firstIn(String.raw`^['’]?[ \u00a0-]*(?:${of} ?)?(?:${moneyBack}[ -]?)?${named}`);
    // "guarantee of"; without that word at the beginning alone, as French says "livraison garantie 7 jours" of a delivery.
    const before = firstIn(
      String.raw`(?<!-|${ofProduct} )${named}(?:期間)?(?: ?${moneyBack})?[ :(]*${of}[ :(]*$|^[^\p{L}]*(?:${moneyBack}[ -])?${named}(?: ?${moneyBack})?[ :(]*$`,
    );
    const over = firstIn(String.raw`^(?: ?${moneyBack})?(?:付き?|つき|です)?\s*(?:[.,;:!)–—·|、]|$)`);
    const denied = firstIn(ownOf("denial", language));
    const compared = firstIn(String.raw`${ownOf("than", language)}(?: \p{L}+)? $`);
    const plain = sentence.replace(new RegExp(moneyBack ?? "", "giu"), "");
    if (denied.test(plain)) return [];
    return [...durationsIn(sentence), ...nightsIn(sentence)].flatMap((duration) => {
      const { seconds, excerpt } = duration;
      const at = sentence.indexOf(excerpt);
      const said = sentence.slice(0, at);
      const rest = sentence.slice(at + excerpt.length);
      const [opening] = before.exec(said) ?? [];
      const [closing] = behind.exec(rest) ?? [];
      if (seconds < 3 * day || seconds >= 300 * day) return [];
      if (opening === undefined && (closing === undefined || compared.test(said))) return [];
      const isAlone = seconds < 70 * day && !/\p{L}/u.test(said.slice(0, said.length - (opening?.length ?? 0)));
      const isSure = over.test(rest.slice(closing?.length ?? 0)) && (isAlone || plain !== sentence);
      return [{ ...duration, isSure }];
    });
  });
}

const day = 86_400;

/** What English names before a guarantee that gives no money back. */
export const ofProduct =
  "(?:manufacturer['’]?s|manufacturers?|maker['’]?s|makers?|factory|product|performance|power|output|parts|workmanship|labou?r|price|service|delivery|quality|freshness)";
