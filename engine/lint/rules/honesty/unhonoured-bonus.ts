import { stepWith } from "../../../traits/index.ts";
import type { Rule } from "../../rule.ts";

/** Somebody signs for every bonus that a page gives away, because nothing in a definition can deliver it. */
export const unhonouredBonus: Rule = {
  id: "unhonoured-bonus",
  severity: "warning",
  why: "A visitor who claims a bonus or a prize has been promised it. No price of this funnel changes with it and no coupon is made for it, so it must be honoured elsewhere, for example as credit in the product's app. Until somebody says where, and signs for it, it is a gift that nobody gets.",
  wrong: "bonus: { text: Your 10 $ are reserved, lasts: 10 min, claim: Claim }",
  right: "# no bonus",
  *check({ definition }) {
    for (const [id, step] of Object.entries(definition.steps)) {
      const { wheel, bonus } = stepWith("hasPromotions", step) ?? {};
      const hasPrize = wheel?.segments.some(({ prize = true }) => prize);
      const promise = bonus ? "bonus" : hasPrize ? "wheel" : undefined;
      if (promise)
        yield {
          message: `Step "${id}" promises ${promise === "bonus" ? "a bonus" : "a prize"}, but no price changes with it. Remove the ${promise}, or let whoever hands it over sign for it under "lint.allow", saying where.`,
          path: ["steps", id, promise],
          on: "key",
        };
    }
  },
};
