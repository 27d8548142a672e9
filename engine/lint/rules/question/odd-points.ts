import type { FunnelDefinition } from "../../../../schema/funnel.types.ts";
import type { StepFlow } from "../../../flow/index.ts";
import { stepTraits } from "../../../traits/index.ts";
import type { Rule } from "../../rule.ts";
import { anyOf, firstIn } from "../../words/index.ts";

/** Questions with the same answers share out their points alike, and no answer amid others is left without. */
export const oddPoints: Rule = {
  id: "odd-points",
  severity: "warning",
  why: "Where ten questions are answered by the same scale, nine give 0, 1, 2 and 3 points, and one gives 0, 1, 3 and 2, two numbers were swapped in that one. No page shows it: some visitors get a result that is not theirs. Points that are all twice as many, or begin at 1, or run the other way round, are meant, and are not reported. An answer without a score between those that give 1, 2 and 4 gives none. And along a scale points rise, or fall, or turn once where the middle is best.",
  wrong: "options: [Never, { label: Often, score: { load: 2 } }, { label: Always, score: { load: 1 } }]",
  right: "options: [Never, { label: Often, score: { load: 1 } }, { label: Always, score: { load: 2 } }]",
  *check({ definition, steps }) {
    const none = firstIn(String.raw`^(?:${anyOf("none", definition.language)})[\s.。!]*$`);
    const families = new Map<string, Scored[]>();
    for (const [id, { options }] of Object.entries(steps)) {
      const step = definition.steps[id];
      if (!step || stepTraits(step).asks !== "one" || options.length < 3) continue;
      for (const { option, scale } of unscoredIn(options, definition.scales)) {
        // Who would rather not say has no points on purpose.
        if (none.test(option.label.trim())) continue;
        yield {
          message: `"${option.label}" gives no points on "${scale}" between answers that give more and more, or fewer and fewer. Write "score: { ${scale}: 0 }" if none is meant.`,
          path: ["steps", id, "options", options.indexOf(option)],
        };
      }
      const scales = new Set(options.flatMap(({ score = {} }) => Object.keys(score)));
      const [scale] = scales;
      if (scale === undefined || scales.size > 1) continue;
      const points = options.map(({ score }) => score?.[scale] ?? 0);
      if ("layout" in step && step.layout === "scale" && turnsOf(points) > 1)
        yield {
          message: `The points on "${scale}" go up and down along the scale: ${points.join(", ")}. Give more and more, or fewer and fewer, unless the middle is best or worst.`,
          path: ["steps", id, "options"],
          on: "key",
        };
      const key = JSON.stringify(options.map(({ label }) => label));
      families.set(key, [...(families.get(key) ?? []), { id, points }]);
    }
    for (const family of families.values()) {
      const [usual] = family.filter((one) => family.filter((other) => areAlike(one, other)).length > family.length / 2);
      // Where answers are right or wrong, another one may be right each time.
      if (!usual || !isGraded(usual)) continue;
      const alike = family.filter((other) => areAlike(usual, other));
      // Of three questions nobody knows which is the odd one.
      if (alike.length < 3) continue;
      for (const { id, points } of family.filter((one) => !alike.includes(one)))
        yield {
          message: `Step "${id}" gives ${points.join(", ")} points for the answers that give ${usual.points.join(", ")} in ${alike.length} others, such as step "${usual.id}". Give the same, or turn all of them round if it is meant the other way.`,
          path: ["steps", id, "options"],
          on: "key",
        };
    }
  },
};

type Option = StepFlow["options"][number];

/** An answer without points amid others whose points rise or fall without it, and do not with a nought in its place. */
function unscoredIn(
  options: readonly Option[],
  known: FunnelDefinition["scales"],
): readonly { readonly option: Option; readonly scale: string }[] {
  const scales = new Set(options.flatMap(({ score = {} }) => Object.keys(score)));
  // A misspelt scale has a rule of its own.
  if (options.length < 4 || [...scales].some((scale) => !Object.hasOwn(known, scale))) return [];
  return [...scales].flatMap((scale) => {
    const [option, another] = options.filter(({ score }) => score?.[scale] === undefined);
    // The last one is often that for whoever does not know.
    if (!option || another || option === options.at(-1)) return [];
    const isRising = (some: readonly Option[]) =>
      isGraded({ id: scale, points: some.map(({ score }) => score?.[scale] ?? 0) });
    return isRising(options.filter((each) => each !== option)) && !isRising(options) ? [{ option, scale }] : [];
  });
}

type Scored = { readonly id: string; readonly points: readonly number[] };

/** Whether the points of two questions rise, or fall, by the same shares. */
function areAlike(one: Scored, other: Scored): boolean {
  const [own, others] = [sharesOf(one.points), sharesOf(other.points)];
  return [others, others.map((share) => 1 - share)].some((shares) =>
    shares.every((share, index) => Math.abs(share - (own[index] ?? 0)) < 1e-9),
  );
}

/** Whether each answer gives more points than the one before it, or each fewer. */
const isGraded = ({ points }: Scored): boolean =>
  [1, -1].some((sign) => points.every((point, index) => index === 0 || sign * (point - (points[index - 1] ?? 0)) > 0));

/** How often points that rise begin to fall, or the other way round. */
const turnsOf = (points: readonly number[]): number => {
  const ways = points.flatMap((point, index) => Math.sign(point - (points[index - 1] ?? point)) || []);
  return ways.filter((way, index) => index > 0 && way !== ways[index - 1]).length;
};

/** Where the points of each answer lie between the fewest and the most. */
function sharesOf(points: readonly number[]): readonly number[] {
  const [fewest, most] = [Math.min(...points), Math.max(...points)];
  return points.map((point) => (most === fewest ? 0 : (point - fewest) / (most - fewest)));
}
