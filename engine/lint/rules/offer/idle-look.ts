import { placedSections } from "../../placed-sections.ts";
import type { Rule } from "../../rule.ts";

/** A button that looks as it is told to. */
export const idleLook: Rule = {
  id: "idle-look",
  severity: "warning",
  why: "`summary` shows the plan that is picked above a button, and `sticky` keeps a button in sight with the plan's name and price. A button that leads past the purchase has neither, as it sells nothing; a sticky button has no room for a summary; and on a page without plans there is nothing to sum up. The key was copied along with the button, and visitors see nothing of it.",
  wrong: '- { type: button, text: "No, thanks", action: skip, sticky: true }',
  right: '- { type: button, text: "No, thanks", action: skip }',
  *check({ definition }) {
    const offering = new Set(placedSections(definition, "offersPlans").map(({ step }) => step));
    for (const { step, section, path } of placedSections(definition, "leadsOn")) {
      const looks = (["sticky", "summary"] as const).filter((key) => Reflect.get(section, key) === true);
      for (const key of looks) {
        const why =
          section.action === "skip"
            ? "leads past the purchase, and looks quiet whatever is written there"
            : key === "summary" && looks.includes("sticky")
              ? "is sticky, and shows no summary"
              : key === "summary" && !offering.has(step)
                ? "is on a page without plans, so there is nothing to sum up"
                : undefined;
        if (why !== undefined)
          yield { message: `This button ${why}. Remove "${key}".`, path: [...path, key], on: "key" };
      }
    }
  },
};
