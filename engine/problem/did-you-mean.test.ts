import { describe, expect, it } from "vitest";
import { didYouMean } from "./did-you-mean.ts";

describe("the name that was probably meant", () => {
  it.each([
    ["gaol", ["gala", "goal"], "goal"],
    ["Step-1", ["step-2", "step-1"], "step-1"],
    ["step-10", ["step-1", "step-11", "steps"], "step-1"],
    ["step-16", ["step-1", "step-17", "sttep-16"], "sttep-16"],
    ["laoding", ["landing", "loading"], "loading"],
    ["6", ["1", "66"], "66"],
    ["question", ["questions", "query"], "questions"],
  ])("of %s among %j is %s", (written, names, meant) => {
    expect(didYouMean(written, names)).toEqual({ sentence: ` Did you mean "${meant}"?`, suggest: meant });
  });

  it.each([
    ["checkout", ["landing", "offer"]],
    ["a", []],
    ["x", ["abc"]],
    ["7", ["1", "2"]],
    ["checkbox", ["checkout"]],
    ["", ["abcd"]],
    ["a".repeat(100_000), ["a".repeat(100_000).concat("b")]],
  ])("of %.20s among %.40j is not guessed", (written, names) => {
    expect(didYouMean(written, names)).toEqual({ sentence: "", suggest: null });
  });
});
