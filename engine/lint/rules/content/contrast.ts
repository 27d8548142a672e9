import type { Theme } from "../../../../schema/funnel.types.ts";
import { contrast as contrastOf } from "../../contrast.ts";
import type { Rule } from "../../rule.ts";

/** Text has a contrast of at least 4.5 to 1 with its background, as WCAG 2.2 AA requires. */
export const contrast: Rule = {
  id: "contrast",
  severity: "warning",
  why: "Text below a contrast of 4.5 to 1 cannot be read by many people, nor by anybody on a phone in the sun. WCAG 2.2 AA asks for it, and with it the European Accessibility Act and the practice of US courts.",
  wrong: 'muted: "#999999"',
  right: 'muted: "#555555"',
  *check({ definition: { theme } }) {
    for (const palette of ["colors", "dark"] as const) {
      const colors = theme[palette];
      for (const [text, behind] of colors ? pairs : []) {
        const ratio = contrastOf(colors?.[text] ?? "", colors?.[behind] ?? "");
        if (ratio < least)
          yield {
            message: `The${palette === "dark" ? " dark" : ""} colour "${text}" on "${behind}" has a contrast of ${(Math.floor(ratio * 10) / 10).toFixed(1)}; text needs at least ${least}. Make one lighter or darker.`,
            path: ["theme", palette, text],
          };
      }
    }
  },
};

const least = 4.5;

/** The colours of text and of its backgrounds. */
const pairs: readonly (readonly [keyof Theme["colors"], keyof Theme["colors"]])[] = [
  ["ink", "paper"],
  ["ink", "surface"],
  ["ink", "accentSoft"],
  ["muted", "paper"],
  ["muted", "surface"],
  ["accent", "paper"],
  ["accent", "surface"],
  ["onAccent", "accent"],
  ["success", "surface"],
  ["danger", "surface"],
];
