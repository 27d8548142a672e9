import fc from "fast-check";
import { expect, test } from "vitest";
import { fuzz, fuzzTime } from "../../tests/fuzz.ts";
import { atLeast, atMost, chancesOf } from "./binomial.ts";
import { compareCounts } from "./compare-counts.ts";

test.each([
  [3, 10, 0.5, 0.171875],
  [12, 30, 0.5, 0.18079730402678257],
  [2000, 100_000, 0.0205, 0.13447835731562507],
  [49_500, 100_000, 0.5, 0.0007911799394257577],
  [0, 40, 0.01, 0.6689717585696805],
  [17, 17, 0.3, 1],
])("at most %d of %d with a chance of %f, as SciPy 1.17 has it", (count, total, chance, probability) => {
  expect(atMost(count, total, chance)).toBeCloseTo(probability, 10);
});

test.each([
  [8, 10, 0.05, 0.4439045376923585, 0.9747892736731665],
  [8, 10, 0.025, 0.4009609865457371, 0.9825383987037724],
  [0, 10, 0.05, 0, 0.30849710781876294],
  [131, 231, 0.05, 0.5005253200102419, 0.6319293274439436],
  [2000, 100_000, 0.05, 0.01914122978047105, 0.02088676697195925],
])("the interval of %d of %d that misses %f, as SciPy 1.17 has it", (count, total, error, low, high) => {
  const found = chancesOf(count, total, error);
  expect(found.low).toBeCloseTo(low, 10);
  expect(found.high).toBeCloseTo(high, 10);
});

/** The same by Pascal's triangle. */
function plainly(count: number, total: number, chance: number): number {
  let row = [1];
  for (let at = 0; at < total; at++)
    row = Array.from({ length: at + 2 }, (_, k) => (row[k] ?? 0) * (1 - chance) + (row[k - 1] ?? 0) * chance);
  return row.slice(0, count + 1).reduce((sum, term) => sum + term, 0);
}

const chance = fc.integer({ min: 1, max: 999 }).map((thousandths) => thousandths / 1000);
const small = fc.integer({ min: 0, max: 80 });
const weight = fc.integer({ min: 1, max: 100 });

test("sums are those of Pascal's triangle, and both ends together are all", { timeout: fuzzTime }, () =>
  fuzz(
    "binomial sums",
    fc.property(small, small, chance, (count, more, chance) => {
      const total = count + more;
      expect(atMost(count, total, chance)).toBeCloseTo(plainly(count, total, chance), 10);
      expect(atMost(count - 1, total, chance) + atLeast(count, total, chance)).toBeCloseTo(1, 10);
    }),
    200,
  ),
);

test(
  "the interval leaves out 1 exactly where chance is below 5 %, and the other way round says the inverse",
  {
    timeout: fuzzTime,
  },
  () =>
    fuzz(
      "comparisons",
      fc.property(small, small, weight, weight, fc.integer({ min: 1, max: 4 }), (one, other, drawn, beside, times) => {
        const { chance, low, high, ratio } = compareCounts(
          { people: one, weight: drawn },
          { people: other, weight: beside },
          times,
        );
        expect(low > 1 || (high !== undefined && high < 1)).toBe(chance < 0.05);
        if (ratio !== undefined) {
          expect(ratio).toBeGreaterThanOrEqual(low);
          expect(ratio).toBeLessThanOrEqual(high ?? Number.POSITIVE_INFINITY);
        }
        const back = compareCounts({ people: other, weight: beside }, { people: one, weight: drawn }, times);
        expect(back.chance).toBeCloseTo(chance, 10);
        if (high !== undefined && low > 0) expect(back.low * high).toBeCloseTo(1, 8);
      }),
      200,
    ),
);

test("of equal variants, no more than one comparison in twenty says otherwise, by each count that chance can give", () => {
  for (const [total, drawn] of [
    [40, 0.5],
    [300, 0.2],
  ] as const) {
    let wrong = 0;
    for (let one = 0; one <= total; one++) {
      const weights = [drawn, 1 - drawn] as const;
      const { chance } = compareCounts(
        { people: one, weight: weights[0] },
        { people: total - one, weight: weights[1] },
        1,
      );
      if (chance < 0.05) wrong += atMost(one, total, drawn) - atMost(one - 1, total, drawn);
    }
    expect(wrong).toBeLessThan(0.05);
    expect(wrong).toBeGreaterThan(0.02);
  }
});

test.each([
  [1, 1, 1],
  [1, 4, 1],
  [4, 1, 1],
  [1, 1, 3],
])(
  "weights %d and %d, %d comparisons: so many people show a fifth more four times out of five, and no fewer",
  (...of) => {
    const [drawn, beside, times] = of;
    const { needed } = compareCounts({ people: 0, weight: drawn }, { people: 0, weight: beside }, times);
    const share = (1.2 * drawn) / (1.2 * drawn + beside);
    const seen = (total: number) => {
      let power = 0;
      for (let one = Math.ceil((total * drawn) / (drawn + beside)); one <= total; one++) {
        const counts = [
          { people: one, weight: drawn } as const,
          { people: total - one, weight: beside } as const,
        ] as const;
        if (compareCounts(...counts, times).chance >= 0.05) continue;
        power = atLeast(one, total, share);
        break;
      }
      return power;
    };
    expect(seen(needed)).toBeGreaterThanOrEqual(0.8);
    expect(seen(Math.round(needed * 0.93))).toBeLessThan(0.8);
  },
);

test("of a variant that is hardly ever drawn, it takes more people than there are", () => {
  const [often, seldom] = [
    { people: 0, weight: 1e6 },
    { people: 0, weight: 1e-9 },
  ];
  expect(compareCounts(often, seldom, 1).needed).toBeGreaterThan(1e10);
  expect(compareCounts(seldom, often, 1).needed).toBeGreaterThan(1e10);
});

test("a million people are compared at once", () => {
  const compared = compareCounts({ people: 505_000, weight: 1 }, { people: 495_000, weight: 1 }, 1);
  expect(compared).toMatchObject({ ratio: expect.closeTo(1.0202, 4), low: expect.closeTo(1.0162, 4) });
  expect(compared.chance).toBeGreaterThan(0);
  expect(compared.chance).toBeLessThan(1e-20);
});
