/** The words that rules look for in texts, by language. */

import { baseLanguage } from "../../copy/index.ts";
import { ar } from "./ar.ts";
import { attached } from "./arabic.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { eitherOf, type Finder, finderOf } from "./finder.ts";
import { fr } from "./fr.ts";
import { it } from "./it.ts";
import { ja } from "./ja.ts";
import { nl } from "./nl.ts";
import { pl } from "./pl.ts";
import { pt } from "./pt.ts";
import { ru } from "./ru.ts";
import { sv } from "./sv.ts";
import { tr } from "./tr.ts";
import type { Kind, Words } from "./words.ts";

export { arabic, attached } from "./arabic.ts";
export { type Finder, finderOf } from "./finder.ts";
export { matchesIn } from "./matches-in.ts";
export { sentenceAt } from "./sentence-at.ts";
export type { Kind } from "./words.ts";

/** What each language says, English first. */
export const byLanguage: ReadonlyMap<string, Words> = new Map(
  Object.entries({ en, ar, de, es, fr, it, ja, nl, pl, pt, ru, sv, tr }),
);

/**
 * Words of a kind as a part of a regular expression that finds them as whole words: those of a language, and the English
 * ones, of which most funnels have some.
 *
 * @param language BCP 47 tag; for those that the engine has no words of, the English ones alone
 */
export const anyOf = (kind: Kind, language: string): string => alternatives(kind, withEnglish(language), wordStart);

/** The same for words that may stick to what is before them: in Turkish, endings do. */
export const anyBehind = (kind: Kind, language: string): string => alternatives(kind, withEnglish(language), "");

/** The words of a language alone, for kinds of which English ones mean something else in it: "no" is "in the" in Portuguese. */
export const ownOf = (kind: Kind, language: string): string =>
  alternatives(kind, [byLanguage.has(baseLanguage(language)) ? baseLanguage(language) : "en"], wordStart);

const withEnglish = (language: string): readonly string[] => [...new Set(["en", baseLanguage(language)])];

/**
 * Words of a kind in every language, as they are listed: the pattern around them says where they begin and end. For what is
 * read without regard to the language, such as lengths of time.
 */
export const inAll = (kind: Kind): string => listed(kind, [...byLanguage.keys()]);

/** The same as a list, of words that are no patterns. */
export const listOf = (kind: Kind): readonly string[] => [...byLanguage.values()].flatMap((words) => words[kind] ?? []);

/** The same of the languages with spaces between all words. */
export const inSpaced = (kind: Kind): string =>
  listed(
    kind,
    [...byLanguage.keys()].filter((code) => !joined.has(code)),
  );

/** The same of the others, whose words have no end to look for. */
export const inJoined = (kind: Kind): string => listed(kind, [...joined]);

/** Both: as whole words where spaces are between them, and anywhere in the other languages. */
export const inAny = (kind: Kind): string => String.raw`(?:(?<!\p{L})${inSpaced(kind)}(?!\p{L})|${inJoined(kind)})`;

/** Languages that put no spaces between words, or write short ones together with the next. */
const joined: ReadonlySet<string> = new Set(["ja", "ar"]);

function listed(kind: Kind, codes: readonly string[]): string {
  const all = new Set(codes.flatMap((code) => byLanguage.get(code)?.[kind] ?? []).map(ofWords));
  return all.size === 0 ? nothing : `(?:${[...all].join("|")})`;
}

/**
 * A pattern whose parts of words are no longer than words are. Where any number of letters may stand before the one that is
 * looked for, a text without blanks would be read anew from each of its letters. A blank is also one at which no line ends, as
 * French has before "%" and "!" and careful writers have behind a number.
 */
const ofWords = (pattern: string): string =>
  pattern
    .replace(/(?<=\\p\{L[lu]?\})(?:([*+])|\{(\d+),\})/g, (_, sign, least) => `{${least ?? (sign === "+" ? 1 : 0)},40}`)
    .replace(/(\[\^?-?)((?:\\.|[^\]\\])*\])|\\.| /g, (part, opened, members) => {
      if (part === " ") return anyBlank;
      return members?.includes(" ") && !members.includes(noBreak) ? `${opened}${noBreak}${members}` : part;
    });

