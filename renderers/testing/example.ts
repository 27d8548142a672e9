import type { ComponentType } from "react";
import { parse } from "yaml";
import { canTakePayment, sectionTraits } from "../../engine/traits/index.ts";
import type { Section, Step } from "../../schema/funnel.types.ts";
import texts from "../../schema/texts.schema.json" with { type: "json" };
import type { SectionType, StepOf, StepProps, StepType, TextsOf } from "../contract.ts";
import { registry } from "../registry.ts";

/** The example of a renderer, from its text. Another test checks it against the schema. */
export function example<T extends StepType>(yaml: string): StepOf<T> {
  return parse(yaml);
}

/** What stands before a section on its page, by the examples of sections: plans before what is added to one. */
export const before = (section: Section, exampleOf: (type: SectionType) => Section): readonly Section[] =>
  sectionTraits(section).offersExtras ? [exampleOf("plans")] : [];

/** The engine's own sentences for a step type, with their defaults. */
export function defaultTexts<T extends StepType & keyof typeof texts.properties>(type: T): TextsOf<T> {
  const properties = {
    ...(canTakePayment({ type }) && texts.properties.payment.properties),
    ...texts.properties[type].properties,
  };
  const words = Object.entries(properties).map(([name, property]) => [name, (property as { default: string }).default]);
  // The types are generated from this schema.
  return Object.fromEntries(words) as TextsOf<T>;
}

/** The renderer of a step of any type. */
export function rendererOf(step: Step): Promise<ComponentType<StepProps<StepType>>> {
  // The registry pairs each type with the renderer of that type.
  const load = registry[step.type] as (step: Step) => Promise<ComponentType<StepProps<StepType>>>;
  return load(step);
}
