import type { FunnelDefinition, Outcome } from "../../schema/funnel.types.ts";
import { copyParts } from "../copy/index.ts";
import { type Exit, exitsOf } from "./exits.ts";
import { optionsOf } from "./options.ts";

/** What the machine must know of an option; how it looks is the renderer's matter. */
export type FlowOption = {
  readonly id: string;
  /** Left out where neither storage nor copy ever needs it. */
  readonly label?: string;
  /** What is recorded, where that is not the label. */
  readonly recordAs?: string;
  readonly score?: Readonly<Record<string, number>>;
  readonly exclusive?: boolean;
  readonly renamedFrom?: string;
};

/** A way on, less what only a message needs to know of it. */
export type FlowExit = Pick<Exit, "to" | "when" | "option">;

/** What the machine and the shell must know of a step. */
export type FlowStep = {
  readonly path: string;
  /** Ways forward, tried in this order. */
  readonly forward: readonly FlowExit[];
  readonly back?: string;
  /** Where a finished payment leads. The provider sends the buyer there; it is no way that a visitor can take. */
  readonly paid?: string;
  /** Milliseconds after which the step moves on by itself. */
  readonly after?: number;
  /** None on a step that asks nothing. */
  readonly options?: readonly FlowOption[];
  /** Fewest and most options that make an answer, where that is not exactly one. */
  readonly min?: number;
  readonly max?: number;
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
  const shown = placeholdersIn(definition);
  const steps = Object.entries(definition.steps).map(([stepId, step]): [string, FlowStep] => {
    const isRecorded = "record" in step;
    const isShown = "save" in step || shown.has(`answer.${stepId}`);
    const options = optionsOf(step).map(({ id, label, recordAs = label, score, exclusive, renamedFrom }) => ({
      id,
      ...(isShown ? { label } : isRecorded && { label: recordAs }),
      ...(isShown && isRecorded && recordAs !== label && { recordAs }),
      ...(score && { score }),
      ...(exclusive && { exclusive }),
      ...(renamedFrom && { renamedFrom }),
    }));
    const { forward, back, after } = exitsOf(step);
    return [
      stepId,
      {
        path: step.path,
        // A finished payment is not the visitor's to claim: that way on is taken elsewhere.
        forward: forward
          .filter(({ kind }) => kind !== "paid")
          .map(({ to, when, option }) => ({ to, ...(when && { when }), ...(option !== undefined && { option }) })),
        ...(back && { back: back.to }),
        ...("paid" in step && step.paid && { paid: step.paid }),
        ...(after !== undefined && { after }),
        ...(options.length && { options }),
        ...("min" in step && { min: step.min ?? 1, max: step.max ?? options.length }),
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

function placeholdersIn(definition: FunnelDefinition): ReadonlySet<string> {
  return new Set(copyParts(JSON.stringify(definition)).flatMap((part) => ("name" in part ? [part.name] : [])));
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
