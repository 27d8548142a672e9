/**
 * The probability of at most `count` of `total`, each with a chance between 0 and 1: the exact sum of the binomial
 * distribution, added up from its largest term, so that sums of a million are as quick as those of ten.
 */
export function atMost(count: number, total: number, chance: number): number {
  if (count < 0) return 0;
  if (count >= total) return 1;
  if (count > total * chance) return 1 - atLeast(count + 1, total, chance);
  let term = Math.exp(logOrders(total, count) + count * Math.log(chance) + (total - count) * Math.log1p(-chance));
  let sum = 0;
  for (let at = count; at >= 0 && term > sum * 1e-17; at--) {
    sum += term;
    term *= (at * (1 - chance)) / ((total - at + 1) * chance);
  }
  return sum;
}

/** The probability of at least `count` of `total`. */
export const atLeast = (count: number, total: number, chance: number): number =>
  atMost(total - count, total, 1 - chance);

/**
 * The chances for which `count` of `total` is not surprising: the interval of Clopper and Pearson ("The use of confidence
 * or fiducial limits illustrated in the case of the binomial", Biometrika 26, 1934), which holds the true chance at least
 * as often as it says.
 *
 * @param error how often it may miss, such as 0.05; half of it on each side
 */
export function chancesOf(
  count: number,
  total: number,
  error: number,
): { readonly low: number; readonly high: number } {
  return {
    low: count === 0 ? 0 : whereRising((chance) => atLeast(count, total, chance) - error / 2),
    high: count === total ? 1 : whereRising((chance) => error / 2 - atMost(count, total, chance)),
  };
}

/** Where a rising function passes 0, between 0 and 1. */
function whereRising(of: (chance: number) => number): number {
  let [low, high] = [0, 1];
  for (let halved = 0; halved < 60; halved++) {
    const middle = (low + high) / 2;
    if (of(middle) < 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** The logarithm of the number of ways to choose `count` of `total`. */
const logOrders = (total: number, count: number): number =>
  logFactorial(total) - logFactorial(count) - logFactorial(total - count);

/** The logarithm of n!: Stirling's series (Abramowitz and Stegun, Handbook of Mathematical Functions, 6.1.41). */
function logFactorial(n: number): number {
  if (n < 20) return Math.log(Array.from({ length: n }, (_, at) => at + 1).reduce((product, at) => product * at, 1));
  return (
    (n + 0.5) * Math.log(n) - n + Math.log(2 * Math.PI) / 2 + 1 / (12 * n) - 1 / (360 * n ** 3) + 1 / (1260 * n ** 5)
  );
}
