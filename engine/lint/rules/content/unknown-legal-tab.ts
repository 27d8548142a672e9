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
    const links = uses.filter(({ kind }) => kind === "legal");
    const [first] = links;
    if (first && tabs.length === 0) {
      const names = [...new Set(links.map(({ name }) => name))];
      yield {
        message: `There are no legal texts, but ${links.length === 1 ? "a link leads" : `${links.length} links lead`} to them. Write them at the left edge: legal: { title: Legal, tabs: [${names.map((name) => `{ id: ${name}, label: …, text: … }`).join(", ")}] }`,
        path: first.path,
        excerpt: first.excerpt,
      };
      return;
    }
    for (const { name, path, excerpt } of links) {
      if (tabs.includes(name)) continue;
      const { sentence, suggest } = didYouMean(name, tabs);
      yield {
        message: `There is no legal text "${name}".${sentence || ` The tabs are: ${tabs.join(", ")}.`}`,
        path,
        excerpt,
        suggest: suggest && `legal:${suggest}`,
      };
    }
  },
};
