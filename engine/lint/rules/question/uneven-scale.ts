import type { Finding } from "../../../problem/index.ts";
import type { LintContext } from "../../context.ts";
import type { Rule } from "../../rule.ts";

/** The points of a scale are as far from each other as they look. */
export const unevenScale: Rule = {
  id: "uneven-scale",
  severity: "warning",
  why: "A scale that goes from 3 to 5 has lost a point, and one that goes from 2 to 4 and back to 3 has two swapped. Visitors tap where they see their place, so the answers and their scores are wrong from there on. So they are where the words at the ends of one scale are swapped, and those of four others are not.",
  wrong: 'options: ["1", "2", "3", "5"]',
  right: 'options: ["1", "2", "3", "4"]',
  *check(context) {
    const { definition, steps } = context;
    yield* turnedEnds(context);
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

/** Scales whose ends stand the other way round than those of at least four others, which leave nobody the time to notice. */
function* turnedEnds({ copy }: LintContext): Iterable<Finding> {
  const written = new Map(copy.flatMap(({ path, text }) => (path[2] === "ends" ? [[path.join(), text] as const] : [])));
  const ends = [
    ...new Set(copy.flatMap(({ path }) => (path[0] === "steps" && path[2] === "ends" ? String(path[1]) : []))),
  ];
  const scales = ends.map((id) => {
    const [low = "", high = ""] = ["low", "high"].map((end) => written.get(["steps", id, "ends", end].join()));
    return { id, low, high, key: JSON.stringify([low, high]) };
  });
  const counted = new Map<string, number>();
  for (const { key } of scales) counted.set(key, (counted.get(key) ?? 0) + 1);
  for (const { id, low, high, key } of scales) {
    const others = counted.get(JSON.stringify([high, low])) ?? 0;
    if (others < 4 || (counted.get(key) ?? 0) * 4 > others) continue;
    yield {
      message: `The ends of step "${id}" stand the other way round than those of ${others} others. Write low: ${high}, high: ${low}, and turn its points round if it is meant the other way.`,
      path: ["steps", id, "ends"],
      on: "key",
    };
  }
}

/** How far most points are from the next one, in whichever order they stand. */
function usualDistance(points: readonly number[]): number {
  const sorted = points.toSorted((one, other) => one - other);
  const distances = sorted.slice(1).map((point, before) => point - (sorted[before] ?? 0));
  const often = (distance: number) => distances.filter((each) => each === distance).length;
  return distances.toSorted((one, other) => often(other) - often(one))[0] ?? 0;
}
