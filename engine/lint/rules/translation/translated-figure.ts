import { nameOf, plainLetters } from "../../../problem/index.ts";
import { compareNames, currentWords } from "../../current-words.ts";
import type { Rule } from "../../rule.ts";
import { monthsOf } from "../../stated/dates-in.ts";
import { weekdaysOf } from "../../stated/odd-days-in.ts";

/** A translation has the figures of the original, in the format of its language, its days of the week and its months. */
export const translatedFigure: Rule = {
  id: "translated-figure",
  severity: "warning",
  why: "A translation with another figure promises its readers a different price, share or period from everybody else. A figure that is spelt out in words does not count against it, nor does one that is written with other signs, such as 1.000 for 1,000. So do another day of the week and another month: who reads “Tuesdays” and who reads “montags” will not meet.",
  wrong: "to: Nur 29 $ für 1.000 Fragen.",
  right: "to: Nur 19 $ für 1.000 Fragen.",
  *check(context) {
    const original = context.translation?.original ?? "";
    const { language } = context.definition;
    for (const [source, words] of currentWords(context)) {
      const { lost, added } = compareNames(figuresIn(source.text), figuresIn(words));
      if (lost.length > 0 && added.length > 0)
        yield {
          message: `${nameOf(source.path)} says ${added.join(", ")} where the original says ${lost.join(", ")}. State the same figures.`,
          path: source.path,
        };
      for (const named of [weekdaysIn, monthsIn]) {
        const [wanted, given] = [named(source.text, original), named(words, language)];
        const days = compareNames(wanted.keys(), given.keys());
        const [from, to] = [days.lost.map((day) => wanted.get(day)), days.added.map((day) => given.get(day))];
        if (from.length > 0 && to.length > 0)
          yield {
            message: `${nameOf(source.path)} says ${to.join(", ")} where the original says ${from.join(", ")}. State the same.`,
            path: source.path,
          };
      }
      const [before, now] = [source.text, words].map((text) => new Set(text.normalize("NFKC").match(/\p{Sc}/gu)));
      const [own] = before ?? [];
      const [other] = now ?? [];
      if (own !== undefined && other !== undefined && ![...(now ?? [])].some((sign) => before?.has(sign)))
        yield {
          message: `${nameOf(source.path)} says ${other} where the original says ${own}: another currency is another sum. State the same.`,
          path: source.path,
        };
    }
  },
};

/** Digits of each figure without separators, ignoring placeholders and links. */
function figuresIn(copy: string): readonly string[] {
  const plain = copy.replace(/\{[^{}]*\}|\]\([^)]*\)/g, " ");
  return [...plain.matchAll(/\d+(?:[.,:'’\u00a0\u202f]\d+)*/g)].map(([figure]) => figure.replace(/\D/g, ""));
}

/** The days of the week that a text names, in any case and number: wtorki, dienstags. Those within a longer word are others: Karfreitag. */
function weekdaysIn(copy: string, language: string): ReadonlyMap<string, string> {
  const forms = [...weekdaysOf(language)].map(([name, day]) => ({
    day: String(day),
    form: new RegExp(String.raw`^${name.replace(/ek$/, "e?k").replace(/(?<=.{4})[aа]$/u, "")}\p{L}{0,3}$`, "u"),
  }));
  return new Map(
    [...copy.matchAll(/[\p{L}\p{M}-]{4,}/gu)].flatMap(([word]) => {
      const plain = plainLetters(word);
      const found = likeDays.test(plain) ? undefined : forms.find(({ form }) => form.test(plain));
      return found ? [[found.day, word] as const] : [];
    }),
  );
}

/**
 * Words that only begin like a day. Slavic languages call Wednesday after the middle, as środki, střední and среди are, and a
 * Turkish Sunday is a market.
 */
const likeDays = /^(?:montage|s(?:ro|t?re)d(?:e?k|n|i)|се?ред(?:и$|н|ств)|pazar.)/u;

/** The months that a text names beside a number, as words such as "may" and "mars" have other meanings. */
function monthsIn(copy: string, language: string): ReadonlyMap<string, string> {
  const months = monthsOf(language);
  return new Map(
    [...copy.matchAll(besideNumber)].flatMap(([, before = "", after = before]) => {
      const month = months.get(plainLetters(after));
      return month === undefined ? [] : [[String(month), after] as const];
    }),
  );
}

const besideNumber = /\d{1,2}(?:\.|st|nd|rd|th|er|º)? (?:de |d'|of )?(\p{L}{3,})|(\p{L}{3,})\.? \d/gu;
