import { emptyQuiz, outcomeOf, type Quiz } from "../../engine/compile/index.ts";
import { copyParts, experimentIn } from "../../engine/copy/index.ts";
import type { BareCondition, Flow } from "../../engine/flow/index.ts";
import { type SoldPlan, several } from "../../engine/pricing/index.ts";
import type { StepView } from "../../engine/views/index.ts";
import { isAboutVariants } from "./drawn-variants.ts";
import type { Funnel } from "./funnel.ts";

/** A number, because some sections draw one. */
const otherWords = "7";

/** Somebody who has left a contact. */
export const otherQuiz: Quiz = { ...emptyQuiz, values: { email: otherWords, phone: otherWords } };

/**
 * A funnel in which a step shows everything otherwise that depends on its visitor: sections whose condition does not hold
 * for an empty quiz, not those for which it does, and other words for each placeholder. What depends on variants alone
 * stays. Beside the step's own page, it shows where the page depends on answers, whatever its sections are made of.
 */
export async function otherFunnel({ site, loadView, ...funnel }: Funnel, id: string): Promise<Funnel> {
  const view = (await loadView[id]?.())?.default;
  if (!view) throw new Error(`No step "${id}"`);
  const { step, texts, conditions, fixed } = view;
  // The plan is another one only if the visitor has picked it, and its sentences are as long then.
  const isSame = (name: string) =>
    name in fixed || name in site.fixed || name.startsWith("plan.") || experimentIn(name) !== undefined;
  const own = JSON.stringify({ step, texts });
  const other = copyParts(own)
    .map((part) => ("text" in part ? part.text : isSame(part.name) ? written(part) : otherWords))
    .join("");
  const told: Pick<StepView, "step" | "texts"> = JSON.parse(other);
  const turned =
    conditions &&
    Object.fromEntries(
      Object.entries(conditions).map(([at, part]) => [at, isAboutVariants(funnel.flow, part) ? part : not(part)]),
    );
  const plans = Object.fromEntries(Object.entries(view.plans).map(([id, plan]) => [id, withOtherCount(plan)]));
  const changed = { ...view, ...told, plans, ...(turned && { conditions: turned }) };
  const flow = withOtherPlan(funnel.flow);
  return { ...funnel, flow, site, loadView: { ...loadView, [id]: async () => ({ default: changed }) } };
}

/** A flow whose outcomes suggest another plan than to somebody who has answered nothing, if any does. */
function withOtherPlan(flow: Flow): Flow {
  const { plan: own } = outcomeOf(flow, emptyQuiz) ?? {};
  const other = flow.outcomes.find(({ plan }) => plan !== own);
  if (!other) return flow;
  return {
    ...flow,
    outcomes: flow.outcomes.map(({ plan: _, ...outcome }) => ({ ...outcome, ...(other.plan && { plan: other.plan }) })),
  };
}

/** A plan of which another number is bought, if that depends on an answer. */
const withOtherCount = (plan: SoldPlan): SoldPlan => (plan.counted ? several(plan, Number(otherWords)) : plan);

const not = (part: BareCondition): BareCondition => ({ kind: "not", part });

const written = ({ name, fallback }: { readonly name: string; readonly fallback?: string }) =>
  fallback === undefined ? `{${name}}` : `{${name}|${fallback}}`;
