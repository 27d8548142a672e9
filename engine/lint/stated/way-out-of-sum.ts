import type { FunnelDefinition, Plan } from "../../../schema/funnel.types.ts";
import { figureIn } from "../../copy/index.ts";
import { daysIn, firstPeriod, fractionDigits, inAll, perDay, plainMoney, savedShare } from "../../pricing/index.ts";
import type { Path } from "../../problem/index.ts";
import { stepTraits } from "../../traits/index.ts";
import { offeredPlans, placedSections } from "../placed-sections.ts";
import { type SumInSentence, sumInSentence } from "./sum-in-sentence.ts";

/**
 * What to write for a sum or a saving that a text states in digits: the placeholder of the price that it is, as far as
 * the sentence around it tells.
 *
 * @param sum as `amountsIn` returns it
 * @param path of the text
 */
export function wayOutOfSum(sum: string, text: string, path: Path, definition: FunnelDefinition): string {
  const read = sumInSentence(text, sum, definition.language);
  const plans = plansAt(path, definition);
  const found = priceMeant(figureIn(sum), read, plans);
  if (
    /[%％٪割]/.test(sum) ||
    !/[\p{Nd}〇一二三四五六七八九十百千万]/u.test(sum) ||
    read.kind === "discount" ||
    (read.kind === "saving" && !found)
  )
    return `${tooMuch(sum, definition)}Let prices say what is saved: ${pricesCompared(plans)}.`;
  if (read.kind === "fee")
    return 'It is a fee, not the price of a plan. Write it under "facts", with its source, and {facts.NAME} here.';
  const misstated = misstatedRenewal(read, found, plans, definition) ?? misstatedDay(read, found, plans, definition);
  if (misstated !== undefined) return misstated;
  if (found?.name === "perDay") return wayToDay(plans.isPicked);
  if (found) return `Write ${placeholder(found, plans)}.`;
  const names = prices.flatMap(([name, priceOf]) => {
    const priced = plans.all.find(({ plan }) => priceOf(plan) !== undefined);
    return name === "perDay" || !priced ? [] : named(plans.isPicked, priced.id, name);
  });
  return `Write ${names.join(" or ")}, or {facts.NAME} if it is not a price.`;
}

/**
 * Whether a sum is what a plan costs: its price, or what all its parts come to. A few coins may be the price of anything, and so
 * may a price that renews or is crossed out.
 */
export const isOfPlan = (sum: string, { plans }: FunnelDefinition): boolean =>
  Object.values(plans).some(
    (plan) =>
      (plan.parts && asShown(inAll(plan), plan) === figureIn(sum)) ||
      (plan.price >= leastKnown && asShown(plan.price, plan) === figureIn(sum)),
  );

const leastKnown = 15;

type Owned = { readonly id: string; readonly plan: Plan };

/** The plans that a text can speak of. */
type PlansAt = {
  /** Those offered beside it, with the one that is picked at first. */
  readonly offered: readonly Owned[];
  readonly default: string | undefined;
  /** Whether `{plan.price}` stands for the plan that is picked. */
  readonly isPicked: boolean;
  /** Those offered first. */
  readonly all: readonly Owned[];
};

function plansAt([group, id, key]: Path, definition: FunnelDefinition): PlansAt {
  const step = group === "steps" ? definition.steps[String(id)] : undefined;
  const offered = step && key === "sections" ? offeredPlans(definition, String(id)) : [];
  const lists = placedSections(definition, "offersPlans").filter((placed) => placed.step === id);
  const others = Object.entries(definition.plans).map(([name, plan]) => ({ id: name, plan }));
  return {
    offered,
    default: lists[0]?.section.default,
    isPicked: offered.length > 0 || (step !== undefined && stepTraits(step).namesPlan === true),
    all: [...offered, ...others.filter((other) => !offered.some((own) => own.id === other.id))],
  };
}

const prices: readonly (readonly [PriceName, (plan: Plan) => number | undefined])[] = [
  ["price", ({ price }) => price],
  ["renews.price", ({ renews }) => renews?.price],
  ["originalPrice", ({ originalPrice }) => originalPrice],
  ["total", (plan) => (plan.parts ? asShown(inAll(plan), plan) : undefined)],
  ["perDay", amountPerDay],
];

type PriceName = "price" | "renews.price" | "originalPrice" | "total" | "perDay";

const asShown = (amount: number, { currency }: Plan): number => Number(amount.toFixed(fractionDigits(currency)));

function amountPerDay(plan: Plan): number | undefined {
  const amount = perDay(plan);
  return amount === undefined ? undefined : asShown(amount, plan);
}

type PriceMeant = Owned & { readonly name: PriceName; readonly isNamed: boolean };

/** The price of a plan that a sum is: of several alike the one that the sentence around it fits best. */
function priceMeant(amount: number | undefined, read: SumInSentence, { all }: PlansAt): PriceMeant | undefined {
  if (amount === undefined) return undefined;
  const alike = all.flatMap(({ id, plan }) =>
    prices.flatMap(([name, priceOf]): PriceMeant[] =>
      priceOf(plan) === amount ? [{ id, plan, name, isNamed: isNamedIn(read.sentence, plan.name) }] : [],
    ),
  );
  const likeness = ({ plan, name, isNamed }: PriceMeant): number =>
    (isNamed ? 8 : 0) +
    ((name === "renews.price") === (read.when === "later") ? 4 : 0) +
    (read.days === daysPaid(plan, name) ? 2 : 0) +
    // Of two renewals the one is told that costs something else at first.
    (name === "renews.price" && plan.price !== amount ? 1 : 0);
  return alike.toSorted((a, b) => likeness(b) - likeness(a))[0];
}

