import { milliseconds } from "../../../flow/index.ts";
import { stepWith } from "../../../traits/index.ts";
import type { Rule } from "../../rule.ts";

/** Every timer runs for longer than zero seconds. */
export const zeroDuration: Rule = {
  id: "zero-duration",
  severity: "error",
  holdsInPart: true,
  why: "A timer of no length is over before anybody has seen it. It is usually a slip in the number or the unit.",
  wrong: "countdown: { text: Held for, lasts: 0 s, onExpire: restore-price }",
  right: "countdown: { text: Held for, lasts: 10 min, onExpire: restore-price }",
  *check({ definition }) {
    for (const [id, step] of Object.entries(definition.steps)) {
      const { countdown, wheel, bonus } = stepWith("hasPromotions", step) ?? {};
      const lengths = [
        { what: "countdown", text: countdown?.lasts, keys: ["countdown", "lasts"] },
        { what: "wheel", text: wheel?.lasts, keys: ["wheel", "lasts"] },
        { what: "bonus", text: bonus?.lasts, keys: ["bonus", "lasts"] },
        { what: "extended bonus", text: bonus?.extend?.to, keys: ["bonus", "extend", "to"] },
      ];
      for (const { what, text, keys } of lengths)
        if (text !== undefined && milliseconds(text) === 0)
          yield {
            message: `The ${what} of step "${id}" lasts no time at all. Write how long it runs, such as 10 min.`,
            path: ["steps", id, ...keys],
          };
    }
  },
};
