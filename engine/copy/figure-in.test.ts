import { describe, expect, it } from "vitest";
import { figureIn } from "./figure-in.ts";

describe("a figure as it is written in India", () => {
  it.each([
    ["1,18,000", 118_000],
    ["₹1,18,000.50", 118_000.5],
    ["Rs. 12,50,000/-", 1_250_000],
    ["1,23,45,678", 12_345_678],
    ["₹1.18 lakh", 118_000],
    ["1.1 Lakhs", 110_000],
    ["2 lacs", 200_000],
    ["₹10 crore", 100_000_000],
    ["2\u00a0lakh+", 200_000],
  ])("%s", (figure, number) => expect(figureIn(figure)).toBe(number));

  it.each([
    ["1,234,567", 1_234_567],
    ["12,5", 12.5],
    ["4.9 out of 5", 4.9],
    ["2 million", 2_000_000],
    ["8 lakhpatis", 8],
    [12, 12],
    ["none", undefined],
  ])("is no other figure: %s", (figure, number) => expect(figureIn(figure)).toBe(number));
});
