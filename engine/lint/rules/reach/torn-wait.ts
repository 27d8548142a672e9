import { waitedPart } from "../../../flow/index.ts";
import type { Finding } from "../../../problem/index.ts";
import { stepTraits } from "../../../traits/index.ts";
import type { LintContext } from "../../context.ts";
import type { Rule } from "../../rule.ts";

/** A wait that stops for a question goes on where it stopped. */
export const tornWait: Rule = {
  id: "torn-wait",
  severity: "warning",
  why: "A loading step with `stopAt: 40` stops there for a question, and the next loading step goes on with `startAt: 40`. Where the two differ, the ring jumps back or ahead before the visitor's eyes, and where nothing goes on, what was begun is never done. Each line has an equal share of the whole hundred percent, so all parts of a wait have the same lines: what is done stays ticked, and what is still to come is seen.",
  wrong: "startAt: 30",
  right: "startAt: 40",
  *check(context) {
    const { definition, graph } = context;
    const waits = new Map(
      Object.entries(definition.steps).flatMap(([id, step]) => {
        const part = stepTraits(step).movesOn?.part;
        return part ? [[id, { ...part, at: waitedPart(step) }] as const] : [];
      }),
    );
    // A target that does not exist may be the very way that is missing here.
    if (graph.broken.includes(1)) return;
    const leading = new Map<string, string[]>([...waits.keys()].map((id) => [id, []]));
    for (const [id, { to: key, at }] of waits) {
      const [from, to] = at;
      const following = waitsAfter(id, context);
      for (const next of following) leading.get(next)?.push(id);
      if (from >= to)
        yield {
          message: `Step "${id}" begins at ${from} percent and stops at ${to}, so no time passes. Write a number above ${from}, or leave "${key}" out to count to 100.`,
          path: ["steps", id, key],
        };
      else if (to < 100 && following.length === 0)
        yield {
          message: `Step "${id}" stops at ${to} percent, and no loading step goes on from there. Leave "${key}" out to count to 100, or write a loading step with "startAt: ${to}" after the question.`,
          path: ["steps", id, key],
        };
    }
    for (const [id, { from: key, at }] of waits) {
      const [from] = at;
      const before = leading.get(id) ?? [];
      const stops = new Map(before.map((other) => [other, waits.get(other)?.at[1] ?? 100]));
      const [torn] = [...stops].filter(([, stop]) => stop % 100 !== from);
      if (torn && torn[1] < 100)
        yield {
          message: `Step "${id}" begins at ${from} percent, but "${torn[0]}" before it stopped at ${torn[1]}. Write "${key}: ${torn[1]}".`,
          path: ["steps", id, ...(from === 0 ? [] : [key])],
        };
      else if (from > 0 && (torn || before.length === 0))
        yield {
          message: torn
            ? `Step "${id}" begins at ${from} percent, but "${torn[0]}" before it has counted to 100. Write "stopAt: ${from}" there, or leave "${key}" out to begin at 0.`
            : `Step "${id}" begins at ${from} percent, but no loading step before it stops there. Leave "${key}" out to begin at 0.`,
          path: ["steps", id, key],
        };
      else if (from > 0) yield* otherLines(id, before, context);
    }
  },
};

/** The next steps that move on by themselves, on every way on. */
function waitsAfter(id: string, { graph, steps }: LintContext): readonly string[] {
  const found = new Set<string>();
  const seen = new Set<number>();
  const open = [graph.numbers.get(id)];
  // Grows while it is read.
  for (const at of open)
    for (const { to } of (at === undefined ? undefined : graph.ways[at]) ?? []) {
      if (seen.has(to)) continue;
      seen.add(to);
      const next = graph.ids[to] ?? "";
      if (steps[next]?.exits.after === undefined) open.push(to);
      else found.add(next);
    }
  return [...found];
}

/** The lines that a wait shows one after the other are those of the parts before it. */
function* otherLines(id: string, before: readonly string[], { copy }: LintContext): Iterable<Finding> {
  const linesOf = (step: string) =>
    copy.flatMap(({ text, path: [, of, key] }) => (of === step && key === "stages" ? [text] : [])).join("\n");
  const lines = linesOf(id);
  const other = before.find((step) => linesOf(step) !== lines);
  if (other !== undefined)
    yield {
      message: `Step "${id}" goes on with the wait of "${other}", but has other lines. Each has an equal share of the whole hundred percent: write all lines of the wait in both steps.`,
      path: ["steps", id, ...(lines === "" ? [] : ["stages"])],
    };
}
