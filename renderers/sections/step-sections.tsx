import type { StepSectionsProps } from "../contract.ts";
import { FunnelProvider } from "../funnel-context.ts";
import { usePrices } from "../pricing/index.ts";
import { Sections } from "./sections.tsx";

/** The sections of a step that has a heading of its own, at the prices that this visitor pays. */
export function StepSections({ step, values, sections, extras, storage, now, onSave, onNext }: StepSectionsProps) {
  const { scope } = usePrices({ storage, now });
  if (!step.sections) return null;
  return (
    <FunnelProvider value={scope}>
      <Sections
        titled
        sections={step.sections}
        components={sections}
        values={values}
        extras={extras}
        now={now}
        onSave={onSave}
        onNext={onNext}
      />
    </FunnelProvider>
  );
}
