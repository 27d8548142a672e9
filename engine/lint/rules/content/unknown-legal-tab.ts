import { didYouMean } from "../../../problem/index.ts";
import type { Rule } from "../../rule.ts";

/** A link to `legal:TAB` names a tab of the legal texts. */
export const unknownLegalTab: Rule = {
  id: "unknown-legal-tab",
  severity: "error",
  holdsInPart: true,
  why: "A visitor who wants to read the terms before agreeing finds nothing behind the link. A link to legal:NAME opens the tab with that id.",
  wrong: "consent: By going on you accept the [terms](legal:trems) and the [rules](legal:rules).",
  right: "consent: By going on you accept the [terms](legal:terms).",
  *check({ definition, uses }) {
    const tabs = (definition.legal?.tabs ?? []).map(({ id }) => id);
    for (const { kind, name, path, excerpt } of uses) {
      if (kind !== "legal" || tabs.includes(name)) continue;
      const { sentence, suggest } = didYouMean(name, tabs);
      const repair =
        sentence ||
        (tabs.length > 0
          ? ` The tabs are: ${tabs.join(", ")}.`
          : ` Write it at the left edge: legal: { title: Legal, tabs: [{ id: ${name}, label: …, text: … }] }`);
      yield {
        message: `There is no legal text "${name}".${repair}`,
        path,
        excerpt,
        suggest: suggest && `legal:${suggest}`,
      };
    }
  },
};
