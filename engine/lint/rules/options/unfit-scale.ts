import { stepWith } from "../../../traits/index.ts";
import type { Rule } from "../../rule.ts";

/** A scale has 3 to 11 points with short labels, and only a scale has words at its ends. */
export const unfitScale: Rule = {
  id: "unfit-scale",
  severity: "error",
  why: "The points of a scale are side by side, even on the narrowest phone. More than 11, or words as labels, do not fit; fewer than 3 do not make a scale. What the points mean belongs in the words at the ends.",
  wrong: "options: [Never, Sometimes, Always]\nends: { low: Never, high: Always }",
  right: 'options: ["1", "2", "3"]\nends: { low: Never, high: Always }',
  *check({ definition, steps }) {
    for (const [id, step] of Object.entries(definition.steps)) {
      const { layout, ends } = stepWith("asks", step) ?? {};
      const options = (steps[id]?.options ?? []).filter(({ isTyped }) => !isTyped);
      const path = ["steps", id, "options"];
      if (layout !== "scale") {
        if (ends)
          yield {
            message: `Step "${id}" has words for the ends of a scale, but is not shown as one. Write \`layout: scale\`, or remove "ends".`,
            path: ["steps", id, "ends"],
            on: "key",
          };
        continue;
      }
      if (options.length < least || options.length > most)
        yield {
          message: `Step "${id}" has a scale of ${options.length}. A scale has ${least} to ${most} points: change the number of options, or choose another layout.`,
          path,
          on: "key",
        };
      const wordy = options.findIndex(
        ({ label, image, icon, emoji }) => [...label].length > longest && (image ?? icon ?? emoji) === undefined,
      );
      if (wordy >= 0)
        yield {
          message: `Point "${options[wordy]?.label}" of the scale of step "${id}" is too long for a row. Write at most ${longest} characters, such as a number, and the words in "ends"; or choose another layout.`,
          path: [...path, wordy],
        };
    }
  },
};

const least = 3;
const most = 11;
const longest = 3;
