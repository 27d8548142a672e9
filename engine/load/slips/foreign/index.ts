/** What authors write in their own language, or call as other tools do, instead of the words of a definition. */

import { plainLetters } from "../../../problem/index.ts";
import { ar } from "./ar.ts";
import { da } from "./da.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fi } from "./fi.ts";
import type { ForeignWords, WordTable } from "./foreign-words.ts";
import { fr } from "./fr.ts";
import { he } from "./he.ts";
import { it } from "./it.ts";
import { ja } from "./ja.ts";
import { nl } from "./nl.ts";
import { pl } from "./pl.ts";
import { pt } from "./pt.ts";
import { ru } from "./ru.ts";
import { sv } from "./sv.ts";
import { tr } from "./tr.ts";

export { currencyNamed } from "./currency-named.ts";

const languages: readonly ForeignWords[] = [en, ar, da, de, es, fi, fr, he, it, ja, nl, pl, pt, ru, sv, tr];

const wordsOf = (list: string): readonly string[] => (list === "" ? [] : plainLetters(list).split(" "));

/** Which things each word of a kind stands for, in any language. */
function meanings(kind: (words: ForeignWords) => WordTable): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const words of languages)
    for (const [meant, list] of Object.entries(kind(words)))
      for (const word of wordsOf(list)) {
        const known = found.get(word) ?? [];
        if (!known.includes(meant)) found.set(word, [...known, meant]);
      }
  return found;
}

const keys = meanings((words) => words.keys);
const types = meanings((words) => words.types);
const values = meanings((words) => words.values);
const icons = meanings((words) => words.icons);
const conditions = meanings((words) => words.conditions);
const units = meanings((words) => words.units);
const partsOfHour = meanings((words) => words.partsOfHour);
const periods = meanings((words) => words.periods);
const nearby = meanings((words) => words.nearby);

const allOf = (kind: (words: ForeignWords) => string): ReadonlySet<string> =>
  new Set(languages.flatMap((words) => wordsOf(kind(words))));

const yes = allOf((words) => words.yes);
const no = allOf((words) => words.no);
const once = allOf((words) => words.once);
const today = allOf((words) => words.today);

const eitherOf = (kind: (words: ForeignWords) => readonly string[]): string =>
  `(?:${languages.flatMap(kind).join("|")})`;

const article = new RegExp(String.raw`^\s*${eitherOf((words) => words.article)} (?=\p{L})`, "iu");

const numbers = new Map(languages.flatMap((words) => Object.entries(words.numbers)));

/** Without its umlauts, which are written with an e where a keyboard has none: `zaehler`. */
const withoutUmlauts = (word: string) => word.replace(/([aou])e/g, "$1");

/** The key of a definition that a word of another language stands for, if it is one of those that can be meant. */
export function keyNamed(word: string, possible: readonly string[]): string | undefined {
  const name = plainLetters(word);
  // Other tools write keys in two parts: help_text.
  const meant = keys.get(name) ?? keys.get(withoutUmlauts(name)) ?? keys.get(name.replace(/[_-]/g, ""));
  return meant?.find((key) => possible.includes(key));
}

/** What a word for true or false stands for. */
export function truthNamed(word: string): "true" | "false" | undefined {
  const wanted = plainLetters(word);
  if (yes.has(wanted)) return "true";
  return no.has(wanted) ? "false" : undefined;
}

/**
 * A number with a unit of time in another language, as definitions write it: `1 month` for `1 mês`.
 *
 * @param possible the units that can be meant
 */
export function spanNamed(text: string, possible: readonly string[]): string | undefined {
  const counted = text
    .replace(/^\s*\p{L}+(?=[ -])/u, (word) => String(numbers.get(plainLetters(word.trim())) ?? word))
    .replace(article, "1 ");
  const [, amount, word] = /^\s*(\d+(?:\.\d+)?)[\s\u00a0-]*(\S+?)\.?\s*$/.exec(counted) ?? [];
  if (word === undefined) return undefined;
  const name = plainLetters(word);
  const unit = possible.map(one).find((own) => name === own || name === `${own}s` || units.get(name)?.includes(own));
  if (unit === undefined) return undefined;
  return `${amount} ${unit}${amount !== "1" && /day|week|month|year/.test(unit) ? "s" : ""}`;
}

/** A unit as one of it is called: `week` for `weeks`, as values name theirs. */
const one = (unit: string): string => unit.replace(/^(day|week|month|year)s$/, "$1");

