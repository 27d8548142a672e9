import { parse } from "yaml";
import type { StepOf, StepType } from "../contract.ts";

/** The example beside a renderer, from its text. That it is valid by the schema is tested apart. */
export function example<T extends StepType>(yaml: string): StepOf<T> {
  return parse(yaml);
}
