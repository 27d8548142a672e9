import type { Plan } from "../../../../schema/funnel.types.ts";
import { daysIn, firstPeriod, inAll, plainMoney } from "../../../pricing/index.ts";
import type { Path } from "../../../problem/index.ts";
import { placedSections } from "../../placed-sections.ts";
import type { Rule } from "../../rule.ts";

/**
 * Of one thing for several times, a longer one is not several times as dear by the day, and no renewal many times what is
 * crossed out for as long a time.
 */
export const oddPrice: Rule = {
  id: "odd-price",
  severity: "warning",
  why: "A decimal point that slips makes a price ten times too high or too low: 1490 today, and 14.90 each month. Nobody reads a renewal again before it is charged, and by then it is charged to everybody who has bought. Plans of one thing for a week, four weeks and twelve are cheaper by the day the longer they are, and a plan renews at about what is crossed out.",
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
      const said = (amount: number) => plainMoney(amount, currency, language);
      if (renews && !isOtherAtFirst(plan) && hasSlipped(price, renews.price)) {
        yield {
          message: `Plan "${id}" costs ${said(price)} today and renews at ${said(renews.price)} for as long a time, as if a decimal point had slipped. Look at both again.`,
          path: ["plans", id, "price"],
        };
        continue;
      }
      if (originalPrice === undefined) continue;
      const path = ["plans", id, "renews", "price"];
      if (renews && !isOtherAtFirst(plan) && !told.has(path.join()) && isFar(renews.price, originalPrice))
        yield {
          message: `Plan "${id}" renews at ${said(renews.price)} and crosses out ${said(originalPrice)} for as long a time, as if a decimal point had slipped. Look at both again.`,
          path,
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
 * Of three or more for different times, the one that fits between the others by the day only if its point moves by a place
 * or two. Two for as long a time are two different things, and so may be what a slip does not explain.
 */
function oddOf(charges: readonly Charge[]): readonly Charge[] {
  if (charges.length < 3 || new Set(charges.map(({ days }) => days)).size < charges.length) return [];
  const all = charges.toSorted((a, b) => a.days - b.days);
  const odd = all.filter((charge, at) => {
    const [before, behind] = [all.slice(0, at).map(rate), all.slice(at + 1).map(rate)];
    const most = Math.min(...before) * 1.05;
    const least = Math.max(...behind, Math.min(...before) / 3);
    const fits = (own: number) => own <= most && own >= least;
    const isLadder = isFalling([...before, ...behind]);
    return isLadder && at > 0 && rate(charge) > most && slips.some((slip) => fits(rate(charge) / slip));
  });
  // A price with cents loses one as its point moves. What is whole beside others that are whole, somebody may have meant.
  return odd.filter((charge) => !hasCents(charge) && all.some(hasCents)).slice(0, 1);
}

/** Whether an amount has two decimals, the second of which is no zero. */
const hasCents = ({ amount }: Charge) => Math.round(amount * 100) % 10 !== 0;

const rate = ({ amount, days }: Charge) => amount / days;

/** Whether each is at most a little more than the one before it. */
const isFalling = (rates: readonly number[]) => rates.every((own, at) => at === 0 || own <= 1.2 * (rates[at - 1] ?? 0));

/** By how many times a point that slips makes a price too high. */
const slips = [10, 100];

/** Whether a first payment is what is paid later with its point moved; a round sum may be meant, and a low one to begin with. */
const hasSlipped = (price: number, later: number) =>
  slips.some((slip) => Math.abs(price - slip * later) < 1e-9) && String(later).replace(/\.|0+$/g, "").length > 2;

/** A point that slips makes a price ten times what it was, and a renewal may differ from what is crossed out. */
const isFar = (one: number, other: number) => one >= 5 * other || other >= 5 * one;
