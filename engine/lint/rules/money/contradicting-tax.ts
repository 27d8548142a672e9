import { canTakePayment, offersPlans } from "../../../traits/index.ts";
import type { Rule } from "../../rule.ts";
import { firstOf } from "../../words/index.ts";

/** Prices are with their tax in every text, or without it in every text. */
export const contradictingTax: Rule = {
  id: "contradicting-tax",
  severity: "warning",
  why: "“49 € incl. VAT” on one page and “plus VAT” on another: the buyer learns at the payment, or from the invoice, which of the two was true, and the amount is a fifth apart. To consumers a price has to be the whole one, with all taxes. Say the same in both texts. The price of a plan is all that is charged, so nothing comes on top of it. A text that gives both sums, one with and one without the tax, contradicts nothing.",
  wrong: "- { type: text, text: All prices are plus VAT. }",
  right: "- { type: text, text: All prices include VAT. }",
  *check({ copy, definition }) {
    const { language, steps } = definition;
    const [included, excluded] = [firstOf("taxIncluded", language), firstOf("taxExcluded", language)];
    const found = copy.map(({ text, path }) => ({
      path,
      with: included.exec(text)?.[0],
      without: excluded.exec(text)?.[0],
    }));
    const other = found.find((each) => each.with !== undefined && each.without === undefined)?.with;
    for (const { path, without: excerpt, with: beside } of found) {
      if (excerpt === undefined || beside !== undefined) continue;
      const step = path[0] === "steps" ? steps[String(path[1])] : undefined;
      const isBesidePlans = step !== undefined && (offersPlans(step) || canTakePayment(step));
      if (other !== undefined)
        yield {
          message: `This says "${excerpt}", but another text says "${other}". Say in both whether prices include the tax.`,
          path,
          excerpt,
        };
      else if (isBesidePlans)
        yield {
          message: `This says "${excerpt}", but a buyer pays the price of the plan here, and nothing on top. Write the price with the tax, and say that it is included.`,
          path,
          excerpt,
        };
    }
  },
};
