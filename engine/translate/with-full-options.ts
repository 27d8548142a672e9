import type { FunnelDefinition } from "../../schema/funnel.types.ts";
import { optionsOf } from "../compile/options.ts";
import type { Plain } from "../load/plain-value.ts";

/** A copy of a definition in which each option has its id, so that another label does not make another option of it. */
export function withFullOptions(definition: FunnelDefinition): { [key: string]: Plain } {
  const steps = Object.entries(definition.steps).map(([id, step]) => [
    id,
    "options" in step ? { ...step, options: optionsOf(step) } : step,
  ]);
  return JSON.parse(JSON.stringify({ ...definition, steps: Object.fromEntries(steps) }));
}
