import type { Rule } from "../../rule.ts";

/** An option has one face: an image, an icon or an emoji. */
export const severalFaces: Rule = {
  id: "several-faces",
  severity: "error",
  why: "There is room for one picture at an option. Only the author knows which of two was meant, and the other one would be a file that visitors wait for and never see.",
  wrong: "- { label: Dogs, icon: dog, emoji: 🐶 }",
  right: "- { label: Dogs, icon: dog }",
  *check({ steps }) {
    for (const [id, { options }] of Object.entries(steps))
      for (const [index, option] of options.entries()) {
        const [first, second] = (["image", "icon", "emoji"] as const).filter((face) => option[face] !== undefined);
        if (second)
          yield {
            message: `Option "${option.label}" of step "${id}" has an "${first}" and an "${second}". Remove one.`,
            path: ["steps", id, "options", index, second],
            on: "key",
          };
      }
  },
};
