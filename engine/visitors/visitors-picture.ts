import type { FunnelDefinition } from "../../schema/funnel.types.ts";
import { drawFunnel } from "../picture/index.ts";
import { funnelVisitors, type StoredVisitors, stopped } from "./funnel-visitors.ts";

/** The steps of a funnel and the ways between them as an SVG picture, with how many visitors came to each and stopped there. */
export function visitorsPicture(definition: FunnelDefinition, stored: StoredVisitors): string {
  const { summary, began, steps } = funnelVisitors(definition, stored);
  const counts = steps.map(({ step, reached, passed }) => {
    const stop =
      passed === undefined || reached === 0 ? "" : ` · ${percent(stopped(reached, passed), reached)} stop here`;
    const words = `${reached.toLocaleString("en")} came${stop}`;
    return [step, { words, share: Math.min(1, reached / Math.max(1, began)) }] as const;
  });
  return drawFunnel(definition, { counts: { of: summary, steps: new Map(counts) } });
}

const percent = (part: number, whole: number) => `${Math.round((part / whole) * 100)} %`;
