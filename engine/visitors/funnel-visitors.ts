import type { FunnelDefinition } from "../../schema/funnel.types.ts";
import { experimentsOf, stepFlows } from "../flow/index.ts";
import { counted } from "../problem/index.ts";
import { canTakePayment, leavesContact, stepTraits } from "../traits/index.ts";

/** Sums of the backend over some days. */
export type StoredVisitors = {
  /** The first and the last day (UTC) on which anybody was counted, such as 2026-11-28; left out if nobody was. */
  readonly days?: { readonly first: string; readonly last: string };
  readonly sums: readonly {
    readonly step: string;
    /** The variants of experiments that these visitors were shown. */
    readonly variants: Readonly<Record<string, string>>;
    readonly reached: number;
    readonly passed: number;
  }[];
};

/** Visitors at one step. */
type StepVisitors = {
  readonly step: string;
  readonly reached: number;
  /** How many went on from it; left out of a step that leads nowhere. */
  readonly passed?: number;
};

export type FunnelVisitors = {
  /** How many visitors began, and on which days, in words. */
  readonly summary: string;
  readonly began: number;
  /** Every step, in the order of the definition. */
  readonly steps: readonly StepVisitors[];
  /** Who of each variant came how far. */
  readonly experiments: readonly {
    readonly experiment: string;
    /** The steps that are compared: where a contact is left, where is paid, what was paid leads to, and where the funnel ends. */
    readonly goals: readonly string[];
    readonly variants: readonly {
      readonly variant: string;
      readonly began: number;
      readonly reached: readonly number[];
    }[];
  }[];
  /** Steps that were counted and are no longer there. */
  readonly gone: readonly { readonly step: string; readonly reached: number }[];
};

/** Puts stored sums to the steps and experiments of a definition. A renamed step has what was counted under its former id. */
export function funnelVisitors(definition: FunnelDefinition, { sums, days }: StoredVisitors): FunnelVisitors {
  const { steps, start } = definition;
  const flows = stepFlows(definition);
  const isOf = (id: string) => {
    const former = steps[id]?.renamedFrom;
    return ({ step }: { readonly step: string }) => step === id || (step === former && !Object.hasOwn(steps, step));
  };
  const sumOf = (id: string, measure: "reached" | "passed", of = sums) =>
    of.filter(isOf(id)).reduce((sum, row) => sum + row[measure], 0);
  const ids = Object.keys(steps);
  const leads = (id: string) => (flows[id]?.exits.forward.length ?? 0) > 0;
  const isGoal = (id: string) => {
    const step = steps[id];
    if (!step) return false;
    return leavesContact(step) || canTakePayment(step) || stepTraits(step).isReceipt === true || !leads(id);
  };
  const goals = ids.filter((id) => id !== start && isGoal(id));
  const others = sums.filter((row) => !ids.some((id) => isOf(id)(row)));
  const began = sumOf(start, "reached");
  return {
    summary: `${counted(began, "visitor")} began ${inWords(days)}`,
    began,
    steps: ids.map((step) => ({
      step,
      reached: sumOf(step, "reached"),
      ...(leads(step) && { passed: sumOf(step, "passed") }),
    })),
    experiments: Object.entries(experimentsOf(definition)).map(([experiment, variants]) => ({
      experiment,
      goals,
      variants: Object.keys(variants).map((variant) => {
        const own = sums.filter((row) => row.variants[experiment] === variant);
        return { variant, began: sumOf(start, "reached", own), reached: goals.map((id) => sumOf(id, "reached", own)) };
      }),
    })),
    gone: [...new Set(others.map(({ step }) => step))].map((step) => ({
      step,
      reached: others.filter((row) => row.step === step).reduce((sum, { reached }) => sum + reached, 0),
    })),
  };
}

const inWords = (days: StoredVisitors["days"]) =>
  days === undefined
    ? "so far"
    : days.first === days.last
      ? `on ${days.first} (UTC)`
      : `from ${days.first} to ${days.last} (UTC)`;

/** Who reached a step and did not go on. Of some days alone the second count may be the larger: the step was reached before. */
export const stopped = (reached: number, passed: number): number => Math.max(0, reached - passed);
