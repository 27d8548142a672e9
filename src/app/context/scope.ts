import { useMemo } from "react";
import { holds } from "../../../engine/flow/index.ts";
import { computedOf, factsOf, lookupIn, outcomeOf } from "../../../engine/quiz/index.ts";
import type { FunnelScope } from "../../../renderers/funnel-context.ts";
import type { LoadedStep } from "../load/index.ts";
import { useApp, useQuiz } from "./app-context.ts";

type Brought = Pick<LoadedStep, "fixed" | "samples" | "plans" | "every" | "conditions" | "said">;

const nothing: Brought = {
  fixed: {},
  samples: [],
  plans: {},
  every: {},
};

/** The scope in which copy is read: this visitor's answers, and what a step brings along. */
export function useScope({ fixed, samples, plans, every, conditions, said }: Brought = nothing): FunnelScope {
  const { flow, site, openLegal } = useApp();
  const context = useQuiz();
  return useMemo(
    () => ({
      lookup: lookupIn(flow, context, { ...site.fixed, ...fixed }, said),
      amount: computedOf(flow, context)?.amount,
      fieldsAsked: computedOf(flow, context)?.fieldsAsked,
      outcome: outcomeOf(flow, context),
      isSample: (name) => samples.includes(name),
      isShown: (section, said) => {
        const facts = factsOf(flow, context);
        return holds(conditions?.get(section), { ...facts, query: { ...facts.query, ...said } });
      },
      language: site.language,
      every,
      plans,
      sample: site.texts.sample,
      openLegal,
    }),
    [flow, site, context, fixed, samples, plans, every, conditions, said, openLegal],
  );
}
