import { reservedNames } from "../../../compile/index.ts";
import { conditionWords, previous } from "../../../flow/index.ts";
import type { Rule } from "../../rule.ts";

const quoted = conditionWords.map((word) => `\`${word}\``);
// By hand, since Intl takes each check ten milliseconds to begin.
const words = `${quoted.slice(0, -1).join(", ")}, and ${quoted.at(-1)}`;

/** Steps and saved values have names that conditions can tell from their own words. */
export const reservedName: Rule = {
  id: "reserved-name",
  severity: "error",
  why: `A condition takes its own words first: a step of that name can never be asked about. ${words} belong to conditions; some other words are kept for the machine.`,
  wrong: "save: valueOf",
  right: "save: readiness",
  *check({ steps }) {
    const kept: readonly string[] = reservedNames;
    for (const [id, { save }] of Object.entries(steps)) {
      if (conditionWords.includes(id))
        yield {
          message: `No step can be called "${id}": conditions use that word. Choose another name.`,
          path: ["steps", id],
          on: "key",
        };
      if (id === previous)
        yield {
          message: `No step can be called "${id}": \`back\` says by it that it leads to the step before. Choose another name.`,
          path: ["steps", id],
          on: "key",
        };
      if (save !== undefined && (save in Object.prototype || kept.includes(save)))
        yield {
          message: `Step "${id}" cannot save its answer as "${save}": the word is kept for the machine. Choose another name.`,
          path: ["steps", id, "save"],
        };
    }
  },
};
