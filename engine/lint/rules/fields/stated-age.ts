import type { FunnelDefinition } from "../../../../schema/funnel.types.ts";
import type { StepFlows } from "../../../flow/index.ts";
import type { Finding } from "../../../problem/index.ts";
import { fieldWith, stepTraits } from "../../../traits/index.ts";
import type { LintContext } from "../../context.ts";
import { autofillOf, placedFields } from "../../placed-fields.ts";
import type { Rule } from "../../rule.ts";
import { inSpaced, matchesIn } from "../../words/index.ts";

/** The age that a field for a day of birth names is the one that it asks for, and that of an answer the one that its page names. */
export const statedAge: Rule = {
  id: "stated-age",
  severity: "warning",
  why: "“You must be 18 or older” above a field that takes everybody from 16: either somebody is let in who should not be, or somebody is told to stay away who may come. One of the two numbers was changed alone. So it was where the answer “Under 18” leads to a page for those who are “16 or older”.",
  wrong: "- { id: born, type: date, label: Date of birth, hint: You must be 18 or older., max: 16 years ago }",
  right: "- { id: born, type: date, label: Date of birth, hint: You must be 16 or older., max: 16 years ago }",
  *check({ definition, steps, authored, today = "" }) {
    yield* otherAges(steps, definition, authored);
    yield* agesOfPages(definition, authored);
    for (const { field, path } of placedFields(definition)) {
      const { min = "", max = "" } = fieldWith("givesDate", field) ?? {};
      if (autofillOf(field) === "bday" && /^in \d/.test(max))
        yield {
          message: `The field "${field.id}" takes days of birth that are still to come. Write "max: ${max.slice(3)} ago", if that is the age that was meant.`,
          path: [...path, "max"],
        };
      const isAhead = /^\d{4}-/.test(max) && today !== "" && max > today;
      if (autofillOf(field) === "bday" && (max === "" || isAhead)) {
        const [meant] = /^(?:1[2-9]|2[01]) years ago$/.exec(min) ?? [];
        yield {
          message: `The field "${field.id}" takes days of birth that are still to come. Write "max: today", or ${meant === undefined || isAhead ? '"max: 18 years ago" where nobody younger may go on' : `"max: ${meant}" instead of "min" if nobody younger may go on: "min" lets in those who are younger`}.`,
          path: isAhead ? [...path, "max"] : [...path, meant === undefined ? "autocomplete" : "min"],
          on: "key",
        };
        continue;
      }
      const [, youngest] = /^(\d+) years? ago$/.exec(max) ?? [];
      const [, oldest] = /^(\d+) years? ago$/.exec(min) ?? [];
      if (youngest === undefined && (max !== "" || oldest === undefined)) continue;
      for (const key of ["label", "hint"] as const) {
        const stated = agesIn(field[key] ?? "", bounds);
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

/** Pages and terms that say how old somebody must be, beside the one date of birth that is asked for. */
function* agesOfPages(definition: FunnelDefinition, texts: LintContext["authored"]): Iterable<Finding> {
  const asked = placedFields(definition).filter(({ field }) => autofillOf(field) === "bday");
  const [first, ...others] = asked;
  const [, youngest] = /^(\d+) years? ago$/.exec((first && fieldWith("givesDate", first.field)?.max) ?? "") ?? [];
  if (youngest === undefined || others.length > 0) return;
  for (const { text, path } of texts) {
    if (path.includes("fields") || path[0] === "outcomes") continue;
    const stated = agesIn(text, [mustBe]);
    const [age] = stated;
    if (age === undefined || Number(age) > 21 || text.match(/\d+/g)?.some((each) => each === youngest)) continue;
    yield {
      message: `This speaks of ${age} years, but the field "${first?.field.id}" takes everybody from ${youngest} on. Say the same in both.`,
      path,
      excerpt: age,
    };
  }
}

/**
 * How old whoever reads it must be: a sentence of its own. With other words before or behind it, it is said of something else
 * than going on, such as riding alone; and ten people are no age.
 */
const blank = String.raw`[ \u00a0\u202f]`;
const years = `${inSpaced("year")}(?:${blank}${inSpaced("yearsOld")})?`;
const orOlder = inSpaced("orOlder");
const mustBe = new RegExp(
  [
    String.raw`(?<=^|[.!\n]\s*(?:[-*#]+ ?)?)${inSpaced("mustBe")} (?<age>\d{2})`,
    `(?:\\+|${blank}${years}(?:${blank}${orOlder})?|${blank}${orOlder})`,
    String.raw`(?: ${inSpaced("toGoOn")})?(?=\s*(?:[.!\n]|$))`,
  ].join(""),
  "giu",
);

/** Last pages that say from which age on somebody may come, where those come who are under another one. */
function* otherAges(steps: StepFlows, definition: FunnelDefinition, texts: LintContext["authored"]): Iterable<Finding> {
  const young = new Map<string, ReadonlySet<string>>();
  for (const { options, exits } of Object.values(steps))
    for (const { id, label } of options) {
      const age = under.exec(label)?.groups?.age;
      const to = exits.forward.find((exit) => exit.option === id)?.to ?? "";
      const page = Object.hasOwn(definition.steps, to) ? definition.steps[to] : undefined;
      if (age !== undefined && page && stepTraits(page).ends) young.set(to, new Set([...(young.get(to) ?? []), age]));
    }
  if (young.size === 0) return;
  for (const { text, path } of texts) {
    const ages = path[0] === "steps" ? young.get(String(path[1])) : undefined;
    if (!ages) continue;
    // Something else may be there for those who are younger: "From 14 on there is the junior class."
    const others = agesIn(text, [andOlder, fromOn]).filter((each) => [...ages].every((under) => each >= under));
    const [age] = [...agesIn(text, [mustBe]), ...others];
    // From a higher age on something else may be different.
    if (age === undefined || Number(age) > 21 || [...ages].some((each) => text.includes(each))) continue;
    yield {
      message: `This speaks of ${age} years, but those who come here answered that they are under ${[...ages].join(" or ")}. Say the same in both.`,
      path,
      excerpt: age,
    };
  }
}

/** An answer of those who are younger, in the languages that most forms are written in. */
const under =
  /^(?:i am |i[’']m |ich bin |j[’']ai )?(?:under|younger than|below|unter|jünger als|moins de|menos de|menor de|meno di|sotto i|menos de|jonger dan|onder de|under|yngre än|poniżej) (?<age>1\d|2[01])(?: (?:years(?: old)?|jahren?|ans|años|anni|anos|jaar|år|lat))?$/iu;

/** An age and older. */
const andOlder = new RegExp(
  String.raw`(?<![\d.,])(?<age>\d{2})(?:${blank}${years})?(?:\+|${blank}${orOlder})(?!\p{L})`,
  "giu",
);

/** An age from which on somebody may go on, as all that is said or in brackets: "From 18 years on you pay half" is none. */
const fromOn = new RegExp(
  String.raw`(?<=^\s*|\()(?:${inSpaced("atLeast")}|${inSpaced("fromAge")})${blank}(?<age>\d{2})${blank}${years}(?=\s*[.!]?\s*(?:$|\)))`,
  "giu",
);

/** What may stand beside a field. */
const bounds = [andOlder, mustBe, fromOn];

const agesIn = (text: string, patterns: readonly RegExp[]): readonly string[] =>
  patterns.flatMap((pattern) => matchesIn(text, pattern).flatMap(({ groups }) => groups?.age ?? []));
