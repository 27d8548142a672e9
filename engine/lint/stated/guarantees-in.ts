import { anyOf, firstIn, firstOf, ownOf } from "../words/index.ts";
import { durationsIn, type StatedDuration } from "./durations-in.ts";

/**
 * How long the money can be asked back for, as a text claims: `30-day money-back guarantee`, `garantie de 30 jours`,
 * 30日間返金保証. What it asks, denies or compares with is no claim. One of a year or more is that of a product, and one of a
 * day or two that of an answer.
 */
export function guaranteesIn(text: string, language: string): readonly StatedDuration[] {
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
    const denied = firstIn(ownOf("denial", language));
    const compared = firstIn(String.raw`${ownOf("than", language)}(?: \p{L}+)? $`);
    const plain = sentence.replace(new RegExp(moneyBack ?? "", "giu"), "");
    return denied.test(plain)
      ? []
      : durationsIn(sentence).filter(({ seconds, excerpt }) => {
          const at = sentence.indexOf(excerpt);
          const said = sentence.slice(0, at);
          return (
            seconds >= 3 * day &&
            seconds < 300 * day &&
            (before.test(said) || (behind.test(sentence.slice(at + excerpt.length)) && !compared.test(said)))
          );
        });
  });
}

const day = 86_400;

/** What English names before a guarantee that gives no money back. */
export const ofProduct =
  "(?:manufacturer['’]?s|manufacturers?|maker['’]?s|makers?|factory|product|performance|power|output|parts|workmanship|labou?r|price|service|delivery|quality|freshness)";
