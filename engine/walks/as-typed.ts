import type { Unit } from "../../schema/funnel.types.ts";
import { compoundOf, convert, readAmount } from "../fields/index.ts";

type MeasuredIn = { readonly units: readonly Unit[]; readonly decimals?: number };

/** An amount as a tester types it: its parts, the larger first, and whether these say all of it. */
export type TypedAmount = {
  readonly parts: readonly { readonly amount: number; readonly unit: string }[];
  readonly isExact: boolean;
};

/** An amount in the unit that is preselected: `6 ft 7.5 in` of one that is kept in cm; undefined if it is none. */
export function asTyped(kept: string, { units, decimals = 1 }: MeasuredIn): TypedAmount | undefined {
  const [unit] = units;
  const read = readAmount(kept);
  if (!read || unit === undefined) return undefined;
  const round = (amount: number) => Number(amount.toFixed(decimals));
  const amount = round(convert(read.amount, read.unit, unit));
  const { large, small, size = 1 } = compoundOf(unit) ?? {};
  const isExact = Math.abs(convert(amount, unit, read.unit) - read.amount) <= 1e-9 * Math.max(1, Math.abs(read.amount));
  const parts =
    large && small
      ? [
          { amount: Math.floor(amount / size), unit: large.unit },
          { amount: round(amount % size), unit: small.unit },
        ]
      : [{ amount, unit }];
  return { parts, isExact };
}
