import type { FunnelDefinition, Section } from "../../schema/funnel.types.ts";
import type { SectionKeys } from "../../schema/traits.ts";
import type { Path } from "../problem/index.ts";
import { sectionsOf, sectionWith } from "../traits/index.ts";

/** A section with the step that shows it and where it stands. */
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
