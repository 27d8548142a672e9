import type { Rule } from "../../rule.ts";

/** A query parameter is compared with whole values, so none holds a comma or an asterisk. */
export const queryPattern: Rule = {
  id: "query-pattern",
  severity: "warning",
  why: "A condition holds if the parameter is the value, letter by letter. `mail, post` is one value with a comma in it, and `*` is an asterisk: no link has either, so the page for that campaign is never shown. Write a list, and name each value that your links have.",
  wrong: '- { type: text, when: { query: { from: "mail, post" } }, text: From our letter }',
  right: "- { type: text, when: { query: { from: [mail, post] } }, text: From our letter }",
  *check({ atoms }) {
    for (const atom of atoms) {
      // What is no variant of an experiment, another rule tells.
      if (atom.kind !== "query" || atom.isDrawn || atom.isStock) continue;
      const { name, path, values } = atom;
      if (name.includes("*"))
        yield {
          message: `A condition asks for "${name}" in the address, and "*" stands for nothing but itself there. Name the parameter in full.`,
          path,
          on: "key",
        };
      // As it stands in an address, with the signs that part parameters.
      const [, parameter, given] = /^[?&]?([^?&=]+)=?([^?&=]*)$/.exec(name) ?? [];
      const wayOut = parameter && (given ? ` Write { ${parameter}: ${given} }.` : ` Write "${parameter}".`);
      if (/[?&=]/.test(name))
        yield {
          message: `A condition asks for "${name}" in the address, but "?", "&" and "=" only stand around parameters.${wayOut ?? ""}`,
          path,
          on: "key",
        };
      for (const value of values) {
        const [, meant] = /^[?&]?[\w.-]*=([^&=]+)$/.exec(value) ?? [];
        if (meant !== undefined)
          yield {
            message: `A condition asks for ${name}=${value}, but the value alone is compared. Write { ${parameter ?? name}: ${meant} }.`,
            path,
            excerpt: value,
          };
        const parts = value.split(",").map((part) => part.trim());
        if (value.includes("*"))
          yield {
            message: `A condition asks for ${name}=${value}, and "*" stands for nothing but itself there. Name the values that your links have: { ${name}: [one, other] }.`,
            path,
            excerpt: value,
          };
        else if (parts.length > 1)
          yield {
            message: `A condition asks for ${name}=${value}, which is one value with a comma in it. Write a list: [${parts.filter(Boolean).join(", ")}].`,
            path,
            excerpt: value,
          };
      }
    }
  },
};
