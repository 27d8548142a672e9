import type { Step } from "../../../../schema/funnel.types.ts";
import { sectionPlaces, sectionWith, stepTraits, stepWith } from "../../../traits/index.ts";
import type { Rule } from "../../rule.ts";

/**
 * A step that offers to go on has a way forward, and an offer with a way forward has a button that takes it. A step
 * without a way forward is an end. It may be one if it asks nothing, shows no button that leads on and does not move on
 * by itself.
 */
export const deadEnd: Rule = {
  id: "dead-end",
  severity: "error",
  why: "The visitor answers or presses a button, and nothing happens. They believe that the page is broken, and leave. A page that is meant to be the end asks nothing and has no button that leads on.",
  wrong: "- { type: button, text: Go on, action: next }",
  right: "# no button",
  *check({ definition, steps }) {
    for (const [id, step] of Object.entries(definition.steps)) {
      const { exits, options = [], sells } = steps[id] ?? {};
      const ways = exits?.forward ?? [];
      // Other steps have their own button or need none, and the bonus has one.
      const isLedBySections = stepTraits(step).takesPayment === "by-sections";
      const hasBonus = stepWith("hasPromotions", step)?.bonus !== undefined;
      const unled = isLedBySections && !hasBonus && (sells ? "paid" : step.next !== undefined && "next");
      if (unled && !buttonOn(step))
        yield {
          message: `Step "${id}" has "${unled}", but no button that leads on, so nobody gets there. Add one to its sections: - { type: button, text: Go on, action: next }`,
          path: ["steps", id, unled],
          on: "key",
        };
      // The buttons of a page that sells take the payment.
      if (sells || ways.some(({ kind }) => kind === "next")) continue;
      const stuck = options.findIndex((_, index) => !ways.some(({ kind, at }) => kind === "option" && at[1] === index));
      const button = buttonOn(step);
      if (stuck !== -1)
        yield {
          message: `Option "${options[stuck]?.label}" of step "${id}" leads nowhere. Give the step a "next", or the option one of its own.`,
          path: ["steps", id, "options", stuck],
        };
      else if (button)
        yield {
          message: `Step "${id}" has a button that leads on, but no "next". Name the step that follows.`,
          path: ["steps", id, ...button.at],
        };
      else if (exits?.after !== undefined && ways.length === 0)
        yield {
          message: `Step "${id}" moves on by itself, but has no "next". Name the step that follows.`,
          path: ["steps", id],
          on: "key",
        };
    }
  },
};

const buttonOn = (step: Step) =>
  sectionPlaces(step).find(({ section }) => sectionWith("leadsOn", section)?.action === "next");
