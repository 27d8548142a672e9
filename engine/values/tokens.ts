import { dayMeant } from "../fields/index.ts";

/** A word, sign or number of an expression, with its place in the text. */
export type Token = {
  readonly kind: "number" | "date" | "time" | "name" | "sign" | "end";
  /** As written; a sign in its plain form: `*` for `×`. */
  readonly text: string;
  readonly at: number;
  readonly end: number;
};

/** Something that is wrong with an expression, and the part of it that is meant. */
export type Fault = {
  readonly message: string;
  readonly at: number;
  readonly end: number;
  readonly suggest?: string | null;
};

const patterns: readonly (readonly [Token["kind"], RegExp])[] = [
  ["date", /\d{4}-\d\d-\d\d(?![\w-])/y],
  ["time", /\d{1,2}:\d\d(?![\w.:])/y],
  ["number", /\d+(?:\.\d+)?(?:e[+-]?\d+)?(?![\w.])|\d+(?:\.\d+)?(?=[^\W\d_])/iy],
  // A hyphen within a name belongs to it: a minus has blanks around it.
  ["name", /[A-Za-z][A-Za-z0-9]*(?:[-.][A-Za-z0-9]+)*(?![\w\p{L}])/uy],
  ["sign", /<=|>=|!=|[-+*/^(),<>=×÷·−–≤≥≠:]/y],
];

const plain: ReadonlyMap<string, string> = new Map([
  ["×", "*"],
  ["·", "*"],
  ["÷", "/"],
  [":", "/"],
  ["−", "-"],
  ["–", "-"],
  ["≤", "<="],
  ["≥", ">="],
  ["≠", "!="],
]);

/** Beyond it, the computer's numbers skip whole ones. */
const largest = 1e15;

/** Splits an expression into its words, signs and numbers; the last one is its end. */
export function tokensIn(text: string): readonly Token[] | Fault {
  const tokens: Token[] = [];
  let at = 0;
  while (at < text.length) {
    if (/\s/.test(text.charAt(at))) {
      at++;
      continue;
    }
    const found = tokenAt(text, at);
    if (!found) return strange(text, at);
    if (found.kind === "number" && Number(found.text) > largest)
      return {
        message: `The number ${found.text} is larger than anything that is counted or measured. Write one of at most fifteen digits.`,
        at,
        end: found.end,
      };
    tokens.push(found);
    at = found.end;
  }
  return [...tokens, { kind: "end", text: "", at: text.length, end: text.length }];
}

function tokenAt(text: string, at: number): Token | undefined {
  for (const [kind, pattern] of patterns) {
    pattern.lastIndex = at;
    const [written] = pattern.exec(text) ?? [];
    if (written !== undefined) return { kind, text: plain.get(written) ?? written, at, end: at + written.length };
  }
  return undefined;
}

/** What takes the place of a field that is left empty. */
export const emptyWay = "What stands in for an empty field is written ifempty(garage, 0).";

/** How what other languages write with a sign is said here. */
const ways: Readonly<Record<string, string>> = {
  "?": "A choice is written as if(condition, then, otherwise).",
  "|": emptyWay,
  ";": "The parts of a function are separated by commas: if(condition, then, otherwise).",
  $: 'Write the number alone: "currency" names the currency.',
  "€": 'Write the number alone: "currency" names the currency.',
  "£": 'Write the number alone: "currency" names the currency.',
  "%": "Write a share as a number: 0.85 for 85 %.",
  "{": "Write names without braces: facts.NAME, score.SCALE, plans.PLAN.price.",
};

/** `1'240`, as Switzerland parts thousands. */
const parted = /(?<![\w.])\d{1,3}(?:['’]\d{3})+(?:\.\d+)?(?![\w.'’])/gu;

/** `garage ?? 0`, as programs write it, and `garage|0`, as texts do. */
const orElse =
  /(?<![\w.-])([A-Za-z][\w.-]*)\s*(?:\?\?|\|\|?)\s*([A-Za-z][\w.-]*|\d+(?:\.\d+)?(?:\s?[A-Za-z][A-Za-z\d-]*)?)(?![\w.(])/g;

function strange(text: string, at: number): Fault {
  for (const { 0: written, 1: name, 2: other, index } of text.matchAll(orElse)) {
    const end = index + written.length;
    if (index > at || end <= at) continue;
    const suggest = `ifempty(${name}, ${other})`;
    return { message: `What stands in for an empty field is written ${suggest}.`, at: index, end, suggest };
  }
  for (const { 0: written, index } of text.matchAll(parted)) {
    const end = index + written.length;
    if (index > at || end <= at) continue;
    const suggest = written.replace(/['’]/g, "");
    return { message: `Write thousands without a mark between them: ${suggest}.`, at: index, end, suggest };
  }
  // A dash stands for no cents: 49.–
  const [sum, francs] = /^(\d+)[.,][-–—]+/.exec(text.slice(at)) ?? [];
  if (sum !== undefined && francs !== undefined)
    return {
      message: `"${sum}" is a sum as texts have it. Write ${francs}.`,
      at,
      end: at + sum.length,
      suggest: francs,
    };
  const [number] = /^[\d.,]+/.exec(text.slice(at)) ?? [];
  if (number !== undefined) {
    const day = dayMeant(number);
    if (day !== undefined)
      return {
        message: `"${number}" is no day as expressions have it. Write ${day}.`,
        at,
        end: at + number.length,
        suggest: day,
      };
    const message = `"${number}" is not a number. Write digits, and a point before the decimals: 1200.5.`;
    return { message, at, end: at + number.length };
  }
  const [word] = /^[\p{L}\p{M}\d-]*[^\p{ASCII}\P{L}][\p{L}\p{M}\d-]*/u.exec(text.slice(at)) ?? [];
  if (word !== undefined) {
    const message = `"${word}" has a letter that names cannot have. They have the letters a to z, digits and hyphens.`;
    return { message, at, end: at + word.length };
  }
  const letter = String.fromCodePoint(text.codePointAt(at) ?? 0);
  const code = letter.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0");
  const shown = /[\p{L}\p{N}\p{P}\p{S}]/u.test(letter) ? `"${letter}"` : `The character U+${code}`;
  const way = text.startsWith("??", at) ? emptyWay : ways[letter];
  if (way !== undefined) return { message: `${shown} has no meaning in an expression. ${way}`, at, end: at + 1 };
  return {
    message: `${shown} has no meaning in an expression. It takes names, numbers with units, dates, times of day, + - * / ^, comparisons, brackets, min, max, round, month, day, hour, minute, if, ifempty and today.`,
    at,
    end: at + letter.length,
  };
}
