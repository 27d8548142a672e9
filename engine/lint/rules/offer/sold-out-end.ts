import { placedSections } from "../../placed-sections.ts";
import type { Rule } from "../../rule.ts";

/** Whoever comes too late for a stock still finds something to do. */
export const soldOutEnd: Rule = {
  id: "sold-out-end",
  severity: "warning",
  why: "Once nothing is left of what a page sells, its button says so and does nothing. A visitor who has answered the whole quiz then stands before a closed door, though a waiting list, another date or a way to write to you would keep the contact. A button with `action: skip` leads on to the `next` of the page.",
  wrong: "- { type: text, text: It begins in spring. }",
  right:
    '- { type: text, when: { stock: { seats: out } }, text: "All seats are taken. Write to {product.support} for the next course." }',
  *check({ definition, atoms }) {
    const offers = placedSections(definition, "offersPlans");
    const leading = placedSections(definition, "leadsOn");
    for (const step of new Set(offers.map((offer) => offer.step))) {
      const sections = offers.filter((offer) => offer.step === step);
      const stocks = sections.flatMap(({ section }) => section.plans.map((plan) => definition.plans[plan]?.stock));
      const [stock] = stocks;
      const [first] = sections;
      if (!first || !stock || stocks.includes(undefined)) continue;
      const isSkipped = leading.some((button) => button.step === step && button.section.action === "skip");
      const isSaid = atoms.some(
        (atom) => atom.kind === "query" && atom.isStock && atom.path[1] === step && atom.values.includes("out"),
      );
      if (isSkipped || isSaid || definition.steps[step]?.back) continue;
      yield {
        message: `Once "${stock}" is sold out, nobody can do anything on step "${step}": no button leads on, and no link back. Write a section for that, such as { type: button, when: { stock: { ${stock}: out } }, text: …, action: skip }, and a "next" that leads to a waiting list.`,
        path: first.path,
      };
    }
  },
};
