import { describe, expect, test } from "vitest";
import { definition } from "../../tests/definition.ts";
import { counterOf, positionOf } from "./counter.ts";

const counter = { total: 17, cap: 17, reading: "capped" as const };

describe("the position in the header", () => {
  test("is step by total, rounded", () => {
    expect(positionOf({ number: 5 }, counter)).toEqual({ current: 5, total: 17, percent: 29, counted: true });
  });

  test("holds a stated total to the cap", () => {
    expect(positionOf({ number: 17, total: 27 }, counter)).toMatchObject({ current: 17, total: 17, percent: 100 });
  });

  test("shows a stated total when that is the reading", () => {
    const stated = { ...counter, reading: "stated" as const };
    expect(positionOf({ number: 17, total: 27 }, stated)).toMatchObject({ current: 17, total: 27, percent: 63 });
  });

  test("never passes 100 percent", () => {
    expect(positionOf({ number: 20 }, counter)?.percent).toBe(100);
  });

  test("has no counter on a step that only moves the bar, and nothing at step 0", () => {
    expect(positionOf({ progress: 5 }, counter)).toMatchObject({ percent: 29, counted: false });
    expect(positionOf({ number: 0 }, counter)).toBeUndefined();
  });

  test("names the chapter that has begun, and says where the others begin", () => {
    const chapters = [
      { from: 2, label: "You" },
      { from: 6, label: "Your habits" },
    ];
    const at = (number: number) => positionOf({ number }, { ...counter, total: 10, chapters });
    expect([1, 2, 5, 6, 10].map((number) => at(number)?.chapter)).toEqual([
      undefined,
      "You",
      "You",
      "Your habits",
      "Your habits",
    ]);
    // The bar is full up to the step before it.
    expect(at(3)?.breaks).toEqual([50]);
  });

  test("counts no single step", () => {
    expect(positionOf({ number: 1 }, { total: 1, reading: "capped" })).toMatchObject({ percent: 100, counted: false });
  });
});

describe("the counter of a definition", () => {
  const steps = `
start: first
steps:
  first: { type: question, path: /, question: Bread?, number: 1, options: ["Yes", "No"], next: second }
  second: { type: question, path: /second, question: Butter?, progress: 3, options: ["Yes", "No"], next: end }
  end: { type: offer, path: /end, sections: [{ type: heading, text: Thank you }] }
`;

  test("ends at the furthest step where no total is stated", () => {
    expect(counterOf(definition(`counter: {}${steps}`))).toMatchObject({ total: 3, reading: "capped" });
  });

  test("ends at the total that is stated", () => {
    expect(counterOf(definition(`counter: { total: 7 }${steps}`)).total).toBe(7);
  });
});
