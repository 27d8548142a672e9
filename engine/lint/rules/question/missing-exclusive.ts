import { stepTraits } from "../../../traits/index.ts";
import type { Rule } from "../../rule.ts";
import { anyOf, firstIn, ownOf } from "../../words/index.ts";

/** An answer that stands for none of the others excludes them. */
export const missingExclusive: Rule = {
  id: "missing-exclusive",
  severity: "warning",
  why: "Where several answers can be ticked, “None of these” can be ticked beside them: somebody has milk, eggs and no allergy, the report counts all three, and a condition that asks for “none” sends them the wrong way. With `exclusive: true` it clears the others, and they clear it.",
  wrong: "- { id: none, label: None of these }",
  right: "- { id: none, label: None of these, exclusive: true }",
  *check({ definition: { language, steps: written }, steps }) {
    const none = firstIn(String.raw`^(?:${anyOf("none", language)})(?:[\s.。!]*$|(?:,| [–—-]) )`);
    const no = firstIn(String.raw`^${ownOf("denial", language)} (?<what>\p{L}{4,})[\s.!]*$`);
    for (const [id, { options, max }] of Object.entries(steps)) {
      const step = written[id];
      if (!step || stepTraits(step).asks !== "several" || max <= 1 || options.length < 3) continue;
      const asked = "question" in step && typeof step.question === "string" ? step.question.toLowerCase() : "";
      // "No allergies" excludes the others where allergies are asked for: not where the question lists several things, or there
      // are more such answers, such as "No sugar" and "No meat".
      const denials = options.flatMap(({ label }) => no.exec(label.trim())?.groups?.what ?? []);
      const [denied = ""] = denials.length === 1 ? denials : [];
      const isDenied = denied !== "" && !/[,:、،：]/.test(asked) && asked.includes(denied.slice(0, 5).toLowerCase());
      const excludes = (label: string) => none.test(label) || (isDenied && no.test(label));
      for (const [index, { label, exclusive }] of options.entries())
        if (!exclusive && excludes(label.trim()))
          yield {
            message: `Option "${label}" of step "${id}" can be ticked together with the others. Give it "exclusive: true", so that it clears them.`,
            path: ["steps", id, "options", index],
          };
    }
  },
};
