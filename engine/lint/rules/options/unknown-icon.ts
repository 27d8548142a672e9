import { iconNamed, iconNames, isIconFile } from "../../../load/index.ts";
import { didYouMean, suggestion } from "../../../problem/index.ts";
import type { Rule } from "../../rule.ts";

/** A name of an icon is that of a built-in one. */
export const unknownIcon: Rule = {
  id: "unknown-icon",
  severity: "error",
  why: "An icon is drawn by its name. A name without a drawing leaves a gap before the label, while the other options all have something there.",
  wrong: "- { label: Dogs, icon: puppy }",
  right: "- { label: Dogs, icon: dog }",
  *check({ steps }) {
    for (const [id, { options }] of Object.entries(steps))
      for (const [index, { icon, emoji }] of options.entries()) {
        if (emoji !== undefined && /^:[\w+-]{2,}:?$|^[a-z][\w +-]{2,}$/i.test(emoji))
          yield {
            message: `"${emoji}" is no emoji, but the name of one, and would be shown as it is written. Write the sign itself, such as 🐶${iconNames.includes(emoji) ? `, or "icon: ${emoji}"` : ""}.`,
            path: ["steps", id, "options", index, "emoji"],
          };
        if (icon === undefined || isIconFile(icon) || iconNames.includes(icon)) continue;
        const meant = iconNamed(icon, iconNames);
        const { sentence, suggest } = meant === undefined ? didYouMean(icon, iconNames) : suggestion(meant);
        yield {
          message: `There is no icon "${icon}".${sentence} docs/definition.md shows all of them; a file of your own needs its ending, such as ${icon}.svg.`,
          path: ["steps", id, "options", index, "icon"],
          suggest,
        };
      }
  },
};
