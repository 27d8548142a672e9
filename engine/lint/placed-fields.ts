import type { Field, FunnelDefinition } from "../../schema/funnel.types.ts";
import type { Path } from "../problem/index.ts";
import { fieldsOf } from "../traits/index.ts";

/** A field, the step that it is in, and its place. */
export type PlacedField = { readonly field: Field; readonly step: string; readonly path: Path };

/** Every field of a definition, in the order written. */
export const placedFields = ({ steps }: FunnelDefinition): readonly PlacedField[] =>
  Object.entries(steps).flatMap(([step, definition]) =>
    fieldsOf(definition).map((field, index) => ({ field, step, path: ["steps", step, "fields", index] })),
  );

/** What a browser fills into a field, such as `given-name`; undefined if the field does not say. */
export function autofillOf(field: Field): string | undefined {
  // Without the types of fields that have it, nothing is known of it.
  const filledIn: unknown = "autocomplete" in field ? field.autocomplete : undefined;
  return typeof filledIn === "string" ? filledIn : undefined;
}