const noBreak = String.raw`\u00a0\u202f`;
const anyBlank = `[ ${noBreak}]`;

const nothing = "(?!)";

const wordStart = String.raw`(?<![\p{L}\p{N}])`;

const unmarkedStart = String.raw`(?<![\p{L}\p{N}\p{M}])`;

function alternatives(kind: Kind, codes: readonly string[], start: string): string {
  const key = `${kind} ${codes.join(" ")} ${start}`;
  const known = madeOf.get(key) ?? made(kind, codes, start);
  madeOf.set(key, known);
  return known;
}

/** Rules ask for the same words at each text. */
const madeOf = new Map<string, string>();

function made(kind: Kind, codes: readonly string[], start: string): string {
  const found: string[] = [];
  // Those of languages with spaces share the places around them, which take most of a pattern's time.
  const spaced: string[] = [];
  for (const code of codes) {
    const words = (byLanguage.get(code)?.[kind] ?? []).map(ofWords);
    if (words.length === 0) continue;
    const either = (code === "tr" ? words.map(inTurkishCapitals) : words).join("|");
    // Japanese puts no spaces between words.
    if (code === "ja") found.push(either);
    // Short words of Arabic are written together with the next one, and marks belong to the letter before them.
    else if (code === "ar")
      found.push(String.raw`${start && `${unmarkedStart}${attached}`}(?:${either})(?![\p{L}\p{N}\p{M}])`);
    else spaced.push(either);
  }
  if (spaced.length > 0) found.unshift(String.raw`${start}(?:${spaced.join("|")})(?![\p{L}\p{N}])`);
  return found.length > 0 ? `(?:${found.join("|")})` : nothing;
}

/**
 * In Turkish the capital of i is İ, and that of ı is I. Regular expressions know neither, and many pages are written on a
 * keyboard that has only one of the two.
 */
const inTurkishCapitals = (pattern: string): string =>
  pattern.replace(/\[[^\]]*\]|\\p\{\w+\}|\\.|[iı]/gu, (part) =>
    part.startsWith("[") ? part.replace(/[iı]/u, "iİı") : part === "i" ? "[iİ]" : part === "ı" ? "[ıI]" : part,
  );

/** Finds the first word of a kind, in a language or in English, to be used with `exec` or `test`. */
export const firstOf = (kind: Kind, language: string): Finder => apart(kind, language, firstIn);

/** Finds all words of a kind, in a language or in English, to be used with `matchesIn`. */
export const allOf = (kind: Kind, language: string): Finder => apart(kind, language, allIn);

/** What `anyOf` finds, as two patterns: the English words, of which there are most, are compiled once for all languages. */
function apart(kind: Kind, language: string, finderIn: (pattern: string) => Finder): Finder {
  const [english, own] = [ownOf(kind, "en"), ownOf(kind, language)];
  return own === english || own === nothing ? finderIn(english) : eitherOf(finderIn(english), finderIn(own));
}

/** Finds the first of a pattern that is made with `anyOf`, to be used with `exec` or `test`. */
export const firstIn = (pattern: string): Finder => compiled(pattern, "iu", firsts);

/** Finds all of a pattern that is made with `anyOf`, to be used with `matchesIn`. */
export const allIn = (pattern: string): Finder => compiled(pattern, "giu", alls);

/** Finds the first word of a kind in the letters it is written in, small or capital ones. */
export const firstAsWritten = (kind: "formal" | "familiar", language: string): Finder =>
  compiled(ownOf(kind, language), "u", asWritten);

const asWritten = new Map<string, Finder>();
const firsts = new Map<string, Finder>();
const alls = new Map<string, Finder>();

function compiled(pattern: string, flags: string, before: Map<string, Finder>): Finder {
  const known = before.get(pattern) ?? finderOf(pattern, flags);
  before.set(pattern, known);
  return known;
}
