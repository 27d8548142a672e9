import type { Path } from "../../../engine/problem/index.ts";
import { entriesOf } from "../entries-of.ts";
import type { Plain } from "../plain.ts";
import type { Complaint } from "./complaint.ts";

type Plan = {
  readonly price: number;
  readonly originalPrice?: number;
  readonly perDay?: number | false;
  readonly currency: string;
  readonly displayCurrency?: string;
  readonly period?: string;
  readonly interval?: string;
  readonly renews?: { readonly price: number; readonly every: string; readonly statedPrice?: number };
};

type Definition = {
  readonly plans?: Readonly<Record<string, Plan>>;
  readonly steps: Readonly<Record<string, Plain>>;
  readonly texts?: Readonly<Record<string, Plain>>;
  readonly tracking?: { readonly events?: readonly { readonly currency?: string }[] };
};

/**
 * Figures about money that contradict each other. Each complaint names the figures, so that a figure that was already
 * wrong and is now wrong in another way counts as new. There is one complaint for each of the two figures.
 */
export function wrongPrices(definition: Plain): readonly Complaint[] {
  const { plans = {}, tracking } = definition as unknown as Definition;
  const currencies = Object.values(plans).map(({ currency }) => currency);
  const events = (tracking?.events ?? []).flatMap(({ currency }, index) =>
    currency === undefined || currencies.length === 0 || currencies.includes(currency)
      ? []
      : [{ what: `event in ${currency}`, path: ["tracking", "events", index, "currency"] }],
  );
  return [
    ...Object.entries(plans).flatMap(([id, plan]) => ofPlan(plan, ["plans", id])),
    ...(new Set(currencies).size > 1
      ? Object.keys(plans).flatMap((id) => both(`currencies ${currencies}`, ["plans", id], "currency"))
      : []),
    ...events,
    ...amountsInTexts(definition as unknown as Definition),
  ];
}

const days: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30, year: 365 };

function daysOf(period: string): number {
  const [, count = "1", unit = "day"] = /^(\d+) ?(day|week|month|year)/.exec(period) ?? [];
  return Number(count) * (days[unit] ?? 1);
}

const intervals: Readonly<Record<string, readonly number[]>> = {
  day: [1],
  week: [7],
  month: [28, 30],
  quarter: [84, 90],
  year: [365, 360],
};

function ofPlan(
  { price, originalPrice, perDay, currency, displayCurrency = currency, interval = "", renews, ...plan }: Plan,
  path: Path,
): readonly Complaint[] {
  const known = intervals[interval];
  const { period = renews?.every ?? "" } = plan;
  return [
    ...(typeof perDay === "number" && Math.abs(perDay - price / daysOf(period)) >= 0.01
      ? both(`${perDay} a day, ${price} for ${period}`, path, "perDay", "price", "period")
      : []),
    ...(originalPrice !== undefined && (originalPrice <= price || (renews && renews.price !== originalPrice))
      ? both(
          `${originalPrice} crossed out, ${price} and ${renews?.price} charged`,
          path,
          "originalPrice",
          "price",
          "renews",
        )
      : []),
    ...(renews && daysOf(renews.every) !== daysOf(period)
      ? both(`${period}, then ${renews.every}`, path, "period", "renews")
      : []),
    ...(renews?.statedPrice !== undefined && renews.statedPrice !== renews.price
      ? both(`${renews.statedPrice} stated, ${renews.price} charged`, path, "renews")
      : []),
    ...(known && !known.includes(daysOf(period)) ? both(`${interval} for ${period}`, path, "interval", "period") : []),
    ...(displayCurrency !== currency
      ? both(`${displayCurrency} shown, ${currency} charged`, path, "displayCurrency", "currency")
      : []),
    ...(Intl.supportedValuesOf("currency").includes(currency) ? [] : both(`no currency ${currency}`, path, "currency")),
  ];
}

const both = (what: string, path: Path, ...keys: readonly string[]): readonly Complaint[] =>
  keys.map((key) => ({ what: `${path.join(".")}: ${what}`, path: [...path, key] }));

/** Amounts and savings written into sales texts, and a bonus that differs from the prize. */
function amountsInTexts({ plans = {}, steps, texts = {} }: Definition): readonly Complaint[] {
  const written = Object.keys(plans).length === 0 ? () => [] : amountsIn;
  const sold = ["offer", "payment", "checkout", "receipt", "mail"].flatMap((group) =>
    written(texts[group], ["texts", group]),
  );
  return sold.concat(
    Object.entries(steps).flatMap(([id, step]) => {
      const { wheel, bonus, type, ...rest } = step as {
        readonly type: string;
        readonly wheel?: {
          readonly outcome?: string;
          readonly segments: readonly { readonly id: string; readonly label: string; readonly won?: string }[];
        };
        readonly bonus?: { readonly text: string };
      };
      const at = wheel?.segments.findIndex((segment) => segment.id === wheel.outcome) ?? -1;
      const won = wheel?.segments[at];
      const sums = [won?.label, won?.won, bonus?.text].map((text) => /\d+(?= ?\$)/.exec(text ?? "")?.[0]);
      const differ = won && new Set(sums.filter((sum) => sum !== undefined)).size > 1;
      return [
        ...(["offer", "checkout", "receipt"].includes(type) ? written(rest as Plain, ["steps", id]) : []),
        ...(differ
          ? [
              ["wheel", "segments", at],
              ["bonus", "text"],
            ].map((keys) => ({ what: `bonus of ${sums}`, path: ["steps", id, ...keys] }))
          : []),
      ];
    }),
  );
}

/** Texts with an amount, except quotes. */
const amountsIn = (value: Plain | undefined, at: Path): readonly Complaint[] =>
  [...entriesOf(value, at)].flatMap(({ path, value: text }) =>
    typeof text === "string" && !path.some((key) => key === "story" || key === "reviews")
      ? [...text.replace(/https?:\S+/g, "").matchAll(amount)].map(([sum]) => ({
          what: `${path.join(".")}: ${sum} written there`,
          path,
        }))
      : [],
  );

/** A number next to a currency or a word for a saving. */
const amount = /(?:[$€£]|\b(?:USD|EUR)) ?\d[\d.]*|\d[\d.]* ?(?:[$€£]|(?:USD|EUR)\b)|\bsave \d+%|\d+% off\b/g;
