import { daysIn, firstPeriod } from "../../../pricing/index.ts";
import { placedSections } from "../../placed-sections.ts";
import type { Rule } from "../../rule.ts";
import { durationsIn } from "../../stated/durations-in.ts";
import { firstOf } from "../../words/index.ts";

/** A guarantee that ends with the first billing period says so where it is given. */
export const shortenedGuarantee: Rule = {
  id: "shortened-guarantee",
  severity: "warning",
  why: "“30-day money-back guarantee” next to a one-week plan, and terms that end it with the first billing period: whoever buys that plan has seven days and was told thirty. What shortens a promise belongs next to it, not only in the terms.",
  wrong: '- { type: guarantee, heading: "{facts.days}-day guarantee", text: "Your money back. [How](legal:refunds)" }',
  right:
    '- { type: guarantee, heading: "{facts.days}-day guarantee", text: "Your money back, until your first billing period ends. [How](legal:refunds)" }',
  *check({ definition }) {
    const limit = firstOf("beforeFirstPeriod", definition.language);
    // What says it beside the guarantee.
    const mention = firstOf("billingPeriod", definition.language);
    const ends = (definition.legal?.tabs ?? []).find(({ text }) => text !== undefined && limit.test(text));
    if (!ends) return;
    const plans = Object.entries(definition.plans).flatMap(([id, plan]) => {
      const period = firstPeriod(plan);
      return period === undefined ? [] : { id, period };
    });
    const filled = (text: string) =>
      text.replace(/\{facts\.([^}|]+)[^}]*\}/g, (_, name) => `${definition.facts[name]?.value ?? ""}`);
    for (const { step, section, path } of placedSections(definition, "guarantees")) {
      const { heading, text } = section;
      if (mention.test(text)) continue;
      const [stated] = [heading, text].flatMap((each) => durationsIn(filled(each)));
      const shorter = stated && plans.find(({ period }) => daysIn(period) * 86_400 < stated.seconds);
      if (shorter)
        yield {
          message: `The guarantee of step "${step}" says "${stated.excerpt}", but by the legal text "${ends.id}" it ends with the first billing period, which on plan "${shorter.id}" is ${shorter.period}. Say so here, too.`,
          path: [...path, "text"],
        };
    }
  },
};
