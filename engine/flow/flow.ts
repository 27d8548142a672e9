import type { FunnelDefinition, Outcome, Step } from "../../schema/funnel.types.ts";
import { copyParts, experimentIn, inForms, type Lookup, listMark, readForms } from "../copy/index.ts";
import { framedHosts, offersPlans, sectionPlaces, sectionTraits, stepTraits, stepWith } from "../traits/index.ts";
import { type CompiledValues, type Compute, computer } from "../values/index.ts";
import { compiledValues } from "./computed-values.ts";
import { type BareCondition, bareCondition } from "./condition-node.ts";
import type { Exit } from "./exits.ts";
import { controlsOf, type Experiments, experimentsOf } from "./experiments.ts";
import { triedOutcomes } from "./outcomes.ts";
import { whenShown } from "./parse-condition.ts";
import { placedAtoms } from "./placed-atoms.ts";
import { type AskedField, type StepFlow, type StepFlows, stepFlows, stepsById } from "./step-flow.ts";

/** The part of an option that the machine needs. How it looks is up to the renderer. */
export type FlowOption = {
  readonly id: string;
  /** Left out if neither storage nor copy needs it. */
  readonly label?: string;
  /** What is recorded, if it is not the label. */
  readonly recordAs?: string;
  readonly score?: Readonly<Record<string, number>>;
  readonly exclusive?: boolean;
  /** The visitor types it; a value has the text. */
  readonly isTyped?: true;
  readonly renamedFrom?: string;
};

/** An exit without the fields that only messages need. */
export type FlowExit = Pick<Exit, "to" | "option"> & { readonly when?: BareCondition };

/** Target of a back link: one step, the first whose condition holds, or whichever of these the visitor came from. */
export type FlowBack = string | readonly FlowExit[] | { readonly previous: readonly string[] };

/** A result that a visitor can get. */
export type FlowOutcome = Omit<Outcome, "when"> & { readonly when?: BareCondition };

/** The part of a step that the machine and the shell need. */
export type FlowStep = {
  readonly path: string;
  /** Ways forward, tried in this order. */
  readonly forward: readonly FlowExit[];
  readonly back?: FlowBack;
  /** Where a finished payment leads. The provider sends the buyer there; visitors cannot take this way themselves. */
  readonly paid?: string;
  /** The payment form can open on its page: the page is a payment page, or buttons of its sections open the form. */
  readonly takesPayment?: "itself" | "by-sections";
  /** The hosts whose videos its page shows in frames, which the policy of no other page admits. */
  readonly frames?: string;
  /** Whether buyers return to it. */
  readonly isReceipt?: boolean;
  /** Whether the link of a mail opens it. */
  readonly isMailed?: boolean;
  /** Milliseconds after which the step moves on by itself. */
  readonly after?: number;
  /** Left out for a step that asks nothing. */
  readonly options?: readonly FlowOption[];
  /** Left out for a step without fields. */
  readonly fields?: readonly AskedField[];
  /** Minimum and maximum number of options in an answer; left out with the options. */
  readonly min?: number;
  readonly max?: number;
  /** What visitors read between the options of an answer; left out for a comma and a space. */
  readonly between?: string;
  readonly record?: string;
  readonly save?: string;
  readonly renamedFrom?: string;
};

/** The flow of a funnel without its copy: small enough to ship with every page. */
export type Flow = {
  readonly id: string;
  readonly version: number;
  readonly start: string;
  readonly entry: "open" | "in-order";
  readonly outcomes: readonly FlowOutcome[];
  /** Query parameters that some condition asks about; no others are stored. */
  readonly queryNames: readonly string[];
  /** Query parameters that texts show, or addresses hand on, as they are given; left out if none do. */
  readonly addressNames?: readonly string[];
  /**
   * Reads them in the query of an address, and keeps them for the visit. A page is given it with the flow: only pages of a
   * funnel with such texts load its code.
   */
  readonly readAddress?: (search: string) => Readonly<Record<string, string>>;
  /** Left out if there are none. */
  readonly experiments?: Experiments;
  /** What conditions take for the variant of each experiment where none is drawn; left out with the experiments. */
  readonly controls?: Readonly<Record<string, string>>;
  /**
   * Draws the variants of a visitor who comes with the query of an address, once. A page is given it with the flow: only
   * pages of a funnel with experiments load its code.
   */
  readonly drawVariants?: (search: string) => Readonly<Record<string, string>>;
  /** Says numbers and variants with their words, in a funnel whose texts have some. A page is given it in the same way. */
  readonly inForms?: (lookup: Lookup) => Lookup;
  readonly steps: Readonly<Record<string, FlowStep>>;
  /** The values that are computed, by name; left out if there are none. */
  readonly values?: CompiledValues;
  /**
   * Computes them, and says what was given in fields. A page is given it with the flow: only pages of a funnel with
   * values or fields load its code.
   */
  readonly compute?: Compute;
};

