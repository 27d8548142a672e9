import { type Schema, schema } from "./schema.ts";

/** Called with a value, the part of the schema written for its place, and the part that finally describes it. */
export type Visit = (at: {
  readonly value: unknown;
  readonly path: readonly (string | number)[];
  readonly written: Schema;
  readonly fitting: Schema;
  /** Replaces the value. The walk continues in the old one. */
  readonly put: (value: unknown) => void;
}) => void;

/** Walks a valid definition and its schema side by side, parents before children. */
export function walkSchema(definition: object, visit: Visit): void {
  walk(schema.root, definition, [], () => undefined, visit);
}

function walk(
  written: Schema,
  value: unknown,
  path: readonly (string | number)[],
  put: (value: unknown) => void,
  visit: Visit,
): void {
  const fitting = fittingSchema(written, value);
  if (!fitting) return;
  visit({ value, path, written, fitting, put });
  if (value === null || typeof value !== "object") return;
  const isList = Array.isArray(value);
  for (const [key, child] of Object.entries(value)) {
    const below = isList ? fitting.items : (fitting.properties?.[key] ?? fitting.additionalProperties);
    if (typeof below === "object")
      walk(below, child, [...path, isList ? Number(key) : key], (other) => Reflect.set(value, key, other), visit);
  }
}

/**
 * The schema that describes a value: it follows references, picks the variant that `type` names, and of several forms
 * picks the one with the same kind of value.
 *
 * @returns undefined if none fits
 */
function fittingSchema(part: Schema, value: unknown): Schema | undefined {
  const resolved = schema.resolve(part);
  if (resolved.oneOf) {
    const { type }: { type?: unknown } = Object(value);
    return variantsOf(resolved.oneOf).get(type);
  }
  if (resolved.anyOf) return resolved.anyOf.map(schema.resolve).find((form) => form.type === kindOf(value));
  return resolved;
}

/** The variants of a schema by their type. The schema is the same for all definitions, so this is read out of it once. */
function variantsOf(oneOf: readonly Schema[]): ReadonlyMap<unknown, Schema> {
  const known = variants.get(oneOf);
  if (known) return known;
  const found = new Map(oneOf.map(schema.resolve).map((variant) => [variant.properties?.type?.const, variant]));
  variants.set(oneOf, found);
  return found;
}

const variants = new WeakMap<readonly Schema[], ReadonlyMap<unknown, Schema>>();

const kindOf = (value: unknown) => (Array.isArray(value) ? "array" : typeof value);
