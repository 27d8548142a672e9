import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { simulateVisitors } from "../../engine/crowd/index.ts";
import { mermaidOf } from "../../engine/picture/index.ts";
import { coverOnce, wholeReport } from "../read-funnel.ts";
import { trade } from "./trade.ts";

const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith(".yaml"));

describe.each(files)("%s", (name) => {
  test("has no problems", () => {
    expect(wholeReport(join("tests/trades", name))).toBe("");
  });

  test("can be walked on all of its ways, and visitors come to every step", () => {
    const definition = trade(name);
    expect(coverOnce(definition).uncovered).toEqual([]);
    expect(simulateVisitors(definition, { visitors: 500, seed: 1, dropOff: {}, weights: {} }).unseen).toEqual([]);
    const picture = mermaidOf(definition);
    for (const id of Object.keys(definition.steps)) expect(picture).toContain(id);
  });
});
