import { placedSections } from "../../placed-sections.ts";
import type { Rule } from "../../rule.ts";

/** A strip of logos is marked as a sample, or somebody signs for it. */
export const unprovenTrustMark: Rule = {
  id: "unproven-trust-mark",
  severity: "warning",
  why: "Logos of media, partners or seals say: they know us, and they vouch for us. A definition cannot prove that, so a person has to: someone who has the article, the contract or the certificate at hand, and the right to show the mark. A mark without that is among the practices that are unfair in all circumstances in the EU.",
  wrong: "- { type: logo-strip, label: As seen in, logos: [{ name: The Daily }] }",
  right: "- { type: text, text: The Daily wrote about us in March 2026. }",
  *check({ definition }) {
    for (const { step, section, path } of placedSections(definition, "showsTrustMarks")) {
      if (section.sample) continue;
      const names = section.logos.map(({ name }) => name).join(", ");
      yield {
        message: `Step "${step}" shows the logos of ${names}, and nothing here proves that they may be there. Whoever has the proof can sign for it under "lint.allow".`,
        path: [...path, "logos"],
        on: "key",
      };
    }
  },
};