function daysPaid(plan: Plan, name: PriceName): number | undefined {
  if (name === "perDay") return 1;
  const period = name === "renews.price" ? plan.renews?.every : firstPeriod(plan);
  return period === undefined ? undefined : daysIn(period);
}

/** Whether a sentence has the name of a plan in it, as words of their own where a script has any. */
function isNamedIn(sentence: string, name: string): boolean {
  const own = name.toLowerCase();
  const isOpen = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(own);
  const words = ` ${sentence.toLowerCase()} `;
  if (isOpen) return words.includes(own);
  for (let at = words.indexOf(own); at !== -1; at = words.indexOf(own, at + 1))
    if (!/[\p{L}\p{N}]$/u.test(words.slice(0, at)) && !/^[\p{L}\p{N}]/u.test(words.slice(at + own.length))) return true;
  return false;
}

/** A sum that is said to be charged at a renewal, while what is charged is another. */
function misstatedRenewal(
  { when, days }: SumInSentence,
  found: PriceMeant | undefined,
  { offered, all, isPicked }: PlansAt,
  { language }: FunnelDefinition,
): string | undefined {
  if (when !== "later" || found?.name === "renews.price") return undefined;
  // The price for fourteen days is none for the month after them, and that of a plan which ends is none of a renewal.
  if (found && !found.plan.renews) return undefined;
  if (found && days === daysPaid(found.plan, "price") && days !== daysPaid(found.plan, "renews.price"))
    return undefined;
  const renewing = (offered.length > 0 ? offered : all).filter(({ plan }) => plan.renews);
  const [renewed] = renewing;
  if (!renewed) return undefined;
  const charged = renewing.map(
    ({ id, plan: { renews, currency } }) =>
      `plan "${id}" renews at ${plainMoney(renews?.price ?? 0, currency, language)}`,
  );
  return `But ${charged.join(" and ")}. Write ${named(isPicked, renewed.id, "renews.price")}.`;
}

/** A sum that is said to be what a day costs, while a day costs another. */
function misstatedDay(
  { isPerDay }: SumInSentence,
  found: PriceMeant | undefined,
  { offered, all, isPicked }: PlansAt,
  { language }: FunnelDefinition,
): string | undefined {
  if (!isPerDay || found) return undefined;
  const daily = (offered.length > 0 ? offered : all).flatMap(({ id, plan }) => {
    const amount = amountPerDay(plan);
    return amount === undefined ? [] : [{ id, said: plainMoney(amount, plan.currency, language) }];
  });
  if (daily.length === 0) return undefined;
  const charged = daily.map(({ id, said }) => `a day of plan "${id}" costs ${said}`);
  return `But ${charged.join(" and ")}. ${wayToDay(isPicked)}`;
}

/** What a day costs is shown of the plan that is picked, and of no plan by its id. */
const wayToDay = (isPicked: boolean): string =>
  isPicked ? "Write {plan.perDay}." : "Take it out: where plans are offered, the page shows what a day costs.";

/** The selected plan changes with the visitor's choice, so a plan that is not the first choice is told by its own name. */
function placeholder({ id, name, isNamed }: PriceMeant, { offered, isPicked, default: chosen }: PlansAt): string {
  const isOther = offered.length > 0 && !offered.some((plan) => plan.id === id);
  const isOneOfSeveral = offered.length > 1 && (isNamed || (chosen !== undefined && chosen !== id));
  return named(isPicked && !isOther && !isOneOfSeveral, id, name);
}

const named = (isPicked: boolean, plan: string | undefined, name: string) =>
  isPicked ? `{plan.${name}}` : `{plans.${plan}.${name}}`;

/** The prices that show what is saved: the crossed-out one, or, where none is, those at which two plans go on. */
function pricesCompared({ all, isPicked }: PlansAt): string {
  const [first] = all;
  const isCrossedOut = all.some(({ plan }) => plan.originalPrice !== undefined);
  const later = all.flatMap(({ id, plan: { renews } }) => (renews ? { id, daily: dailyLater(renews) } : []));
  const [one] = later;
  const other = later.find(({ daily }) => daily !== one?.daily);
  const shown =
    one && other && !isCrossedOut
      ? [named(false, one.id, "renews.price"), named(false, other.id, "renews.price")]
      : [named(isPicked, first?.id, "originalPrice"), named(isPicked, first?.id, "price")];
  return shown.join(" and ");
}

/** A sentence about a share that is more than any plan saves, against what it crosses out or what another costs per day, at first or later. */
function tooMuch(share: string, { plans }: FunnelDefinition): string {
  if (!/[%％٪]/.test(share)) return "";
  const perDays = Object.values(plans).flatMap((plan) => perDay(plan) ?? []);
  const later = Object.values(plans).flatMap(({ renews }) => (renews ? dailyLater(renews) : []));
  const lower = [perDays, later].map((each) => 1 - Math.min(...each) / Math.max(...each));
  const saved = [...Object.values(plans).map(savedShare), ...lower];
  const most = Math.round(Math.max(...saved.filter(Number.isFinite), 0) * 100);
  const stated = figureIn(share) ?? 0;
  return stated > most ? `The plans save ${most === 0 ? "nothing" : `${most}% at most`}. ` : "";
}

/** What a day costs later. Twelve months are a year here, as visitors count who compare two plans. */
const dailyLater = ({ price, every }: NonNullable<Plan["renews"]>): number =>
  price / (daysIn(every) * (every.includes("month") ? 365 / 360 : 1));
