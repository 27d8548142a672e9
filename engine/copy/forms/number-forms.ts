import { numberIn } from "../number-in.ts";
import { copyParts, type Lookup } from "../placeholders.ts";
import { experimentIn, wordsFor } from "./variant-words.ts";

/** The words for some numbers, as an author writes them for one of these: `1 day`, `5 days`. */
export type NumberForm = {
  /** The number that they are written for. */
  readonly sample: number;
  /** What is shown, cut where the number goes; in one piece if that is not shown: `1=day`. */
  readonly words: readonly [before: string, behind: string] | readonly [alone: string];
};

/** What stands behind the bar of a placeholder for a number: its forms, and words for whoever has no such number. */
export type NumberForms = {
  readonly forms: readonly NumberForm[];
  readonly otherwise?: string;
  /** What is neither: words without a number amid the forms. */
  readonly others: readonly string[];
};

/**
 * Reads the forms of a number: `1 day|5 days`, with words at the end for whoever has none, `1 day|5 days|some days`.
 *
 * @param rest what is behind the first bar of a placeholder
 * @returns undefined if it is words for whoever has no value, as behind any other placeholder
 */
export function readForms(rest: string): NumberForms | undefined {
  const parts = rest.split("|").map((part) => ({ part, form: formOf(part.trim()) }));
  if (parts.length < 2 || !parts[0]?.form) return undefined;
  const others = parts.flatMap(({ part, form }) => (form ? [] : [part]));
  const otherwise = parts.at(-1)?.form ? undefined : others.pop();
  return { forms: parts.flatMap(({ form }) => form ?? []), others, ...(otherwise !== undefined && { otherwise }) };
}

function formOf(part: string): NumberForm | undefined {
  const [, before = "", figure = "", is, behind = ""] =
    /^(\D*?)(\p{Nd}+(?:[.,٫]\p{Nd}+)?)(\s*=\s*)?(.*)$/su.exec(part) ?? [];
  const sample = countedIn(figure);
  if (sample === undefined) return undefined;
  return { sample, words: is !== undefined && before === "" ? [behind] : [before, `${is ?? ""}${behind}`] };
}

/** The last number in a text, which is the one that its noun follows: 3 in `2–3`, 4 in `4 or more`. */
export function countedIn(text: string): number | undefined {
  const [last] = [...text.matchAll(/\p{Nd}[\p{Nd}.,٫٬'’\u00a0\u202f]*/gu)].slice(-1);
  return last && numberIn(text.slice(last.index));
}

const rules = new Map<string, Intl.PluralRules>();

/** The name that a language has for how it counts a number: `one`, `few`, `other`. */
export function categoryOf(number: number, language: string): Intl.LDMLPluralRule {
  const known = rules.get(language) ?? new Intl.PluralRules(language);
  rules.set(language, known);
  return known.select(number);
}

/**
 * The form for a number: the one that is written for it, or else one that the language has in common for both. Of several
 * in common it is the one for the largest, so that `0=none|1 day|5 days` says "none" of nought alone.
 */
function formFor(forms: readonly NumberForm[], counted: number, language: string): NumberForm | undefined {
  const category = categoryOf(counted, language);
  const common = forms
    .filter(({ sample }) => categoryOf(sample, language) === category)
    .sort((one, other) => other.sample - one.sample);
  return forms.find(({ sample }) => sample === counted) ?? common[0] ?? forms.at(-1);
}

/** The words for whoever has no value, among what a placeholder has behind its bar. */
export function otherwiseIn(rest: string | undefined): string | undefined {
  const read = rest === undefined ? undefined : readForms(rest);
  return read ? read.otherwise : rest;
}

/** A lookup that says numbers and variants with their words, where a placeholder has some. */
export const inForms =
  (language: string) =>
  (lookup: Lookup): Lookup =>
  (name, rest = "") => {
    const text = lookup(name);
    if (rest && experimentIn(name) !== undefined) return wordsFor(rest, text);
    const read = readForms(rest);
    if (!read) return text;
    if (text === undefined) return read.otherwise ?? "";
    const counted = countedIn(text);
    const form = counted === undefined ? undefined : formFor(read.forms, counted, language);
    return form ? form.words.join(text) : text;
  };

/** A text in which no form of a number shows its digits: they are samples, and state nothing. It stays as long. */
export const maskForms = (text: string): string =>
  text.includes("|")
    ? copyParts(text)
        .map((part) => {
          if ("text" in part) return part.text;
          const { name, fallback } = part;
          if (fallback === undefined) return `{${name}}`;
          const isSample = experimentIn(name) === undefined && readForms(fallback);
          return `{${name}|${isSample ? fallback.replace(/\p{Nd}/gu, "n") : fallback}}`;
        })
        .join("")
    : text;
