import type { FunnelDefinition } from "../../../schema/funnel.types.ts";
import type { StepFlows } from "../../flow/index.ts";
import { isIn, totalsOn } from "./score-totals.ts";

/** Whether outcomes that ask for one score alone share all its totals among them, so that everybody gets one of them. */
export function coverEveryTotal({ outcomes, scales, start }: FunnelDefinition, steps: StepFlows): boolean {
  return Object.keys(scales).some((scale) => {
    const ranges = outcomes.flatMap(({ when = {} }) => {
      const { score = {}, ...others } = when;
      const range = score[scale];
      return range && Object.keys(score).length === 1 && Object.keys(others).length === 0 ? [range] : [];
    });
    const totals = ranges.length > 0 ? totalsOn(scale, steps, start).within({}) : undefined;
    return totals?.every((total) => ranges.some((range) => isIn(range, total))) ?? false;
  });
}
