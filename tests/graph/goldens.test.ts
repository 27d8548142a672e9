import { join } from "node:path";
import { describe, expect, test } from "vitest";
import {
  type Crowd,
  crowdProblem,
  simulateVisitors,
  simulationJson,
  simulationTable,
} from "../../engine/crowd/index.ts";
import { drawFunnel, mermaidOf } from "../../engine/picture/index.ts";
import { pathsJson, pathsTable } from "../../engine/walks/index.ts";
import { definition } from "../definition.ts";
import { expectGolden } from "../golden.ts";
import { coverOnce, readFunnel } from "../read-funnel.ts";
import { longFunnel } from "./funnels.ts";

describe.each([["examples/strong-back/funnel.yaml"], ["tests/trades/bakery.yaml"], ["tests/trades/tax-adviser.yaml"]])(
  "of %s is told as before",
  (file) => {
    const funnel = readFunnel(file);
    const golden = (name: string, text: string) =>
      expectGolden(join(import.meta.dirname, "goldens", `${funnel.id}.${name}.txt`), text);

    test("the picture", () => {
      golden("svg", drawFunnel(funnel, { back: true }));
      golden("mermaid", mermaidOf(funnel));
    });

    test("the walks that cover it", () => {
      const cover = coverOnce(funnel);
      golden("paths", pathsTable(cover, funnel));
      golden("paths-json", pathsJson(cover, funnel));
    });

    test("the crowd that comes through", () => {
      const result = simulateVisitors(funnel, { visitors: 500, seed: 7, dropOff: { every: 0.05 }, weights: {} });
      golden("crowd", simulationTable(result));
      golden("crowd-json", simulationJson(result, funnel));
    });
  },
);

test.each<[string, Partial<Crowd>]>([
  ["tests/trades/running-coach.yaml", { dropOff: { every: 0.1, born: 0.4, race: 0 } }],
  ["tests/views/pottery.yaml", { weights: { hands: { never: 0.7 }, days: { monday: 0.9, whenever: 0.2 } } }],
  ["tests/diff/before.yaml", { weights: { use: { sport: 0.25 }, roads: { tracks: 1 }, miles: { "over-20": 0.8 } } }],
])("a crowd with habits of its own comes through %s as before", (file, habits) => {
  const funnel = readFunnel(file);
  const crowd = { visitors: 1_500, seed: 11, dropOff: {}, weights: {}, ...habits };
  expect(crowdProblem(funnel, crowd)).toBeUndefined();
  const golden = join(import.meta.dirname, "goldens", `${funnel.id}.crowd.txt`);
  expectGolden(golden, simulationTable(simulateVisitors(funnel, crowd)));
});

test("the picture of many steps, in several columns, is drawn as before", () => {
  expectGolden(join(import.meta.dirname, "goldens", "48-steps.svg.txt"), drawFunnel(longFunnel(48), { back: true }));
});

/** A road of questions, with short cuts by option B, ways back to other than the step before, and turns to the start. */
function road(places: number, cuts: ReadonlyMap<number, number>, backs: ReadonlyMap<number, number>, turns: number[]) {
  const id = (index: number) => `s${Math.min(index, places)}`;
  const steps = Array.from({ length: places }, (_, at) => ({
    ...{ type: "question", path: at === 0 ? "/" : `/s${at}`, question: `Milestone ${at}?` },
    options: [{ label: "A" }, { label: "B", ...(cuts.has(at) && { next: id(cuts.get(at) ?? 0) }) }],
    ...(at > 0 && { back: id(backs.get(at) ?? at - 1) }),
    next: turns.includes(at) ? [{ when: { s1: "a" }, go: "s0" }, { go: id(at + 1) }] : id(at + 1),
  }));
  const end = { type: "offer", path: "/end", sections: [{ type: "text", text: "End" }] };
  const all = [...steps, end].map((step, index) => `  s${index}: ${JSON.stringify(step)}`);
  return definition(`start: s0\nsteps:\n${all.join("\n")}\n`);
}

test("the picture of a long road with short cuts names in notes what stands columns away", () => {
  const far = new Map([0, 2, 4, 6].map((at) => [at, 40]));
  for (const at of [1, 3]) far.set(at, 34);
  for (const at of [5, 7, 9]) far.set(at, 43);
  const funnel = road(44, far, new Map([[38, 3]]), [12, 42]);
  expectGolden(join(import.meta.dirname, "goldens", "road.svg.txt"), drawFunnel(funnel, { back: true }));
});

test("the columns of a picture end where few lines are cut", () => {
  const hops = new Map(Array.from({ length: 6 }, (_, hop) => [hop * 7, hop * 7 + 6]));
  expectGolden(join(import.meta.dirname, "goldens", "hops.svg.txt"), drawFunnel(road(44, hops, new Map(), [])));
});

test("the picture of a workshop, with long words and odd ways back, is drawn as before", () => {
  const funnel = readFunnel("tests/graph/bicycle-workshop.yaml");
  const golden = (name: string) => join(import.meta.dirname, "goldens", `workshop.${name}.txt`);
  expectGolden(golden("svg"), drawFunnel(funnel));
  expectGolden(golden("back-svg"), drawFunnel(funnel, { back: true }));
  expectGolden(golden("mermaid"), mermaidOf(funnel, { back: true }));
});

test.each([
  "tests/graph/audition.yaml",
  "tests/graph/choir.yaml",
  "examples/solar-roof/funnel.yaml",
  "tests/trades/contact-lenses.yaml",
  "tests/trades/dog-food.yaml",
  "tests/trades/wedding.yaml",
  "tests/trades/allotment.yaml",
  "tests/trades/dance-school.yaml",
  "tests/trades/movers.yaml",
])("the walks that cover %s are as before", (file) => {
  const funnel = readFunnel(file);
  expectGolden(join(import.meta.dirname, "goldens", `${funnel.id}.paths.txt`), pathsTable(coverOnce(funnel), funnel));
});
