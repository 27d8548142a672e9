import type { Rule } from "../../rule.ts";

/** The points of a scale are as far from each other as they look. */
export const unevenScale: Rule = {
  id: "uneven-scale",
  severity: "warning",
  why: "A scale that goes from 3 to 5 has lost a point, and one that goes from 2 to 4 and back to 3 has two swapped. Visitors tap where they see their place, so the answers and their scores are wrong from there on.",
  wrong: 'options: ["1", "2", "3", "5"]',
  right: 'options: ["1", "2", "3", "4"]',
  *check({ definition, steps }) {
    for (const [id, step] of Object.entries(definition.steps)) {
      if (!("layout" in step) || step.layout !== "scale") continue;
      const points = (steps[id]?.options ?? []).map(({ label }) => (/^\d+$/.test(label) ? Number(label) : Number.NaN));
      // With two distances, either may be the one that is meant.
      if (points.length < 4 || points.some(Number.isNaN)) continue;
      const [first = 0, last = 0] = [points[0], points.at(-1)];
      const usual = usualDistance(points) * (last < first ? -1 : 1);
      const at = points.findIndex((point, index) => point !== first + index * usual);
      if (at === -1) continue;
      yield {
        message: `The points of step "${id}" go from ${points[at - 1]} to ${points[at]}. Write ${first + at * usual} behind ${points[at - 1]}, and the others in their order.`,
        path: ["steps", id, "options", at],
      };
    }
  },
};

/** How far most points are from the next one, in whichever order they stand. */
function usualDistance(points: readonly number[]): number {
  const sorted = points.toSorted((one, other) => one - other);
  const distances = sorted.slice(1).map((point, before) => point - (sorted[before] ?? 0));
  const often = (distance: number) => distances.filter((each) => each === distance).length;
  return distances.toSorted((one, other) => often(other) - often(one))[0] ?? 0;
}
