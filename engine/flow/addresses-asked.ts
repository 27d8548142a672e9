import type { ConditionAtom } from "./condition-node.ts";
import { controlsOf, type Experiments } from "./experiments.ts";

/** The parameters of an address that a visitor comes with. */
export type Query = Readonly<Record<string, string>>;

/**
 * Addresses that conditions can tell apart: a plain one, one with each value that is asked for, and then those with several
 * of them. Each names a variant of every experiment, as one would be drawn for its visitor otherwise.
 *
 * @param plain the address that others differ from; left out if it has the first variant of each experiment alone
 */
export function addressesAsked(
  asked: readonly ConditionAtom<unknown>[],
  experiments: Experiments = {},
  plain: Query = controlsOf(experiments),
): readonly Query[] {
  const values = new Map<string, Set<string>>();
  for (const atom of asked) {
    if (atom.kind !== "query") continue;
    // Who is not shown this variant is shown another.
    const worth = atom.isDrawn ? Object.keys(experiments[atom.name] ?? {}) : atom.values;
    const others = worth.filter((value) => value !== plain[atom.name]);
    values.set(atom.name, new Set([...(values.get(atom.name) ?? []), ...others]));
  }
  const names = [...values];
  const found = [{ query: plain, left: names }];
  for (const { query, left } of found) {
    if (found.length >= most) break;
    for (const [place, [name, own]] of left.entries())
      for (const value of own) found.push({ query: { ...query, [name]: value }, left: left.slice(place + 1) });
  }
  return found.slice(0, most).map(({ query }) => query);
}

/** More than campaigns differ in; each costs a search through the whole flow. */
const most = 64;

/**
 * An address as somebody types it behind the path of a page: `?from=mail&headline=long`; empty without parameters. What is left
 * of a stock, no address says.
 */
export function searchOf(query: Query): string {
  const parts = Object.entries(query).flatMap(([name, value]) =>
    name.startsWith("stock.") ? [] : `${encodeURIComponent(name)}=${encodeURIComponent(value)}`,
  );
  return parts.length > 0 ? `?${parts.join("&")}` : "";
}

/** The stocks that have run out, or of which some is left, for whoever comes so, in words: `seats out`; empty where it does not matter. */
export const stockWords = (query: Query): string =>
  Object.entries(query)
    .flatMap(([name, state]) => (name.startsWith("stock.") ? `${name.slice("stock.".length)} ${state}` : []))
    .join(", ");
