import type { Step } from "../../../../schema/funnel.types.ts";
import { counted } from "../../../problem/index.ts";
import { stepTraits } from "../../../traits/index.ts";
import { isInStep } from "../../copy-texts.ts";
import type { Rule } from "../../rule.ts";
import { allowsSeveral, leastIn, mostIn } from "../../stated/most-in.ts";

/** A question that says how many options may be chosen says how many can be. */
export const statedChoices: Rule = {
  id: "stated-choices",
  severity: "warning",
  why: "“Choose up to three” above options of which only two can be ticked: the third tap does nothing, and the visitor looks for what went wrong. If more can be ticked than the text says, careful people answer less than they could. The number was changed in one place only. Say the same in both.",
  wrong: "hint: Choose up to three",
  right: "hint: Choose up to two",
  *check({ definition, steps, copy }) {
    for (const { text, path } of copy.filter(isInStep)) {
      const [, id = "", place] = path;
      const step = definition.steps[id];
      if (!step || !places.has(String(place)) || path.length > 3) continue;
      const { max, options = [] } = steps[id] ?? {};
      const { asks } = stepTraits(step);
      if (asks === undefined || max === undefined) continue;
      if (max <= 1 && options.length > 1 && allowsSeveral(text))
        yield {
          message: `This says that several options can be chosen, but ${asks === "several" ? '"max" is 1' : 'a step of this type takes one. Make it a "multi-select" with a "button"'}, or take the words out.`,
          path,
        };
      if (asks !== "several") continue;
      const [least, min] = [leastIn(text), leastOf(step)];
      if (least !== undefined && min !== undefined && least > min && least <= options.length)
        yield {
          message: `This asks for at least ${counted(least, "option")}, but the button works with ${min}. Write "min: ${least}", or say the same here.`,
          path,
        };
      const most = mostIn(text);
      // More than there are options are no options, but guests or years.
      if (most === undefined || most === max || most > options.length) continue;
      yield {
        message: `This allows ${counted(most, "option")}, but ${max} can be chosen. Say the same here and in "max".`,
        path,
      };
    }
  },
};

/** The fewest options that must be chosen, where a step has such a number. */
const leastOf = (step: Step): number | undefined =>
  "min" in step ? (typeof step.min === "number" ? step.min : 1) : undefined;

const places: ReadonlySet<string> = new Set(["question", "hint", "text"]);
