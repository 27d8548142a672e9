import { numberIn } from "../../../copy/index.ts";
import type { Rule } from "../../rule.ts";
import { amountsIn } from "../../stated/amounts-in.ts";

/** The price that an option states is what it adds to the sum. */
export const statedPoints: Rule = {
  id: "stated-points",
  severity: "warning",
  why: "Where the price of each answer stands beside it and its points add it up, one number is written twice. “$1,700” beside an answer that adds 1900, or nothing, makes a sum that no visitor can follow.",
  wrong: '- { id: oven, label: An oven, hint: "$900", score: { sum: 990 } }',
  right: '- { id: oven, label: An oven, hint: "$990", score: { sum: 990 } }',
  *check({ authored, definition: { language, plans }, steps }) {
    const currencies = [...new Set(Object.values(plans).map(({ currency }) => currency))];
    const texts = authored.filter(({ path }) => path[0] === "steps" && path[2] === "options");
    if (!texts.some(({ text }) => /\d/.test(text))) return;
    for (const [id, { options }] of Object.entries(steps)) {
      const scales = new Set(options.flatMap(({ score = {} }) => Object.keys(score)));
      if (scales.size === 0) continue;
      const priced = options.flatMap(({ label, score = {} }, index) => {
        const own = texts.filter(({ path }) => path[1] === id && path[3] === index).map(({ text }) => text);
        const said = own.join("\n");
        const [sum = "", ...others] = amountsIn(said, language, currencies);
        const number = others.length === 0 ? numberIn(sum) : undefined;
        return number === undefined ? [] : [{ label, score, index, sum, number, isExact: isExact(said, sum) }];
      });
      for (const scale of scales) {
        // What is taken off is said without its sign.
        const adds = ({ score }: { readonly score: Readonly<Record<string, number>> }) => Math.abs(score[scale] ?? 0);
        const alike = priced.filter((option) => option.number > 0 && adds(option) === option.number);
        // It may count on another scale.
        const odd = priced.filter(
          ({ score, number, isExact }) =>
            isExact && !Object.values(score).some((points) => Math.abs(points) === number),
        );
        // Points that are the price at a few of many answers are so by chance.
        if (alike.length < 2 || odd.length >= alike.length) continue;
        const signs = alike.map(({ sum }) => signOf(sum));
        for (const [at, { label, sum, index }] of alike.entries()) {
          const others = signs.filter((sign) => sign !== signs[at]);
          if (others.length > signs.length / 2 && new Set(others).size === 1)
            yield {
              message: `"${label}" says ${sum}, where the other answers say "${others[0]}". Write all prices in one currency, and in one way.`,
              path: ["steps", id, "options", index],
            };
        }
        for (const { label, score, index, sum } of odd)
          yield {
            message: `"${label}" says ${sum}, but adds ${score[scale] ?? "nothing"} on "${scale}", where the other answers add what they say. Write the same in both.`,
            path: ["steps", id, "options", index],
          };
      }
    }
  },
};

/** Whether a text says one price, and no range, and none that only begins or ends there. */
const isExact = (text: string, sum: string): boolean => {
  const at = text.indexOf(sum);
  return !/\d/.test(text.replace(sum, "")) && !inexact.test(text.slice(0, at));
};

const inexact =
  /(?<!\p{L})(?:from|up to|about|around|at least|ab|bis|etwa|ca\.?|rund|od|do|około|dès|jusqu['’]à|environ|à partir de|desde|hasta|a partir (?:de|da)|até|da|fino a|circa|vanaf|tot|från|upp till|от|до|около)[ \u00a0]*$/iu;

/** What of a sum is not its number: $, zł, PLN. */
const signOf = (sum: string): string => sum.replace(/[\d.,'’\s\u00a0\u202f–—-]/g, "");
