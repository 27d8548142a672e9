import type { FunnelDefinition, Step } from "../../schema/funnel.types.ts";
import { type FlowField, flowFieldOf } from "../fields/index.ts";
import type { Path } from "../problem/index.ts";
import {
  fieldsOf,
  isLedBySections,
  offersPlans,
  sectionPlaces,
  sectionWith,
  stepTraits,
  stepWith,
} from "../traits/index.ts";
import type { BareCondition, ConditionNode } from "./condition-node.ts";
import { type Exits, exitsOf } from "./exits.ts";
import { optionsOf, ownAnswer, type ResolvedOption, recordedOptions } from "./options.ts";
import { parseCondition, whenShown } from "./parse-condition.ts";

/** An option that is written in the definition, or the answer that a visitor types, which comes last. */
export type AskedOption = ResolvedOption & { readonly isTyped?: true };

/** A field, and when it is asked for; always, if nothing is said. */
export type AskedField<When = BareCondition> = FlowField & { readonly when?: When };

/** What most rules look at in a step of any type. Its exits and options are the compiler's. */
export type StepFlow = {
  readonly path: string;
  readonly exits: Exits;
  readonly options: readonly AskedOption[];
  /** What the visitor types, picks and ticks, in order; empty for a step without fields. */
  readonly fields: readonly AskedField<ConditionNode>[];
  /** Minimum and maximum number of options in an answer: 1 and 1 for a single choice, 0 and 0 if nothing is asked. */
  readonly min: number;
  readonly max: number;
  /**
   * Whether a visitor pays here: on a payment page, or by the buttons of sections if plans are offered and `paid` is
   * set.
   */
  readonly sells: boolean;
  /** When each button is shown that leads past the payment, to the step's own `next`; undefined for one that always is. */
  readonly skips: readonly (ConditionNode | undefined)[];
  /** The same of each button that takes the payment; empty where it is not taken by buttons of sections alone. */
  readonly pays: readonly (ConditionNode | undefined)[];
  readonly record?: string;
  readonly save?: string;
  /** People come to it by the link of a mail, perhaps in another browser. */
  readonly isMailed?: true;
};

/** The steps of a definition, by id. */
export type StepFlows = Readonly<Record<string, StepFlow>>;

/** Reads the steps out of a definition with its defaults. */
export function stepFlows(definition: FunnelDefinition): StepFlows {
  const steps = Object.entries(definition.steps).map(([id, step]): [string, StepFlow] => {
    const options = askedOptions(step);
    const record = stepWith("asks", step)?.record;
    const save = stepWith("saves", step)?.save;
    return [
      id,
      {
        path: step.path,
        exits: exitsOf(step, ["steps", id]),
        options,
        fields: fieldsOf(step).map((field, index) => ({
          ...flowFieldOf(field, recordedOptions),
          ...(field.when && { when: parseCondition(field.when, ["steps", id, "fields", index, "when"]) }),
        })),
        ...answerSize(step, options.length),
        sells: isSelling(step),
        skips: buttonsShown(step, "skip", ["steps", id]),
        pays: isLedBySections(step) && isSelling(step) ? buttonsShown(step, "next", ["steps", id]) : [],
        ...(record !== undefined && { record }),
        ...(save !== undefined && { save }),
        ...(stepTraits(step).confirmsContact && { isMailed: true }),
      },
    ];
  });
  const leading = leadingTo(steps);
  return stepsById(steps.map(([id, flow]) => [id, withPrevious(id, flow, leading)]));
}

/**
 * Steps by their ids, and nothing by the words that every object of JavaScript knows: a step of an unchecked definition may
 * lead to any word, "constructor" included.
 */
export const stepsById = <Flow>(steps: readonly (readonly [string, Flow])[]): Readonly<Record<string, Flow>> =>
  Object.setPrototypeOf(Object.fromEntries(steps), null);

function askedOptions(step: Step): readonly AskedOption[] {
  const { otherwise } = stepWith("asks", step) ?? {};
  if (!otherwise) return optionsOf(step);
  const label = otherwise === "text" ? ownAnswer : otherwise.label;
  return [...optionsOf(step), { id: ownAnswer, label, isTyped: true }];
}

/** The steps by those that they lead to, in the order of the definition. */
type Leading = ReadonlyMap<string, ReadonlyMap<string, StepFlow>>;

function leadingTo(steps: readonly (readonly [string, StepFlow])[]): Leading {
  const leading = new Map<string, Map<string, StepFlow>>();
  for (const [id, flow] of steps)
    for (const { kind, to } of flow.exits.forward)
      if (kind !== "paid") leading.set(to, (leading.get(to) ?? new Map()).set(id, flow));
  return leading;
}

/** Fills in the possible targets of a back link to the previous step. */
function withPrevious(id: string, flow: StepFlow, leading: Leading): StepFlow {
  if (!flow.exits.isBackToPrevious) return flow;
  const back = stepsBefore(id, leading).map((to) => ({ kind: "back" as const, to, at: ["back"] }));
  return { ...flow, exits: { ...flow.exits, back } };
}

/**
 * The steps that lead to a step. A step that moves on by itself is replaced by those before it: nobody goes back to
 * wait.
 */
function stepsBefore(id: string, leading: Leading): readonly string[] {
  const waiting = new Set([id]);
  const before = new Set<string>();
  for (const target of waiting)
    for (const [other, { exits }] of leading.get(target) ?? [])
      if (other !== id) (exits.after === undefined ? before : waiting).add(other);
  return [...before];
}

function answerSize(step: Step, options: number): Pick<StepFlow, "min" | "max"> {
  if (stepTraits(step).asks === "several") {
    const { min = 1, max = options } = stepWith("asks", step) ?? {};
    return { min, max };
  }
  const one = Math.min(1, options);
  return { min: one, max: one };
}

const buttonsShown = (step: Step, action: "next" | "skip", path: Path): StepFlow["skips"] =>
  sectionPlaces(step)
    .filter(({ section }) => sectionWith("leadsOn", section)?.action === action)
    .map((place) => whenShown(place, path));

/** Whether the buttons of a step take a payment. */
export function isSelling(step: Step): boolean {
  const paying = stepWith("takesPayment", step);
  if (!paying || stepTraits(step).takesPayment === "itself") return paying !== undefined;
  return paying.paid !== undefined && offersPlans(step);
}
