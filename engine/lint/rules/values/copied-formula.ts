import type { Rule } from "../../rule.ts";

/** No two values are computed alike from the points of answers. */
export const copiedFormula: Rule = {
  id: "copied-formula",
  severity: "warning",
  why: "Where a test has several scales, the value for one was copied to be changed, and its formula was left as it was: everybody has the same number on both, and each of them looks right. Two values of one formula in different units, or rounded differently, are meant.",
  wrong: "calm-share: { of: score.fit * 10 }",
  right: "calm-share: { of: score.calm * 10 }",
  *check({ definition, values }) {
    // With a single scale, two names for one thing may well be meant.
    if (Object.keys(definition.scales).length < 2) return;
    const known = new Map<string, string>();
    const scored = new Set<string>();
    // Each value comes after those that it reads.
    for (const [name, { reads }] of values)
      if (reads.some((read) => read.startsWith("score.") || scored.has(read))) scored.add(name);
    for (const [name, { of, ...shown }] of Object.entries(definition.values)) {
      if (!scored.has(name)) continue;
      const key = JSON.stringify([String(of).replace(/\s+/g, ""), Object.entries(shown).sort()]);
      const first = known.get(key);
      known.set(key, first ?? name);
      if (first !== undefined)
        yield {
          message: `"${name}" is computed just like "${first}". Write what it should be computed from, or use "${first}" in both places.`,
          path: ["values", name, "of"],
        };
    }
  },
};
