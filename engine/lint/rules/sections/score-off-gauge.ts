import { copyParts } from "../../../copy/index.ts";
import type { StepFlow, StepFlows } from "../../../flow/index.ts";
import { counted } from "../../../problem/index.ts";
import { placedSections } from "../../placed-sections.ts";
import type { Rule } from "../../rule.ts";

/** A gauge for a score has room for every total that answers can make. */
export const scoreOffGauge: Rule = {
  id: "score-off-gauge",
  severity: "warning",
  why: "A score beyond the end of its gauge looks like the end: the visitor with 14 points reads that they have reached 10 of 10, and one with 4 of 40 that they have done badly because the scale is too long. The scale ends where the best answers do.",
  wrong: '- { type: gauge, label: Risk, value: "{score.risk}", max: 3 }',
  right: '- { type: gauge, label: Risk, value: "{score.risk}", max: 4 }',
  *check({ definition, steps }) {
    for (const { step, section, path } of placedSections(definition, "measures")) {
      const { value, min = 0, max } = section;
      const [part] = typeof value === "string" ? copyParts(value) : [];
      const scale = part && "name" in part && part.name.startsWith("score.") ? part.name.slice("score.".length) : "";
      if (!Object.hasOwn(definition.scales, scale)) continue;
      const [least, most] = reachOf(scale, steps);
      if (most > max)
        yield {
          message: `Answers can make ${counted(most, "point")} on "${scale}", but the gauge of step "${step}" ends at ${max}. Set "max" to ${most}, or give fewer points.`,
          path: [...path, "max"],
        };
      else if (least < min)
        yield {
          message: `Answers can make ${least} points on "${scale}", but the gauge of step "${step}" begins at ${min}. Set "min" to ${least}.`,
          path: [...path, "value"],
        };
    }
  },
};

/** The lowest and the highest total that answers can make on a scale, if every question were asked. */
function reachOf(scale: string, steps: StepFlows): readonly [least: number, most: number] {
  const all = Object.values(steps).map((step) => pointsAt(scale, step));
  return [all.reduce((sum, [least]) => sum + least, 0), all.reduce((sum, [, most]) => sum + most, 0)];
}

/** The same for one question, which may also be skipped. */
function pointsAt(scale: string, { options, max }: StepFlow): readonly [least: number, most: number] {
  const points = options.map(({ score }) => score?.[scale] ?? 0).sort((a, b) => a - b);
  const add = (chosen: readonly number[]) => chosen.reduce((sum, point) => sum + point, 0);
  return [add(points.slice(0, max).filter((point) => point < 0)), add(points.slice(-max).filter((point) => point > 0))];
}
