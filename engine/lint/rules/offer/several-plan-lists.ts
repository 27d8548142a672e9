import { walkedNoon } from "../../../compile/index.ts";
import { addressesAsked, atomsIn, flowOf, holds, sayCondition } from "../../../flow/index.ts";
import { isWithin } from "../../../problem/index.ts";
import { emptyQuiz, factsOf } from "../../../quiz/index.ts";
import { findVisit } from "../../../walks/index.ts";
import { placedSections } from "../../placed-sections.ts";
import type { Rule } from "../../rule.ts";

/** Of lists of plans that are for some visitors each, nobody sees two. */
export const severalPlanLists: Rule = {
  id: "several-plan-lists",
  severity: "warning",
  why: "Where each list of plans has its own `when`, each is meant for other visitors. If two conditions hold at once, as those of lists that share an answer do, a visitor sees two lists with two prices and two plans picked, and wonders which of them the button buys.",
  wrong: "- { type: plans, when: { first: [some, much] }, heading: Much, plans: [month], default: month }",
  right: "- { type: plans, when: { first: much }, heading: Much, plans: [month], default: month }",
  *check({ definition, experiments, today }, found) {
    const offers = placedSections(definition, "offersPlans").flatMap((offer) =>
      offer.when ? [{ ...offer, when: offer.when }] : [],
    );
    for (const step of new Set(offers.map((offer) => offer.step))) {
      const lists = offers.filter((offer) => offer.step === step);
      if (lists.length < 2) continue;
      const asked = lists.flatMap(({ when }) => atomsIn(when));
      const flow = flowOf(definition, () => walkedNoon(today));
      for (const query of addressesAsked(asked, experiments)) {
        let both: typeof lists = [];
        const visit = findVisit(
          flow,
          asked,
          (at, quiz) => {
            if (at !== step) return false;
            both = lists.filter(({ when }) => holds(when, factsOf(flow, quiz)));
            return both.length > 1;
          },
          { from: { ...emptyQuiz, query }, wish: { step, met: lists.map(({ when }) => when) }, day: today },
        );
        const [first, second] = both;
        if (!visit || !first || !second) continue;
        // That two bands share a number, another rule has told.
        if (both.some(({ path }) => found.some((other) => isWithin(other.path, path)))) break;
        yield {
          message: `Step "${step}" shows two lists of plans to the same visitor: if ${sayCondition(first.when)}, and if ${sayCondition(second.when)}. Change one "when", so that it leaves out the other.`,
          path: [...second.path, "when"],
          on: "key",
        };
        break;
      }
    }
  },
};
