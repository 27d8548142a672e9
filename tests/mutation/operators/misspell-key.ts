import { misspellings } from "../misspellings.ts";
import { referencesOf } from "../references-of.ts";
import type { Operator } from "../subject.ts";

/** Misspells a key of the language; names chosen by the author are left to other operators. */
export const misspellKey: Operator = ({ sites, plain, isOverlay }) => {
  const references = new Set(referencesOf(plain).map(({ path }) => path.join(" ")));
  return sites.flatMap(({ path, key, group }) => {
    const [root] = path;
    const isName =
      !isOverlay &&
      ((path.length === 2 && ["steps", "plans", "facts", "scales"].includes(String(root))) ||
        (root === "experiments" && path.length > 1));
    if (!key || !group || isName || references.has(path.join(" "))) return [];
    const word = String(path.at(-1));
    const taken = group.items.map((pair) => String(pair.key));
    return misspellings(word, taken).map((wrong) => ({
      what: `${path.join(".")}: the key is ${wrong}`,
      edits: [{ ...key, by: wrong }],
      meant: word,
    }));
  });
};
