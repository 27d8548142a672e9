import { plainTyped } from "../../../fields/index.ts";
import type { Rule } from "../../rule.ts";

/** No number that is shown or charged is read as another one than was written. */
export const misreadNumber: Rule = {
  id: "misread-number",
  severity: "warning",
  why: "In YAML a point always begins the decimals. Whoever writes 1.240 in Spanish or German means one thousand two hundred and forty, and the page says 1.24; a plan for 1.500 is sold for 1.50. A rating of 4.0 is shown as 4. In quotes a figure is shown as it is written.",
  wrong: "members: { value: 1.240, source: Member list }",
  right: "members: { value: 1240, source: Member list }",
  *check({ definition, oddTexts = [] }) {
    for (const [id, { value }] of Object.entries(definition.facts)) {
      const meant = typeof value === "string" ? inDigits(value) : undefined;
      if (meant !== undefined)
        yield {
          message: `The value of fact "${id}" is written in digits that only a text can hold: no stars are drawn for it, and nothing is computed with it. Write ${meant}, and the page shows it as its language writes numbers.`,
          path: ["facts", id, "value"],
          suggest: meant,
        };
    }
    for (const { path, is, written } of oddTexts) {
      if (is !== "number") continue;
      const isShown = path[0] === "facts";
      const thousands = /^[1-9]\d{0,2}\.\d{2}0$/.test(written) ? written.replace(".", "") : undefined;
      if (!isShown && thousands === undefined) continue;
      const read = Number(written);
      const ways = [
        ...(thousands === undefined ? [] : [`Write ${thousands} if thousands are meant`]),
        isShown ? `put it in quotes to show it as it is written` : `${read} if not`,
      ].join(isShown ? ", or " : ", and ");
      yield {
        message: `${written} is read as ${read}${thousands === undefined ? "" : ", as a point begins the decimals"}. ${ways.replace(/^./, (first) => first.toUpperCase())}.`,
        path,
        suggest: thousands ?? `"${written}"`,
      };
    }
  },
};

/** A number that is written in the digits of another script, in those of YAML; undefined if it is none. */
function inDigits(text: string): string | undefined {
  const plain = plainTyped(text.trim())
    .replace(/[٬,](?=\d{3}(?!\d))/g, "")
    .replace("٫", ".");
  return /\p{Nd}/u.test(text.replace(/[0-9]/g, "")) && /^\d+(?:\.\d+)?$/.test(plain) ? plain : undefined;
}
