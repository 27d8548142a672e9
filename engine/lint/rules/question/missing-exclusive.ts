import { stepTraits } from "../../../traits/index.ts";
import type { Rule } from "../../rule.ts";
import { anyOf, firstIn } from "../../words/index.ts";

/** An answer that stands for none of the others excludes them. */
export const missingExclusive: Rule = {
  id: "missing-exclusive",
  severity: "warning",
  why: "Where several answers can be ticked, “None of these” can be ticked beside them: somebody has milk, eggs and no allergy, the report counts all three, and a condition that asks for “none” sends them the wrong way. With `exclusive: true` it clears the others, and they clear it.",
  wrong: "- { id: none, label: None of these }",
  right: "- { id: none, label: None of these, exclusive: true }",
  *check({ definition, steps }) {
    const none = firstIn(String.raw`^(?:${anyOf("none", definition.language)})[\s.。!]*$`);
    for (const [id, { options, max }] of Object.entries(steps)) {
      const step = definition.steps[id];
      if (!step || stepTraits(step).asks !== "several" || max <= 1 || options.length < 3) continue;
      for (const [index, { label, exclusive }] of options.entries())
        if (!exclusive && none.test(label.trim()))
          yield {
            message: `Option "${label}" of step "${id}" can be ticked together with the others. Give it "exclusive: true", so that it clears them.`,
            path: ["steps", id, "options", index],
          };
    }
  },
};
