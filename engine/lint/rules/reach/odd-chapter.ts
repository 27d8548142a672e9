import { counterOf, positionOf } from "../../../flow/index.ts";
import type { Rule } from "../../rule.ts";

/** Chapters come in their order, and each is seen by somebody. */
export const oddChapter: Rule = {
  id: "odd-chapter",
  severity: "warning",
  why: "A chapter lasts until the next one, and a step is in the last one that has begun by its `number` or `progress`. If chapters are out of order, or no step is in one, the bar is cut where nothing begins, and visitors never read the chapter's name. Steps before the first chapter are in none: the name comes up from nowhere.",
  wrong: "- { from: 9, label: Jam }",
  right: "- { from: 4, label: Jam }",
  *check({ definition }) {
    const { chapters = [] } = definition.counter;
    const counter = counterOf(definition);
    const positions = Object.values(definition.steps).flatMap((step) => positionOf(step, counter)?.current ?? []);
    const earliest = Math.min(...positions);
    for (const [index, { from, label }] of chapters.entries()) {
      const path = ["counter", "chapters", index, "from"];
      const before = chapters[index - 1];
      const to = chapters[index + 1]?.from ?? Number.POSITIVE_INFINITY;
      if (before && from <= before.from)
        yield {
          message: `Chapter "${label}" begins at ${from}, but "${before.label}" before it at ${before.from}. Put the chapters in their order, each from a higher number than the one before it.`,
          path,
        };
      else if (from < to && !positions.some((position) => position >= from && position < to))
        yield {
          message: `No step is in chapter "${label}": none has a number or progress ${span(from, to)}. Begin it at the first of its steps, or remove it.`,
          path,
        };
      else if (index === 0 && earliest < from)
        yield {
          message: `The first chapter, "${label}", begins at ${from}, so steps with a number or progress below that are in none. Write "from: ${earliest}".`,
          path,
        };
    }
  },
};

/** The numbers of a chapter, up to the one with which the next begins. */
function span(from: number, next: number): string {
  if (next === from + 1) return `of ${from}`;
  return next < Number.POSITIVE_INFINITY ? `from ${from} to ${next - 1}` : `of ${from} or more`;
}
