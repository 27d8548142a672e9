import type { FunnelDefinition } from "../../schema/funnel.types.ts";
import { textTable } from "../copy/index.ts";
import { type FunnelVisitors, funnelVisitors, type StoredVisitors, stopped } from "./funnel-visitors.ts";

/** Where a funnel's visitors stop, as people read it. */
export function visitorsTable(definition: FunnelDefinition, stored: StoredVisitors): string {
  const unasked = "This funnel does not count its visitors. Let it: countVisitors: true";
  if (!stored.days)
    return `${definition.countVisitors ? "No visitor was counted in this time. A visitor counts once they leave or hide a page." : unasked}\n`;
  const { summary, began, steps, experiments, gone } = funnelVisitors(definition, stored);
  const right = (head: string) => ({ head, align: "right" }) as const;
  const parts = [
    `${summary}.`,
    textTable(
      [{ head: "step" }, right("reached"), right("of all"), right("went on"), right("stopped here"), right("of these")],
      steps.map(({ step, reached, passed }) => [
        step,
        inThousands(reached),
        share(reached, began),
        ...(passed === undefined
          ? ["", "", ""]
          : [inThousands(passed), inThousands(stopped(reached, passed)), share(stopped(reached, passed), reached)]),
      ]),
    ),
    ...worstOf(steps),
    ...experiments
      .filter(({ variants }) => variants.some((variant) => variant.began > 0))
      .map(({ experiment, goals, variants }) =>
        textTable(
          [{ head: experiment }, right("began"), ...goals.map(right)],
          variants.map(({ variant, began, reached }) => [
            variant,
            inThousands(began),
            ...reached.map((count) => share(count, began)),
          ]),
        ),
      ),
    ...(gone.length > 0
      ? [
          `No longer in the definition: ${gone.map(({ step, reached }) => `${step} (${inThousands(reached)})`).join(", ")}.`,
        ]
      : []),
    ...(definition.countVisitors ? [] : [unasked]),
  ];
  return `${parts.join("\n\n")}\n`;
}

/** The same for a program, in counts alone. */
export function visitorsJson(definition: FunnelDefinition, stored: StoredVisitors): string {
  const { steps, experiments, gone } = funnelVisitors(definition, stored);
  const report = {
    funnel: definition.id,
    days: stored.days ?? null,
    steps: steps.map(({ step, reached, passed }) => ({
      step,
      reached,
      ...(passed !== undefined && { passed, stopped: stopped(reached, passed) }),
    })),
    experiments: experiments.map(({ experiment, goals, variants }) => ({
      experiment,
      variants: variants.map(({ variant, began, reached }) => ({
        variant,
        began,
        reached: Object.fromEntries(goals.map((goal, index) => [goal, reached[index] ?? 0])),
      })),
    })),
    gone,
  };
  return `${JSON.stringify(report, null, 2)}\n`;
}

/** A sentence about the step that most visitors did not get past; none if all went on. */
function worstOf(steps: FunnelVisitors["steps"]): readonly string[] {
  const lost = steps.flatMap(({ step, reached, passed }) =>
    passed === undefined ? [] : [{ step, reached, here: stopped(reached, passed) }],
  );
  const [worst] = lost.toSorted((one, other) => other.here - one.here);
  if (!worst || worst.here === 0) return [];
  const { step, reached, here } = worst;
  return [
    `Most stopped at "${step}": ${inThousands(here)} of the ${inThousands(reached)} who reached it, ${share(here, reached)}.`,
  ];
}

const share = (part: number, whole: number) => (whole > 0 ? `${((part / whole) * 100).toFixed(1)} %` : "–");

const inThousands = (value: number) => value.toLocaleString("en");
