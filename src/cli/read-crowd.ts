import type { Crowd } from "../../engine/crowd/index.ts";

/** The options of a simulation as written on the command line. */
type Written = Readonly<Record<"visitors" | "seed" | "dropOff" | "weights" | "query", string>> & {
  readonly on: string | undefined;
};

/**
 * Parses the crowd for a simulation.
 *
 * @returns a sentence about the option that cannot be read, if there is one
 */
export function readCrowd({ visitors, seed, dropOff, weights, query, on }: Written): Crowd | string {
  const count = Number(visitors);
  if (!/^\d+$/.test(visitors) || count < 1 || count > most)
    return `"${visitors}" is not a number of visitors. Write a whole number from 1 to ${most}.`;
  if (!/^-?\d+$/.test(seed)) return `"${seed}" is not a seed. Write a whole number.`;
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
  const parameters =
    query === "" ? [] : query.split(",").map((part) => /^\s*([^=\s]+)\s*=(.*)$/.exec(part)?.slice(1) ?? []);
  if (parameters.some(({ length }) => length === 0))
    return `--query: "${query}" is no parameter of an address. Write NAME=VALUE, with a comma before the next.`;
  const twice = parameters.find(([name], index) => parameters.findIndex(([other]) => other === name) < index);
  if (twice) return `--query: "${twice[0]}" has two values. Every visitor comes with the same address: name it once.`;
  return {
    visitors: count,
    seed: Number(seed),
    dropOff: Object.fromEntries([...leaving].map(([name, share]) => [name || "every", share])),
    weights: byStep,
    query: Object.fromEntries(parameters),
    ...(on !== undefined && { day: on }),
  };
}

const most = 10_000_000;

/**
 * Parses shares as written on the command line: `0.05,contact=0.3`.
 *
 * @returns by name, the empty name for a share without one; a sentence if the text cannot be read
 */
function readShares(text: string): ReadonlyMap<string, number> | string {
  const shares = new Map<string, number>();
  for (const part of text.split(",")) {
    const [, name = "", written = ""] = /^(?:([^=]*)=)?([^=]*)$/.exec(part.trim()) ?? [];
    const share = written.trim() === "" ? Number.NaN : Number(written);
    if (!(share >= 0 && share <= 1)) return `"${part}" is not a share. Write a number from 0 to 1, or NAME=NUMBER.`;
    if (shares.has(name)) return `"${name}" has two shares.`;
    shares.set(name.trim(), share);
  }
  return shares;
}
