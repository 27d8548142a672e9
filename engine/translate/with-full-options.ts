import type { FunnelDefinition } from "../../schema/funnel.types.ts";
import { optionsOf } from "../flow/index.ts";
import type { Plain } from "../load/index.ts";

/** A copy of a definition in which each option has its id, so that another label does not make another option of it. */
export function withFullOptions(definition: FunnelDefinition): { [key: string]: Plain } {
  const steps = Object.entries(definition.steps).map(([id, step]) => [
    id,
    "options" in step ? { ...step, options: optionsOf(step) } : step,
  ]);
  return JSON.parse(JSON.stringify({ ...definition, steps: Object.fromEntries(steps) }));
}
