import type { StepProps } from "../contract.ts";
import { FunnelProvider } from "../funnel-context.ts";
import { usePrices } from "../pricing/index.ts";
import { Sections } from "../sections/sections.tsx";
import { Button } from "../ui/controls/button.tsx";
import { ActionBar, StepColumn } from "../ui/layout/step-column.tsx";
import { usePlain } from "../ui/text/copy.tsx";

/** A slide of sections and a button that moves on. */
export function Info(props: StepProps<"info">) {
  const { step, sections, onNext } = props;
  const plain = usePlain();
  const { scope } = usePrices(props);
  return (
    <FunnelProvider value={scope}>
      <StepColumn>
        <Sections {...props} sections={step.sections} components={sections} />
        <ActionBar>
          <Button goesOn onClick={onNext}>
            {plain(step.button)}
          </Button>
        </ActionBar>
      </StepColumn>
    </FunnelProvider>
  );
}
