import type { StepProps } from "../contract.ts";
import { FunnelProvider } from "../funnel-context.ts";
import { usePrices } from "../pricing/index.ts";
import { Sections } from "../sections/sections.tsx";
import { AddressButton } from "../ui/controls/address-button.tsx";
import { ActionBar, StepColumn } from "../ui/layout/step-column.tsx";

/** The last page of a way: sections, and an optional button that leads out of the funnel. */
export function End(props: StepProps<"end">) {
  const { step, sections } = props;
  const { scope } = usePrices(props);
  return (
    <FunnelProvider value={scope}>
      <StepColumn>
        <Sections {...props} sections={step.sections} components={sections} />
        {step.button && (
          <ActionBar>
            <AddressButton of={step.button} />
          </ActionBar>
        )}
      </StepColumn>
    </FunnelProvider>
  );
}
