import type { Rule } from "../../rule.ts";
import { namedIn } from "../../written/named-in.ts";
import { typedOut } from "../../written/typed-out.ts";

/** Every fact is shown, reckoned with or asked for somewhere. */
export const unusedFact: Rule = {
  id: "unused-fact",
  severity: "warning",
  why: "Facts are figures written once, so that they change everywhere at once. One that nothing uses has lost its sentence: whoever changes it believes that a page changes with it, and whoever signs for its source signs for nothing.",
  wrong: "- { type: text, text: Soon on your way }",
  right: '- { type: text, text: "In {facts.weeks} weeks on your way" }',
  *check({ definition, authored, uses, values }) {
    const { facts, ...others } = definition;
    const isNamed = namedIn("facts", facts, others, { uses, values });
    if (!isNamed) return;
    for (const [name, { value, measures }] of Object.entries(facts)) {
      // Two figures of one thing are held against each other, also where one of them is shown alone.
      if (
        measures !== undefined &&
        Object.values(facts).some((other) => other !== facts[name] && other.measures === measures)
      )
        continue;
      // One that is typed out instead, another rule tells.
      if (isNamed(name) || typedOut(String(value), authored).length > 0) continue;
      yield {
        message: `Nothing uses fact "${name}". Write {facts.${name}} where its figure belongs, or remove it.`,
        path: ["facts", name],
        on: "key",
      };
    }
  },
};
