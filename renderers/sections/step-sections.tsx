import type { StepSectionsProps } from "../contract.ts";
import { FunnelProvider } from "../funnel-context.ts";
import { usePrices } from "../pricing/index.ts";
import { Sections } from "./sections.tsx";

/** The sections of a step that has a heading of its own, at the prices that this visitor pays. */
export function StepSections(props: StepSectionsProps) {
  const { step, sections } = props;
  const { scope } = usePrices(props);
  if (!step.sections) return null;
  return (
    <FunnelProvider value={scope}>
      <Sections {...props} titled sections={step.sections} components={sections} />
    </FunnelProvider>
  );
}
