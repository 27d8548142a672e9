import type { FunnelDefinition } from "../../schema/funnel.types.ts";
import { copyParts, fixedValue } from "../copy/index.ts";
import { computedValues, stepFlows } from "../flow/index.ts";
import type { StepView } from "./site.ts";

/** What the placeholders of a text show that no answer changes, and which of them show a figure that nobody has sourced yet. */
export function fixedIn(definition: FunnelDefinition, source: string): Pick<StepView, "fixed" | "samples"> {
  const names = new Set(copyParts(source).flatMap((part) => ("name" in part ? [part.name] : [])));
  const values = [...names].flatMap((name): [string, string][] => {
    const value = fixedValue(definition, name);
    return value === undefined ? [] : [[name, value]];
  });
  const samples = [...names].filter((name) => isSample(name, definition));
  return { fixed: Object.fromEntries(values), samples };
}

/** Whether a placeholder shows a figure that nobody has sourced yet: a fact, or a value that is computed from one. */
function isSample(name: string, definition: FunnelDefinition): boolean {
  const { facts, values } = definition;
  const typed = name in values ? computedValues(definition, stepFlows(definition)) : undefined;
  const read = new Set([name]);
  // A set grows while it is walked through: values read values.
  for (const each of read) for (const other of typed?.get(each)?.reads ?? []) read.add(other);
  return [...read].some((each) => each.startsWith("facts.") && facts[each.slice("facts.".length)]?.sample === true);
}
