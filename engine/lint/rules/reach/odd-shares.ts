import type { Rule } from "../../rule.ts";

/** How often the variants of an experiment are drawn reads as one thing: shares of a hundred, or a ratio. */
export const oddShares: Rule = {
  id: "odd-shares",
  severity: "warning",
  why: "How often a variant is drawn is reckoned beside the others: of { a: 60, b: 50 } the first is drawn for 55 in 100 visitors and not for 60, and of { a: 80, b: 0.2 } the second for 1 in 400. Nobody sees it on the pages, and the experiment takes weeks longer than was planned.",
  wrong: "price: { usual: 60, lower: 50 }",
  right: "price: { usual: 60, lower: 40 }",
  *check({ experiments }) {
    for (const [name, weights] of Object.entries(experiments)) {
      const shares = Object.values(weights).filter((weight) => weight > 0);
      const sum = shares.reduce((all, share) => all + share, 0);
      const path = ["experiments", name];
      const said = Object.entries(weights).map(([id, weight]) => `${id} ${percent(weight / sum)}`);
      const least = Object.entries(weights).find(([, weight]) => weight > 0 && weight < 1);
      if (least && shares.some((share) => share >= 2)) {
        const [id, weight] = least;
        yield {
          message: `Variant "${id}" of experiment "${name}" is drawn ${weight} times to ${Math.max(...shares)} of another, so visitors see ${said.join(", ")}. Write both as parts of 100: ${id}: ${Math.round(weight * 100)}`,
          path: [...path, id],
        };
      } else if (isMeantAsPercent(shares, sum))
        yield {
          message: `The shares of experiment "${name}" add up to ${sum}, so visitors see ${said.join(", ")}. Let them add up to 100.`,
          path,
          on: "key",
        };
    }
  },
};

/** Two-digit shares that nearly make a hundred, and are not all the same, as a third of 33 is. */
const isMeantAsPercent = (shares: readonly number[], sum: number) =>
  sum !== 100 && sum >= 70 && sum <= 130 && new Set(shares).size > 1 && shares.some((share) => share >= 20);

const percent = (share: number) =>
  new Intl.NumberFormat("en-GB", { style: "percent", maximumFractionDigits: 1 }).format(share);
