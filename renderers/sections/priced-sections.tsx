import { shownSections } from "../../engine/traits/index.ts";
import type { PricedSectionsProps, SectionsProps } from "../contract.ts";
import { FunnelProvider, useFunnel } from "../funnel-context.ts";
import { chargesIn, keepOrdered, keepPick, PlanScope, pickedPlan, usePrices } from "../pricing/index.ts";
import { Sections } from "./sections.tsx";

/** The sections of a page about plans, at the prices that this visitor pays. */
export function PricedSections({ children, ...props }: PricedSectionsProps) {
  const { scope } = usePrices(props);
  return (
    <FunnelProvider value={scope}>
      <PlanSections {...props} />
      {children}
    </FunnelProvider>
  );
}

/** Sections of which one may offer plans: their copy has the values of the picked plan, and to go on is to order it. */
export function PlanSections(props: SectionsProps) {
  const { sections, values, onSave, onNext } = props;
  const scope = useFunnel();
  const { isShown, plans } = scope;
  const shown = shownSections(sections, isShown);
  const plan = pickedPlan(shown, values, scope);
  const goOn = () => {
    if (plan !== undefined && plans[plan]?.soldOut) return;
    // The plan shown as picked is ordered even if the visitor has not touched it.
    if (plan !== undefined) onSave(keepOrdered(plan, values));
    onNext();
  };
  return (
    <PlanScope plan={plan === undefined ? undefined : plans[plan]}>
      <Sections
        {...props}
        {...(plan !== undefined && { plan })}
        charges={chargesIn(shown)}
        onPlan={(picked) => onSave(keepPick(picked))}
        onNext={goOn}
      />
    </PlanScope>
  );
}
