import type { HasPromotions } from "../../../../schema/funnel.types.ts";
import { stepWith } from "../../../traits/index.ts";
import { pricedPlans } from "../../placed-sections.ts";
import type { Rule } from "../../rule.ts";

/** When a countdown reaches zero, a price that it held goes up. */
export const idleCountdown: Rule = {
  id: "idle-countdown",
  severity: "warning",
  why: "A countdown says that something ends with it. If the same offer is there for everybody a minute later, the hurry was made up: a false claim that time is short is on the EU's black list of unfair practices, and regulators fine it. Let the countdown end what it announces, or take it off the page.",
  wrong: "countdown: { text: Price held for, lasts: 10 min, onExpire: nothing }",
  right: "countdown: { text: Price held for, lasts: 10 min, onExpire: restore-price }",
  *check({ definition }) {
    for (const [id, step] of Object.entries(definition.steps)) {
      const { countdown } = stepWith("hasPromotions", step) ?? {};
      if (!countdown) continue;
      const { onExpire } = countdown;
      const restores = pricedPlans(definition, id).some(({ plan }) => (plan.originalPrice ?? 0) > plan.price);
      if (onExpire === "restore-price" && restores) continue;
      yield {
        message: `The countdown of step "${id}" ends, and ${effects[onExpire]}`,
        path: [...["steps", id], "countdown", "onExpire"],
      };
    }
  },
};

type OnExpire = NonNullable<HasPromotions["countdown"]>["onExpire"];

const wayOut = 'Write "onExpire: restore-price", or remove the countdown.';

const effects: Readonly<Record<OnExpire, string>> = {
  nothing: `nothing changes. ${wayOut}`,
  hide: `only the countdown itself goes: the offer stays. ${wayOut}`,
  "restore-price":
    'no plan offered there has an "originalPrice" to go back to. Give the plans one that is really charged, or remove the countdown.',
};
