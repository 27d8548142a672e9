import { figureIn } from "../../../copy/index.ts";
import type { Rule } from "../../rule.ts";

/** Facts with the same `measures` state the same number. */
export const contradictingFacts: Rule = {
  id: "contradicting-facts",
  severity: "warning",
  why: "Two numbers for one thing cannot both be true, and a visitor who sees both believes neither. Keep the one that you can show. Where they do count different things, say so in `measures`.",
  wrong:
    "reviews: { value: 70, source: Review site, measures: reviews }\nreviewsToo: { value: 900, source: Review site, measures: reviews }",
  right: "reviews: { value: 70, source: Review site, measures: reviews }",
  *check({ definition }) {
    const firsts = new Map<string, { id: string; value: string | number }>();
    for (const [id, { measures, value }] of Object.entries(definition.facts)) {
      if (measures === undefined) continue;
      const first = firsts.get(measures);
      if (!first) firsts.set(measures, { id, value });
      else if ((figureIn(value) ?? value) !== (figureIn(first.value) ?? first.value))
        yield {
          message: `Fact "${id}" says ${value} and fact "${first.id}" says ${first.value}, but both measure ${measures}. Keep the one that you can show.`,
          path: ["facts", id, "value"],
        };
    }
  },
};
