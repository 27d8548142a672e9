import { join } from "node:path";
import { test } from "vitest";
import {
  componentsOf,
  counterOf,
  flowGraph,
  flowOf,
  isAbout,
  placedAtoms,
  positionOf,
  sayCondition,
  stepFlows,
  walkedExits,
  wayLabels,
} from "../../engine/flow/index.ts";
import { expectGolden } from "../golden.ts";
import { readFunnel } from "../read-funnel.ts";

const museum = readFunnel("tests/flow/museum.yaml");
const golden = (name: string, lines: readonly string[]) =>
  expectGolden(join(import.meta.dirname, `${name}.txt`), `${lines.join("\n")}\n`);

test("the flow that a page is given is as before", () => {
  golden("flow", [JSON.stringify(flowOf(museum), null, 1)]);
});

test("the ways of each step are said as before, and those that are walked", () => {
  const steps = stepFlows(museum);
  const lines = Object.entries(steps).flatMap(([id, step]) => {
    const labels = wayLabels(step, museum, steps);
    const walked = walkedExits(step);
    return [
      `${id}, ${step.min} to ${step.max} of ${step.options.length} options${step.sells ? ", sells" : ""}`,
      ...step.exits.forward.map((exit, index) => {
        const { kind, to, at, when } = exit;
        const condition = when ? ` when ${sayCondition(when)}` : "";
        return `  ${kind} ${to} at ${at.join(".")}, ${walked.includes(exit) ? "walked" : "not walked"}: “${labels[index]}”${condition}`;
      }),
      ...step.exits.back.map(({ to, when }) => `  back to ${to}${when ? ` when ${sayCondition(when)}` : ""}`),
    ];
  });
  golden("ways", lines);
});

test("what conditions ask is found where it is written, as before", () => {
  const flows = stepFlows(museum);
  const lines = placedAtoms(museum, flows).map((atom) => {
    const { path, on, kind, name, step = "no step", asked } = atom;
    const answering = Object.entries(flows).filter(([id, flow]) => isAbout(atom, { id, ...flow }));
    const about = answering.map(([id]) => id).join(", ") || "no answer";
    return `${asked} of ${step}: ${kind} ${name}, the ${on} ${path.join(".")}, about ${about}`;
  });
  golden("asked", lines);
});

test("where visitors are on their way is counted as before", () => {
  const counter = counterOf(museum);
  const positions = Object.entries(museum.steps).map(
    ([id, step]) => `${id}: ${JSON.stringify(positionOf(step, counter))}`,
  );
  const capped = { ...counter, reading: "capped" as const };
  const others = [{ number: 8 }, { number: 2, total: 9 }, { progress: 2, total: 4 }].map(
    (step) => `${JSON.stringify(step)} of a capped total: ${JSON.stringify(positionOf(step, capped))}`,
  );
  golden("positions", [...positions, ...others]);
});

/** The steps with another name for one that others lead to. */
const leadingTo = (name: string) =>
  Object.fromEntries(
    Object.entries(stepFlows(museum)).map(([id, step]) => {
      const forward = step.exits.forward.map((exit) => (exit.to === "order" ? { ...exit, to: name } : exit));
      return [id, { ...step, exits: { ...step.exits, forward } }];
    }),
  );

test("which steps lead to each other is found as before, also past a name that is misspelt or unknown", () => {
  const funnels = [
    ["visits", "order"],
    ["vistis", "ordr"],
    ["visits", "till"],
    ["nowhere", "rooms"],
  ] as const;
  const lines = funnels.flatMap(([start, name]) => {
    const graph = flowGraph(start, leadingTo(name));
    const { of, members } = componentsOf(graph);
    return [
      `from ${start}, with ways to ${name}, meaning ${graph.meant(name).suggest}, from order ${graph.meant(name, "order").suggest}`,
      ...graph.ids.map((id, number) => {
        const ways = (graph.ways[number] ?? []).map(({ to }) => graph.ids[to]).join(", ") || "nowhere";
        const notes = [graph.reachable[number] ? "" : ", not reached", graph.broken[number] ? ", broken" : ""];
        return `  ${id}${notes.join("")}, component ${of[number]} of ${members[of[number] ?? 0]?.length}: ${ways}`;
      }),
    ];
  });
  golden("graph", lines);
});
