import { baseLanguage, categoryOf, countedIn, experimentIn, type NumberForms } from "../../../copy/index.ts";
import { readableNames } from "../../../flow/index.ts";
import { pathKey } from "../../../problem/index.ts";
import { type Interval, isNumber } from "../../../values/index.ts";
import type { LintContext } from "../../context.ts";
import type { Rule } from "../../rule.ts";

/** The words for a number fit all numbers that can come, in the language of the texts. */
export const numberForms: Rule = {
  id: "number-forms",
  severity: "warning",
  why: "{days|1 day|5 days} says “1 day” and “12 days”. English has two forms, Japanese one, Polish three, Arabic six; a number whose form is missing is read with the wrong one: “3 dni” is right, “3 dzień” is not. Each form is written with any number that takes it. What has no number takes no forms, and what is shown with its unit has its words already.",
  wrong: '- { type: text, text: "You named {score.plants|5 plants|some plants}, and {answer.first|1 pot|5 pots}." }',
  right: '- { type: text, text: "You named {score.plants|1 plant|5 plants}, and {answer.first|a pot}." }',
  *check(context) {
    const { definition, uses, translation, experiments } = context;
    const { language } = definition;
    const numbersOf = shownNumbers(context);
    // What is not translated yet has the forms of another language, and a rule of its own.
    const originals = [...(translation?.empty ?? []), ...(translation?.missing ?? [])];
    const untranslated = new Set(originals.map(({ path }) => pathKey(path)));
    for (const { kind, name, forms, fallback, excerpt, path, own = [] } of uses) {
      if (
        kind === "placeholder" &&
        !forms &&
        fallback?.includes("|") &&
        experimentIn(name) === undefined &&
        !Object.hasOwn(experiments, name.slice(name.lastIndexOf(".") + 1))
      )
        yield {
          message: `${excerpt} has several texts behind the bar, and visitors read the bars between them, too. Words for numbers each have a number that they are right for, and words for whoever has none come last: {${name}|1 day|5 days|some days}.`,
          path,
          excerpt,
        };
      if (kind !== "placeholder" || !forms) continue;
      const [other] = forms.others;
      if (other !== undefined) {
        yield {
          message: `"${other}" stands among the words for numbers, but has none. Write each with a number that it is right for, and words for whoever has none last.`,
          path,
          excerpt,
        };
        continue;
      }
      const samples = forms.forms.map(({ sample }) => sample);
      const twice = forms.forms.find(({ sample }, index) => samples.indexOf(sample) < index);
      if (twice)
        yield {
          message: `${excerpt} has words for ${twice.sample} twice, so that the second ones are never read. Take one out, or write it without a number if it is for whoever has none.`,
          path,
          excerpt,
        };
      const numbers = own.includes(name) || isElsewhere(path) ? "is not filled with a number here" : numbersOf(name);
      if (typeof numbers === "string") {
        yield {
          message: `{${name}} ${numbers}, so it takes no words for numbers. Write {${name}} alone, or {${name}|…} with words for whoever has none.`,
          path,
          excerpt,
        };
        continue;
      }
      const one = wordsForOne(forms);
      if (baseLanguage(language) === "en" && plural.test(one))
        yield {
          message: `${excerpt} says "1 ${one}". Write the word for one with 1, and the word for several with the other number.`,
          path,
          excerpt,
        };
      const missing = untranslated.has(pathKey(path)) ? [] : missingOf(forms, numbers, language);
      if (missing.length > 0)
        yield {
          message: `${excerpt} lacks words for ${missing.slice(0, 3).join(", ")}${missing.length > 3 ? " and others like them" : ""}: they take a form of their own in ${languages.of(language)}. Write it, too: |${missing[0]} …`,
          path,
          excerpt,
        };
    }
  },
};

const wordsForOne = ({ forms }: NumberForms): string =>
  (forms.find(({ sample }) => sample === 1)?.words ?? []).join("").trim();

/** An English plural that is no other word. A verb has an s with 1: 1 sings, 5 sing. */
const plural = /^(?:second|minute|hour|day|week|month|year)s$/i;

const languages = new Intl.DisplayNames("en", { type: "language" });

/** Names that stand for something other than answers. */
const hasGroup = /^(?:facts|outcome|plans?|product|query)\./;

/** Texts that are filled in elsewhere than on a page: in mails and in what is bought. */
const isElsewhere = ([part, group, key]: readonly (string | number)[]) =>
  part === "texts" && (group === "mail" || group === "every" || (group === "checkout" && /^terms/.test(String(key))));

/** The numbers, of one form that is missing, which can come. */
function missingOf({ forms }: NumberForms, numbers: readonly number[], language: string): readonly number[] {
  // Words alone for nought, `0=none`, would say "none" of all that take the same form.
  const common = forms.filter(({ sample, words }) => sample !== 0 || words.length > 1);
  const known = new Set(common.map(({ sample }) => categoryOf(sample, language)));
  const lacking = numbers.filter(
    (number) => !forms.some(({ sample }) => sample === number) && !known.has(categoryOf(number, language)),
  );
  const [first] = lacking;
  if (first === undefined) return [];
  return lacking.filter((number) => categoryOf(number, language) === categoryOf(first, language));
}

/** For each name the numbers that it can show, some for all of a kind; or why it shows none. */
function shownNumbers({ definition, steps, values }: LintContext): (name: string) => readonly number[] | string {
  const readable = readableNames(definition, steps);
  const parted = Object.values(steps).flatMap(({ fields, options }) => [
    ...fields.flatMap((field) => (field.kind === "number" && (field.step ?? 1) % 1 !== 0 ? field.id : [])),
    ...options.flatMap(({ score = {} }) =>
      Object.entries(score).flatMap(([scale, points]) => (points % 1 === 0 ? [] : `score.${scale}`)),
    ),
  ]);
  return (name) => {
    const value = values.get(name);
    if (value) {
      if (!value.compiled) return [];
      const { unit, currency, is, digits = 0 } = value.compiled;
      if (is) return "is a date";
      if (unit || currency) return `is shown with its ${unit ? "unit" : "currency"} already`;
      return within(value.range, digits > 0);
    }
    const source = readable.get(name);
    if (source) return isNumber(source.type) ? within(source.range, parted.includes(name)) : "is no plain number";
    const fact = name.startsWith("facts.") ? definition.facts[name.slice("facts.".length)]?.value : undefined;
    const asked = Object.entries(steps).flatMap(([id, { save, options }]) =>
      name === `answer.${id}` || name === save ? options : [],
    );
    const numbers = [...(fact === undefined ? [] : [String(fact)]), ...asked.map(({ label }) => label)].flatMap(
      (text) => countedIn(text) ?? [],
    );
    // A name that stands for nothing has a rule of its own.
    if (asked.length === 0 && !hasGroup.test(name)) return [];
    return numbers.length > 0 ? numbers : "is no number";
  };
}

/**
 * Numbers of a range, so that each form of a language is among them. A million is one only where it is known to come:
 * French and Spanish have a form for it.
 *
 * @param isParted whether there are numbers between the whole ones
 */
const within = ({ low, high }: Interval, isParted: boolean): readonly number[] =>
  [...hundreds, ...(high < Number.POSITIVE_INFINITY ? [1_000_000] : []), ...(isParted ? [1.5, 2.5, 5.5] : [])].filter(
    (number) => number >= low && number <= high,
  );

const hundreds = [...Array.from({ length: 201 }, (_, number) => number), 1000];
