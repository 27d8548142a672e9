/**
 * The numbers that something can be, from `low` to `high`, both included. A date with `fromToday` is counted from today;
 * two such dates can be compared whatever day it is.
 */
export type Range = {
  readonly low: number;
  readonly high: number;
  readonly isNeverZero?: boolean;
  readonly fromToday?: boolean;
};

export const anywhere: Range = { low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY };

/** Exactly one number. */
export const exactly = (value: number): Range => ({ low: value, high: value });

/** Whether a range holds zero. */
export const holdsZero = ({ low, high, isNeverZero }: Range): boolean => low <= 0 && high >= 0 && isNeverZero !== true;

/** The range between the least and the greatest of some results; what is no number can be any. */
function spanOf(results: readonly number[], isNeverZero = false): Range {
  const low = Math.min(...results);
  const high = Math.max(...results);
  if (Number.isNaN(low)) return anywhere;
  return { low, high, ...(isNeverZero && low <= 0 && high >= 0 && { isNeverZero }) };
}

export const negative = ({ low, high, isNeverZero }: Range): Range => spanOf([-low, -high], isNeverZero);

/** The sum of two ranges; of two dates, at most one is counted from today. */
export function plus(a: Range, b: Range): Range {
  const sum = spanOf([a.low + b.low, a.high + b.high]);
  return a.fromToday || b.fromToday ? { ...sum, fromToday: true } : sum;
}

/** The difference of two amounts or of two dates. */
export function minus(a: Range, b: Range): Range {
  if (a.fromToday && b.fromToday) return plus({ low: a.low, high: a.high }, negative({ low: b.low, high: b.high }));
  return a.fromToday || b.fromToday ? anywhere : plus(a, negative(b));
}

export function times(a: Range, b: Range): Range {
  const product = (x: number, y: number) => (x === 0 || y === 0 ? 0 : x * y);
  const corners = [a.low, a.high].flatMap((x) => [product(x, b.low), product(x, b.high)]);
  return spanOf(corners, !holdsZero(a) && !holdsZero(b));
}

/** One divided by a range. */
function inverse(range: Range): Range {
  const { low, high } = range;
  if (holdsZero(range) || (low < 0 && high > 0)) return anywhere;
  if (low === 0) return { low: 1 / high, high: Number.POSITIVE_INFINITY, isNeverZero: true };
  if (high === 0) return { low: Number.NEGATIVE_INFINITY, high: 1 / low, isNeverZero: true };
  return spanOf([1 / low, 1 / high], true);
}

export const over = (a: Range, b: Range): Range => times(a, inverse(b));

/** A range raised to a range. Powers of what can be negative are only known for whole exponents. */
export function power(base: Range, exponent: Range): Range {
  const { low: by, high } = exponent;
  const isNeverZero = !holdsZero(base);
  if (by !== high) {
    if (base.low <= 0) return anywhere;
    return spanOf([base.low ** by, base.low ** high, base.high ** by, base.high ** high], true);
  }
  if (by < 0) return inverse(power(base, exactly(-by)));
  if (base.low < 0 && !Number.isInteger(by)) return anywhere;
  const ends = [base.low ** by, base.high ** by];
  return spanOf(by % 2 === 0 && base.low < 0 && base.high > 0 ? [...ends, 0] : ends, isNeverZero);
}

/** A range after the same growing change of all its numbers, such as rounding. */
export const changed = ({ low, high, fromToday }: Range, change: (value: number) => number): Range => ({
  ...spanOf([Number.isFinite(low) ? change(low) : low, Number.isFinite(high) ? change(high) : high]),
  ...(fromToday && { fromToday }),
});

/** What one of several ranges can be, put together from their ends. */
function together(ranges: readonly Range[], low: (lows: number[]) => number, high: (highs: number[]) => number): Range {
  const [first = anywhere] = ranges;
  if (ranges.some(({ fromToday }) => fromToday !== first.fromToday)) return anywhere;
  const range = { low: low(ranges.map((range) => range.low)), high: high(ranges.map((range) => range.high)) };
  return {
    ...range,
    ...(first.fromToday && { fromToday: true }),
    ...(ranges.every((each) => !holdsZero(each)) && { isNeverZero: true }),
  };
}

const least = (values: number[]) => Math.min(...values);
const greatest = (values: number[]) => Math.max(...values);

/** Either of several. */
export const either = (ranges: readonly Range[]): Range => together(ranges, least, greatest);
/** The smallest of several. */
export const smallest = (ranges: readonly Range[]): Range => together(ranges, least, least);
/** The largest of several. */
export const largest = (ranges: readonly Range[]): Range => together(ranges, greatest, greatest);

/** Whether one number is below another, or equal if that counts: 1, 0, or either. */
export function below(a: Range, b: Range, orEqual: boolean): Range {
  if (a.fromToday !== b.fromToday) return either([exactly(0), exactly(1)]);
  const always = orEqual ? a.high <= b.low : a.high < b.low;
  const never = orEqual ? a.low > b.high : a.low >= b.high;
  return always ? exactly(1) : never ? exactly(0) : { low: 0, high: 1 };
}

/** Whether two numbers are equal: 1, 0, or either. */
export function equal(a: Range, b: Range): Range {
  if (a.fromToday !== b.fromToday) return { low: 0, high: 1 };
  if (a.high < b.low || b.high < a.low) return exactly(0);
  const isZeroOut = (one: Range, other: Range) => other.low === 0 && other.high === 0 && !holdsZero(one);
  if (isZeroOut(a, b) || isZeroOut(b, a)) return exactly(0);
  return a.low === a.high && b.low === b.high ? exactly(1) : { low: 0, high: 1 };
}

/** The part of a range that another one has as well; the range itself if they have nothing in common. */
export function within(range: Range, other: Range): Range {
  if (range.fromToday !== other.fromToday) return range;
  const low = Math.max(range.low, other.low);
  const high = Math.min(range.high, other.high);
  return low > high ? range : { ...range, low, high, ...(other.isNeverZero && { isNeverZero: true }) };
}
