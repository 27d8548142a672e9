import {
  closeUp,
  digitsOfSum,
  isUnit,
  numberFormat,
  sayDay,
  sayMoney,
  sayTime,
  sayUnit,
  unitName,
} from "../fields/index.ts";
import { isDay, momentOf } from "./days.ts";
import { rounded } from "./evaluate.ts";
import { monthsOf, type Scale, unitNamed } from "./units.ts";

/** How an amount is shown. */
export type Shown = {
  readonly is?: "date" | "time";
  /** The unit that it is shown and asked for in; left out for a plain number, a date and a time. */
  readonly unit?: ShownUnit;
  /** The currency of a sum of money, as an ISO 4217 code. */
  readonly currency?: string;
  /** Decimals that it is rounded to. */
  readonly digits?: number;
};

/** A unit by its name for `Intl`, or by its sign if that does not know it, and how to get from the base unit to it. */
export type ShownUnit = Scale &
  (
    | {
        readonly intl: string;
        /** The smaller unit that what is left of it is shown in, and how many of these it has: 5 ft 11 in. */
        readonly rest?: { readonly intl: string; readonly size: number };
      }
    | { readonly sign: string }
  );

/**
 * How a unit is shown.
 *
 * @param unit one that exists
 */
export function shownUnit(unit: string): ShownUnit {
  const months = monthsOf(unit);
  if (months !== undefined) return { intl: months === 1 ? "month" : "year", factor: months };
  const { intl, factor = 1, offset } = unitNamed(unit) ?? {};
  const scale = { factor, ...(offset !== undefined && { offset }) };
  return intl === undefined ? { sign: isUnit(unit) ? unitName(unit, "en") : unit, ...scale } : { intl, ...scale };
}

/** Units that are written out: 12 days, but 70 kg. */
const writtenOut: ReadonlySet<string> = new Set(["second", "minute", "hour", "day", "week", "month", "year"]);

/** Decimals of a number that is not rounded. */
const usualDigits = 2;

/**
 * A number, measure, sum, date or time as visitors read it: `24,9`, `70 kg`, `12 days`, `€1,098`, `24. Dezember 2026`.
 *
 * @param amount in the unit that it is shown in
 * @param language BCP 47 tag
 */
export function sayAmount(amount: number, { is, unit, currency, digits }: Shown, language: string): string | undefined {
  if (is === "date") return isDay(amount) ? sayDay(momentOf(amount), language) : undefined;
  if (is) return sayTime(amount, language);
  if (currency) return sayMoney(amount, currency, language, digits ?? digitsOfSum(amount));
  const most = digits ?? usualDigits;
  const plain = { maximumFractionDigits: most };
  if (!unit) return numberFormat(language, plain).format(amount);
  if ("sign" in unit) return `${numberFormat(language, plain).format(amount)}\u00a0${unit.sign}`;
  const said = (number: number, intl: string) => {
    const unitDisplay = writtenOut.has(intl) ? "long" : "short";
    return sayUnit(number, language, { ...plain, unit: intl, unitDisplay });
  };
  if (!unit.rest) return said(amount, unit.intl);
  const { size, intl } = unit.rest;
  const inSmaller = rounded(Math.abs(amount) * size, most);
  const whole = Math.floor(inSmaller / size);
  const left = rounded(inSmaller - whole * size, most);
  const sign = amount < 0 ? -1 : 1;
  if (whole === 0) return said(sign * left, intl);
  return left === 0 ? said(sign * whole, unit.intl) : closeUp(`${said(sign * whole, unit.intl)} ${said(left, intl)}`);
}
