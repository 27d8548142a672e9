import { fillCopy, fixedValue, numberIn } from "../../../copy/index.ts";
import { placedSections } from "../../placed-sections.ts";
import type { Rule } from "../../rule.ts";

/** The bars of a review summary add up to what stands above them. */
export const differingStars: Rule = {
  id: "differing-stars",
  severity: "warning",
  why: "4.8 stars above bars whose mean is 3.9, or 120 reviews above bars that show 90: anybody can add them up, and then believes neither. One of them was updated alone. Take all of them from one place on one day, or leave the bars out.",
  wrong: "distribution: { 1: 20, 2: 10, 3: 10, 4: 20, 5: 60 }",
  right: "distribution: { 1: 1, 2: 2, 3: 3, 4: 10, 5: 104 }",
  *check({ definition }) {
    const numberOf = (text: string) => {
      const said = fillCopy(text, (name) => fixedValue(definition, name));
      return { said, number: numberIn(said) };
    };
    for (const { step, section, path } of placedSections(definition, "showsReviews")) {
      const { distribution, outOf } = { distribution: undefined, outOf: "", ...section };
      if (!distribution) continue;
      const bars = Object.entries<number>(distribution).map(([stars, count]) => ({ stars: Number(stars), count }));
      const all = bars.reduce((sum, { count }) => sum + count, 0);
      const mean = bars.reduce((sum, { stars, count }) => sum + stars * count, 0) / all;
      const count = numberOf(section.count);
      if (count.number !== undefined && all < count.number && !year.test(count.said))
        yield {
          message: `Step "${step}" counts ${count.number} reviews, but its bars show ${all}. Take both from one place, or leave out "distribution".`,
          path: [...path, "distribution"],
          on: "key",
        };
      const score = numberOf(section.score);
      if (
        all > 0 &&
        score.number !== undefined &&
        (numberOf(outOf).number ?? 5) === 5 &&
        Math.abs(score.number - mean) >= (all <= few ? leewayOfFew : leeway)
      )
        yield {
          message: `Step "${step}" has a score of ${score.number}, but its bars have a mean of ${mean.toFixed(2)}. Take both from one place, or leave out "distribution".`,
          path: [...path, "distribution"],
          on: "key",
        };
    }
  },
};

/** Review sites weigh new reviews more than old ones, and few of them less than many. */
const leeway = 0.5;

/** So many can be read one by one, and weigh alike; a rounded score is off by less. */
const few = 50;
const leewayOfFew = 0.2;

const year = /(?<![\d.,])(?:19|20)\d\d(?![\d.,]*\d)/;
