import { placedSections } from "../../placed-sections.ts";
import type { Rule } from "../../rule.ts";

/** Beside the plans there is a button to press, not only the one that makes room for them. */
export const stickyAlone: Rule = {
  id: "sticky-alone",
  severity: "warning",
  why: "A sticky button hides on phones while the plans are in sight, because a button of their own is expected beside them. Where it is the only one, whoever has just picked a plan sees nothing to press, and a gap where it will be. Put a plain button below the plans, and the sticky one last.",
  wrong: "- { type: button, text: Order, action: next, sticky: true }",
  right:
    "- { type: button, text: Order, action: next }\n- { type: button, text: To the plans, action: plans, sticky: true }",
  *check({ definition }) {
    const offering = new Set(placedSections(definition, "offersPlans").map(({ step }) => step));
    const buttons = placedSections(definition, "leadsOn").filter(({ section }) => section.action === "next");
    for (const step of offering) {
      const here = buttons.filter((button) => button.step === step);
      const [first] = here;
      if (!first || !here.every(({ section }) => "sticky" in section && section.sticky === true)) continue;
      yield {
        message: `Step "${step}" has no button below its plans: its only one is sticky, and hides while they are in sight. Add a button without "sticky" below them.`,
        path: [...first.path, "sticky"],
        on: "key",
      };
    }
  },
};
