import { fieldWith } from "../../../traits/index.ts";
import { autofillOf, placedFields } from "../../placed-fields.ts";
import type { Rule } from "../../rule.ts";
import { matchesIn } from "../../words/index.ts";

/** The age that a field for a day of birth names is the one that it asks for. */
export const statedAge: Rule = {
  id: "stated-age",
  severity: "warning",
  why: "“You must be 18 or older” above a field that takes everybody from 16: either somebody is let in who should not be, or somebody is told to stay away who may come. One of the two numbers was changed alone.",
  wrong: "- { id: born, type: date, label: Date of birth, hint: You must be 18 or older., max: 16 years ago }",
  right: "- { id: born, type: date, label: Date of birth, hint: You must be 16 or older., max: 16 years ago }",
  *check({ definition }) {
    for (const { field, path } of placedFields(definition)) {
      const { min = "", max = "" } = fieldWith("givesDate", field) ?? {};
      if (autofillOf(field) === "bday" && /^in \d/.test(max))
        yield {
          message: `The field "${field.id}" takes days of birth that are still to come. Write "max: ${max.slice(3)} ago", if that is the age that was meant.`,
          path: [...path, "max"],
        };
      const [, youngest] = /^(\d+) years? ago$/.exec(max) ?? [];
      const [, oldest] = /^(\d+) years? ago$/.exec(min) ?? [];
      if (youngest === undefined && (max !== "" || oldest === undefined)) continue;
      for (const key of ["label", "hint"] as const) {
        const stated = matchesIn(field[key] ?? "", andOlder).map(({ groups }) => groups?.age ?? groups?.least);
        const [age] = stated;
        if (youngest === undefined && age !== undefined && stated.every((each) => each === oldest))
          yield {
            message: `The ${key} of the field "${field.id}" asks for an age of ${age} years and more, but "min" is the first day that the field takes: it lets in those who are younger. Write "max: ${min}" instead.`,
            path: [...path, "min"],
          };
        else if (
          youngest !== undefined &&
          age !== undefined &&
          // From a higher age on something else may be different: 65+ pay half.
          Number(age) <= 21 &&
          !(field[key]?.match(/\d+/g) ?? []).some((each) => each === youngest || each === oldest)
        )
          yield {
            message: `The ${key} of the field "${field.id}" speaks of ${age} years, but the field takes everybody from ${youngest} on. Say the same in both.`,
            path: [...path, key],
            excerpt: age,
          };
      }
    }
  },
};

/** An age and older, in the languages that most forms are written in. */
const andOlder =
  /(?<![\d.,])(?<age>\d{2})(?: (?:years?(?: old)?|jahren?|ans|años|anni|anos|jaar|år|lat))?(?:\+| (?:or|and) (?:older|over|above)| (?:oder|und) älter| (?:ou|et) plus| [oy] más| o più| ou mais| (?:of|en) ouder| (?:eller|och) äldre)(?!\p{L})|(?<!\p{L})(?:at least|mindestens|au moins|al menos|almeno|pelo menos|minstens|minst) (?<least>\d{2})(?: (?:years|jahre|ans|años|anni|anos|jaar|år))(?!\p{L})/giu;
