import type { StepProps } from "../contract.ts";
import { StepSections } from "../sections/step-sections.tsx";
import { Button } from "../ui/controls/button.tsx";
import { ActionBar, StepColumn } from "../ui/layout/step-column.tsx";
import { usePlain } from "../ui/text/copy.tsx";

/** A slide of sections and a button that moves on. */
export function Info(props: StepProps<"info">) {
  const { step, onNext } = props;
  const plain = usePlain();
  return (
    <StepColumn>
      <StepSections {...props} titled={false}>
        <ActionBar>
          <Button goesOn onClick={onNext}>
            {plain(step.button)}
          </Button>
        </ActionBar>
      </StepSections>
    </StepColumn>
  );
}
