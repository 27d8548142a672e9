import type { BareCondition } from "../../engine/flow/index.ts";
import { sectionsOf } from "../../engine/traits/index.ts";
import type { Section, Step } from "../../schema/funnel.types.ts";
import type { SectionComponents } from "../contract.ts";
import { registry } from "./registry.ts";
import { StepSections } from "./step-sections.tsx";

/** The sections of a step as its page needs them. */
export type LoadedSections = {
  readonly sections: SectionComponents;
  /** The conditions of the sections that have one. */
  readonly conditions: ReadonlyMap<Section, BareCondition>;
};

/**
 * Loads the components of a step's sections, those in columns included.
 *
 * @param numbered the sections' conditions, by their number in page order
 * @param isPriced whether the step is about plans, so that its page needs the code for prices
 */
export async function loadSections(
  step: Step,
  numbered: Readonly<Record<number, BareCondition>> = {},
  isPriced = false,
): Promise<LoadedSections> {
  const all = sectionsOf(step);
  const types = [...new Set(all.map(({ type }) => type))];
  const [priced, loaded] = await Promise.all([
    isPriced ? import("./priced-sections.tsx").then(({ PricedSections }) => ({ Priced: PricedSections })) : {},
    Promise.all(types.map(async (type) => [type, await registry[type]()] as const)),
  ]);
  return {
    // The registry pairs each type with its component.
    sections: { ...(Object.fromEntries(loaded) as SectionComponents), ...priced, Below: StepSections },
    conditions: new Map(
      all.flatMap((section, index) => {
        const condition = numbered[index];
        return condition ? [[section, condition]] : [];
      }),
    ),
  };
}
