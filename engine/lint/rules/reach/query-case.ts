import type { ConditionNode, PlacedAtom } from "../../../flow/index.ts";
import { type Finding, pathKey } from "../../../problem/index.ts";
import type { CopyUse } from "../../copy-uses.ts";
import { isSlipOf } from "../../reach/is-slip-of.ts";
import type { Rule } from "../../rule.ts";

/** A query parameter and its values are spelt alike in all conditions and placeholders, small and capital letters included, and without slips. */
export const queryCase: Rule = {
  id: "query-case",
  severity: "warning",
  why: "In an address small and capital letters differ: `?from=Mail` is not `?from=mail`. Where two conditions spell one source in two ways, each holds for its own spelling, and part of a campaign gets neither page. Spell it as your links do, everywhere; where both spellings are in use, name both in each condition: `from: [mail, Mail]`. A letter that is missing in one of them does the same, and a placeholder {query.…} that is spelt otherwise than the links always shows the words behind its bar.",
  wrong: "- { type: text, when: { query: { from: Mail } }, text: From our letter }",
  right: "- { type: text, when: { query: { from: mail } }, text: From our letter }",
  *check({ atoms, uses }) {
    const shown = uses.flatMap((use) => {
      const [, name] = /^query\.(.+)$/.exec(use.kind === "placeholder" ? use.name : "") ?? [];
      return name === undefined ? [] : [{ ...use, name }];
    });
    const queries = atoms.filter(isQuery);
    yield* slips(queries, shown);
    const nameOf = usually([...queries, ...shown].map(({ name }) => name));
    const writtenOf = usually(queries.flatMap(({ name, values }) => values.map((value) => keyed(name, value))));
    for (const { name, values, path } of queries) {
      const usual = nameOf(name);
      if (usual !== name)
        yield {
          message: `This condition asks for "${name}" in the address, but elsewhere it is "${usual}". Addresses tell small and capital letters apart: write "${usual}".`,
          path,
          on: "key",
          suggest: usual,
        };
      for (const value of values) {
        const other = writtenOf(keyed(name, value)).slice(name.length + 1);
        if (!values.includes(other))
          yield {
            message: `This condition asks for ${name}=${value}, and another for ${name}=${other}. Addresses tell small and capital letters apart: write "${other}", or name both.`,
            path,
            excerpt: value,
            suggest: other,
          };
      }
    }
    for (const use of shown) {
      const usual = nameOf(use.name);
      if (usual !== use.name)
        yield {
          message: `{query.${use.name}} is shown, but elsewhere it is "${usual}". Addresses tell small and capital letters apart: write {query.${usual}}.`,
          path: use.path,
          excerpt: use.excerpt,
          suggest: `query.${usual}`,
        };
    }
  },
};

type Query = ConditionNode<"query"> & PlacedAtom;

/** Names and values that another one of the file is meant by: those that are written less often, or later. */
function* slips(atoms: readonly Query[], shown: readonly CopyUse[]): Iterable<Finding> {
  const names = counted([...atoms, ...shown].map(({ name }) => name));
  for (const { name, path, excerpt } of shown) {
    const meant = meantBy(name, names);
    if (meant !== undefined)
      yield {
        message: `{query.${name}} is shown, but elsewhere it is "${meant}". If that is meant, write {query.${meant}}; if both are, sign for it under "lint.allow".`,
        path,
        excerpt,
        suggest: `query.${meant}`,
      };
  }
  for (const { name, path } of atoms) {
    const meant = meantBy(name, names);
    if (meant !== undefined)
      yield {
        message: `This condition asks for "${name}" in the address, and another for "${meant}". If that is meant, write "${meant}"; if both are, sign for it under "lint.allow".`,
        path,
        on: "key",
        suggest: meant,
      };
  }
  for (const name of names.keys()) {
    const own = atoms.filter((atom) => atom.name === name);
    const values = counted(own.flatMap((atom) => atom.values));
    for (const atom of own)
      for (const value of atom.values) {
        const meant = meantBy(value, values);
        // Two that are written equally often, and beside each other in a list, are told apart: "trial" and "trail".
        const isOther = (other: string) =>
          values.get(value) === values.get(other) &&
          own.some(
            (each) => asksFor(other, each) && listOf(each) === listOf(atom) && isDenied(each) === isDenied(atom),
          );
        // Who names both knows both.
        if (meant !== undefined && !own.some((each) => asksFor(value, each) && asksFor(meant, each)) && !isOther(meant))
          yield {
            message: `This condition asks for ${name}=${value}, and another for ${name}=${meant}. If that is meant, write "${meant}"; if both are, sign for it under "lint.allow".`,
            path: atom.path,
            excerpt: value,
            suggest: meant,
          };
      }
  }
}

const asksFor = (value: string, { values }: Query): boolean => values.includes(value);

/** One section for a value and one for all others have the same value, so one of them is misspelt. */
const isDenied = ({ path }: Query): boolean => path.includes("not");

/** The list whose entry has a condition. */
const listOf = ({ path }: Query): string => pathKey(path.slice(0, Math.max(0, path.lastIndexOf("when") - 1)));

/** How often each word is written, in the order of the file. */
function counted(words: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

function meantBy(word: string, counts: ReadonlyMap<string, number>): string | undefined {
  const all = [...counts.keys()];
  const often = (one: string) => counts.get(one) ?? 0;
  return all.find(
    (other) =>
      isSlipOf(word, other) &&
      (often(other) > often(word) || (often(other) === often(word) && all.indexOf(other) < all.indexOf(word))),
  );
}

const keyed = (name: string, value: string): string => `${name.toLowerCase()}=${value}`;

/** How a word is spelt most often, or first, whatever letters are capitals. */
function usually(words: readonly string[]): (word: string) => string {
  const usual = new Map<string, readonly [word: string, times: number]>();
  for (const [word, times] of counted(words)) {
    const key = word.toLowerCase();
    if (times > (usual.get(key)?.[1] ?? 0)) usual.set(key, [word, times]);
  }
  return (word) => usual.get(word.toLowerCase())?.[0] ?? word;
}

/** Variants of experiments are written in this file, and so has another rule what they are called. */
const isQuery = (atom: PlacedAtom): atom is Query => atom.kind === "query" && !atom.isDrawn && !atom.isStock;
