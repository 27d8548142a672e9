// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { flowOf } from "../../engine/flow/index.ts";
import { definition } from "../../tests/definition.ts";
import { screensAhead, screenTemplates } from "./screens.ts";

const flow = (entry = "", when = 'sure: "yes"') =>
  flowOf(
    definition(`
start: first
${entry}
steps:
  first: { type: question, path: /, question: Tea?, options: [{ id: green, label: Green, next: green }, Black], next: cup }
  green: { type: question, path: /green, question: How?, options: [Hot, Cold], next: cup }
  cup: { type: multi-select, path: /cup, question: Cups?, options: [Small, Large, { id: none, label: None, exclusive: true }], max: 2, button: Go on, next: sure }
  sure:
    { type: question, path: /sure, question: Sure?, options: ["Yes", "No"], next: [{ when: { ${when} }, go: wait }, { go: end }] }
  wait: { type: loading, path: /wait, heading: A moment, tick: 20 ms, next: end }
  end: { type: end, path: /end, sections: [{ type: heading, text: Thank you }] }
`),
  );
const ids = (first: string, far = 3, of = flow(), isStill = (_: string) => true) =>
  screensAhead(of, first, far, isStill).map(({ step }) => step);

test("screens ahead are those that so many taps lead to for certain, nearest first, each once", () => {
  expect(ids("first", 1)).toEqual(["first", "green", "cup"]);
  expect(ids("first", 2)).toEqual(["first", "green", "cup", "sure"]);
  expect(ids("first", 3)).toEqual(["first", "green", "cup", "sure", "end"]);
});

test("a loading screen ends them, a screen that others' answers change, and the order that a funnel keeps", () => {
  expect(ids("wait")).toEqual(["wait"]);
  expect(ids("first", 3, flow(), (step) => step !== "cup")).toEqual(["first", "green"]);
  const ordered = flow("entry: in-order");
  expect(ids("first", 1, ordered)).toEqual(["first", "green", "cup"]);
  expect(ids("green", 1, ordered)).toEqual(["green"]);
});

test("a screen says what counts as its answer, where that leads, and whose answers it may take away", () => {
  const [first, green, cup] = screensAhead(flow(), "first", 2, () => true);
  expect(first).toEqual({
    ...{ step: "first", path: "/", min: 1, max: 1, alone: [] },
    ways: [
      ["green", "green"],
      ["", "cup"],
    ],
    drops: ["green", "cup", "sure"],
  });
  expect(green?.drops).toEqual(["cup", "sure"]);
  expect(cup).toMatchObject({ min: 1, max: 2, alone: ["none"], ways: [["", "sure"]] });
});

test.each([
  ["another answer", flow("", "first: green")],
  ["the outcome", flow("outcomes: [{ id: calm, when: { first: green }, title: Calm }]", "outcome: calm")],
])("a way that depends on %s leads where the kernel does not know", (_, of) => {
  const [sure] = screensAhead(of, "sure", 1, () => true);
  expect(sure?.ways).toEqual([
    ["", ""],
    ["", "end"],
  ]);
});

test.each([
  ['sure: "yes"', "wait", "end"],
  ['not: { sure: "yes" }', "end", "wait"],
  ['any: [{ sure: "yes" }, { first: green }]', "wait", ""],
  ['all: [{ not: { sure: "yes" } }, { first: green }]', "end", ""],
  ['all: [{ sure: "yes" }, { not: { first: green } }]', "", "end"],
])("a way for which { %s } asks leads where this answer decides it alone", (when, yes, no) => {
  const [sure] = screensAhead(flow("", when), "sure", 1, () => true);
  expect(sure?.ways).toEqual([
    ["yes", yes],
    ["no", no],
  ]);
  const ahead = [yes, no].filter((step) => step === "end");
  expect(ids("sure", 1, flow("", when))).toEqual(["sure", ...ahead]);
});

test("templates hold, in any words, what the page says of itself and the markup of the screens that follow", () => {
  const screens = screensAhead(flow(), "first", 1, () => true).map((screen) => ({
    ...screen,
    title: `"${screen.step}" & <b>`,
    markup: `<main>${screen.step}</main>`,
  }));
  const about = { id: "tea", version: 2, legacy: ["old.example.com"] };
  document.body.innerHTML = screenTemplates(about, screens);
  const templates = [...document.querySelectorAll<HTMLTemplateElement>("template[data-screen]")];
  const said = templates.map((template) => JSON.parse(template.dataset.screen ?? ""));
  const without = screens.map(({ markup: _, ...screen }) => screen);
  expect(said).toEqual([{ ...about, screen: without[0] }, ...without.slice(1)]);
  expect(templates.map(({ innerHTML }) => innerHTML)).toEqual(["", "<main>green</main>", "<main>cup</main>"]);
});
