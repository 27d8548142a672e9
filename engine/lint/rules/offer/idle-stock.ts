import type { CopyUse } from "../../copy-uses.ts";
import type { Rule } from "../../rule.ts";

/** Each stock runs out by some plan, and is asked about where a page knows of it. */
export const idleStock: Rule = {
  id: "idle-stock",
  severity: "warning",
  why: "A stock goes down when plans are sold that name it. One that no plan names never does, and pages that show what is left of it would say the same for ever. What is left is known while a page is shown: a way, a field or an outcome that asks for it never learns it, and neither does a text that is made before, such as a title, or sent, such as a mail: it would always show the words behind the bar.",
  wrong: "stock: { seats: 12, tables: 4 }",
  right: "stock: { seats: 12 }",
  *check({ definition, atoms, uses }) {
    const plans = Object.entries(definition.plans);
    const taken = new Set(plans.flatMap(([, { stock }]) => stock ?? []));
    // Whoever misspelt a stock has named it.
    const isMisspelt = [...taken].some((name) => !Object.hasOwn(definition.stock, name));
    for (const name of Object.keys(definition.stock))
      if (!taken.has(name) && !isMisspelt)
        yield {
          message: `No plan takes of stock "${name}", so it never runs out. Write stock: ${name} at ${plans.length > 0 ? "each plan that does" : 'a plan under "plans"'}, or remove it.`,
          path: ["stock", name],
          on: "key",
        };
    for (const atom of atoms) {
      if (atom.kind !== "query" || !atom.isStock || (atom.asked === "page" && atom.field === undefined)) continue;
      const asking = atom.asked === "page" ? "A field" : atom.asked === "exit" ? "A way" : "An outcome";
      yield {
        message: `${asking} asks for a stock, and never learns what is left: only sections do. Give a section this condition, such as a button with action: skip that leads on to a waiting list.`,
        path: atom.path,
        on: atom.on,
      };
    }
    for (const use of uses) {
      if (!use.name.startsWith("stock.") || !isMadeBefore(use)) continue;
      yield {
        message: `{${use.name}} never says here how many are left, but always the words behind its bar: only what a page shows between its header and its foot does. Take it out, or say it in a section.`,
        path: use.path,
        excerpt: use.excerpt,
      };
    }
  },
};

/** Whether a text is made before a page knows what is left, or read elsewhere. */
const isMadeBefore = ({ path: [root, , key, ...inside] }: CopyUse): boolean =>
  root === "description" ||
  root === "legal" ||
  root === "lead" ||
  (root === "steps" && key === "title" && inside.length === 0);
