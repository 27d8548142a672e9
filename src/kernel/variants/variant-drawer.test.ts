// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { variantDrawer } from "./variant-drawer.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const experiments = { headline: { short: 80, long: 20 }, price: { high: 1, low: 1, none: 0 } };

/** A visitor for whom these numbers are drawn, one after the other. */
const visitor = (...numbers: number[]) => variantDrawer("piano", experiments, {}, () => numbers.shift() ?? 0);

test("each variant is drawn as often as it says", () => {
  const drawn = (place: number) => {
    localStorage.clear();
    return visitor(place, place)("");
  };
  expect(drawn(0)).toEqual({ headline: "short", price: "high" });
  expect(drawn(0.79)).toEqual({ headline: "short", price: "low" });
  expect(drawn(0.8)).toEqual({ headline: "long", price: "low" });
  expect(drawn(0.999_999)).toEqual({ headline: "long", price: "low" });
});

test("what is drawn is kept, and an address that names a variant changes it", () => {
  expect(visitor(0.9, 0)("")).toEqual({ headline: "long", price: "high" });
  expect(visitor(0, 0.9)("")).toEqual({ headline: "long", price: "high" });
  expect(visitor()("?headline=short&price=none")).toEqual({ headline: "short", price: "none" });
  expect(visitor(0.9, 0.9)("")).toEqual({ headline: "short", price: "none" });
});

test("a variant that there is not, or no longer, is drawn again", () => {
  localStorage.setItem("piano:variants", '{"headline":"huge","price":7,"old":"a"}');
  expect(visitor(0.9, 0.9)("?headline=toString")).toEqual({ headline: "long", price: "low" });
  expect(localStorage.getItem("piano:variants")).toBe('{"headline":"long","price":"low"}');
  localStorage.setItem("piano:variants", '{"headline":["long"]}');
  expect(visitor(0, 0)("")).toEqual({ headline: "short", price: "high" });
});

test("a page that cannot store anything shows one variant all the same", () => {
  localStorage.setItem("piano:variants", "{");
  const read = visitor(0.9, 0.9, 0, 0);
  const first = read("");
  localStorage.setItem("piano:variants", "{");
  expect(read("")).toEqual(first);
});

test("a page whose storage is full shows one variant all the same, and the one that it was given", () => {
  vi.stubGlobal("localStorage", {
    getItem: () => null,
    setItem: () => {
      throw new Error("The storage is full.");
    },
  });
  const read = visitor(0.9, 0.9, 0, 0);
  expect(read("")).toEqual({ headline: "long", price: "low" });
  expect(read("")).toEqual({ headline: "long", price: "low" });
  const given = variantDrawer("piano", experiments, { headline: "long", price: "low" }, () => 0);
  expect(given("")).toEqual({ headline: "long", price: "low" });
});
