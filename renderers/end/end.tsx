import type { StepProps } from "../contract.ts";
import { StepSections } from "../sections/step-sections.tsx";
import { AddressButton } from "../ui/controls/address-button.tsx";
import { ActionBar, StepColumn } from "../ui/layout/step-column.tsx";

/** The last page of a way: sections, and an optional button that leads out of the funnel. */
export function End(props: StepProps<"end">) {
  const { button } = props.step;
  return (
    <StepColumn>
      <StepSections {...props} titled={false}>
        {button && (
          <ActionBar>
            <AddressButton of={button} />
          </ActionBar>
        )}
      </StepSections>
    </StepColumn>
  );
}
