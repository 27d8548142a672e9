import type { FunnelDefinition, Step } from "../../schema/funnel.types.ts";
import { sectionsOf, sectionTraits, stepTraits, stepWith } from "../traits/index.ts";
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
  /** Whether a visitor pays there: on a page for it, or by the buttons of sections where plans are offered and `paid` is set. */
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
    const record = stepWith("asks", step)?.record;
    const save = stepWith("saves", step)?.save;
    return [
      id,
      {
        path: step.path,
        exits: exitsOf(step, ["steps", id]),
        options,
        ...answerSize(step, options.length),
        sells: isSelling(step),
        ...(record !== undefined && { record }),
        ...(save !== undefined && { save }),
      },
    ];
  });
  return Object.fromEntries(steps);
}

function answerSize(step: Step, options: number): Pick<StepFlow, "min" | "max"> {
  if (stepTraits(step).asks === "several") {
    const { min = 1, max = options } = stepWith("asks", step) ?? {};
    return { min, max };
  }
  const one = Math.min(1, options);
  return { min: one, max: one };
}

function isSelling(step: Step): boolean {
  const paying = stepWith("takesPayment", step);
  if (!paying || stepTraits(step).takesPayment === "itself") return paying !== undefined;
  return paying.paid !== undefined && sectionsOf(step).some((section) => sectionTraits(section).offersPlans);
}
