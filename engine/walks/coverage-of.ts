import type { Cover } from "./cover-funnel.ts";

/** How many of each kind there are, and how many of them the walks meet. */
export type Coverage = Readonly<Record<"ways" | "options" | "back links", { covered: number; total: number }>>;

/** Counts what the moves of all walks meet. */
export function coverageOf({ walks, targets }: Cover): Coverage {
  const met = new Set(walks.flatMap(({ moves }) => moves.flatMap(({ covers }) => covers)));
  const count = (wanted: string) => {
    const all = targets.filter(({ kind }) => kind === wanted);
    return { covered: all.filter(({ key }) => met.has(key)).length, total: all.length };
  };
  return { ways: count("way"), options: count("option"), "back links": count("back") };
}
