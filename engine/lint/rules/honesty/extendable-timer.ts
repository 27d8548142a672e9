import { stepWith } from "../../../traits/index.ts";
import type { Rule } from "../../rule.ts";

/** A timer that has expired stays expired. */
export const extendableTimer: Rule = {
  id: "extendable-timer",
  severity: "warning",
  why: "A deadline that a tap can move is not a deadline. The visitor was hurried for nothing, and once they notice, they believe no other date on the page either. Give more time from the start, or let it end.",
  wrong: "extend: { to: 20 min, button: More time, done: You have more time }",
  right: "# no second chance",
  *check({ definition }) {
    for (const [id, step] of Object.entries(definition.steps)) {
      const { bonus } = stepWith("hasPromotions", step) ?? {};
      if (!bonus?.extend) continue;
      const { lasts, extend } = bonus;
      yield {
        message: `The bonus of step "${id}" runs out after ${lasts}, and a button sets it to ${extend.to} again. Let it last as long as it may from the start, and remove "extend".`,
        path: ["steps", id, "bonus", "extend"],
        on: "key",
      };
    }
  },
};
