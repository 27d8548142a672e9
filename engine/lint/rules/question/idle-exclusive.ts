import type { Rule } from "../../rule.ts";

/** Only options that can be chosen together with others exclude them. */
export const idleExclusive: Rule = {
  id: "idle-exclusive",
  severity: "warning",
  why: "`exclusive` makes an answer such as “None of these” clear all others. Where only one answer can be chosen, each does that already. Either the word is left over, or the question was meant to take several answers.",
  wrong: "- { id: none, label: Neither, exclusive: true }",
  right: "- { id: none, label: Neither }",
  *check({ steps }) {
    for (const [id, { options, max }] of Object.entries(steps)) {
      const together = options.filter(({ exclusive }) => !exclusive).length;
      if (max > 1 && options.length > 2 && together < 2)
        yield {
          message: `${together === 0 ? "All options" : "All options but one"} of step "${id}" exclude the others, so no two can be chosen together. Keep "exclusive" for the answer that stands alone, such as “None of these”.`,
          path: ["steps", id, "options"],
          on: "key",
        };
      for (const [index, { label, exclusive }] of options.entries())
        if (exclusive && max <= 1)
          yield {
            message: `Option "${label}" of step "${id}" excludes the others, but only one can be chosen anyway. Remove "exclusive", or let visitors choose several.`,
            path: ["steps", id, "options", index, "exclusive"],
            on: "key",
          };
    }
  },
};
