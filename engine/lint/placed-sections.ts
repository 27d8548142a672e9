import type { FunnelDefinition, Section } from "../../schema/funnel.types.ts";
import type { Path } from "../problem/index.ts";

/** A section with the step that shows it and where it stands. */
export type PlacedSection<T extends Section["type"]> = {
  readonly step: string;
  readonly section: Extract<Section, { type: T }>;
  /** Its position among the sections of the step. */
  readonly index: number;
  readonly path: Path;
};

/** The sections of one type on all steps, in the order written. */
export function placedSections<T extends Section["type"]>(
  { steps }: Pick<FunnelDefinition, "steps">,
  type: T,
): readonly PlacedSection<T>[] {
  return Object.entries(steps).flatMap(([id, step]) => {
    const sections = "sections" in step && step.sections ? step.sections : [];
    return sections.flatMap((section, index): PlacedSection<T>[] =>
      isOfType(section, type) ? [{ step: id, section, index, path: ["steps", id, "sections", index] }] : [],
    );
  });
}

const isOfType = <T extends Section["type"]>(section: Section, type: T): section is Extract<Section, { type: T }> =>
  section.type === type;
