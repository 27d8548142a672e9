import type { FunnelDefinition, Outcome, Step } from "../../schema/funnel.types.ts";
import { copyParts } from "../copy/index.ts";
import { offersPlans, sectionsOf, sectionTraits, stepTraits, stepWith } from "../traits/index.ts";
import { type BareCondition, bareCondition } from "./condition-node.ts";
import type { Exit } from "./exits.ts";
import { parseCondition } from "./parse-condition.ts";
import { placedAtoms } from "./placed-atoms.ts";
import { type StepFlow, type StepFlows, stepFlows } from "./step-flow.ts";

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
export type FlowExit = Pick<Exit, "to" | "option"> & { readonly when?: BareCondition };

/** Where a back link leads: to a step, to the first that holds, or to the one of these that the visitor came from. */
export type FlowBack = string | readonly FlowExit[] | { readonly previous: readonly string[] };

/** A result that a visitor can get. */
export type FlowOutcome = Omit<Outcome, "when"> & { readonly when?: BareCondition };

/** What the machine and the shell must know of a step. */
export type FlowStep = {
  readonly path: string;
  /** Ways forward, tried in this order. */
  readonly forward: readonly FlowExit[];
  readonly back?: FlowBack;
  /** Where a finished payment leads. The provider sends the buyer there; it is no way that a visitor can take. */
  readonly paid?: string;
  /** The payment form can open on its page: because the page is there to pay, or by the buttons of its sections. */
  readonly takesPayment?: "itself" | "by-sections";
  /** Whether buyers come back to it. */
  readonly isReceipt?: boolean;
  /** Milliseconds after which the step moves on by itself. */
  readonly after?: number;
  /** None on a step that asks nothing. */
  readonly options?: readonly FlowOption[];
  /** Fewest and most options that make an answer; left out with the options. */
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
  readonly outcomes: readonly FlowOutcome[];
  /** Parameters of the address that some condition asks about; no other is kept. */
  readonly queryNames: readonly string[];
  readonly steps: Readonly<Record<string, FlowStep>>;
};

/** Reads the flow out of a checked definition. The result is JSON. */
export function flowOf(definition: FunnelDefinition): Flow {
  const { id, version, start, entry, outcomes } = definition;
  const steps = stepFlows(definition);
  const shown = placeholdersIn(definition);
  const queryNames = placedAtoms(definition, steps).flatMap(({ kind, name }) => (kind === "query" ? [name] : []));
  return {
    id,
    version,
    start,
    entry,
    outcomes: outcomes.map(({ when, ...outcome }, index) => ({
      ...outcome,
      ...(when && { when: bareCondition(parseCondition(when, ["outcomes", index, "when"])) }),
    })),
    queryNames: [...new Set(queryNames)],
    steps: Object.fromEntries(
      Object.entries(definition.steps).flatMap(([stepId, step]) => {
        const flow = steps[stepId];
        if (!flow) return [];
        const read = flowStep(step, flow, shown.has(`answer.${stepId}`));
        return [[stepId, { ...read, forward: read.forward.map(onlyWithPlan(definition, steps, step)) }]];
      }),
    ),
  };
}

/** Where every plan of a step is for some visitors only, nobody else goes on to where there is nothing but a payment. */
function onlyWithPlan(definition: FunnelDefinition, flows: StepFlows, step: Step): (exit: FlowExit) => FlowExit {
  const offers = sectionsOf(step).filter((section) => sectionTraits(section).offersPlans);
  const whens = offers.flatMap(({ when }) => (when ? [bareCondition(parseCondition(when, []))] : []));
  if (offers.length === 0 || whens.length < offers.length) return (exit) => exit;
  const offered: BareCondition = { kind: "any", parts: whens };
  return (exit) => {
    if (!endsInPayment(definition, flows, exit.to)) return exit;
    return { ...exit, when: exit.when ? { kind: "all", parts: [exit.when, offered] } : offered };
  };
}

/** Whether all ways on from a step lead to a payment, and none of them past other plans. */
function endsInPayment({ steps }: FunnelDefinition, flows: StepFlows, id: string): boolean {
  const ahead = new Set([id]);
  let isPaid = false;
  for (const at of ahead) {
    const step = steps[at];
    if (!step || offersPlans(step)) return false;
    if (stepTraits(step).takesPayment === "itself") {
      isPaid = true;
      continue;
    }
    const ways = flows[at]?.exits.forward.filter(({ kind }) => kind !== "paid") ?? [];
    if (ways.length === 0) return false;
    for (const { to } of ways) ahead.add(to);
  }
  // A loop of pages is none.
  return isPaid;
}

/** @param isShown whether some copy says what was answered */
function flowStep(step: Step, { path, exits, options, min, max, record, save }: StepFlow, isShown: boolean): FlowStep {
  const { forward, back, after } = exits;
  const { takesPayment, isReceipt } = stepTraits(step);
  const { paid } = stepWith("takesPayment", step) ?? {};
  const isSaid = isShown || save !== undefined;
  const flowOptions = options.map(({ id, label, recordAs = label, score, exclusive, renamedFrom }) => ({
    id,
    ...(isSaid ? { label } : record !== undefined && { label: recordAs }),
    ...(isSaid && record !== undefined && recordAs !== label && { recordAs }),
    ...(score && { score }),
    ...(exclusive && { exclusive }),
    ...(renamedFrom && { renamedFrom }),
  }));
  return {
    path,
    // A finished payment is not the visitor's to claim: that way on is taken elsewhere.
    forward: forward
      .filter(({ kind }) => kind !== "paid")
      .map(({ to, when, option }) => ({
        to,
        ...(when && { when: bareCondition(when) }),
        ...(option !== undefined && { option }),
      })),
    ...(back.length && { back: flowBack(exits) }),
    ...(paid && { paid }),
    ...(takesPayment && { takesPayment }),
    ...(isReceipt && { isReceipt }),
    ...(after !== undefined && { after }),
    ...(options.length && { options: flowOptions, min, max }),
    ...(record && { record }),
    ...(save && { save }),
    ...(step.renamedFrom && { renamedFrom: step.renamedFrom }),
  };
}

function flowBack({ back, isBackToPrevious }: StepFlow["exits"]): FlowBack {
  const [only, second] = back;
  if (isBackToPrevious) return { previous: back.map(({ to }) => to) };
  if (only && !second && !only.when) return only.to;
  return back.map(({ to, when }) => ({ to, ...(when && { when: bareCondition(when) }) }));
}

function placeholdersIn(definition: FunnelDefinition): ReadonlySet<string> {
  return new Set(copyParts(JSON.stringify(definition)).flatMap((part) => ("name" in part ? [part.name] : [])));
}
