import type { StepProps } from "../contract.ts";
import { FunnelProvider } from "../funnel-context.ts";
import { usePrices } from "../pricing/index.ts";
import { Sections } from "../sections/sections.tsx";
import { AddressButton } from "../ui/controls/address-button.tsx";
import { ActionBar, StepColumn } from "../ui/layout/step-column.tsx";

/** The last page of a way: sections, and an optional button that leads out of the funnel. */
export function End({ step, values, sections, extras, storage, now, onSave, onNext }: StepProps<"end">) {
  const { scope } = usePrices({ storage, now });
  return (
    <FunnelProvider value={scope}>
      <StepColumn>
        <Sections
          sections={step.sections}
          components={sections}
          values={values}
          extras={extras}
          now={now}
          onSave={onSave}
          onNext={onNext}
        />
        {step.button && (
          <ActionBar>
            <AddressButton of={step.button} />
          </ActionBar>
        )}
      </StepColumn>
    </FunnelProvider>
  );
}
