import type { Rule } from "../../rule.ts";

/** Each step has an address of its own. */
export const duplicatePath: Rule = {
  id: "duplicate-path",
  severity: "error",
  holdsInPart: true,
  why: "Two steps at one address: reload, back and links find only one of them. What a visitor sees then depends on the order of the file, which should mean nothing.",
  wrong: "path: /first\nquestion: Still ready?",
  right: "path: /second\nquestion: Still ready?",
  *check({ steps }) {
    const first = new Map<string, string>();
    for (const [id, { path }] of Object.entries(steps)) {
      const other = first.get(path);
      if (other === undefined) first.set(path, id);
      else
        yield {
          message: `Step "${id}" has the path ${path}, which is step "${other}"'s already. Give one of them another.`,
          path: ["steps", id, "path"],
        };
    }
  },
};
