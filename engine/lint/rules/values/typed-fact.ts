import type { Rule } from "../../rule.ts";
import { typedOut } from "../../written/typed-out.ts";

/** A figure that is a fact is not typed out on a page as well. */
export const typedFact: Rule = {
  id: "typed-fact",
  severity: "warning",
  why: "Facts are figures written once, so that each has a source and changes everywhere at once. One that is typed out on a page does not change with the fact: one page says 3 minutes then, and the next one 5.",
  wrong: "- { type: text, text: It takes 3 minutes. }",
  right: '- { type: text, text: "It takes {facts.time}." }',
  *check({ definition, authored }) {
    for (const [name, { value }] of Object.entries(definition.facts))
      for (const { path } of typedOut(String(value), authored))
        yield {
          message: `“${value}” is fact "${name}", and is typed out here. Write {facts.${name}}, so that it changes with the fact.`,
          path,
          excerpt: String(value),
        };
  },
};
