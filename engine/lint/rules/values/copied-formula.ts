import type { FunnelDefinition } from "../../../../schema/funnel.types.ts";
import type { Finding } from "../../../problem/index.ts";
import type { Rule } from "../../rule.ts";
import { matchesIn } from "../../words/index.ts";

/** No two values are computed alike from the points of answers. */
export const copiedFormula: Rule = {
  id: "copied-formula",
  severity: "warning",
  why: "Where a test has several scales, the value for one was copied to be changed, and its formula was left as it was: everybody has the same number on both, and each of them looks right. Two values of one formula in different units, or rounded differently, are meant. In a longer formula one name of several is left behind: `b / (1 + b) * a`.",
  wrong: "calm-share: { of: score.fit * 10 }",
  right: "calm-share: { of: score.calm * 10 }",
  *check({ definition, values }) {
    yield* leftBehind(definition.values);
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

/** A name that was changed in all places of a copied formula but one. */
function* leftBehind(values: FunnelDefinition["values"]): Iterable<Finding> {
  const byShape = new Map<string, Copy[]>();
  for (const [value, { of, currency, unit }] of Object.entries(values)) {
    const formula = String(of);
    const names = matchesIn(formula, nameOrWord).flatMap(({ 0: name, index }) =>
      isWord.test(name) ? [] : { name, index },
    );
    const shape = formula.replace(nameOrWord, (name) => (isWord.test(name) ? name : "_")).replace(/\s+/g, "");
    byShape.set(shape, [...(byShape.get(shape) ?? []), { value, currency, unit, names }]);
  }
  for (const copies of byShape.values())
    for (const copy of copies) {
      const others = copies.filter((each) => each !== copy && each.names.length > 2);
      const odd = oddIn(copy, others);
      if (odd)
        yield {
          message: `"${copy.value}" reads "${odd.name}" here and "${odd.usual}" in its other places, where "${odd.other}" has one name in all of them. Write "${odd.usual}", if it was copied from there.`,
          path: ["values", copy.value, "of"],
          within: [odd.index, odd.index + odd.name.length],
        };
      const alike = others.filter(({ unit }) => unit === undefined).filter(isOfSame(copy));
      const [usual] = alike.map(({ currency }) => currency);
      const isUsual = alike.length > 1 && alike.every(({ currency }) => currency === usual);
      // What has a unit is no sum of money.
      if (isUsual && usual !== undefined && copy.currency !== usual && copy.unit === undefined)
        yield {
          message: `"${copy.value}" is computed like "${alike[0]?.value}", which is in ${usual}, and ${copy.currency === undefined ? "has no currency" : `is in ${copy.currency}`}. Write "currency: ${usual}".`,
          path: ["values", copy.value, copy.currency === undefined ? "of" : "currency"],
        };
    }
}

/** Whether two formulas have most of their names in common, so that they come to the same kind of number. */
const isOfSame =
  ({ names }: Copy) =>
  (other: Copy): boolean =>
    names.filter(({ name }, place) => other.names[place]?.name === name).length * 2 >= names.length;

type Copy = {
  readonly value: string;
  readonly currency: string | undefined;
  readonly unit: string | undefined;
  readonly names: readonly { readonly name: string; readonly index: number }[];
};

/** The one name that differs where all copies of a formula have one name in several places, and is that of a copy. */
function oddIn({ names }: Copy, others: readonly Copy[]) {
  const [first] = others;
  if (!first) return undefined;
  const slots = new Map<string, number[]>();
  for (const place of names.keys()) {
    const theirs = others.map((other) => other.names[place]?.name).join(" ");
    slots.set(theirs, [...(slots.get(theirs) ?? []), place]);
  }
  for (const places of slots.values()) {
    const theirs = others.map((other) => other.names[places[0] ?? -1]?.name);
    // Of two formulas, each may well have been meant; and what all have is no name that is changed.
    if (places.length < 3 || (others.length > 1 && new Set(theirs).size === 1)) continue;
    const own = places.flatMap((place) => names[place] ?? []);
    const [odd, another] = own.filter(({ name }) => theirs.includes(name));
    const usual = own.find(({ name }) => !theirs.includes(name))?.name;
    if (!odd || another || usual === undefined || new Set(own.map(({ name }) => name)).size !== 2) continue;
    return { ...odd, usual, other: others[theirs.indexOf(odd.name)]?.value ?? first.value };
  }
  return undefined;
}

const nameOrWord = /(?<![\w.-])[a-z][\w.-]*/gi;
const isWord = /^(?:min|max|round|if|ifempty|and|or|not|today|month|day|hour|minute|in|ago)$/;
