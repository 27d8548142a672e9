import type { FunnelDefinition, Step } from "../../schema/funnel.types.ts";
import { type Exits, exitsOf } from "./exits.ts";
import { optionsOf, type ResolvedOption } from "./options.ts";

/** What most rules look at in a step, whatever its type. Exits and options are read where the compiler reads them. */
export type StepFlow = {
  readonly path: string;
  readonly exits: Exits;
  readonly options: readonly ResolvedOption[];
  /** Fewest and most options that make an answer: 1 and 1 for a single choice, 0 and 0 where nothing is asked. */
  readonly min: number;
  readonly max: number;
  /** Whether its buttons take a payment: so does a checkout, and an offer with plans that says where a payment leads. */
  readonly sells: boolean;
  readonly record?: string;
  readonly save?: string;
};

/** The steps of a definition, by id. */
export type StepFlows = Readonly<Record<string, StepFlow>>;

/** Reads the steps out of a definition with its defaults. */
export function stepFlows(definition: FunnelDefinition): StepFlows {
  const steps = Object.entries(definition.steps).map(([id, step]): [string, StepFlow] => {
    const options = optionsOf(step);
    return [
      id,
      {
        path: step.path,
        exits: exitsOf(step, ["steps", id]),
        options,
        ...answerSize(step, options.length),
        sells: isSelling(step),
        ...("record" in step && step.record !== undefined && { record: step.record }),
        ...("save" in step && step.save !== undefined && { save: step.save }),
      },
    ];
  });
  return Object.fromEntries(steps);
}

function answerSize(step: Step, options: number): Pick<StepFlow, "min" | "max"> {
  if ("min" in step) return { min: step.min, max: step.max ?? options };
  const one = Math.min(1, options);
  return { min: one, max: one };
}

function isSelling(step: Step): boolean {
  if (step.type === "checkout") return true;
  return step.type === "offer" && step.paid !== undefined && step.sections.some(({ type }) => type === "plans");
}
