import { parse } from "yaml";
import { canTakePayment } from "../../engine/traits/index.ts";
import texts from "../../schema/texts.schema.json" with { type: "json" };
import type { StepOf, StepType, TextsOf } from "../contract.ts";

/** The example of a renderer, from its text. Another test checks it against the schema. */
export function example<T extends StepType>(yaml: string): StepOf<T> {
  return parse(yaml);
}

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
