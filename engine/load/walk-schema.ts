import type { Plain } from "./plain-value.ts";
import { type Schema, schema } from "./schema.ts";

/** Sees a value with the part of the schema that is written for its place, and with the one that in the end fits it. */
export type Visit = (at: {
  readonly value: Plain;
  readonly path: readonly (string | number)[];
  readonly written: Schema;
  readonly fitting: Schema;
}) => void;

/** Walks a valid definition and its schema side by side, a group or list before what is in it. */
export function walkSchema(definition: Plain, visit: Visit): void {
  walk(schema.root, definition, [], visit);
}

function walk(written: Schema, value: Plain, path: readonly (string | number)[], visit: Visit): void {
  const fitting = fittingSchema(written, value);
  if (!fitting) return;
  visit({ value, path, written, fitting });
  if (value === null || typeof value !== "object") return;
  if (Array.isArray(value)) {
    if (!fitting.items) return;
    for (const [index, item] of value.entries()) walk(fitting.items, item, [...path, index], visit);
    return;
  }
  for (const [key, child] of Object.entries(value)) {
    const below = fitting.properties?.[key] ?? fitting.additionalProperties;
    if (typeof below === "object") walk(below, child, [...path, key], visit);
  }
}

/**
 * The schema that describes a value: references are followed, the variant that its `type` names is taken, and of
 * several forms the one made of the same kind of value.
 *
 * @returns undefined if none fits
 */
function fittingSchema(part: Schema, value: Plain): Schema | undefined {
  const resolved = schema.resolve(part);
  if (resolved.oneOf) {
    const type = kindOf(value) === "object" ? (value as { type?: Plain }).type : undefined;
    return resolved.oneOf.map(schema.resolve).find((variant) => variant.properties?.type?.const === type);
  }
  if (resolved.anyOf) return resolved.anyOf.map(schema.resolve).find((form) => form.type === kindOf(value));
  return resolved;
}

const kindOf = (value: Plain) => (Array.isArray(value) ? "array" : value === null ? "null" : typeof value);
