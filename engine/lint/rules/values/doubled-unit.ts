import { unitName } from "../../../fields/index.ts";
import { fieldsOf, fieldWith } from "../../../traits/index.ts";
import type { LintContext } from "../../context.ts";
import type { Rule } from "../../rule.ts";

/** A value that is shown with its unit is not followed by that unit. */
export const doubledUnit: Rule = {
  id: "doubled-unit",
  severity: "warning",
  why: "A value with a unit is shown with it, in the visitor's language and the unit that the visitor typed: {weeks} says “12 weeks”. “{weeks} weeks” shows “12 weeks weeks”, and with “{weight} kg” somebody reads “160 lb kg”.",
  wrong: '- { type: text, text: "You have {left} weeks, and you weigh {weight} kg" }',
  right: '- { type: text, text: "You have {left}, and you weigh {weight}" }',
  *check(context) {
    const units = unitsByName(context);
    for (const { text, path } of context.copy)
      for (const { 0: excerpt, groups: { name = "", word = "" } = {} } of text.matchAll(followed)) {
        if (!units.get(name)?.has(word.toLowerCase())) continue;
        yield {
          message: `{${name}} is shown with its unit, so "${word}" is read twice. Take the word out. If a fallback needs it, write it there: {${name}|some ${word}}.`,
          path,
          excerpt,
        };
      }
  },
};

/** A placeholder, and the word or the sign behind it. */
const followed = /\{(?<name>[\w-]+)(?:\|[^{}]*)?\}\**\s*(?<word>[\p{L}°²]+)/gu;

/** What the units of values and measures are called, in small letters, by the name that shows them. */
function unitsByName({ definition, values }: LintContext): ReadonlyMap<string, ReadonlySet<string>> {
  const { language, steps } = definition;
  const ofValues = [...values].flatMap(([name, { compiled: { unit } = {} }]) => {
    if (!unit) return [];
    return [[name, new Set("sign" in unit ? [unit.sign] : namesIn(language, unit.intl))] as const];
  });
  const ofFields = Object.values(steps)
    .flatMap(fieldsOf)
    .flatMap((field) => {
      const { units = [] } = fieldWith("givesMeasure", field) ?? {};
      const names = units.flatMap((unit) => (["short", "long"] as const).map((form) => unitName(unit, language, form)));
      return [[field.id, new Set(names.map((name) => name.toLowerCase()))] as const];
    });
  return new Map([...ofFields, ...ofValues]);
}

/** A unit in the forms that a language has for it: day, days. */
const namesIn = (language: string, unit: string): readonly string[] =>
  (["short", "long"] as const).flatMap((unitDisplay) => {
    const format = new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay });
    return [1, 2, 5].flatMap((number) =>
      format.formatToParts(number).flatMap(({ type, value }) => (type === "unit" ? value.trim().toLowerCase() : [])),
    );
  });
