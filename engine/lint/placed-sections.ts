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
      // What has the type's name is of that type; TypeScript does not follow a name that is not known yet.
      section.type === type
        ? [
            {
              step: id,
              section: section as Extract<Section, { type: T }>,
              index,
              path: ["steps", id, "sections", index],
            },
          ]
        : [],
    );
  });
}
