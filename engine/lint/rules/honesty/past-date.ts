import type { FunnelDefinition } from "../../../../schema/funnel.types.ts";
import type { ConditionNode } from "../../../flow/index.ts";
import type { Finding } from "../../../problem/index.ts";
import { fieldWith } from "../../../traits/index.ts";
import type { LintContext } from "../../context.ts";
import { placedFields } from "../../placed-fields.ts";
import { quotedIn } from "../../placed-sections.ts";
import type { Rule } from "../../rule.ts";
import { datesIn } from "../../stated/dates-in.ts";

/** A day that a page announces, or asks for, is still to come. */
export const pastDate: Rule = {
  id: "past-date",
  severity: "warning",
  why: "“Until 31 March 2025” on today's page says that nobody looks after it, and an offer that ended months ago and is still there was never going to end. A form whose days are all over lets nobody through, and what is shown until a day that a value counts to is shown to nobody behind it. Write the next date, or remove the sentence. Days that only say what happened are not checked: those of reviews, quotes, sources and legal texts, those in questions, and those more than two years ago, such as when a house was built.",
  wrong: "- { type: text, text: The course begins on 3 March 2026. }",
  right: "- { type: text, text: The course begins on 3 March 2027. }",
  *check(context) {
    const { today, authored, definition, withFacts } = context;
    if (today === undefined) return;
    yield* pastFields(definition, today);
    yield* pastCounts(context, today);
    const isQuoted = quotedIn(definition);
    for (const { text, path } of authored) {
      if (!places.has(String(path[0])) || isQuoted(path)) continue;
      const said = withFacts(text);
      for (const { excerpt, day } of datesIn(said, definition.language))
        if (day < today && monthsFrom(day, today) <= 24 && !isAsked(said, excerpt))
          yield {
            message: `This announces "${excerpt}", which is over. Write the next date, or remove the sentence.`,
            path,
            excerpt,
          };
    }
  },
};

/** Fields none of whose days is to come. */
function* pastFields(definition: FunnelDefinition, today: string): Iterable<Finding> {
  for (const { field, path } of placedFields(definition)) {
    const { min, max } = fieldWith("givesDate", field) ?? {};
    if (areOver(min, max, today))
      yield {
        message: `The field "${field.id}" takes days until ${max}, and all are over. Write a later day, or one that is counted, such as "in 3 months".`,
        path: [...path, "max"],
      };
  }
}

/** Values that count to a day which is over, where something is still shown until then, or they are themselves. */
function* pastCounts({ definition, conditions, uses }: LintContext, today: string): Iterable<Finding> {
  for (const [name, { of }] of Object.entries(definition.values)) {
    const [, day] = /^\s*(\d{4}-\d{2}-\d{2})\s*-\s*today\s*$/.exec(String(of)) ?? [];
    if (day === undefined || day >= today) continue;
    const isUntil = conditions.some(({ asked, condition }) => asked === "page" && asksUntil(condition, name));
    const isShown = uses.some((use) => use.kind === "placeholder" && use.name === name && !use.when);
    if (isUntil || isShown)
      yield {
        message: `Value "${name}" counts to ${day}, which is over: ${isUntil ? "what is shown until then is shown to nobody" : "it is shown below zero"}. Write the next date, or take ${isUntil ? "that" : "it"} out.`,
        path: ["values", name, "of"],
        excerpt: day,
      };
  }
}

/** Whether a condition only holds until the day that a value counts to. */
function asksUntil(node: ConditionNode, name: string): boolean {
  if (node.kind === "all") return node.parts.some((part) => asksUntil(part, name));
  if (node.kind !== "value" || node.name !== name) return false;
  const { min = -1, above = -1 } = node.bounds;
  return [min, above].some((bound) => typeof bound === "number" && bound >= 0);
}

/** Whether fixed days of a few months, as of an appointment, are past. Days of birth span more. */
const areOver = (min: string | undefined, max: string | undefined, today: string): boolean =>
  isFixed(min) && isFixed(max) && min <= max && max < today && monthsFrom(min, max) <= 18;

const isFixed = (bound: string | undefined): bound is string => bound !== undefined && /^\d{4}-/.test(bound);

function monthsFrom(first: string, last: string): number {
  const [from, to] = [first, last].map((day) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)));
  return (to ?? 0) - (from ?? 0);
}

/** Whether a day is in a question: it asks for what was, such as when a car was bought. */
const isAsked = (text: string, excerpt: string): boolean =>
  /^[^.!?؟。！？\n]*[?？؟]/.test(text.slice(text.indexOf(excerpt) + excerpt.length));

const places: ReadonlySet<string> = new Set(["steps", "outcomes", "description", "texts"]);