/** A flow without its functions. It is JSON. */
export type PlainFlow = Omit<Flow, "readAddress" | "drawVariants" | "inForms" | "compute">;

/**
 * Reads the flow out of a checked definition. The result is JSON, but for the function that computes values.
 *
 * @param now the clock of the visits to it, which says what day `today` is
 */
export function flowOf(definition: FunnelDefinition, now: () => Date = () => new Date()): Flow {
  const { id, version, language, start, entry } = definition;
  const steps = stepFlows(definition);
  const values = compiledValues(definition, steps);
  const isComputing = values || Object.values(steps).some(({ fields }) => fields.length > 0);
  const tried = triedOutcomes(definition);
  const shown = placeholdersIn(definition);
  const queryNames = placedAtoms(definition, steps).flatMap((atom) =>
    atom.kind === "query" && !atom.isStock ? [atom.name] : [],
  );
  const hasForms = copyParts(JSON.stringify(definition)).some(
    (part) =>
      "name" in part &&
      part.fallback !== undefined &&
      (experimentIn(part.name) !== undefined || readForms(part.fallback)),
  );
  const addressNames = [...shown].flatMap((name) => (name.startsWith("query.") ? [name.slice("query.".length)] : []));
  const experiments = experimentsOf(definition);
  return {
    id,
    version,
    start,
    entry,
    outcomes: definition.outcomes.map(({ when: _, ...outcome }, index) => {
      const when = tried[index]?.when;
      return { ...outcome, ...(when && { when: bareCondition(when) }) };
    }),
    queryNames: [...new Set(queryNames)],
    ...(addressNames.length > 0 && { addressNames }),
    ...(Object.keys(experiments).length > 0 && { experiments, controls: controlsOf(experiments) }),
    steps: stepsById(
      Object.entries(definition.steps).flatMap(([stepId, step]) => {
        const flow = steps[stepId];
        if (!flow) return [];
        const read = flowStep(step, flow, shown.has(`answer.${stepId}`), language);
        return [[stepId, { ...read, forward: read.forward.map(onlyWithPlan(definition, steps, stepId)) }]];
      }),
    ),
    ...(values && { values }),
    ...(hasForms && { inForms: inForms(language) }),
    ...(isComputing && { compute: computer(values ?? {}, language, now) }),
  };
}

/**
 * If every plan of a step is conditional, visitors who see none must not go on to a step that can only be paid at, unless
 * they go past the payment of this one.
 */
function onlyWithPlan(definition: FunnelDefinition, flows: StepFlows, id: string): (exit: FlowExit) => FlowExit {
  const step = definition.steps[id];
  if (!step || flows[id]?.sells) return (exit) => exit;
  const offers = sectionPlaces(step).filter(({ section }) => sectionTraits(section).offersPlans);
  const whens = offers.flatMap((place) => {
    const when = whenShown(place, []);
    return when ? [bareCondition(when)] : [];
  });
  if (offers.length === 0 || whens.length < offers.length) return (exit) => exit;
  const offered: BareCondition = { kind: "any", parts: whens };
  return (exit) => {
    if (!endsInPayment(definition, flows, exit.to)) return exit;
    return { ...exit, when: exit.when ? { kind: "all", parts: [exit.when, offered] } : offered };
  };
}

/** Whether all ways on from a step lead to a payment, and none of them passes other plans first. */
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
  // A loop of pages does not lead to a payment.
  return isPaid;
}

/**
 * @param isShown whether some copy says what was answered
 * @param language of that copy
 */
function flowStep(
  step: Step,
  { path, exits, options, fields, min, max, record, save, isMailed }: StepFlow,
  isShown: boolean,
  language: string,
): FlowStep {
  const { forward, back, after } = exits;
  const { takesPayment, isReceipt } = stepTraits(step);
  const { paid } = stepWith("takesPayment", step) ?? {};
  const frames = framedHosts(step).join(" ");
  const isSaid = isShown || save !== undefined;
  const flowOptions = options.map(({ id, label, recordAs = label, score, exclusive, renamedFrom, isTyped }) => ({
    id,
    ...(isTyped ? { isTyped } : isSaid ? { label } : record !== undefined && { label: recordAs }),
    ...(isSaid && record !== undefined && recordAs !== label && { recordAs }),
    ...(score && { score }),
    ...(exclusive && { exclusive }),
    ...(renamedFrom && { renamedFrom }),
  }));
  const between =
    isSaid && max > 1
      ? listMark(
          language,
          options.map(({ label }) => label),
        )
      : undefined;
  return {
    path,
    // A visitor cannot claim to have paid: the exit after a payment is taken elsewhere.
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
    ...(frames && { frames }),
    ...(isReceipt && { isReceipt }),
    ...(isMailed && { isMailed }),
    ...(after !== undefined && { after }),
    ...(options.length && { options: flowOptions, min, max }),
    ...(between && { between }),
    ...(fields.length && {
      fields: fields.map(({ when, ...field }) => ({ ...field, ...(when && { when: bareCondition(when) }) })),
    }),
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
