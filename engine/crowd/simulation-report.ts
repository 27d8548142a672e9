import type { FunnelDefinition } from "../../schema/funnel.types.ts";
import { textTable } from "../copy/index.ts";
import { counted } from "../problem/index.ts";
import type { Simulation } from "./simulate-visitors.ts";

/** A simulation as people read it. */
export function simulationTable(result: Simulation): string {
  const { visitors, seed, on, steps, ends, outcomes, unseen, circling, drawn, experiments } = result;
  const right = (head: string) => ({ head, align: "right" }) as const;
  const share = (part: number) => `${((part / visitors) * 100).toFixed(1)} %`;
  const came = ends.reduce((sum, end) => sum + end.visitors, 0);
  const mean = ends.reduce((sum, end) => sum + end.visitors * end.seconds, 0) / Math.max(1, came);
  const parts = [
    `${counted(visitors, "visitor")}, seed ${seed}. ${share(came)} come to an end, after ${duration(mean)} on average.`,
    ...drawn.map(({ name, values }) =>
      name.startsWith("stock.")
        ? `As many find stock "${name.slice("stock.".length)}" sold out as not. "--query ${name}=left" sends all while some is left, and =out thereafter.`
        : `As many come with each ${name}= that conditions name (${values.join(", ")}) as without it. "--query ${name}=${values[0] ?? ""}" sends all with one.`,
    ),
    textTable(
      [{ head: "step" }, right("reached"), right("share"), right("leave here"), right("time here"), right("after")],
      steps.map(({ step, reached, left, seconds, after }) => [
        step,
        count(reached),
        share(reached),
        count(left),
        duration(seconds),
        reached > 0 ? duration(after) : "–",
      ]),
    ),
    textTable(
      [{ head: "end" }, right("visitors"), right("share"), right("after")],
      ends.map((end) => [end.step, count(end.visitors), share(end.visitors), duration(end.seconds)]),
    ),
    ...(outcomes.length > 0
      ? [
          textTable(
            [{ head: "outcome" }, right("visitors"), right("share")],
            outcomes.map((each) => [each.outcome, count(each.visitors), share(each.visitors)]),
          ),
        ]
      : []),
    ...experiments.map(({ experiment, variants }) =>
      textTable(
        [{ head: experiment }, right("visitors"), ...ends.map(({ step }) => right(step))],
        variants.map(({ variant, visitors, ends }) => [
          variant,
          count(visitors),
          ...ends.map((end) => (visitors > 0 ? `${((end.visitors / visitors) * 100).toFixed(1)} %` : "–")),
        ]),
      ),
    ),
    unseen.length > 0 ? `Seen by nobody${on}: ${unseen.join(", ")}.` : "Every step is seen by somebody.",
    ...(circling > 0
      ? [`${counted(circling, "visitor")} never came to an end, and ${circling === 1 ? "was" : "were"} given up.`]
      : []),
  ];
  return `${parts.join("\n\n")}\n`;
}

const count = (value: number) => String(value).replace(/\B(?=(\d{3})+$)/g, ",");

function duration(seconds: number): string {
  const whole = Math.round(seconds);
  if (whole < 60) return `${seconds.toFixed(1)} s`;
  return `${Math.floor(whole / 60)} min ${String(whole % 60).padStart(2, "0")} s`;
}

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
    experiments: result.experiments,
  };
  return `${JSON.stringify(report, null, 2)}\n`;
}

const rounded = (value: number) => Math.round(value * 10_000) / 10_000;
