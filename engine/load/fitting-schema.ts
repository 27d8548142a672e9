import type { Plain } from "./plain-value.ts";
import { type Schema, schema } from "./schema.ts";

/**
 * The schema that describes a value: references are followed, the variant that its `type` names is taken, and of
 * several forms the one made of the same kind of value.
 *
 * @returns undefined if none fits
 */
export function fittingSchema(part: Schema, value: Plain): Schema | undefined {
  const resolved = schema.resolve(part);
  if (resolved.oneOf) {
    const type = kindOf(value) === "object" ? (value as { type?: Plain }).type : undefined;
    return resolved.oneOf.map(schema.resolve).find((variant) => variant.properties?.type?.const === type);
  }
  if (resolved.anyOf) return resolved.anyOf.map(schema.resolve).find((form) => form.type === kindOf(value));
  return resolved;
}

const kindOf = (value: Plain) => (Array.isArray(value) ? "array" : value === null ? "null" : typeof value);
