import { stepWith } from "../../../traits/index.ts";
import type { Rule } from "../../rule.ts";

/** All options of a step have a face, or none has; those of tiles have one. */
export const missingFace: Rule = {
  id: "missing-face",
  severity: "warning",
  why: "A picture at some options and none at others draws the eye to those that have one, and the answers lean towards them. Tiles without pictures are large and empty: `grid` is the layout for words.",
  wrong: "- Another animal",
  right: "- { label: Another animal, icon: paw }",
  *check({ definition, steps }) {
    for (const [id, step] of Object.entries(definition.steps)) {
      const options = (steps[id]?.options ?? []).filter(({ isTyped }) => !isTyped);
      const bare = options.filter(({ image, icon, emoji }) => (image ?? icon ?? emoji) === undefined);
      const [first] = bare;
      if (!first) continue;
      if (bare.length < options.length)
        yield {
          message: `Option "${first.label}" of step "${id}" has no picture, icon or emoji, but others of the step do. Give all of them one, or none.`,
          path: ["steps", id, "options", options.indexOf(first)],
        };
      else if (stepWith("asks", step)?.layout === "tiles")
        yield {
          message: `Step "${id}" shows its options as tiles, but none has a picture. Give each an "image", "icon" or "emoji", or write \`layout: grid\`.`,
          path: ["steps", id, "layout"],
        };
    }
  },
};
