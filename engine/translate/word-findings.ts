import type { FunnelDefinition } from "../../schema/funnel.types.ts";
import type { Plain, SchemaFinding } from "../load/index.ts";
import { schemaFindings } from "../load/index.ts";

/** What the schema says against the words of a translated definition, such as a label that has become too long. */
export function wordFindings({ steps, ...rest }: FunnelDefinition): readonly SchemaFinding[] {
  const written = Object.entries(steps).map(([id, step]) => [
    id,
    // An id made from a label is not held to what an author may write as one.
    "options" in step
      ? { ...step, options: step.options.map((option) => ({ ...(option as object), id: undefined })) }
      : step,
  ]);
  return schemaFindings(JSON.parse(JSON.stringify({ ...rest, steps: Object.fromEntries(written) })) as Plain);
}
