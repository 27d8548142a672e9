import type { FunnelDefinition } from "../../schema/funnel.types.ts";
import { baseLanguage, direction } from "../copy/index.ts";
import { walkSchema } from "../load/index.ts";
import { isCopy } from "../translate/index.ts";

/**
 * A copy of a valid definition as pages show it: the signs and the shortest words in its texts are tied to what they
 * belong to, where people of its language would not let a line break: `40 %`, `« Oui »`, in French `Pourquoi ?` and
 * `voulez-vous`, in Portuguese `diz-lhe`, in Polish `w domu`. A line does not begin with a dash or a dot that parts words, and texts written from right to left keep their direction whatever stands
 * within them ({@link rightToLeft}). What is recorded and sent comes from the definition itself, so it has plain spaces.
 */
export function typeset(definition: FunnelDefinition): FunnelDefinition {
  const known = made.get(definition);
  if (known) return known;
  const { language } = definition;
  const copy: FunnelDefinition = JSON.parse(JSON.stringify(definition));
  const ties = [...everywhere, ...(byLanguage.get(baseLanguage(language)) ?? [])];
  const pronouns = pronounsIn.get(baseLanguage(language));
  const joined = (text: string) => (pronouns ? withPronouns(text, pronouns) : text);
  const directed = direction(language) === "rtl" ? rightToLeft : (text: string) => text;
  walkSchema(copy, ({ value, written, fitting, put }) => {
    if (typeof value !== "string" || !isCopy(written, fitting)) return;
    const tied = directed(joined(ties.reduce((text, space) => text.replace(space, noBreak), value)));
    if (tied !== value) put(tied);
  });
  made.set(definition, copy);
  return copy;
}

/** Whether texts of a language are typeset with marks that nobody sees, which are in the names of controls as well. */
export const isMarked = (language: string): boolean =>
  direction(language) === "rtl" || pronounsIn.has(baseLanguage(language));

/** A build asks for each page of a definition. */
const made = new WeakMap<FunnelDefinition, FunnelDefinition>();

const noBreak = "\u00a0";

/**
 * Spaces between a number, or a placeholder, and the sign or the unit that follows it, between the thousands of a number,
 * within quotation marks, before a dash or a dot that parts words, and within a telephone number: +44 20 7946 0958, (202) 555-0142.
 */
