import type { ConditionNode, PlacedAtom } from "../../../flow/index.ts";
import type { Rule } from "../../rule.ts";

/** A query parameter and its values are spelt alike in all conditions, small and capital letters included. */
export const queryCase: Rule = {
  id: "query-case",
  severity: "warning",
  why: "In an address small and capital letters differ: `?from=Mail` is not `?from=mail`. Where two conditions spell one source in two ways, each holds for its own spelling, and part of a campaign gets neither page. Spell it as your links do, everywhere; where both are in use, name both in each condition: `from: [mail, Mail]`.",
  wrong: "- { type: text, when: { query: { from: Mail } }, text: From our letter }",
  right: "- { type: text, when: { query: { from: mail } }, text: From our letter }",
  *check({ atoms }) {
    const names = new Map<string, string>();
    const values = new Map<string, string>();
    for (const atom of atoms) {
      if (!isQuery(atom)) continue;
      const { name, path } = atom;
      const parameter = name.toLowerCase();
      const first = names.get(parameter) ?? name;
      names.set(parameter, first);
      if (first !== name)
        yield {
          message: `This condition asks for "${name}" in the address, and another for "${first}". Addresses tell small and capital letters apart: write "${first}".`,
          path,
          on: "key",
          suggest: first,
        };
      for (const value of atom.values) {
        const key = `${parameter}=${value.toLowerCase()}`;
        const other = values.get(key) ?? value;
        values.set(key, other);
        if (!atom.values.includes(other))
          yield {
            message: `This condition asks for ${name}=${value}, and another for ${name}=${other}. Addresses tell small and capital letters apart: write "${other}", or name both.`,
            path,
            excerpt: value,
            suggest: other,
          };
      }
    }
  },
};

const isQuery = (atom: PlacedAtom): atom is ConditionNode<"query"> & PlacedAtom => atom.kind === "query";
