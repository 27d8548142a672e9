import { money } from "../../../pricing/index.ts";
import { fieldWith } from "../../../traits/index.ts";
import type { CopyText } from "../../copy-texts.ts";
import { placedFields } from "../../placed-fields.ts";
import type { Rule } from "../../rule.ts";
import { firstIn, inAny, matchesIn } from "../../words/index.ts";

/** A sum that visitors have typed is shown with the sign of its money. */
export const bareSum: Rule = {
  id: "bare-sum",
  severity: "warning",
  why: "The `suffix` of a field stands beside its box alone: a text shows the number that was typed, and nothing with it. Who has typed 4,500 into a field with a £ then reads “4,500 to settle”. A value with a `currency` is shown with its sign, and a text may have it around the placeholder.",
  wrong: '- { type: text, text: "{settlement} to settle first" }',
  right: '- { type: text, text: "£{settlement} to settle first" }',
  *check({ definition, authored }) {
    const { language } = definition;
    const signs = new Map(
      placedFields(definition).flatMap(({ field }) => {
        // Without the types of fields that have one, nothing is known of it.
        const written: unknown = "suffix" in field ? field.suffix : undefined;
        const suffix = fieldWith("givesNumber", field) && typeof written === "string" ? written.trim() : undefined;
        return suffix && /^\p{L}{0,3}\p{Sc}$/u.test(suffix) ? [[field.id, suffix] as const] : [];
      }),
    );
    if (signs.size === 0) return;
    const isMoney = firstIn(String.raw`\p{Sc}|${inAny("money")}|(?<!\p{L})(?:pounds?|yen|rupees?|pesos?|kr)(?!\p{L})`);
    const isAhead = /^\P{Nd}/u.test(money(1, "USD", language));
    // What stands beside a text, such as the label of a line, may say what its number is.
    const isSaid = (group: string) => authored.some((each) => groupOf(each) === group && isMoney.test(each.text));
    for (const text of authored)
      for (const { 0: excerpt, groups: { name = "" } = {} } of matchesIn(text.text, placeholder)) {
        const sign = signs.get(name);
        if (sign === undefined || !text.fills || isSaid(groupOf(text))) continue;
        yield {
          message: `{${name}} is shown without the "${sign}" of its field: visitors read a number alone. Write ${isAhead ? `${sign}{${name}}` : `{${name}} ${sign}`}, or compute a value from it that has a "currency", and show that.`,
          path: text.path,
          excerpt,
        };
      }
  },
};

const groupOf = ({ path }: CopyText): string => JSON.stringify(path.slice(0, -1));

const placeholder = /\{(?<name>[\w-]+)(?:\|[^{}]*)?\}/g;