const everywhere = [
  /(?<=[\d}]) (?=[%‰€£¥₽₺]|(?:zł|Kč|kr|öre|[kMG]?Wh?|[kcm]?m[²³]?|k?g|m?l|[MG]B|°[CF])(?![\p{L}\d’']))/gu,
  // The sides of what has two or three, with their unit: 60 × 80 in.
  /(?<=\d) (?=× ?\d)|(?<=\d[ \u00a0]?×) (?=\d)|(?<=× ?\d+(?:[.,]\d+)?) (?=(?:in|inches)(?!\p{L}))/gu,
  /(?<=«) | (?=»)/g,
  // The space behind what makes a line a heading or an entry of a list stays, as it is read with it.
  /(?<=\S)(?<!^\s*(?:#{1,6}|[-*])) (?=[–—·•] )/gm,
  /(?<=(?<![\p{L}\d])\+\d[\d() -]{0,16}) (?=\(?\d)|(?<=\(\d{3}\)) (?=\d{3}[-. ]\d{4}(?!\d))/gu,
  /(?<=(?<![\p{L}\d.,])[1-9]\d{0,2}(?:[ \u00a0]\d{3})*) (?=\d{3}(?!\d))/gu,
];

/** Spaces after words of one letter, which no line ends with in these languages. */
const afterLetters = /(?<=(?:^|[\s(„"*])[aiouwzksv]) /giu;

const byLanguage: ReadonlyMap<string, readonly RegExp[]> = new Map([
  // A time, 9 pm; a measure, 12 oz; and money, a large number and a telephone number as they are written in India: Rs 500, 2 lakh, 98765 43210.
  [
    "en",
    [
      /(?<=\d) (?=(?:[ap]m|[ap]\.m\.|lbs?|oz|ft|yd|mi|mph|sq ft|(?:lakh|crore)s?)(?![\p{L}\p{N}]))|(?<=(?<!\p{L})Rs\.?) (?=\d)/gu,
      /(?<=(?<![\d.,])0?[6-9]\d{4}) (?=\d{5}(?![\d.,]?\d))|(?<=(?<![\d.,])1[89]00(?:[ \u00a0]\d{3})?) (?=\d{3,4}(?!\d))/gu,
    ],
  ],
  // Where the mark ends a word, a sentence or bold text, and within a time: 18 h 30.
  [
    "fr",
    [
      / (?=[?!;:]+(?:[\s*"”»)]|$))/g,
      /(?<=\d) (?=h(?![\p{L}\p{M}]))|(?<=\d[ \u00a0\u202f]h) (?=\d\d(?!\d))|(?<=[nN]°) (?=\d)/gu,
    ],
  ],
  ["pl", [afterLetters]],
  ["cs", [afterLetters]],
  ["sk", [afterLetters]],
]);

/** A verb with the pronoun that is joined to it by a hyphen, behind which a line would else end: voulez-vous, diz-lhe. */
const withPronouns = (text: string, pronouns: RegExp): string =>
  text.replace(pronouns, (found) => (found === "-" ? "-\u2060" : found));

/** Placeholders and addresses stay as they are. */
const untied = /\{[^{}]*\}|\]\([^()\s]*\)|(?<![^\s[\]()}])[^\s[\]()]*(?:@|:\/\/|[\p{L}\d]\.[\p{L}\d])[^\s[\]()]*/u;

const joinedBy = (words: string): RegExp =>
  new RegExp(`${untied.source}|(?<=\\p{L})-(?=(?:${words})(?![\\p{L}\\p{M}]))`, "giu");

/** Pronouns that follow a verb and a hyphen. */
const pronounsIn: ReadonlyMap<string, RegExp> = new Map([
  ["fr", joinedBy("je|tu|ils?|elles?|on|nous|vous|ce|t|moi|toi|lui|leur|les?|la|y|en|là|ci")],
  ["pt", joinedBy("me|te|se|nos|vos|lhes?|[lmn]?[oa]s?")],
]);

/**
 * A text of a language that is written from right to left, with marks of Unicode's bidirectional algorithm (UAX #9), which
 * nobody sees: a line that begins with a word in Latin letters still goes from right to left, what is filled in turns
 * nothing around it, and a telephone number or a sum with its sign stays in its order, also one that is all of the text. A
 * link does not leave the letter before it, which is part of its word.
 */
function rightToLeft(text: string): string {
  return text.split("\n").map(directedLine).join("\n");
}

function directedLine(line: string): string {
  const parts = line.split(kept);
  const words = parts.filter((_, index) => index % 2 === 0).join(" ");
  const [first = ""] = words.match(/\p{L}/u) ?? [];
  const directed = parts
    .map((part, index) => {
      const isKept = index % 2 === 1;
      if (!isKept) return part.replace(signed, "\u2066$&\u2069").replace(/(?<=\p{L})(?=\[)/gu, "\u2060");
      return first && part.startsWith("{") ? `\u2068${part}\u2069` : part;
    })
    .join("");
  // Behind what makes a line a heading or an entry of a list.
  const isTurned = rightLetter.test(words) && !rightLetter.test(first);
  return isTurned ? directed.replace(/^\s*(?:#{1,6} +|[-*] +)?/, "$&\u200f") : directed;
}

/** Placeholders, and where a link leads. */
const kept = /(\{[^{}]*\}|\]\([^()\s]*\))/;

const rightLetter =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}\p{Script=Hanifi_Rohingya}]/u;

/** A number with its sign before or behind it, and one in groups, as telephone numbers are written. */
const signed =
  /(?<![\p{L}\d.,]|\d-)(?:[+\u2212-]\p{Sc}?\d+(?:[.,]\d+)*(?:[ \u00a0-](?:\d+|\(\d+\)))*[+%‰\p{Sc}]*|\p{Sc}?\d+(?:[.,]\d+)*[%‰]?\+|\d+(?:[ \u00a0-]\d{2,}){2,})(?!-?[\p{L}\d])/gu;
