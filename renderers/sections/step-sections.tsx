import type { StepSectionsProps } from "../contract.ts";
import { Sections } from "./sections.tsx";

/** The sections of a step, at the prices that this visitor pays. */
export function StepSections({ titled = true, children, ...props }: StepSectionsProps) {
  const { step, sections } = props;
  const Shown = sections.Priced ?? Sections;
  if (!step.sections) return null;
  return (
    <Shown {...props} titled={titled} sections={step.sections} components={sections}>
      {children}
    </Shown>
  );
}
