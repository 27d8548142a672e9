import type { FunnelDefinition } from "../../schema/funnel.types.ts";
import type { Simulation } from "./simulate-visitors.ts";

/** A simulation for a program to read: counts, shares between 0 and 1, times in seconds. */
export function simulationJson(result: Simulation, definition: FunnelDefinition): string {
  const share = (part: number) => rounded(part / result.visitors);
  const report = {
    funnel: definition.id,
    visitors: result.visitors,
    seed: result.seed,
    steps: result.steps.map(({ step, reached, left, seconds, after }) => ({
      step,
      reached,
      share: share(reached),
      left,
      seconds: rounded(seconds),
      after: rounded(after),
    })),
    ends: result.ends.map(({ step, visitors, seconds }) => ({
      step,
      visitors,
      share: share(visitors),
      seconds: rounded(seconds),
    })),
    outcomes: result.outcomes.map(({ outcome, visitors }) => ({ outcome, visitors, share: share(visitors) })),
    unseen: result.unseen,
    circling: result.circling,
  };
  return `${JSON.stringify(report, null, 2)}\n`;
}

const rounded = (value: number) => Math.round(value * 10_000) / 10_000;
