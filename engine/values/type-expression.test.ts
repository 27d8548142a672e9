import { expect, test } from "vitest";
import { number, type Readable, typeValues } from "./index.ts";

/** Sources that count how often a name is asked for. */
class Counting extends Map<string, Readable> {
  asked = 0;
  override get(name: string) {
    this.asked += 1;
    return super.get(name);
  }
}

const inConditions = (depth: number): string => (depth === 0 ? "1" : `if(x > ${inConditions(depth - 1)}, 1, 2)`);
const afterOr = (depth: number): string =>
  depth === 0 ? "1" : `if(x < 0 or x > ${afterOr(depth - 1)} and x < 9, 1, 2)`;
const inBranches = (depth: number): string =>
  depth === 0 ? "x" : `if(x > ${depth}, ${inBranches(depth - 1)}, ${depth})`;

test.each([
  ["conditions within conditions", inConditions],
  ["conditions behind others", afterOr],
  ["choices within choices", inBranches],
])("%s take as much work again for each that is added, and no more", (_, nested) => {
  const work = (depth: number) => {
    const sources = new Counting([["x", { type: number, range: { low: -9, high: 99 } }]]);
    const { compiled } = typeValues({ v: { of: nested(depth) } }, sources).get("v") ?? {};
    expect(compiled).toBeDefined();
    return sources.asked;
  };
  const [little, more] = [work(6), work(12)];
  expect(little).toBeGreaterThan(5);
  // Twice as deep is four times the work at most; with each level tripling it, it was hundreds of times as much.
  expect(more).toBeLessThanOrEqual(4 * little);
});

test("brackets within brackets are read to a hundred deep, and refused beyond", () => {
  const inBrackets = (depth: number) =>
    typeValues({ v: { of: `${"(".repeat(depth)}1${")".repeat(depth)}` } }, new Map()).get("v")?.faults;
  expect(inBrackets(99)).toEqual([]);
  const message = "The expression is nested too deeply. Make values of its parts.";
  expect(inBrackets(100)).toEqual([{ key: "of", about: "form", message, at: 100, end: 101 }]);
});

test("what lies between two times of day is shown in hours, and what lies between two dates in days", () => {
  const anytime = { low: 0, high: 1_439 };
  const sources = new Map<string, Readable>([
    ["bed", { type: { kind: "time" }, range: anytime }],
    ["wake", { type: { kind: "time" }, range: anytime }],
    ["party", { type: { kind: "date" }, range: { low: 0, high: 40_000 } }],
  ]);
  const unitOf = (of: string) => typeValues({ v: { of } }, sources).get("v")?.compiled?.unit?.factor;
  expect([unitOf("wake - bed"), unitOf("party - today"), unitOf("hour(bed) * 1 day")]).toEqual([1 / 24, 1, 1]);
});

test("whole years and months between dates are at most two months from what their days come to", () => {
  const sources = new Map<string, Readable>([
    ["party", { type: { kind: "date" }, range: { low: 20_000, high: 20_364 } }],
  ]);
  const between = (unit: string) => typeValues({ v: { of: "party - 1990-01-01", unit } }, sources).get("v")?.range;
  expect([between("months"), between("years")]).toEqual([
    { low: 415, high: 431 },
    { low: 408, high: 420 },
  ]);
});
