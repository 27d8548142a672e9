import type { Field } from "../../../../schema/funnel.types.ts";
import { convert, isOnStep, isWithin, numberSigns, readAmount, readNumber, tidy } from "../../../fields/index.ts";
import { counted } from "../../../problem/index.ts";
import { fieldWith } from "../../../traits/index.ts";
import { placedFields } from "../../placed-fields.ts";
import type { Rule } from "../../rule.ts";
import { latinFigures } from "../../stated/latin-figures.ts";

/** What a field shows as an example could be typed into it. */
export const unfittingExample: Rule = {
  id: "unfitting-example",
  severity: "warning",
  why: "People copy the example: what stands grey in a field, or below it, is how they write. If the field refuses it, such as 170 lbs where a number is asked for, four digits where there must be five, or dd/mm/yyyy over boxes in which the month comes first, they are told of an error for doing what the page has shown them. A day that is typed in the wrong order may even be taken for another one.",
  wrong: '- { id: age, type: number, label: Age, min: 18, max: 75, placeholder: "90" }',
  right: '- { id: age, type: number, label: Age, min: 18, max: 75, placeholder: "45" }',
  *check({ definition }) {
    for (const { field, path } of placedFields(definition)) {
      const example = "placeholder" in field ? field.placeholder : undefined;
      const fault = example !== undefined && !example.includes("{") && faultIn(example, field, definition.language);
      if (fault)
        yield {
          message: `The field "${field.id}" shows "${example}" as its example, ${fault}`,
          path: [...path, "placeholder"],
        };
      const wanted = fieldWith("givesDate", field) && orderIn(definition.language);
      for (const key of wanted ? (["hint", "label"] as const) : []) {
        const written = writtenOrder(field[key] ?? "");
        if (written && written.order !== wanted)
          yield {
            message: `The field "${field.id}" asks for ${written.said}, but its boxes stand in another order in this language: ${wanted}. Write it in that order, or leave it out.`,
            path: [...path, key],
            excerpt: written.said,
          };
      }
    }
  },
};

/** Why a field would refuse its example; undefined if it takes it, or if it is a prompt in words. */
function faultIn(example: string, field: Field, language: string): string | undefined {
  if (fieldWith("givesText", field)) return codeFault(example, field);
  const [figure, ...others] = latinFigures(example).match(/(?:(?<!\S)[-−])?\d(?:[\d.,'’]*\d)?/g) ?? [];
  const value = figure === undefined ? undefined : readNumber(figure.replace("−", "-"), numberSigns(language));
  if (value === undefined || others.length > 0) return undefined;
  const number = fieldWith("givesNumber", field);
  if (number) {
    const [, unit] = /^\s*[-−\d.,'’]+\s*(\p{L}{1,12})\.?\s*$/u.exec(latinFigures(example)) ?? [];
    // Both belong to one type of field, which can be taken out of the language.
    const suffix = "suffix" in field && typeof field.suffix === "string" ? field.suffix : undefined;
    if (unit !== undefined && unit.toLowerCase() !== suffix?.toLowerCase().replace(/\.$/, ""))
      return suffix === undefined
        ? `but takes a number alone. Write "${figure}", and "suffix: ${unit}" for what stands beside it.`
        : `but takes only "${suffix}" beside a number. Write "${figure}".`;
    const decimals = Math.max(number.decimals ?? 0, decimalsIn(number.step ?? 1));
    if (tidy(Number(value.toFixed(decimals))) !== tidy(value))
      return `but takes ${decimals === 0 ? "whole numbers" : `at most ${counted(decimals, "decimal")}`}. Write one that it takes, or "decimals".`;
    const foreign = foreignSigns(figure ?? "", value, language);
    if (foreign !== undefined) return foreign;
    return outside(value, number) ?? (isOnStep(value, number) ? undefined : `but takes steps of ${number.step}.`);
  }
  const { units: [unit] = [], min, max } = fieldWith("givesMeasure", field) ?? {};
  // A unit that is written may be another one, and what is in two parts is no single number.
  if (unit === undefined || unit.includes("-") || unit === "st" || /\p{L}/u.test(example)) return undefined;
  const bound = (written = "") => {
    const read = readAmount(written);
    try {
      return read && convert(read.amount, read.unit, unit);
    } catch {
      // Of another kind of measure, which another rule reports.
      return undefined;
    }
  };
  return outside(value, { min: bound(min), max: bound(max) }, ` ${unit}`);
}

/** What is said of a number with the signs of another language, such as 1,250.50 in Italian. One sign alone may be of either. */
function foreignSigns(figure: string, value: number, language: string): string | undefined {
  const { decimal } = numberSigns(language);
  const [last, ...others] = figure
    .replace(/[^.,'’]/g, "")
    .split("")
    .toReversed();
  // South Africans write the decimals of their English as Americans do, whatever its standard says.
  const isOwn = last === undefined || !",.".includes(last) || last === decimal || language === "en-ZA";
  if (isOwn || others.length === 0 || others.includes(last)) return undefined;
  const decimals = figure.length - figure.lastIndexOf(last) - 1;
  const own = value.toLocaleString(language, { useGrouping: true, minimumFractionDigits: decimals });
  return `but this language writes it "${own}". Write it as visitors do.`;
}

type Bounds = { readonly min?: number | undefined; readonly max?: number | undefined };

function outside(value: number, { min, max }: Bounds, unit = ""): string | undefined {
  if (!isWithin(value, { min })) return `but takes at least ${min}${unit}. Correct the example or the bound.`;
  if (!isWithin(value, { max })) return `but takes at most ${max}${unit}. Correct the example or the bound.`;
  return undefined;
}

const decimalsIn = (step: number): number => String(step).split(".")[1]?.length ?? 0;

/** What is wrong with a code, such as a postcode; words are a prompt. */
function codeFault(example: string, field: Field): string | undefined {
  const { minLength = 1, maxLength = Number.POSITIVE_INFINITY } = fieldWith("givesText", field) ?? {};
  if (!/^(?=.*\d)[\p{Lu}\d](?:[\p{Lu}\d -]*[\p{Lu}\d])?$/u.test(example)) return undefined;
  if ("pattern" in field && field.pattern === "digits" && !/^\d+$/.test(example))
    return 'but takes digits only. Correct the example, or write "pattern: postcode".';
  if (example.length > maxLength)
    return `but takes at most ${maxLength} characters. Correct the example or "maxLength".`;
  return example.length < minLength
    ? `but takes at least ${minLength} characters. Correct the example or "minLength".`
    : undefined;
}

/** The order in which a language writes a day: day/month/year. */
const orderIn = (language: string): string =>
  new Intl.DateTimeFormat(language)
    .formatToParts(0)
    .flatMap(({ type }) => (type === "literal" ? [] : [type]))
    .join("/");

/** A day in letters, such as dd/mm/yyyy, TT.MM.JJJJ or jj/mm/aaaa, and the order of its parts. */
function writtenOrder(text: string): { readonly said: string; readonly order: string } | undefined {
  const [said, ...parts] =
    /(?<![\p{L}\d])([a-zа-я]{1,4})\s?[./-]\s?([a-zа-я]{1,4})\s?[./-]\s?([a-zа-я]{1,4})(?![\p{L}\d])/iu.exec(text) ?? [];
  if (said === undefined || !parts.every((part) => /^(\p{L})\1*$/iu.test(part))) return undefined;
  const kinds = parts.map((part) =>
    part.length === 4 || /y/i.test(part) ? "year" : /[mм]/i.test(part) ? "month" : "day",
  );
  return new Set(kinds).size === 3 ? { said, order: kinds.join("/") } : undefined;
}
