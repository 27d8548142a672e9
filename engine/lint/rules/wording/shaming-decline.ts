import { byPath } from "../../../problem/index.ts";
import { placedSections } from "../../placed-sections.ts";
import type { Rule } from "../../rule.ts";
import { firstOf } from "../../words/index.ts";

/** A button that declines an offer does not make whoever presses it speak ill of themselves. */
export const shamingDecline: Rule = {
  id: "shaming-decline",
  severity: "warning",
  why: "“No, I don't care about my health” puts words into a visitor's mouth, so that a no costs them something. The FTC calls it confirmshaming, and lists it among dark patterns; buyers who said yes to it come back as refunds. “No, thanks” is enough.",
  wrong: `- { type: button, text: "No, I don't care about my garden", action: skip }`,
  right: '- { type: button, text: "No, thanks", action: skip }',
  *check({ authored, definition }) {
    const declining = placedSections(definition, "leadsOn").filter(({ section }) => section.action === "skip");
    const at = byPath(declining.map(({ path }) => ({ path: [...path, "text"] })));
    // Whoever needs nothing, pays otherwise or keeps what they have says nothing of the kind.
    const shaming = firstOf("shaming", definition.language);
    for (const { text, path } of authored) {
      const [excerpt] = at(path) ? (shaming.exec(text) ?? []) : [];
      if (excerpt !== undefined)
        yield {
          message: `"${excerpt}" makes whoever declines speak ill of themselves. Write "No, thanks", or what happens then.`,
          path,
          excerpt,
        };
    }
  },
};
