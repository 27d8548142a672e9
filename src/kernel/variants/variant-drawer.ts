import { drawVariant, type Experiments } from "../../../engine/flow/index.ts";

/**
 * Draws the variants of a funnel's experiments that a visitor is shown. What is drawn is kept in the browser's storage, so
 * that pages, tabs and later visits show the same.
 *
 * @param id of the funnel
 * @param kept what is known of this visitor already
 * @param random a number from 0 to below 1, as `Math.random`
 * @returns what gives a variant for each experiment: the one that the query of an address names, the one that is kept, or
 * one that it draws
 */
export function variantDrawer(
  id: string,
  experiments: Experiments,
  kept: Readonly<Record<string, unknown>> = {},
  random: () => number = Math.random,
) {
  const key = `${id}:variants`;
  let known = kept;
  return (search: string): Readonly<Record<string, string>> => {
    const given = new URLSearchParams(search);
    try {
      known = { ...known, ...JSON.parse(localStorage.getItem(key) ?? "{}") };
    } catch {
      // Disabled, or written by something else: this page still knows.
    }
    const variants = Object.fromEntries(
      Object.entries(experiments).map(([name, weights]) => {
        const own = [given.get(name), known[name]].find(
          (variant): variant is string => typeof variant === "string" && Object.hasOwn(weights, variant),
        );
        return [name, own ?? drawVariant(weights, random())];
      }),
    );
    known = variants;
    try {
      localStorage.setItem(key, JSON.stringify(variants));
    } catch {
      // The same.
    }
    return variants;
  };
}
