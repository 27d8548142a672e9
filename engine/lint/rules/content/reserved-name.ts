import { conditionWords, previous } from "../../../flow/index.ts";
import { reservedNames } from "../../../quiz/index.ts";
import { expressionWords } from "../../../values/index.ts";
import type { Rule } from "../../rule.ts";

const kept: readonly string[] = reservedNames;

const quoted = conditionWords.map((word) => `\`${word}\``);
// Written by hand because loading Intl would cost every check ten milliseconds.
const words = `${quoted.slice(0, -1).join(", ")}, and ${quoted.at(-1)}`;

/** No step, saved value or computed value has a name that is also a word of the grammar. */
export const reservedName: Rule = {
  id: "reserved-name",
  severity: "error",
  holdsInPart: true,
  why: `A condition takes its own words first: a step of that name can never be asked about. ${words} belong to conditions; the engine reserves some others.`,
  wrong: "save: valueOf",
  right: "save: readiness",
  *check({ steps, definition }) {
    for (const name of Object.keys(definition.values))
      if (expressionWords.includes(name) || name in Object.prototype || kept.includes(name))
        yield {
          message: `No value can be called "${name}": ${expressionWords.includes(name) ? "expressions use that word" : "the engine reserves that word"}. Choose another name.`,
          path: ["values", name],
          on: "key",
        };
    for (const [id, { save }] of Object.entries(steps)) {
      if (conditionWords.includes(id))
        yield {
          message: `No step can be called "${id}": conditions use that word. Choose another name.`,
          path: ["steps", id],
          on: "key",
        };
      if (id === previous)
        yield {
          message: `No step can be called "${id}": \`back: previous\` means the step that the visitor came from. Choose another name.`,
          path: ["steps", id],
          on: "key",
        };
      if (save !== undefined && (save in Object.prototype || kept.includes(save)))
        yield {
          message: `Step "${id}" cannot save its answer as "${save}": the engine reserves that word. Choose another name.`,
          path: ["steps", id, "save"],
        };
    }
  },
};
