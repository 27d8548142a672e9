import { reachFrom } from "../../reach-from.ts";
import type { Rule } from "../../rule.ts";

/** The number of a step is higher than those of the steps before it. */
export const counterBackwards: Rule = {
  id: "counter-backwards",
  severity: "warning",
  why: "A counter that goes from 4 to 3 says that an answer was not taken, and the bar below it shrinks. It happens when a step is moved and keeps its number. Number the steps in the order in which visitors see them.",
  wrong: "path: /second\nnumber: 3",
  right: "path: /second\nnumber: 1",
  *check({ definition, graph }) {
    const numbered = Object.values(definition.steps).flatMap(({ number }, step) => (number ? [{ step, number }] : []));
    const reaches = reachFrom(
      graph,
      numbered.map(({ step }) => step),
    );
    for (const { step, number } of numbered) {
      const before = numbered.find(
        (other) => other.number > number && reaches(other.step, step) && !reaches(step, other.step),
      );
      if (before)
        yield {
          message: `Step "${graph.ids[step]}" is number ${number}, but comes behind step "${graph.ids[before.step]}", which is number ${before.number}. Number them in the order in which they are seen.`,
          path: ["steps", graph.ids[step] ?? "", "number"],
        };
    }
  },
};
