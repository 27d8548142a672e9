import { reachFrom } from "../../reach-from.ts";
import type { Rule } from "../../rule.ts";

/** The number of a step, or its place on the bar, is not below that of a step before it. */
export const counterBackwards: Rule = {
  id: "counter-backwards",
  severity: "warning",
  why: "A counter that goes from 4 to 3 says that an answer was not taken, and the bar below it shrinks. It happens when a step is moved and keeps its number, or its `progress`. Number the steps in the order in which visitors see them.",
  wrong: "path: /second\nnumber: 3",
  right: "path: /second\nnumber: 1",
  *check({ definition, graph }) {
    const placed = Object.values(definition.steps).flatMap(({ number, progress }, step) => {
      const at = number || progress;
      return at ? [{ step, at, as: number ? "number" : "progress" }] : [];
    });
    const reaches = reachFrom(
      graph,
      placed.map(({ step }) => step),
    );
    const said = ({ as, at }: { readonly as: string; readonly at: number }) =>
      as === "number" ? `is number ${at}` : `has the progress ${at}`;
    for (const place of placed) {
      const { step, at, as } = place;
      const before = placed.find((other) => other.at > at && reaches(other.step, step) && !reaches(step, other.step));
      if (before)
        yield {
          message: `Step "${graph.ids[step]}" ${said(place)}, but comes behind step "${graph.ids[before.step]}", which ${said(before)}. Number them in the order in which they are seen.`,
          path: ["steps", graph.ids[step] ?? "", as],
        };
    }
  },
};
