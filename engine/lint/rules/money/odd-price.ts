import type { Plan } from "../../../../schema/funnel.types.ts";
import { daysIn, firstPeriod, inAll, plainMoney } from "../../../pricing/index.ts";
import type { Path } from "../../../problem/index.ts";
import { placedSections } from "../../placed-sections.ts";
import type { Rule } from "../../rule.ts";

/**
 * Of one thing for several times, a longer one is not several times as dear by the day, and no renewal many times what is
 * crossed out for as long a time, nor that many times the price.
 */
export const oddPrice: Rule = {
  id: "odd-price",
  severity: "warning",
  why: "A decimal point that slips makes a price ten times too high or too low. Nobody reads a renewal again before it is charged, and by then it is charged to everybody who has bought. Plans of one thing for a week, four weeks and twelve are cheaper by the day the longer they are, and a plan renews at about what is crossed out.",
  wrong: "quarterly: { name: Twelve weeks, price: 365, currency: USD, period: 12 weeks }",
  right: "quarterly: { name: Twelve weeks, price: 36.5, currency: USD, period: 12 weeks }",
  *check({ definition }) {
    const { language, plans } = definition;
    const told = new Set<string>();
    for (const { section } of placedSections(definition, "offersPlans")) {
      const offered = Object.entries(plans).filter(([id]) => section.plans.includes(id));
      for (const { id, path, amount, currency } of [
        ...oddOf(offered.flatMap(today)),
        ...oddOf(offered.flatMap(later)),
      ]) {
        if (told.has(path.join())) continue;
        told.add(path.join());
        const what = path.includes("renews") ? `Plan "${id}" renews at` : `Plan "${id}" costs`;
        yield {
          message: `${what} ${plainMoney(amount, currency, language)}: by the day, that does not fit the plans beside it, which are cheaper the longer they are. Look whether its decimal point has slipped.`,
          path,
        };
      }
    }
    for (const [id, plan] of Object.entries(plans)) {
      const { originalPrice, price, renews, currency } = plan;
      if (originalPrice === undefined) continue;
      const said = (amount: number) => plainMoney(amount, currency, language);
      const path = ["plans", id, "renews", "price"];
      if (renews && !isOtherAtFirst(plan) && !told.has(path.join()) && isFar(renews.price, originalPrice))
        yield {
          message: `Plan "${id}" renews at ${said(renews.price)} and crosses out ${said(originalPrice)} for as long a time, as if a decimal point had slipped. Look at both again.`,
          path,
        };
      else if (price > 0 && !isOtherAtFirst(plan) && originalPrice > most * price && !told.has(`plans,${id},price`))
        yield {
          message: `Plan "${id}" costs ${said(price)} and crosses out ${said(originalPrice)}, ${Math.round(originalPrice / price)} times as much, as if a decimal point had slipped. Look at both again.`,
          path: ["plans", id, "price"],
        };
    }
  },
};

/** What a plan charges for a number of days. */
type Charge = Pick<Plan, "currency"> & {
  readonly id: string;
  readonly path: Path;
  readonly amount: number;
  readonly days: number;
};

/** Whether what is charged first is for another time than what follows, as in a trial, which costs what it likes. */
const isOtherAtFirst = ({ period, renews }: Plan) =>
  renews !== undefined && daysIn(firstPeriod({ period, renews })) !== daysIn(renews.every);

/** What is charged today for a first period. */
function today([id, plan]: readonly [string, Plan]): readonly Charge[] {
  const { currency, period, price } = plan;
  if (period === undefined || price === 0 || isOtherAtFirst(plan)) return [];
  return [{ id, path: ["plans", id, "price"], amount: inAll(plan), days: daysIn(period), currency }];
}

function later([id, { currency, renews }]: readonly [string, Plan]): readonly Charge[] {
  if (!renews || renews.price === 0) return [];
  return [{ id, path: ["plans", id, "renews", "price"], amount: renews.price, days: daysIn(renews.every), currency }];
}

/**
 * That of three or more by which a longer time is several times as dear by the day as a shorter one, while the others are
 * cheaper the longer they are. Two for as long a time are two different things.
 */
function oddOf(charges: readonly Charge[]): readonly Charge[] {
  if (charges.length < 3 || new Set(charges.map(({ days }) => days)).size < charges.length) return [];
  const all = charges.toSorted((a, b) => a.days - b.days);
  const odd = all.filter((charge, at) => {
    const own = rate(charge);
    const isDearer = all.slice(0, at).some((shorter) => own >= dearer * rate(shorter));
    const isCheaper = all.slice(at + 1).some((longer) => rate(longer) >= dearer * own);
    return (isDearer || isCheaper) && isFalling(without(all, charge).map(rate));
  });
  // Of two that could be it, the one whose prices are left most alike.
  const spread = (charge: Charge) => {
    const rates = without(all, charge).map(rate);
    return Math.max(...rates) / Math.min(...rates);
  };
  return odd.toSorted((a, b) => spread(a) - spread(b)).slice(0, 1);
}

const without = (charges: readonly Charge[], charge: Charge) => charges.filter((other) => other !== charge);

const rate = ({ amount, days }: Charge) => amount / days;

/** Whether each is at most a little more than the one before it. */
const isFalling = (rates: readonly number[]) => rates.every((own, at) => at === 0 || own <= 1.2 * (rates[at - 1] ?? 0));

/** How many times as dear by the day a longer time is not. */
const dearer = 3;

/** A point that slips makes a price ten times what it was, and a renewal may differ from what is crossed out. */
const isFar = (one: number, other: number) => one >= 5 * other || other >= 5 * one;

/** How many times its price a plan may cross out. */
const most = 8;
