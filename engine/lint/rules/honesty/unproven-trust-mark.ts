import { isSamePath } from "../../../problem/index.ts";
import { placedSections, quotedIn } from "../../placed-sections.ts";
import type { Rule } from "../../rule.ts";
import { allIn, allOf, anyOf, firstIn, matchesIn, ownOf, sentenceAt } from "../../words/index.ts";

/** Who vouches for something can be shown to: a strip of logos is a sample or signed for, and so is a sentence that says it. */
export const unprovenTrustMark: Rule = {
  id: "unproven-trust-mark",
  severity: "warning",
  why: "Logos of media, partners or seals say: they know us, and they vouch for us. So do “As seen on TV”, “Doctor recommended”, “#1 rated” and “Clinically proven”. A definition cannot prove that, so a person has to: someone who has the article, the contract, the study or the certificate at hand, and the right to show the mark. A mark without that is among the practices that are unfair in all circumstances in the EU, and the FTC asks for the proof behind an endorsement.",
  wrong: "- { type: logo-strip, label: As seen in, logos: [{ name: The Daily }] }",
  right: "- { type: text, text: The Daily wrote about us in March 2026. }",
  *check({ authored, definition }, found) {
    for (const { step, section, path } of placedSections(definition, "showsTrustMarks")) {
      if (section.sample) continue;
      const names = section.logos.map(({ name }) => name).join(", ");
      yield {
        message: `Step "${step}" shows the logos of ${names}, and nothing here proves that they may be there. Whoever has the proof can sign for it under "lint.allow".`,
        path: [...path, "logos"],
        on: "key",
      };
    }
    const { language } = definition;
    const isQuoted = quotedIn(definition);
    const endorsement = allOf("endorsement", language);
    const crowd = allIn(crowdOf(language));
    const denial = firstIn(ownOf("denial", language));
    const proof = firstIn(ownOf("proof", language));
    for (const { text, path } of authored) {
      // An option of a question is what a visitor says, and the label of a strip of logos is reported with it.
      if (path[0] !== "steps" && path[0] !== "outcomes" && path[0] !== "description") continue;
      if (path[2] === "options" || path.at(-1) === "label" || text.includes("{facts.")) continue;
      if (isQuoted(path)) continue;
      // A crowd in a heading is reported as a figure.
      const isCounted = found.some(
        (one) => one.rule === "claim-without-source" && !one.allowed && isSamePath(one.path, path),
      );
      if (isCounted) continue;
      // Most texts have no number of four digits.
      const crowds = /\d[\d.,’' \u00a0\u202f]{2,}\d/.test(text) ? matchesIn(text, crowd) : [];
      for (const { 0: excerpt, index } of [...matchesIn(text, endorsement), ...crowds]) {
        const { before, rest } = sentenceAt(text, index);
        // "No. 1" denies nothing.
        const said = (before + rest).replace(/(?<!\p{L})no[.]? ?(?:$|(?=\d))/giu, "#");
        if (denial.test(said) || proof.test(said) || /[?？؟]/.test(text[index + rest.length] ?? "")) continue;
        yield {
          message: `"${excerpt}" says that others vouch for this, and nothing here proves it. Say who said what and when, or show the figure as {facts.NAME}; whoever has the proof can sign for it under "lint.allow".`,
          path,
          excerpt,
        };
        break;
      }
    }
  },
};

/**
 * How many there are who bought: "over 50,000 happy sleepers", "10,000+ customers" as a sentence. A number without such words may
 * be one of anything.
 */
function crowdOf(language: string): string {
  const [about, people, happy] = (["aboutAs", "people", "happy"] as const).map((kind) => anyOf(kind, language));
  const number = String.raw`(?<![\d.,])(?:\d{1,3}(?:[.,’'\u00a0\u202f ]\d{3})+|(?!(?:19|20)\d\d )\d{4,7})`;
  const alone = String.raw`(?<=(?:^|[.!?:]) ?)(?:${about} ${number} ?\+?|${number} ?\+) (?:${people})(?=\s*(?:[.!,;]|$))`;
  // "2,000 other routes" are no people.
  const content = `(?!other|weitere|andra)(?:${happy})`;
  return String.raw`(?:${about} )?${number} ?\+? (?:${content}\s\p{L}+|(?:${people}) ${content})|${alone}`;
}
