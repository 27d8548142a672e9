import { type ConditionNode, triedOutcomes } from "../../../flow/index.ts";
import type { Path } from "../../../problem/index.ts";
import type { Rule } from "../../rule.ts";

/** Results that are made of two sides of several scales have each of them once, and all of them draw the line alike. */
export const oddOutcome: Rule = {
  id: "odd-outcome",
  severity: "warning",
  why: "Where each of three scales has two sides, there are eight results, seven of them with a condition, and the last is what is left. If one is missing, two kinds of visitors get the last, and nobody sees which. If one of them draws the line elsewhere than all others, such as at 20 instead of 19, whoever is between gets the last, too.",
  wrong: "- { id: host, when: { score: { pace: { min: 4 }, order: { min: 5 }, voice: { max: 3 } } }, title: The host }",
  right: "- { id: host, when: { score: { pace: { min: 4 }, order: { min: 4 }, voice: { max: 3 } } }, title: The host }",
  *check({ definition }) {
    const rows: Row[] = [];
    for (const { id, when } of triedOutcomes(definition)) {
      const sides = when && sidesOf(when);
      if (when && !sides) return;
      if (sides) rows.push({ id, sides });
    }
    const [first] = rows;
    const last = definition.outcomes.at(-1);
    if (!first || !last || last.when) return;
    const names = [...first.sides.keys()].sort();
    const isGrid = names.length > 1 && rows.every(({ sides }) => [...sides.keys()].sort().join() === names.join());
    // Fewer than half of them are no table of all.
    if (!isGrid || names.length > 6 || rows.length < 3 || rows.length * 2 < 2 ** names.length) return;
    const usual = new Map(names.map((name) => [name, usualSides(name, rows)]));
    const odd = rows.flatMap(({ id, sides }) =>
      names.flatMap((name) => {
        const side = sides.get(name);
        return side && !usual.get(name)?.some(({ words }) => words === side.words) ? [{ id, name, side }] : [];
      }),
    );
    for (const { id, name, side } of odd) {
      const [one, other] = usual.get(name) ?? [];
      // Two that are odd are a scale with three parts.
      if (!one || !other || odd.length > 1) return;
      yield {
        message: `Outcome "${id}" asks for ${side.words} on "${name}", and all others for ${one.words} or ${other.words}. Draw the line where they do.`,
        path: side.path,
        on: "key",
      };
    }
    if (odd.length > 0 || [...usual.values()].some((sides) => sides.length !== 2)) return;
    const written = new Set(rows.map(({ sides }) => names.map((name) => sides.get(name)?.words).join()));
    const missing = combinations(names.map((name) => usual.get(name)?.map(({ words }) => words) ?? [])).filter(
      (words) => !written.has(words.join()),
    );
    if (missing.length !== 2 || written.size < rows.length) return;
    const said = missing.map((words) => words.map((side, index) => `${names[index]} ${side}`).join(", "));
    yield {
      message: `Outcome "${last.id}" is that of two kinds of visitors: ${said.join("; and ")}. All others have one of their own: write one for the first or the second of them.`,
      path: ["outcomes", definition.outcomes.length - 1],
    };
  },
};

type Side = { readonly words: string; readonly path: Path };
type Row = { readonly id: string; readonly sides: ReadonlyMap<string, Side> };

/** The two sides of a scale that most outcomes ask for. */
function usualSides(name: string, rows: readonly Row[]): readonly Side[] {
  const counted = new Map<string, { side: Side; count: number }>();
  for (const { sides } of rows) {
    const side = sides.get(name);
    if (side) counted.set(side.words, { side, count: (counted.get(side.words)?.count ?? 0) + 1 });
  }
  const sorted = [...counted.values()].sort((a, b) => b.count - a.count);
  return sorted.filter(({ count }, index) => index < 2 && (sorted.length < 3 || count > 1)).map(({ side }) => side);
}

/** What a condition asks of each scale or value; undefined if it asks for anything else. */
function sidesOf(node: ConditionNode): ReadonlyMap<string, Side> | undefined {
  const parts = node.kind === "all" ? node.parts : [node];
  const sides = new Map<string, Side>();
  for (const part of parts) {
    if (part.kind !== "score" && part.kind !== "value") return undefined;
    const bounds = part.kind === "score" ? part.range : part.bounds;
    const [[word, bound] = [], second] = Object.entries(bounds).filter(([, each]) => each !== undefined);
    if (word === undefined || second || sides.has(part.name)) return undefined;
    sides.set(part.name, { words: `${word}: ${String(bound)}`, path: part.path });
  }
  return sides;
}

function combinations(choices: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const [first, ...rest] = choices;
  if (!first) return [[]];
  const others = combinations(rest);
  return first.flatMap((one) => others.map((other) => [one, ...other]));
}
