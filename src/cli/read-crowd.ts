import type { Crowd } from "../../engine/crowd/index.ts";
import { readShares } from "./read-shares.ts";

/** The options of a simulation as they are written on the command line. */
type Written = Readonly<Record<"visitors" | "seed" | "dropOff" | "weights", string>>;

/**
 * Reads who is to be sent through a funnel.
 *
 * @returns a sentence where something is not of its form
 */
export function readCrowd({ visitors, seed, dropOff, weights }: Written): Crowd | string {
  const count = Number(visitors);
  if (!/^\d+$/.test(visitors) || count < 1 || count > most)
    return `"${visitors}" is no number of visitors. Write a whole number from 1 to ${most}.`;
  if (!/^-?\d+$/.test(seed)) return `"${seed}" is no seed. Write a whole number.`;
  const leaving = readShares(dropOff);
  if (typeof leaving === "string") return `--drop-off: ${leaving}`;
  const chosen = weights === "" ? new Map<string, number>() : readShares(weights);
  if (typeof chosen === "string") return `--weights: ${chosen}`;
  const byStep: Record<string, Record<string, number>> = {};
  for (const [name, share] of chosen) {
    const [, step, option] = /^([^.]+)\.([^.]+)$/.exec(name) ?? [];
    if (step === undefined || option === undefined)
      return `--weights: "${name}" names no option. Write STEP.OPTION=SHARE.`;
    byStep[step] = { ...byStep[step], [option]: share };
  }
  return {
    visitors: count,
    seed: Number(seed),
    dropOff: Object.fromEntries([...leaving].map(([name, share]) => [name || "every", share])),
    weights: byStep,
  };
}

const most = 10_000_000;
