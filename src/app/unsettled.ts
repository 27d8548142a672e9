import { copyParts, experimentIn } from "../../engine/copy/index.ts";
import type { BareCondition, Flow } from "../../engine/flow/index.ts";
import { type SoldPlan, several } from "../../engine/pricing/index.ts";
import { emptyQuiz, outcomeOf, type Quiz } from "../../engine/quiz/index.ts";
import type { StepView } from "../../engine/views/index.ts";
import { isAboutVariants } from "./drawn-variants.ts";
import type { Funnel } from "./funnel.ts";

/** A number, because some sections draw one. */
const otherWords = "7";

/** Somebody who has left a contact. */
export const otherQuiz: Quiz = { ...emptyQuiz, values: { email: otherWords, phone: otherWords } };

/**
 * A funnel in which a step shows everything otherwise that depends on its visitor: sections and fields whose condition does not
 * hold for an empty quiz, not those for which it does, and other words for each placeholder. What depends on variants alone
 * stays. Beside the step's own page, it shows where the page depends on answers, whatever its sections are made of.
 */
export async function otherFunnel({ site, loadView, ...funnel }: Funnel, id: string): Promise<Funnel> {
  const view = (await loadView[id]?.())?.default;
  if (!view) throw new Error(`No step "${id}"`);
  const { step, texts, conditions, fixed } = view;
  // Where plans are offered, the plan is another one only if the visitor has picked it, and its sentences are as long then.
  const isSame = (name: string) =>
    name in fixed ||
    name in site.fixed ||
    (name.startsWith("plan.") && !view.saysPick) ||
    experimentIn(name) !== undefined;
  const own = JSON.stringify({ step, texts });
  const other = copyParts(own)
    .map((part) => ("text" in part ? part.text : isSame(part.name) ? written(part) : otherWords))
    .join("");
  const told: Pick<StepView, "step" | "texts"> = JSON.parse(other);
  const { flow } = funnel;
  const turn = (part: BareCondition) => (isAboutVariants(flow, part) ? part : not(part));
  const turned = conditions && Object.fromEntries(Object.entries(conditions).map(([at, part]) => [at, turn(part)]));
  const plans = Object.fromEntries(Object.entries(view.plans).map(([id, plan]) => [id, withOtherCount(plan)]));
  const changed = { ...view, ...told, plans, ...(turned && { conditions: turned }) };
  return {
    ...funnel,
    site,
    flow: withTurnedFields(flow, id, turn),
    loadView: { ...loadView, [id]: async () => ({ default: changed }) },
  };
}

/** A flow that asks at a step for the fields that it does not ask somebody for, and not for those that it does. */
function withTurnedFields(flow: Flow, id: string, turn: (part: BareCondition) => BareCondition): Flow {
  const step = flow.steps[id];
  if (!step?.fields) return flow;
  const fields = step.fields.map(({ when, ...field }) => ({ ...field, ...(when && { when: turn(when) }) }));
  return { ...flow, steps: { ...flow.steps, [id]: { ...step, fields } } };
}

/**
 * The flow as it is for those whose outcome suggests another plan of a page than that of somebody who has answered nothing:
 * one for each, or the flow alone if all are suggested the same there.
 *
 * @param offered the plans of the page
 */
export function withOtherPlans(flow: Flow, offered: readonly string[]): readonly Flow[] {
  const here = ({ plan = "" }: { readonly plan?: string } = {}) => (offered.includes(plan) ? plan : undefined);
  const own = here(outcomeOf(flow, emptyQuiz));
  const others = [...new Set(flow.outcomes.map(here))].filter((plan) => plan !== own);
  if (others.length === 0) return [flow];
  return others.map((plan) => ({
    ...flow,
    outcomes: flow.outcomes.map(({ plan: _, ...outcome }) => ({ ...outcome, ...(plan && { plan }) })),
  }));
}

/** A plan of which another number is bought, if that depends on an answer. */
const withOtherCount = (plan: SoldPlan): SoldPlan => (plan.counted ? several(plan, Number(otherWords)) : plan);

const not = (part: BareCondition): BareCondition => ({ kind: "not", part });

const written = ({ name, fallback }: { readonly name: string; readonly fallback?: string }) =>
  fallback === undefined ? `{${name}}` : `{${name}|${fallback}}`;
