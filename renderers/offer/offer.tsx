import type { StepProps } from "../contract.ts";
import { Sections } from "../sections/sections.tsx";
import { StepColumn } from "../ui/step-column.tsx";

/** The page a visitor decides on: what it says, the plans, and buttons that lead on. */
export function Offer({ step, values, sections, onSave, onNext }: StepProps<"offer">) {
  return (
    <StepColumn width="wide">
      <Sections sections={step.sections} components={sections} values={values} onSave={onSave} onNext={onNext} />
    </StepColumn>
  );
}
