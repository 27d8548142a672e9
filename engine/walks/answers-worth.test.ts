import { describe, expect, test } from "vitest";
import { definition } from "../../tests/definition.ts";
import { placedAtoms, stepFlows } from "../flow/index.ts";
import { answersWorth, isDeciding } from "./answers-worth.ts";

/** A market stall that asks what goes into the bag, and where those who answered go. */
function stall(options: string, bounds: string, next: string) {
  const funnel = definition(`
start: other
scales: { sweet: {}, sour: {} }
values: { grams: { of: score.sweet * 100 } }
steps:
  other: { type: multi-select, path: /, question: And in the other?, record: Other, options: [Fig, Lime, { label: Nothing, next: queue }], button: Go on, next: bag }
  bag: { type: multi-select, path: /bag, question: What goes in?, save: bagged, record: Bag, options: [${options}], ${bounds} button: Go on, next: ${next} }
  queue: { type: question, path: /queue, question: Bag?, record: Queue, options: ["Yes", "No"], next: till }
  till: { type: offer, path: /till, sections: [{ type: heading, text: Thanks }] }
`);
  const steps = stepFlows(funnel);
  const asked = placedAtoms(funnel, steps);
  const { bag } = steps;
  if (!bag) throw new Error("There is no bag");
  return { asked, bag };
}

function worth(options: string, bounds: string, when?: string) {
  const next = when ? `[{ when: ${when}, go: till }, { go: queue }]` : "queue";
  const { asked, bag } = stall(options, bounds, next);
  return answersWorth("bag", { ...bag, forward: bag.exits.forward }, asked).map((answer) => answer.join("+"));
}

describe("the answers that are worth trying at a selection", () => {
  const fruit = "Fig, Lime, Pear, Plum";

  test("choose every option in as few answers as the maximum allows", () => {
    expect(worth(fruit, "")).toEqual(["fig+lime+pear+plum", "fig"]);
    expect(worth(fruit, "max: 3,")).toEqual(["fig+lime+pear", "lime+pear+plum", "fig"]);
    expect(worth(fruit, "max: 2,")).toEqual(["fig+lime", "pear+plum", "fig"]);
    expect(worth(fruit, "max: 1,")).toEqual(["fig", "lime", "pear", "plum"]);
  });

  test("are none at all where that is allowed, and one, but no fewer than the minimum", () => {
    expect(worth(fruit, "min: 0, max: 3,")).toEqual(["fig+lime+pear", "lime+pear+plum", "fig", ""]);
    expect(worth(fruit, "min: 2, max: 3,")).toEqual(["fig+lime+pear", "lime+pear+plum", "fig+lime"]);
    expect(worth(fruit, "min: 3, max: 3,")).toEqual(["fig+lime+pear", "lime+pear+plum"]);
  });

  test("have those that stand alone by themselves, whatever the minimum", () => {
    const alone = `${fruit}, { label: Nothing, exclusive: true }, { label: Surprise, exclusive: true }`;
    expect(worth(alone, "min: 2, max: 2,")).toEqual(["fig+lime", "pear+plum", "nothing", "surprise"]);
    expect(worth(alone, "max: 1,")).toEqual(["fig", "lime", "pear", "plum", "nothing", "surprise"]);
  });

  test("are of each size where a condition counts them", () => {
    expect(worth(fruit, "", "{ count: { bag: { min: 3 } } }")).toEqual([
      ...["fig+lime+pear+plum", "fig", "fig+lime", "fig+lime+pear"],
    ]);
    expect(worth(fruit, "min: 2, max: 3,", "{ count: { bag: { min: 3 } } }")).toEqual([
      ...["fig+lime+pear", "lime+pear+plum", "fig+lime"],
    ]);
    expect(worth(fruit, "", "{ count: { other: { min: 2 } } }")).toEqual(["fig+lime+pear+plum", "fig"]);
  });

  test("combine in every way what a condition asks for, and nothing that another step is asked for", () => {
    expect(worth("Fig, Lime", "", "{ bag: [fig] }")).toEqual(["fig+lime", "lime", "fig"]);
    expect(worth("Fig, Lime", "min: 0,", "{ bag: [fig] }")).toEqual(["fig+lime", "lime", "fig", ""]);
    expect(worth("Fig, Lime, Pear", "min: 0,", "{ other: [fig] }")).toEqual(["fig+lime+pear", "fig", ""]);
    expect(worth("Fig, Lime, Pear", "min: 0,", "{ has: bagged }")).toEqual(["fig+lime+pear", "fig", ""]);
  });

  test("combine what gives points, if a condition or a value can ask for them", () => {
    const scored = "{ label: Fig, score: { sweet: 2 } }, { label: Lime, score: { sour: 2 } }, Pear";
    expect(worth(scored, "min: 0,", "{ score: { sweet: { min: 2 } } }")).toEqual(["fig+lime+pear", "lime", "fig", ""]);
    expect(worth(scored, "min: 0,", "{ value: { grams: { min: 150 } } }")).toEqual([
      ...["fig+lime+pear", "pear", "fig", "lime", "fig+lime", ""],
    ]);
  });

  test("combine options that have a way of their own", () => {
    expect(worth("{ label: Fig, next: till }, Lime, Pear", "min: 0,")).toEqual(["fig+lime+pear", "lime", "fig", ""]);
  });

  test("are filled up to the minimum by what decides nothing, before anything else", () => {
    expect(worth("{ label: Fig, next: till }, { label: Lime, next: till }, Pear", "min: 2, max: 2,")).toEqual([
      ...["fig+lime", "lime+pear", "fig+pear"],
    ]);
    expect(worth("{ label: Fig, next: till }, Lime", "min: 2,")).toEqual(["fig+lime"]);
    const three = ["Fig", "Lime", "Pear"].map((label) => `{ label: ${label}, next: till }`).join(", ");
    expect(worth(three, "min: 2, max: 2,")).toEqual(["fig+lime", "lime+pear", "fig+pear"]);
    expect(worth(three, "min: 2,")).toEqual(["fig+lime+pear", "fig+lime", "fig+pear", "lime+pear"]);
  });

  test("of many that decide are none, one, all, and all but one", () => {
    const many = ["A", "B", "C", "D", "E", "F", "G"];
    const all = worth(many.map((label) => `{ label: ${label}, next: till }`).join(", "), "min: 0,");
    expect(all).toEqual([
      ...["a+b+c+d+e+f+g", "a", "b", "c", "d", "e", "f", "g"],
      ...["b+c+d+e+f+g", "a+c+d+e+f+g", "a+b+d+e+f+g", "a+b+c+e+f+g", "a+b+c+d+f+g", "a+b+c+d+e+g", "a+b+c+d+e+f", ""],
    ]);
    const six = worth(
      many
        .slice(1)
        .map((label) => `{ label: ${label}, next: till }`)
        .join(", "),
      "min: 0,",
    );
    expect(six).toHaveLength(64);
  });
});

describe("an answer decides", () => {
  const decides = (options: string, next: string) => {
    const { asked, bag } = stall(options, "", next);
    return isDeciding("bag", bag, asked);
  };

  test("where a condition asks about it, or one of its options has a way of its own", () => {
    expect(decides("Fig, Lime", "[{ when: { bag: [fig] }, go: till }, { go: queue }]")).toBe(true);
    expect(decides("{ label: Fig, next: till }, Lime", "queue")).toBe(true);
    expect(decides("Fig, Lime", "queue")).toBe(false);
    expect(decides("Fig, Lime", "[{ when: { query: { from: mail } }, go: till }, { go: queue }]")).toBe(false);
  });
});
