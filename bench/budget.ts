/**
 * Prints whether a measurement keeps its bound, and sets exit code 1 if it does not.
 *
 * @param what was measured, with its unit, such as "second npm start, ms"
 */
export function budget(what: string, measured: number, bound: Bound): void {
  const [words, isKept] =
    "below" in bound
      ? [`below ${bound.below}`, measured < bound.below]
      : "most" in bound
        ? [`at most ${bound.most}`, measured <= bound.most]
        : [`at least ${bound.atLeast}`, measured >= bound.atLeast];
  console.log(`${isKept ? "Kept" : "NOT KEPT"}: ${what}: ${measured}, to be ${words}`);
  if (!isKept) process.exitCode = 1;
}

type Bound = { readonly below: number } | { readonly most: number } | { readonly atLeast: number };
