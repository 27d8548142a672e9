import type { ComponentType } from "react";
import { partsOf } from "../../engine/pricing/index.ts";
import type { StepProps, StepType } from "../contract.ts";
import { PlanScope } from "./picked-plan.tsx";
import { usePrices } from "./use-prices.ts";

/** A page whose texts say what was picked on an earlier one, at the price that it has for this visitor by now. */
export function sayingPick(Page: ComponentType<StepProps<StepType>>): ComponentType<StepProps<StepType>> {
  return function PageSayingPick(props) {
    const { plans } = usePrices(props).scope;
    const { plan: picked = "" } = props.values;
    // An extra that is no longer sold is left out.
    const order = [picked, partsOf(picked).plan].find((id) => Object.hasOwn(plans, id));
    return (
      <PlanScope plan={order === undefined ? undefined : plans[order]}>
        <Page {...props} />
      </PlanScope>
    );
  };
}
