import type { FunnelDefinition, Outcome } from "../../schema/funnel.types.ts";
import { type Exits, exitsOf } from "./exits.ts";
import { optionsOf } from "./options.ts";

/** What the machine must know of an option; how it looks is the renderer's matter. */
export type FlowOption = {
  readonly id: string;
  readonly label: string;
  readonly score?: Readonly<Record<string, number>>;
  readonly exclusive?: boolean;
  readonly renamedFrom?: string;
};

/** What the machine and the shell must know of a step. */
export type FlowStep = {
  readonly path: string;
  readonly exits: Exits;
  readonly options: readonly FlowOption[];
  /** Fewest and most options that make an answer; 1 and 1 for a single choice. */
  readonly min: number;
  readonly max: number;
  readonly record?: string;
  readonly save?: string;
  readonly renamedFrom?: string;
};

/** The flow of a funnel without its copy: small enough to be part of every page. */
export type Flow = {
  readonly id: string;
  readonly version: number;
  readonly start: string;
  readonly entry: "open" | "in-order";
  readonly outcomes: readonly Outcome[];
  /** Parameters of the address that some condition asks about; no other is kept. */
  readonly queryNames: readonly string[];
  readonly steps: Readonly<Record<string, FlowStep>>;
};

/** Reads the flow out of a checked definition. The result is JSON. */
export function flowOf(definition: FunnelDefinition): Flow {
  const { id, version, start, entry = "open", outcomes = [] } = definition;
  const steps = Object.entries(definition.steps).map(([stepId, step]): [string, FlowStep] => {
    const options = optionsOf(step).map(({ id, label, score, exclusive, renamedFrom }) => ({
      id,
      label,
      ...(score && { score }),
      ...(exclusive && { exclusive }),
      ...(renamedFrom && { renamedFrom }),
    }));
    const one = Math.min(1, options.length);
    return [
      stepId,
      {
        path: step.path,
        exits: exitsOf(step),
        options,
        min: "min" in step ? (step.min ?? one) : one,
        max: "min" in step ? (step.max ?? options.length) : one,
        ...("record" in step && step.record && { record: step.record }),
        ...("save" in step && step.save && { save: step.save }),
        ...(step.renamedFrom && { renamedFrom: step.renamedFrom }),
      },
    ];
  });
  return {
    id,
    version,
    start,
    entry,
    outcomes,
    queryNames: queryNamesIn(definition),
    steps: Object.fromEntries(steps),
  };
}

function queryNamesIn(definition: FunnelDefinition): string[] {
  const found = new Set<string>();
  const walk = (value: unknown, key?: string): void => {
    if (typeof value !== "object" || value === null) return;
    if (key === "query") for (const name of Object.keys(value)) found.add(name);
    for (const [name, child] of Object.entries(value)) walk(child, name);
  };
  walk(definition);
  return [...found];
}
