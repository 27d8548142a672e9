import { isDay, momentOf } from "./days.ts";

/** How an amount is shown. */
export type Shown = {
  readonly is?: "date";
  /** The unit that it is shown and asked for in; left out for a plain number and a date. */
  readonly unit?: ShownUnit;
  /** Decimals that it is rounded to. */
  readonly digits?: number;
};

/** A unit by its name for `Intl`, and how to get from the base unit to it. */
export type ShownUnit = { readonly name: string; readonly factor: number; readonly zero?: number };

/** Units that are written out: 12 days, but 70 kg. */
const writtenOut: ReadonlySet<string> = new Set(["second", "minute", "hour", "day", "week", "month", "year"]);

/** Decimals of a number that is not rounded. */
const usualDigits = 2;

/**
 * A number, measure or date as visitors read it: `24,9`, `70 kg`, `12 days`, `24. Dezember 2026`.
 *
 * @param amount in the unit that it is shown in
 * @param language BCP 47 tag
 */
export function sayAmount(
  amount: number,
  { is, unit, digits = usualDigits }: Shown,
  language: string,
): string | undefined {
  if (is === "date")
    return isDay(amount)
      ? new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(momentOf(amount))
      : undefined;
  const format = new Intl.NumberFormat(language, {
    useGrouping: "min2",
    maximumFractionDigits: digits,
    ...(unit && { style: "unit", unit: unit.name, unitDisplay: writtenOut.has(unit.name) ? "long" : "short" }),
  });
  return format.format(amount);
}
