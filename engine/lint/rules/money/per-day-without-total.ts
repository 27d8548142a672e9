import type { Rule } from "../../rule.ts";

/** A price per day is shown next to the price that is charged. */
export const perDayWithoutTotal: Rule = {
  id: "per-day-without-total",
  severity: "warning",
  why: "Nobody is charged by the day. A price per day alone makes the sum look smaller than it is; consumer law wants the total to be at least as easy to see. Show what is charged in the same place.",
  wrong: '- { type: text, text: "Only {plan.perDay|little} a day." }',
  right: '- { type: text, text: "{plan.price}, that is {plan.perDay|little} a day." }',
  *check({ uses }) {
    const place = (path: readonly (string | number)[]) => path.slice(0, placeDepth).join(" ");
    const priced = new Set(
      uses.filter(({ name }) => /^plans?\..*(?:price|parts|total)$/.test(name)).map(({ path }) => place(path)),
    );
    for (const { name, path, excerpt, step } of uses)
      if (/^plans?\..*perDay$/.test(name) && !priced.has(place(path)))
        yield {
          message: `{${name}} is shown${step === undefined ? "" : ` in step "${step}"`} without the price that is charged. Put {${name.replace("perDay", "price")}} beside it.`,
          path,
          excerpt,
        };
  },
};

/** `steps`, the step, `sections` and the section. */
const placeDepth = 4;
