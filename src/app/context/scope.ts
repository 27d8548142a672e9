import { useMemo } from "react";
import { factsOf, lookupIn, outcomeOf } from "../../../engine/compile/index.ts";
import { holds } from "../../../engine/flow/index.ts";
import type { StepView } from "../../../engine/views/index.ts";
import type { FunnelScope } from "../../../renderers/funnel-context.ts";
import { sectionsIn } from "../load/index.ts";
import { useApp, useQuiz } from "./app-context.ts";

type Brought = Pick<StepView, "fixed" | "samples" | "plans" | "every"> & Partial<Pick<StepView, "step" | "conditions">>;

const nothing: Brought = {
  fixed: {},
  samples: [],
  plans: {},
  every: {},
};

/** The scope in which copy is read: this visitor's answers, and what a step brings along. */
export function useScope({ fixed, samples, plans, every, step, conditions }: Brought = nothing): FunnelScope {
  const { flow, site, openLegal } = useApp();
  const context = useQuiz();
  return useMemo(
    () => ({
      lookup: lookupIn(flow, context, { ...site.fixed, ...fixed }),
      outcome: outcomeOf(flow, context)?.text,
      isSample: (name) => samples.includes(name),
      isShown: (section) => holds(step && conditions?.[sectionsIn(step).indexOf(section)], factsOf(flow, context)),
      language: site.language,
      every,
      plans,
      sample: site.texts.sample,
      openLegal,
    }),
    [flow, site, context, fixed, samples, plans, every, step, conditions, openLegal],
  );
}
