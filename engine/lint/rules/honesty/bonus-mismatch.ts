import { numberIn } from "../../../copy/index.ts";
import { stepWith } from "../../../traits/index.ts";
import type { Rule } from "../../rule.ts";

/** A fixed prize is the same amount of money on the wheel, in the result and in the banner. */
export const bonusMismatch: Rule = {
  id: "bonus-mismatch",
  severity: "warning",
  why: "A visitor who wins one sum and is then held another one has been told something untrue, whichever of them is paid. Write the sum of the prize the same wherever it is named.",
  wrong: "bonus: { text: Your 60 $ bonus is reserved, lasts: 10 min, claim: Claim }",
  right: "bonus: { text: Your 65 $ bonus is reserved, lasts: 10 min, claim: Claim }",
  *check({ definition }) {
    for (const [id, step] of Object.entries(definition.steps)) {
      const { wheel, bonus } = stepWith("hasPromotions", step) ?? {};
      if (!wheel) continue;
      const at = wheel.segments.findIndex((segment) => segment.id === wheel.outcome);
      const segment = wheel.segments[at];
      const promised = sumIn(segment?.label);
      if (!segment || promised === undefined) continue;
      const others = [
        { text: segment.won, path: ["steps", id, "wheel", "segments", at, "won"] },
        { text: bonus?.text, path: ["steps", id, "bonus", "text"] },
      ];
      for (const { text, path } of others) {
        const sum = sumIn(text);
        if (sum !== undefined && numberIn(sum) !== numberIn(promised))
          yield {
            message: `The wheel of step "${id}" lands on "${segment.label}", but here it is ${sum}. Write the same sum in both.`,
            path,
            excerpt: sum,
          };
      }
    }
  },
};

/** A number with a currency sign before or after it. */
const sumIn = (text = "") => /\p{Sc} ?\d[\d.,]*\d|\p{Sc} ?\d|\d[\d.,]* ?\p{Sc}/u.exec(text)?.[0];
