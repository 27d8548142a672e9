import { stepWith } from "../../../traits/index.ts";
import { offeredPlans } from "../../placed-sections.ts";
import { leadsFrom } from "../../reach-from.ts";
import type { Rule } from "../../rule.ts";

/** Whoever has bought a subscription is not led to where it is sold. */
export const soldAgain: Rule = {
  id: "sold-again",
  severity: "warning",
  why: "The way behind a receipt, such as that of “No, thanks” under a further offer, comes back to the checkout: whoever presses the button there pays for the same subscription twice, finds two charges each month, and asks their bank for both. Lead from the further offer to a last page. What is paid once, such as a voucher, may be bought again.",
  wrong: "next: checkout # behind No, thanks",
  right: "next: done",
  *check({ definition, graph, steps }) {
    const { plans } = definition;
    const sellers = Object.entries(definition.steps).flatMap(([id, step]) => {
      const { paid } = stepWith("takesPayment", step) ?? {};
      const own = stepWith("namesPlan", step)?.plan;
      const sold = [...(own === undefined ? [] : [own]), ...offeredPlans(definition, id).map((each) => each.id)];
      const plan = sold.find((each) => Object.hasOwn(plans, each) && plans[each]?.renews);
      return paid === undefined || plan === undefined ? [] : [{ id, paid, plan }];
    });
    if (sellers.length === 0) return;
    const leads = leadsFrom(graph, new Set(sellers.map(({ paid }) => paid)));
    for (const { id, paid, plan } of sellers) {
      if (!leads(paid, id)) continue;
      for (const [step, { exits }] of Object.entries(steps)) {
        if (step !== paid && !leads(paid, step)) continue;
        const exit = exits.forward.find(({ to, kind }) => to === id && kind !== "paid");
        if (!exit) continue;
        yield {
          message: `Whoever has paid at step "${id}" comes back to it here, and can buy plan "${plan}" a second time. Lead from step "${step}" to a page that sells nothing again.`,
          path: ["steps", step, ...exit.at],
        };
        break;
      }
    }
  },
};
