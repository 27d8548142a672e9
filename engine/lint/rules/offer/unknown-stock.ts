import { didYouMean } from "../../../problem/index.ts";
import type { Rule } from "../../rule.ts";

/** Plans take of stocks that exist. */
export const unknownStock: Rule = {
  id: "unknown-stock",
  severity: "error",
  why: "A plan takes of a stock by its name. Of a name that does not exist nothing is counted, so the plan would be sold without end, though it should run out. It is usually a slip in the name.",
  wrong: "early: { name: Early, price: 240, currency: USD, stock: seat }",
  right: "early: { name: Early, price: 240, currency: USD, stock: seats }",
  *check({ definition }) {
    const known = Object.keys(definition.stock);
    for (const [id, { stock }] of Object.entries(definition.plans)) {
      if (stock === undefined || known.includes(stock)) continue;
      const { sentence, suggest } = didYouMean(stock, known);
      const way =
        sentence ||
        (known.length > 0
          ? ` The stocks are: ${known.join(", ")}.`
          : ` Write at the left edge how many there are: stock: { ${stock}: 40 }.`);
      yield {
        message: `Plan "${id}" takes of stock "${stock}", which does not exist.${way}`,
        path: ["plans", id, "stock"],
        suggest,
      };
    }
  },
};
