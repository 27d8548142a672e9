import type { Rule } from "../../rule.ts";

/** No number that is shown or charged is read as another one than was written. */
export const misreadNumber: Rule = {
  id: "misread-number",
  severity: "warning",
  why: "In YAML a point always begins the decimals. Whoever writes 1.240 in Spanish or German means one thousand two hundred and forty, and the page says 1.24; a plan for 1.500 is sold for 1.50. A rating of 4.0 is shown as 4. In quotes a figure is shown as it is written.",
  wrong: "members: { value: 1.240, source: Member list }",
  right: "members: { value: 1240, source: Member list }",
  *check({ oddTexts = [] }) {
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
