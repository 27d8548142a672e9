import { readableNames } from "../../../flow/index.ts";
import type { Finding } from "../../../problem/index.ts";
import { fieldWith } from "../../../traits/index.ts";
import { evaluateEach, isNumber, simpleDimension, type TypedValue } from "../../../values/index.ts";
import type { LintContext } from "../../context.ts";
import { placedFields } from "../../placed-fields.ts";
import type { Rule } from "../../rule.ts";

/** A body mass index is a weight in kilograms by the square of a height in metres, of somebody whom the fields let in. */
export const wrongBmi: Rule = {
  id: "wrong-bmi",
  severity: "warning",
  why: "The body mass index decides who is told to lose weight and who is kept from it. Pounds read as kilograms, a height that is not squared, or a factor of 703 that is missing give a number that looks like one, and sends people the wrong way. Fields keep metric amounts whatever is typed, so `in: [kg, m]` is right for everybody. Bounds in the wrong unit are as bad: a field that begins at 70 kg, where 70 lb was meant, keeps out most of those who are slim already.",
  wrong: "bmi: { of: weight / height ^ 2, in: [lb, m] }",
  right: "bmi: { of: weight / height ^ 2, in: [kg, m] }",
  *check(context) {
    const measures = measuresIn(context);
    const heights = new Set<string>();
    const read = new Set<string>();
    for (const [name, value] of context.values) {
      const body = bodyOf(name, value, context, measures);
      if (!body) continue;
      const { weight, height } = body;
      heights.add(height);
      read.add(weight).add(height);
      const people = samples.map(({ kg, m }) => ({
        kg,
        m,
        said: comesTo(
          name,
          new Map([
            [weight, kg],
            [height, m],
          ]),
          context,
        ),
      }));
      const odd = people.find(({ kg, m, said }) => said !== undefined && Math.abs(said - kg / m ** 2) > rounding);
      if (odd)
        yield {
          message: `"${name}" comes to ${shortened(odd.said)} for ${spoken(odd)}, whose body mass index is ${shortened(odd.kg / odd.m ** 2)}. Write "of: ${weight} / ${height} ^ 2" and "in: [kg, m]", whatever visitors type.`,
          path: ["values", name, "of"],
        };
    }
    yield* oddFields(read, context);
    for (const [name, { type, compiled, reads }] of context.values) {
      const [height] = reads;
      if (
        !compiled ||
        simpleDimension(type) !== "mass" ||
        reads.length !== 1 ||
        height === undefined ||
        !heights.has(height)
      )
        continue;
      const odd = samples
        .map(({ m }) => ({ m, kg: comesTo(name, new Map([[height, m]]), context) }))
        .find(({ m, kg }) => kg !== undefined && (kg < thinnest * m ** 2 || kg > stoutest * m ** 2));
      if (odd)
        yield {
          message: `"${name}" comes to ${shortened(odd.kg)} kg for somebody of ${odd.m} m, a body mass index of ${shortened((odd.kg ?? 0) / odd.m ** 2)}. The weight of an index is "of: 18.5 * ${height} ^ 2" with "in: m" and "unit: kg".`,
          path: ["values", name, "of"],
        };
    }
  },
};

/** Two adults; what is right for both is right for all. */
const samples = [
  { kg: 80, m: 1.8 },
  { kg: 60, m: 1.6 },
];

/** An index may be rounded to a whole number. */
const rounding = 0.55;

/** Beyond these, an index belongs to nobody who fills in a form. */
const thinnest = 12;
const stoutest = 60;

const shortened = (value = 0) => String(Number(value.toPrecision(value < 1000 ? 3 : 4)));

const spoken = ({ kg, m }: { readonly kg: number; readonly m: number }) =>
  `somebody of ${kg} kg (${Math.round(kg / 0.45359237)} lb) and ${m} m`;

/** How values are called that are a body mass index, in the languages of the engine. */
const called = /(?:^|-)(?:bmi|imc|imt|vki)$/i;

/** The fields that give a weight or a height, by id. */
function measuresIn({ definition, steps }: LintContext): ReadonlyMap<string, "mass" | "length"> {
  return new Map(
    [...readableNames(definition, steps)].flatMap(([name, { type }]) => {
      const kind = simpleDimension(type);
      return kind === "mass" || kind === "length" ? [[name, kind] as const] : [];
    }),
  );
}

/** The weight and the height that a value called an index is computed from, if it is from these alone. */
function bodyOf(
  name: string,
  { compiled, type, reads }: TypedValue,
  { values }: LintContext,
  measures: ReadonlyMap<string, "mass" | "length">,
): { readonly weight: string; readonly height: string } | undefined {
  if (!called.test(name) || !compiled || !isNumber(type) || compiled.unit || compiled.currency !== undefined)
    return undefined;
  // What is read through other values may be a part of something else.
  if (reads.some((read) => values.has(read)) || reads.length !== 2) return undefined;
  const weight = reads.find((read) => measures.get(read) === "mass");
  const height = reads.find((read) => measures.get(read) === "length");
  return weight !== undefined && height !== undefined ? { weight, height } : undefined;
}

/** What a value comes to in its unit's base, where some fields are filled in. */
function comesTo(name: string, given: ReadonlyMap<string, number>, { values }: LintContext): number | undefined {
  return evaluateEach(values, (read) => given.get(read))(name);
}

/** Fields that an index is computed from, and whose bounds are those of nobody, or leave out many who are grown up. */
function* oddFields(read: ReadonlySet<string>, { definition, steps }: LintContext): Iterable<Finding> {
  const names = readableNames(definition, steps);
  for (const { field, path } of placedFields(definition)) {
    const readable = read.has(field.id) ? names.get(field.id) : undefined;
    if (!readable) continue;
    const { low, high } = readable.range;
    const bounds = simpleDimension(readable.type) === "mass" ? adults.mass : adults.length;
    const [key, why] =
      low > bounds.least
        ? (["min", "keeps out many adults, who are below it"] as const)
        : high < bounds.most || (Number.isFinite(high) && high > bounds.end)
          ? (["max", high > bounds.end ? "is beyond any person" : "keeps out many adults, who are above it"] as const)
          : [];
    const { min, max } = fieldWith("givesMeasure", field) ?? {};
    if (key !== undefined)
      yield {
        message: `"${key}: ${key === "min" ? min : max}" of the field "${field.id}" ${why}. Look at its unit: a height is between 4 ft and 7 ft 6 (120 to 230 cm), a weight between 70 and 600 lb (30 to 270 kg).`,
        path: [...path, key],
      };
  }
}

/** In kilograms and metres: above or below these begin or end fields that leave out many, and beyond the end is nobody. */
const adults = {
  mass: { least: 60, most: 110, end: 700 },
  length: { least: 1.55, most: 1.85, end: 3 },
};
