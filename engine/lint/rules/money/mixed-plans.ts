import { copyParts } from "../../../copy/index.ts";
import { daysIn, firstPeriod } from "../../../pricing/index.ts";
import type { Rule } from "../../rule.ts";
import { durationsIn } from "../../stated/durations-in.ts";
import { inSpaced } from "../../words/index.ts";

/** A sentence about what a plan costs takes all of its figures from that plan. */
export const mixedPlans: Rule = {
  id: "mixed-plans",
  severity: "warning",
  why: "“A year costs $15” is a sentence with the price of another plan in it: a line was copied, and one of its placeholders was forgotten. Each figure is right by itself, and follows when a price changes, so nobody notices but the buyer, who can hold you to what the terms say.",
  wrong:
    'text: "The year costs {plans.year.price}, and renews at {plans.month.renews.price} {plans.year.renews.every}."',
  right:
    'text: "The year costs {plans.year.price}, and renews at {plans.year.renews.price} {plans.year.renews.every}."',
  *check({ definition: { plans }, authored }) {
    for (const { text, path } of authored) {
      for (const { 0: excerpt, groups: { of = "", id = "" } = {} } of text.matchAll(firstForLater)) {
        const charged = of === "plan" ? Object.keys(plans) : [id];
        const other = charged.find((each) => (plans[each]?.renews?.price ?? plans[each]?.price) !== plans[each]?.price);
        if (other === undefined) continue;
        yield {
          message: `{${of}.price} is what plan "${other}" costs today, and {${of}.renews.every} how often it goes on, at another price. Write {${of}.renews.price} before it.`,
          path,
          excerpt,
        };
      }
      if (!text.includes("{plans.")) continue;
      for (const clause of text.split(/[;.!?](?=\s|$)|\n/)) {
        const uses = copyParts(clause).flatMap((part) => {
          const [name, id = "", figure = ""] = "name" in part ? (/^plans\.([^.]+)\.(.+)$/.exec(part.name) ?? []) : [];
          return name === undefined || !Object.hasOwn(plans, id) ? [] : [{ name, id, figure }];
        });
        const named = (id: string, figure: string) => uses.some((use) => use.id === id && use.figure === figure);
        // How often a price is charged stands with the price.
        const lone = uses.find(
          ({ id, figure }) =>
            figure === "renews.every" &&
            !named(id, "renews.price") &&
            uses.some(
              (other) => other.id !== id && other.figure === "renews.price" && !named(other.id, "renews.every"),
            ),
        );
        const price = lone && uses.find(({ id, figure }) => id !== lone.id && figure === "renews.price");
        if (lone && price) {
          yield {
            message: `{${price.name}} is the price of plan "${price.id}", and {${lone.name}} is how often plan "${lone.id}" renews. Take both from one plan.`,
            path,
            excerpt: `{${price.name}}`,
          };
          continue;
        }
        const [of, sum, third] = uses;
        if (
          of &&
          sum &&
          !third &&
          of.figure === "name" &&
          of.id !== sum.id &&
          isPriceOf(clause, `{${of.name}}`, `{${sum.name}}`)
        ) {
          yield {
            message: `{${of.name}} stands beside the price of plan "${sum.id}". Write {plans.${of.id}.price}, or the name of plan "${sum.id}".`,
            path,
            excerpt: `{${sum.name}}`,
          };
          continue;
        }
        const [duration, ...more] = durationsIn(clause);
        const use = duration && uses.find(({ name }) => isPriceOf(clause, duration.excerpt, `{${name}}`));
        if (!use || more.length > 0) continue;
        const isOf = (id: string) => {
          const plan = plans[id];
          if (!plan) return false;
          const { period, renews, parts } = plan;
          const own = [
            ...(renews ? [firstPeriod({ ...plan, renews }), renews.every] : []),
            period ?? [],
            parts?.every ?? [],
          ];
          return own.flat().some((each) => isAbout(daysIn(each), duration.seconds / day));
        };
        const meant = Object.keys(plans).find(isOf);
        if (isOf(use.id) || meant === undefined) continue;
        yield {
          message: `This says "${duration.excerpt}" of the price of plan "${use.id}", which runs for ${plans[use.id]?.period ?? "another time"}. Write {plans.${meant}.price}, or the time of plan "${use.id}".`,
          path,
          excerpt: `{${use.name}}`,
        };
      }
    }
  },
};

/** `{plans.trial.price} {plans.trial.renews.every}`: the price of today beside how often the plan renews. */
const firstForLater = /\{(?<of>plans?(?:\.(?<id>[^.{}|]+))?)\.price\}\**\s+\**\{\k<of>\.renews\.every\}/g;

/** Whether a time and a price stand beside each other as what is bought and what it costs, and not as when it is charged. */
function isPriceOf(clause: string, time: string, price: string): boolean {
  const [at, end] = [clause.indexOf(time), clause.indexOf(price)];
  if (at < 0 || end < at || !price.endsWith(".price}") || price.includes("renews")) return false;
  return between.test(clause.slice(at + time.length, end)) && !later.test(clause.slice(0, at));
}

const between = new RegExp(`^ ?(?:${inSpaced("costing")}|[:–—=])? ?$`, "iu");

const later = new RegExp(String.raw`(?<!\p{L})(?:${inSpaced("afterFirst")}|${inSpaced("apart")})(?!\p{L})`, "iu");

const day = 86_400;

/** A month is four weeks and some days. */
const isAbout = (days: number, others: number): boolean => Math.abs(days - others) <= days * 0.02;
