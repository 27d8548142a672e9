import type { StepProps } from "../contract.ts";
import { FunnelProvider } from "../funnel-context.ts";
import { usePrices } from "../pricing/index.ts";
import { Sections } from "../sections/sections.tsx";
import { Button } from "../ui/controls/button.tsx";
import { ActionBar, StepColumn } from "../ui/layout/step-column.tsx";
import { usePlain } from "../ui/text/copy.tsx";

/** A slide of sections and a button that moves on. */
export function Info({ step, values, sections, extras, storage, now, onSave, onNext }: StepProps<"info">) {
  const plain = usePlain();
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
        <ActionBar>
          <Button goesOn onClick={onNext}>
            {plain(step.button)}
          </Button>
        </ActionBar>
      </StepColumn>
    </FunnelProvider>
  );
}
