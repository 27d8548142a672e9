import type { Field } from "../../../../schema/funnel.types.ts";
import { tidy } from "../../../fields/index.ts";
import { fieldWith } from "../../../traits/index.ts";
import { placedFields } from "../../placed-fields.ts";
import type { Rule } from "../../rule.ts";
import { inAll } from "../../words/index.ts";

/** A number at an end of a slider or a rating is the one that is given there. */
export const statedEnd: Rule = {
  id: "stated-end",
  severity: "warning",
  why: "“0%” below a slider that begins at 30, or “100” below one that ends at 120: whoever moves it to its end gives another number than they read there. The bounds were changed and the words were not. Write the number of the bound, or words.",
  wrong: '- { id: share, type: slider, label: What share?, min: 30, max: 100, low: "0%", high: "100%" }',
  right: '- { id: share, type: slider, label: What share?, min: 30, max: 100, low: "30%", high: "100%" }',
  *check({ definition }) {
    for (const { field, path } of placedFields(definition)) {
      const last = lastOf(field);
      if (last !== undefined)
        yield {
          message: `The field "${field.id}" ends at ${last.max}, but its steps of ${last.step} end at ${last.given}, so nobody can give more. Write "max: ${last.given}", or another "step".`,
          path: [...path, "max"],
        };
      const outOf = outOfIn(field);
      if (outOf !== undefined)
        yield {
          message: `The field "${field.id}" takes up to ${outOf.max}, but "${outOf.suffix}" stands behind it. Say the same in both.`,
          path: [...path, "suffix"],
        };
      const wrong = endsOf(field).filter(isOther);
      // A share at both ends, as 0% and 100% at the points 1 and 5, is another scale.
      if (wrong.length === 2 && wrong.every(({ said }) => /[%‰]/.test(said))) continue;
      for (const { key, said, bound } of wrong)
        yield {
          message: `The ${key === "low" ? "start" : "end"} of the field "${field.id}" says "${said}", but the number there is ${bound}. Say the same in both, or write words.`,
          path: [...path, key],
        };
    }
  },
};

/** The number that a number is typed out of, as in `/ 100`, if it is not the most that can be typed. */
function outOfIn(field: Field): { readonly max: number; readonly suffix: string } | undefined {
  const { max } = fieldWith("givesNumber", field) ?? {};
  const suffix = "suffix" in field && typeof field.suffix === "string" ? field.suffix : undefined;
  const [, number] = outOfNumber.exec(suffix ?? "") ?? [];
  return max === undefined || suffix === undefined || number === undefined || Number(number) === max
    ? undefined
    : { max, suffix };
}

const outOfNumber = new RegExp(String.raw`^\s*(?:\/|${inAll("outOf")})\s*(\d+)(?!\d|[.,]\d)`, "iu");

/** The last number that can be given on a line with two ends, if it is not the one at its end. */
function lastOf(field: Field): { readonly max: number; readonly step: number; readonly given: number } | undefined {
  // Only a line shows its end; a number is typed, and told what it may be.
  const { min, max } = fieldWith("givesNumber", field) ?? {};
  const step = "step" in field && typeof field.step === "number" ? field.step : undefined;
  if (min === undefined || max === undefined || step === undefined || "decimals" in field) return undefined;
  const given = tidy(min + Math.floor(tidy((max - min) / step)) * step);
  // Another rule tells of a single step that goes past the end.
  return given === max || given <= min ? undefined : { max, step, given };
}

type End = { readonly key: "low" | "high"; readonly said: string; readonly bound: number; readonly step: number };

/** Whether the words at an end are a number, and another one than is given there. */
function isOther({ said, bound, step }: End): boolean {
  const { number, more, word } = bare.exec(said)?.groups ?? {};
  if (number === undefined || !Number.isInteger(bound) || (word && moreWords.test(word))) return false;
  const stated = Number(number.replace(/\D/g, ""));
  const given = Math.abs(bound);
  // The last step above 500 is "500+".
  if (stated === given || (more !== undefined && stated < given && stated + step >= given)) return false;
  // "1 year" at the end of twelve months says the same.
  if (word !== undefined && otherUnits.some((times) => stated * times === given || given * times === stated))
    return false;
  return given === 0 || !otherScales.has(stated / given);
}

/** How many of one unit another one has. */
const otherUnits = [4, 5, 7, 12, 15, 24, 28, 30, 31, 52, 60, 365, 1_000];

/** What begins or ends there goes on: "100 plus". */
const moreWords = new RegExp(
  `^(?:plus|and|or|und|oder|et|ou|[yeou]|en|of|i|lub|и|или|och|eller|ve|veya|${inAll("moreThan")})$`,
  "iu",
);

/** A field that counts in shares of one, in thousands or in millions, with the whole sum at its end. */
const otherScales: ReadonlySet<number> = new Set([100, 1_000, 1_000_000]);

/** A whole number alone, with a sign of money or of a share, or with one word: what has more may say "under" or "or more". */
const bare =
  /^\s*[-−]?\p{Sc}?\s?(?<number>\d{1,3}(?:[.,'’\s]\d{3})*|\d+)\s?(?:[%‰]|\p{Sc}|zł|kr|Kč|(?<more>\+)|(?<word>\p{L}{2,20}))?\s*$/u;

/** The words at the ends of a field, each with its bound. */
function endsOf(field: Field): readonly End[] {
  const step = "step" in field && typeof field.step === "number" ? field.step : 0;
  const ends = [
    {
      key: "low" as const,
      said: "low" in field ? field.low : undefined,
      bound: "min" in field ? field.min : undefined,
    },
    {
      key: "high" as const,
      said: "high" in field ? field.high : undefined,
      bound: "max" in field ? field.max : undefined,
    },
  ];
  return ends.flatMap(({ key, said, bound }) =>
    typeof said === "string" && typeof bound === "number" ? { key, said, bound, step } : [],
  );
}
