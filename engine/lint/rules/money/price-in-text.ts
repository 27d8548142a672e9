import type { FunnelDefinition, Plan, Step } from "../../../../schema/funnel.types.ts";
import { numberIn } from "../../../copy/index.ts";
import { money, perDay } from "../../../pricing/index.ts";
import { nameOf, type Path } from "../../../problem/index.ts";
import { canTakePayment, offersPlans, sectionPlaces, sectionTraits, stepTraits } from "../../../traits/index.ts";
import { amountsIn } from "../../amounts-in.ts";
import { offeredPlans } from "../../placed-sections.ts";
import type { Rule } from "../../rule.ts";
import { anyOf, firstIn } from "../../words/index.ts";

/** In a funnel that sells, prices are filled in from the plan and not written into texts. */
export const priceInText: Rule = {
  id: "price-in-text",
  severity: "warning",
  why: "A price that is written into a sentence stays when the plan changes, and when the visitor picks another plan. Then the page says one price and the card is charged another. A placeholder always says what is charged. A sum that is not a price, such as what a broker asks for, is a figure: write it under `facts`, with its source.",
  wrong: "heading: Pick a plan – only $4.99 today",
  right: "heading: Pick a plan – only {plans.weekly.price} today",
  *check({ definition, uses, copy }) {
    if (Object.keys(definition.plans).length === 0) return;
    const priced = new Set(uses.filter(({ name }) => /^plans?\./.test(name)).map(({ path }) => path.join()));
    for (const { text, path } of copy.filter(({ path }) => groups.has(String(path[0])))) {
      // Most texts hold no amount, and a look at them is quicker than one at where they stand.
      const amounts = amountsIn(text, definition.language);
      const isPriced = priced.has(path.join());
      if (!isPriced && (amounts.length === 0 || !isAboutSale(path, definition))) continue;
      // Next to a price, any digits with cents are a price too.
      const bare = isPriced ? [...text.matchAll(/(?<![\d.,])\d+[.,]\d{2}(?![\d%])/g)].map(([amount]) => amount) : [];
      for (const amount of [...amounts, ...bare.filter((each) => !amounts.some((other) => other.includes(each)))])
        yield {
          message: `${nameOf(path)} states ${amount} as plain text, not with a placeholder. ${wayOut(amount, path, definition, speaksOfRenewal(text, amount, definition.language))}`,
          path,
          excerpt: amount,
        };
    }
  },
};

const groups: ReadonlySet<string> = new Set(["steps", "plans", "legal", "texts"]);

/** The wheel and the bonus have their own rules, and quotes are other people's words. */
function isAboutSale([group, id, ...at]: Path, { steps }: FunnelDefinition): boolean {
  if (group === "texts") return saleTexts.includes(String(id));
  const step = group === "steps" ? steps[String(id)] : undefined;
  if (!step) return true;
  if (!sells(step) || at[0] === "wheel" || at[0] === "bonus") return false;
  const place = sectionPlaces(step).findLast((place) => place.at.every((key, index) => key === at[index]));
  if (!place) return true;
  const { quotes, showsTestimonials, showsReviews } = sectionTraits(place.section);
  const list = at[place.at.length];
  return !quotes && !(showsTestimonials && list === "people") && !(showsReviews && list === "reviews");
}

const saleTexts = ["offer", "payment", "checkout", "receipt", "mail"];

const sells = (step: Step) => canTakePayment(step) || stepTraits(step).isReceipt || offersPlans(step);

/** The placeholder to suggest: that of the selected plan if there is one, else that of a plan by its name. */
function wayOut(amount: string, path: Path, definition: FunnelDefinition, isRenewal: boolean): string {
  const [group, id, key] = path;
  const step = group === "steps" ? definition.steps[String(id)] : undefined;
  const all = Object.entries(definition.plans).map(([name, plan]) => ({ id: name, plan }));
  const offered = step && key === "sections" ? offeredPlans(definition, String(id)) : [];
  const isPicked = offered.length > 0 || (step !== undefined && stepTraits(step).namesPlan === true);
  if (/[%割]/.test(amount) || !/[\d〇一二三四五六七八九十百千万]/.test(amount))
    return `Let prices say what is saved: ${named(isPicked, all[0]?.id, "originalPrice")} and ${named(isPicked, all[0]?.id, "price")}.`;
  const figure = numberIn(amount);
  for (const { id: plan, plan: own } of [...offered, ...all])
    for (const [name, priceOf] of prices)
      if (figure !== undefined && priceOf(own) === figure && (name === "renews.price" || !isRenewal))
        return `Write ${named(isPicked, plan, name)}.`;
  const renewing = (offered.length > 0 ? offered : all).filter(({ plan }) => plan.renews);
  const [renewed] = renewing;
  if (isRenewal && renewed) {
    const charged = renewing.map(
      ({ id: plan, plan: { renews, currency } }) =>
        `plan "${plan}" renews at ${money(renews?.price ?? 0, currency, definition.language)}`,
    );
    return `But ${charged.join(" and ")}. Write ${named(isPicked, renewed.id, "renews.price")}.`;
  }
  const names = prices
    .filter(([name, priceOf]) => name !== "perDay" && all.some(({ plan }) => priceOf(plan) !== undefined))
    .map(([name]) => named(isPicked, all[0]?.id, name));
  return `Write ${names.join(" or ")}, or {facts.NAME} if it is not a price.`;
}

/** Whether an amount is what is charged later: it follows a word for that. */
const speaksOfRenewal = (text: string, amount: string, language: string) =>
  firstIn(`${anyOf("later", language)}[^.!?]*$`).test(text.slice(0, text.indexOf(amount)));

const named = (isPicked: boolean, plan: string | undefined, name: string) =>
  isPicked ? `{plan.${name}}` : `{plans.${plan}.${name}}`;

function centsPerDay(plan: Plan): number | undefined {
  const amount = perDay(plan);
  return amount === undefined ? undefined : Number(amount.toFixed(2));
}

const prices: readonly (readonly [string, (plan: Plan) => number | undefined])[] = [
  ["price", ({ price }) => price],
  ["renews.price", ({ renews }) => renews?.price],
  ["originalPrice", ({ originalPrice }) => originalPrice],
  ["perDay", centsPerDay],
];
