import { didYouMean } from "../../../problem/index.ts";
import { fieldsOf, requiredOneOf } from "../../../traits/index.ts";
import type { Rule } from "../../rule.ts";

/** Of the fields of which one is required, each is in the form. */
export const unknownOneOf: Rule = {
  id: "unknown-one-of",
  severity: "error",
  why: "A form asks for one of several fields by their ids. A name that none of its fields has is filled in by nobody: of two, only the other one is left, and whoever cannot give that cannot go on.",
  wrong: "requireOneOf: [phone, mail]",
  right: "requireOneOf: [phone, email]",
  *check({ definition }) {
    for (const [id, step] of Object.entries(definition.steps)) {
      const known = fieldsOf(step).map((field) => field.id);
      for (const [index, name] of requiredOneOf(step).entries()) {
        if (known.includes(name)) continue;
        const { sentence, suggest } = didYouMean(name, known);
        yield {
          message: `Step "${id}" requires one of several fields, but has no field "${name}".${sentence || ` Its fields: ${known.join(", ")}.`}`,
          path: ["steps", id, "requireOneOf", index],
          suggest,
        };
      }
    }
  },
};
