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
import { coverFunnel, pathsJson, pathsTable } from "../../engine/walks/index.ts";
import { expectGolden } from "../golden.ts";
import { readFunnel } from "../read-funnel.ts";
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
      const cover = coverFunnel(funnel);
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

test.each([
  "examples/solar-roof/funnel.yaml",
  "tests/trades/contact-lenses.yaml",
  "tests/trades/dog-food.yaml",
  "tests/trades/wedding.yaml",
])("the walks that cover %s are as before", (file) => {
  const funnel = readFunnel(file);
  expectGolden(join(import.meta.dirname, "goldens", `${funnel.id}.paths.txt`), pathsTable(coverFunnel(funnel), funnel));
});