/** A duration in another language or as a clock shows it: `15 min` for `15 minuti`, `15'` and `15:00`. */
export function durationNamed(text: string): string | undefined {
  const [, whole, seconds] = /^(\d{1,3})(?:['’′]|:([0-5]\d))$/.exec(text) ?? [];
  if (whole !== undefined)
    return Number(seconds ?? 0) === 0 ? `${Number(whole)} min` : `${Number(whole) * 60 + Number(seconds)} s`;
  const [, hours, minutes] = /^(\d{1,2})\s*h\s*([0-5]\d)(?:\s*min)?$/i.exec(text) ?? [];
  if (hours !== undefined) return `${Number(hours) * 60 + Number(minutes)} min`;
  const [part] = partsOfHour.get(hyphened(text).replace(/’/g, "'")) ?? [];
  const [days, unit] = spanNamed(text, ["day", "week"])?.split(" ") ?? [];
  if (unit !== undefined) return `${Number(days) * (unit.startsWith("day") ? 24 : 168)} h`;
  // Three digits behind a comma may be thousands.
  return part ?? spanNamed(text.replace(/^(\d+),(?=\d{1,2}(?!\d))/, "$1."), ["ms", "s", "min", "h"]);
}

/** A period in another language, as the word for what happens in each, or without a number: `1 month` for `1か月`, `毎月` and `Monat`. */
export function periodNamed(text: string): string | undefined {
  const [every] = periods.get(hyphened(text.trim())) ?? [];
  const spans = ["day", "week", "month", "year"];
  return every ?? spanNamed(text, spans) ?? spanNamed(`1 ${text}`, spans) ?? severalOf(text);
}

/** Several periods that have a name of their own: `6 months` for `2 quarters`. */
function severalOf(text: string): string | undefined {
  const [, count, name = ""] = /^(\d{1,2})\s+(\S+)$/.exec(hyphened(text.trim()).replace("-", " ")) ?? [];
  const [one = ""] = periods.get(name) ?? periods.get(name.replace(/s$/, "")) ?? [];
  const [, number, unit = ""] = /^(\d+) (\w+?)s?$/.exec(one) ?? [];
  const total = Number(count) * Number(number);
  return total > 0 ? `${total} ${unit}${total === 1 ? "" : "s"}` : undefined;
}

/** Whether a word says that something is paid once. */
export const isOnce = (text: string): boolean => once.has(hyphened(text));

const hyphened = (text: string): string => plainLetters(text).replace(/\s+/g, "-");

const agoBefore = eitherOf((words) => words.agoBefore);

/** What is counted from today, before and behind it; a text in another language counts as past or as to come. */
const counted: readonly (readonly [pattern: RegExp, write: (span: string) => string])[] = [
  [
    new RegExp(String.raw`^(?:${agoBefore}\s+)?(.+?)\s*${eitherOf((words) => words.agoBehind)}$`, "iu"),
    (span) => `${span} ago`,
  ],
  [new RegExp(String.raw`^${agoBefore}\s+(.+)$`, "iu"), (span) => `${span} ago`],
  [new RegExp(String.raw`^${eitherOf((words) => words.toComeBefore)}\s+(.+)$`, "iu"), (span) => `in ${span}`],
  [new RegExp(String.raw`^(.+?)\s*${eitherOf((words) => words.toComeBehind)}$`, "iu"), (span) => `in ${span}`],
];

/** A day that is counted from the visitor's own, in another language: `in 1 year` for `1年後`. */
export function boundNamed(text: string): string | undefined {
  const name = plainLetters(text);
  if (today.has(name)) return "today";
  const [near] = nearby.get(name) ?? [];
  if (near !== undefined) return near;
  // Scripts and spreadsheets count from today with a sign.
  const [, sign, length = ""] = /^([+\-−])\s*(\d.*)$/.exec(text) ?? [];
  const signed = sign === undefined ? undefined : spanNamed(length, ["day", "week", "month", "year"]);
  if (signed !== undefined && !signed.includes(".")) return sign === "+" ? `in ${signed}` : `${signed} ago`;
  for (const [pattern, write] of counted) {
    const span = spanNamed(pattern.exec(text)?.[1] ?? "", ["day", "week", "month", "year"]);
    if (span !== undefined && !span.includes(".")) return write(span);
  }
  return undefined;
}

/** The type that a word stands for, if it is one of those that can be meant. */
export const typeNamed = (word: string, possible: readonly string[]): string | undefined =>
  standingFor(types, word, possible);

/** The value that a word stands for, if it is one of those that can be meant. */
export const valueNamed = (word: string, possible: readonly string[]): string | undefined =>
  standingFor(values, word, possible);

/** The icon that a word stands for; sets of icons often put their own name before it, as in `fa-car`. */
export function iconNamed(word: string, possible: readonly string[]): string | undefined {
  const [, bare = word] = /^(?:fas?|far|mdi|bi|lucide|icon)[-_: ](?:fa-)?(.+)$/i.exec(word) ?? [];
  return possible.includes(bare) ? bare : standingFor(icons, bare, possible);
}

/** The word of conditions that another word stands for. */
export const conditionNamed = (word: string): string | undefined =>
  standingFor(conditions, word, ["any", "all", "not"]);

function standingFor(
  meant: ReadonlyMap<string, readonly string[]>,
  word: string,
  possible: readonly string[],
): string | undefined {
  const name = plainLetters(word);
  const found = [...(meant.get(name) ?? []), ...(meant.get(withoutUmlauts(name)) ?? [])];
  return possible.find((each) => found.includes(each));
}
