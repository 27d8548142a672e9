import type { Step } from "../../../../schema/funnel.types.ts";
import { isLedBySections, sectionPlaces, sectionWith } from "../../../traits/index.ts";
import type { Rule } from "../../rule.ts";

/**
 * A page with a button that leads on has a way forward, and an offer with a way forward has a button that takes it. Of
 * what asks something or moves on by itself, the schema demands a `next`.
 */
export const deadEnd: Rule = {
  id: "dead-end",
  severity: "error",
  why: "The visitor answers or presses a button, and nothing happens. They believe that the page is broken, and leave. A page that is meant to be the end asks nothing and has no button that leads on.",
  wrong: "- { type: button, text: Go on, action: next }",
  right: "# no button",
  *check({ definition, steps }) {
    for (const [id, step] of Object.entries(definition.steps)) {
      const { exits, sells } = steps[id] ?? {};
      const unled = isLedBySections(step) && (sells ? "paid" : step.next !== undefined && "next");
      if (unled && !buttonOn(step))
        yield {
          message: `Step "${id}" has "${unled}", but no button that leads on, so nobody gets there. Add one to its sections: - { type: button, text: Go on, action: next }`,
          path: ["steps", id, unled],
          on: "key",
        };
      const skip = buttonOn(step, "skip");
      if (skip && !sells)
        yield {
          message: `Step "${id}" has a button that goes past a payment, but takes none. Write action: next there.`,
          path: ["steps", id, ...skip.at, "action"],
        };
      // Other buttons of a page that sells take the payment.
      const button = sells ? skip : buttonOn(step);
      if (button && !exits?.forward.some(({ kind }) => kind === "next"))
        yield {
          message: `Step "${id}" has a button that leads on, but no "next". Name the step that follows.`,
          path: ["steps", id, ...button.at],
        };
    }
  },
};

const buttonOn = (step: Step, action: "next" | "skip" = "next") =>
  sectionPlaces(step).find(({ section }) => sectionWith("leadsOn", section)?.action === action);
