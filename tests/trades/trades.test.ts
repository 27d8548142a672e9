import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { createActor } from "xstate";
import { compileFunnel, emptyQuiz } from "../../engine/compile/index.ts";
import { simulateVisitors } from "../../engine/crowd/index.ts";
import { flowOf } from "../../engine/flow/index.ts";
import { mermaidOf } from "../../engine/picture/index.ts";
import { coverFunnel } from "../../engine/walks/index.ts";
import { readDefinition } from "../../src/disk/read-definition.ts";

const folder = import.meta.dirname;
const files = readdirSync(folder).filter((name) => name.endsWith(".yaml"));

function funnel(name: string) {
  const { definition, fullReport } = readDefinition(join(folder, name));
  if (!definition) throw new Error(fullReport());
  return definition;
}

describe.each(files)("%s", (name) => {
  test("has no problems", () => {
    expect(readDefinition(join(folder, name)).fullReport()).toBe("");
  });

  test("can be walked on all of its ways, and visitors come to every step", () => {
    const definition = funnel(name);
    expect(coverFunnel(definition).uncovered).toEqual([]);
    expect(simulateVisitors(definition, { visitors: 500, seed: 1, dropOff: {}, weights: {} }).unseen).toEqual([]);
    for (const id of Object.keys(definition.steps)) expect(mermaidOf(definition)).toContain(id);
  });
});

describe("the dance school", () => {
  const flow = flowOf(funnel("dance-school.yaml"));
  const nextAfter = (step: string, choices: Record<string, string[]>) => {
    const actor = createActor(compileFunnel(flow)).start();
    actor.send({ type: "restore", quiz: { ...emptyQuiz, choices } });
    actor.send({ type: "go", step });
    actor.send({ type: "next" });
    return actor.getSnapshot().value;
  };

  test("leads nobody to the checkout whom no plan is offered, also who opened the offer by its address", () => {
    expect(nextAfter("offer", { group: ["one"], level: ["new"] })).toBe("order");
    expect(nextAfter("offer", { group: ["club"] })).toBe("visit");
    expect(nextAfter("offer", {})).toBe("offer");
    expect(nextAfter("offer", { group: ["one"] })).toBe("offer");
  });

  test("goes on from its receipt", () => {
    expect(nextAfter("thanks", {})).toBe("bring");
  });
});
