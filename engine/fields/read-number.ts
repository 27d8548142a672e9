import { plainTyped } from "./plain-typed.ts";
import { steadyTag } from "./say-number.ts";

/** How a language writes numbers. */
export type NumberSigns = { readonly decimal: string; readonly group: string };

/** The signs of a language, from `Intl`. */
export function numberSigns(language: string): NumberSigns {
  const parts = new Intl.NumberFormat(steadyTag(language), { useGrouping: true }).formatToParts(-1_234_567.8);
  const sign = (type: string) => parts.find((part) => part.type === type)?.value;
  return { decimal: latin(sign("decimal") ?? "."), group: latin(sign("group") ?? ",") };
}

/**
 * Reads a number that a person typed or pasted: with the decimal sign of any language, groups of digits, blanks, digits
 * of any script. Where a sign could be either, as in `1.234`, the language decides.
 *
 * @param text nothing but the number; units are taken off before
 * @returns undefined if it is no number, also for exponents and more than 15 digits
 */
export function readNumber(text: string, { decimal, group }: NumberSigns): number | undefined {
  // The Arabic sign is a decimal one wherever it stands, also in a language whose comma parts groups.
  const plain = latin(text.replaceAll("\u066b", decimal));
  const [, sign, digits = ""] = /^([+-]?)([\d.,']+)$/.exec(plain) ?? [];
  const marks = digits.replace(/\d/g, "");
  const last = marks.at(-1);
  if (sign === undefined || !/\d/.test(digits)) return undefined;
  if (last === undefined) return numberOf(sign, digits, "");
  const isLastOnce = marks.indexOf(last) === marks.length - 1;
  const at = digits.lastIndexOf(last);
  const whole = digits.slice(0, at);
  const rest = digits.slice(at + 1);
  // Signs before the last one can only part groups, and there may be but one kind of those.
  const isGroup = last === "'" || !isLastOnce || (last === group && last !== decimal && isGrouped(whole, rest));
  if (isGroup)
    return new Set(marks).size === 1 && isGrouped(...cut(digits, last))
      ? numberOf(sign, digits.replaceAll(last, ""), "")
      : undefined;
  const groups = new Set(marks.slice(0, -1));
  const [mark] = groups;
  if (groups.size > 1 || (mark !== undefined && !isGrouped(...cut(whole, mark)))) return undefined;
  return numberOf(sign, mark === undefined ? whole : whole.replaceAll(mark, ""), rest);
}

/** Whether digits are parted as people part them: three at the end, two or three before (India), one to three first. */
const isGrouped = (first: string, ...groups: readonly string[]): boolean =>
  /^[1-9]\d{0,2}$/.test(first) &&
  groups.length > 0 &&
  groups.at(-1)?.length === 3 &&
  groups.slice(0, -1).every((part) => /^\d{2,3}$/.test(part));

function cut(digits: string, mark: string): [string, ...string[]] {
  const [first = "", ...rest] = digits.split(mark);
  return [first, ...rest];
}

/** A number of digits, of which there is at least one. */
function numberOf(sign: string, whole: string, decimals: string): number | undefined {
  if ((whole + decimals).length > 15) return undefined;
  const value = Number(`${whole}.${decimals}`);
  return sign === "-" && value !== 0 ? -value : value;
}

/** A text with Latin digits and signs, and without blanks. */
function latin(text: string): string {
  return plainTyped(text)
    .replace(/\s/g, "")
    .replace(/[\u2212\u2013]/g, "-")
    .replace(/[\u066b\u060c]/g, ",")
    .replace(/[\u066c\u2019\u02bc]/g, "'");
}
