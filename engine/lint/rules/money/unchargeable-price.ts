import type { Plan } from "../../../../schema/funnel.types.ts";
import { chargedDigits, fractionDigits, minorUnits, mostCharged, wholeUnits } from "../../../pricing/index.ts";
import { pathKey } from "../../../problem/index.ts";
import type { Rule } from "../../rule.ts";

/** Every price can be charged to a card exactly, to its last digit. */
export const unchargeablePrice: Rule = {
  id: "unchargeable-price",
  severity: "error",
  holdsInPart: true,
  why: 'A payment is counted in the smallest coin of its currency. What is finer than that is rounded, so that a visitor would read one price and pay another; nothing at all, or too many digits, no payment provider takes (Stripe, "Minimum and maximum charge amounts").',
  wrong: "weekly: { name: Weekly, price: 4.999, currency: USD, period: 1 week }",
  right: "weekly: { name: Weekly, price: 4.99, currency: USD, period: 1 week }",
  *check({ definition, oddTexts = [] }) {
    const writtenAt = new Map(oddTexts.map(({ path, written }) => [pathKey(path), written]));
    for (const [id, plan] of Object.entries(definition.plans)) {
      const { currency } = plan;
      for (const { price, keys } of pricesOf(plan)) {
        const path = ["plans", id, ...keys];
        const charged = nearest(price, currency);
        const thousands = asThousands(writtenAt.get(pathKey(path)) ?? String(price));
        if (minorUnits(price, currency) > mostCharged(currency))
          yield {
            message: `Plan "${id}" costs ${price} ${currency}; at most ${wholeUnits(mostCharged(currency), currency)} can be charged at once. Check the number.`,
            path,
          };
        else if (charged !== price)
          yield {
            message:
              thousands === undefined
                ? `Plan "${id}" costs ${price} ${currency}, which is finer than ${finest(currency)}. Write ${charged}.`
                : `Plan "${id}" costs ${price} ${currency}, as a point begins the decimals, and ${currency} has ${decimals(currency)}. Write ${thousands} if thousands are meant, and ${charged} if not.`,
            path,
            suggest: thousands ?? String(charged),
          };
      }
      if (plan.price === 0 && !plan.renews)
        yield {
          message: `Plan "${id}" costs nothing, now or later, so there is no payment to take. Write its price, or lead on without a checkout.`,
          path: ["plans", id, "price"],
        };
    }
  },
};

const pricesOf = ({ price, originalPrice, renews }: Plan) => [
  { price, keys: ["price"] },
  ...(originalPrice === undefined ? [] : [{ price: originalPrice, keys: ["originalPrice"] }]),
  ...(renews ? [{ price: renews.price, keys: ["renews", "price"] }] : []),
];

/** A number whose point may stand between thousands, as most languages write them: 1.197. */
const asThousands = (written: string): string | undefined =>
  /^[1-9]\d{0,2}\.\d{3}$/.test(written) ? written.replace(".", "") : undefined;

/** The price nearest to it that can be charged. */
function nearest(price: number, currency: string): number {
  const units = 10 ** chargedDigits(currency);
  return Math.round(price * units) / units;
}

const finest = (currency: string): string =>
  chargedDigits(currency) < fractionDigits(currency)
    ? `what cards are charged in: ${currency} has ${decimals(currency)}`
    : `that currency's smallest coin: it has ${decimals(currency)}`;

function decimals(currency: string): string {
  const [digits, taken] = [fractionDigits(currency), chargedDigits(currency)];
  if (digits === 0) return "no decimals";
  return taken < digits ? `${digits} decimals, of which cards take ${taken}` : `${digits} decimals`;
}
