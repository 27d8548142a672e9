import { stepTraits } from "../../../traits/index.ts";
import type { Rule } from "../../rule.ts";

/** An end step has no `next`. */
export const endLeadsOn: Rule = {
  id: "end-leads-on",
  severity: "error",
  why: "Nothing on the page of an end leads to another step, though the picture and the walks of the funnel would count it as a way. To lead visitors on, use a page with a button that does, such as one of the type info.",
  wrong: "type: end\npath: /end\nnext: more",
  right: "type: end\npath: /end",
  *check({ definition }) {
    for (const [id, each] of Object.entries(definition.steps))
      if (stepTraits(each).ends && each.next !== undefined)
        yield {
          message: `Step "${id}" is an end, but has "next". Remove "next", or make the step one of the type info, whose button leads on.`,
          path: ["steps", id, "next"],
          on: "key",
        };
  },
};
