import { isSamePath } from "../../../problem/index.ts";
import { renewalTerms } from "../../legal-texts.ts";
import { placedSections } from "../../placed-sections.ts";
import type { Rule } from "../../rule.ts";

/** The text about a plan's renewal also says where to cancel: an address, the app, or a legal text. */
export const noCancellation: Rule = {
  id: "no-cancellation",
  severity: "warning",
  why: "Ending a subscription has to be as easy as starting it, and the buyer must know how before paying. A way out that is named next to the price also sells: people who know how to leave are less afraid to come in.",
  wrong: 'text: "{plan.price} today, then {plan.renews.price} {plan.renews.every} until cancelled."',
  right:
    'text: "{plan.price} today, then {plan.renews.price} {plan.renews.every}. Cancel by writing to {product.support}."',
  *check(context) {
    const steps = new Set(placedSections(context.definition, "offersPlans").map(({ step }) => step));
    for (const step of steps) {
      const terms = renewalTerms(step, context);
      const [first] = terms;
      const named = terms.some(({ path }) =>
        context.uses.some((use) => isSamePath(use.path, path) && (use.kind === "legal" || ways.includes(use.name))),
      );
      if (first && !named)
        yield {
          message: `Step "${step}" says how a plan renews, but not how to end it. Say beside it where to cancel: {product.support}, {product.app}, or a link to a legal text.`,
          path: first.path,
          excerpt: first.excerpt,
        };
    }
  },
};

const ways = ["product.support", "product.app"];
