import type { FunnelDefinition, Plan, Section } from "../../schema/funnel.types.ts";
import type { SectionKeys } from "../../schema/traits.ts";
import type { Path } from "../problem/index.ts";
import { sectionsOf, sectionWith } from "../traits/index.ts";

/** A section with the step that shows it and its place. */
export type PlacedSection<T extends keyof SectionKeys> = {
  readonly step: string;
  readonly section: Section & SectionKeys[T];
  /** Its position among the sections of the step. */
  readonly index: number;
  readonly path: Path;
};

/** The sections on all steps whose type has a trait, in the order written. */
export function placedSections<T extends keyof SectionKeys>(
  { steps }: Pick<FunnelDefinition, "steps">,
  trait: T,
): readonly PlacedSection<T>[] {
  return Object.entries(steps).flatMap(([id, step]) =>
    sectionsOf(step).flatMap((each, index): PlacedSection<T>[] => {
      const section = sectionWith(trait, each);
      return section ? [{ step: id, section, index, path: ["steps", id, "sections", index] }] : [];
    }),
  );
}

/** A plan with its id. */
type OfferedPlan = { readonly id: string; readonly plan: Plan };

/** The plans that a visitor can pick at a step; plans that do not exist are left out. */
export function offeredPlans(definition: FunnelDefinition, step: string): readonly OfferedPlan[] {
  const { plans } = definition;
  const ids = placedSections(definition, "offersPlans").flatMap((placed) =>
    placed.step === step ? placed.section.plans : [],
  );
  return [...new Set(ids)].flatMap((id) => {
    const plan = Object.hasOwn(plans, id) ? plans[id] : undefined;
    return plan ? [{ id, plan }] : [];
  });
}

/** Placeholders for the selected plan, if plans are shown. */
export const planNames: readonly string[] = [
  "plan.name",
  "plan.price",
  "plan.originalPrice",
  "plan.perDay",
  "plan.currency",
  "plan.period",
  "plan.interval",
  "plan.renews.price",
  "plan.renews.every",
];
