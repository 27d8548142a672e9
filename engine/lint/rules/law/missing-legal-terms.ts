import type { LintContext } from "../../context.ts";
import { legalTexts } from "../../legal-texts.ts";
import { placedSections } from "../../placed-sections.ts";
import { leadsFrom } from "../../reach-from.ts";
import type { Rule } from "../../rule.ts";

/** A funnel that sells has terms, and a page links to them before anybody pays. */
export const missingLegalTerms: Rule = {
  id: "missing-legal-terms",
  severity: "warning",
  why: "A sale is a contract. Without terms that the buyer could read before paying, the seller has nothing to hold on to, and most countries forbid selling to consumers that way. Mark the tab that holds them with `purpose: terms`. A tab that no text links to is as good as none: visitors cannot open it.",
  wrong: "question: Ready?\noptions: [Yes, No]",
  right: "question: Ready?\noptions: [Yes, No]\nconsent: By going on you agree to our [terms](legal:terms).",
  *check(context) {
    const { definition } = context;
    for (const sale of sales(context)) {
      const linked = linkedBefore(sale, context);
      const { ids, wayOut } = legalTexts(definition, ["terms"], linked);
      if (linked.some((tab) => ids.has(tab))) continue;
      const isThere = ids.size > 0;
      const lack = isThere ? "no page up to there links to the terms" : "no legal text is marked as the terms";
      yield {
        message: `Step "${sale}" sells plans, but ${lack}. ${wayOut}`,
        path: definition.legal && !isThere ? ["legal", "tabs"] : ["steps", sale],
        on: "key",
      };
      return;
    }
  },
};

/** The steps that take a payment; if none does, those that offer plans. */
function sales({ definition, steps }: LintContext): readonly string[] {
  const paying = Object.keys(steps).filter((id) => steps[id]?.sells);
  return paying.length > 0 ? paying : placedSections(definition, "offersPlans").map(({ step }) => step);
}

/** The legal texts linked on a step, on one that leads to it, or in the sentences of every payment. */
function linkedBefore(sale: string, { uses, graph }: LintContext): readonly string[] {
  const links = uses.filter(({ kind }) => kind === "legal");
  const leads = leadsFrom(
    graph,
    links.flatMap(({ step }) => step ?? []),
  );
  return links.flatMap(({ name, step, path }) => {
    const isShown =
      step === undefined ? ["checkout", "payment"].includes(String(path[1])) : step === sale || leads(step, sale);
    return isShown ? [name] : [];
  });
}
