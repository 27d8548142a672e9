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
  for (const key of Object.keys(value)) {
    const below = isList ? fitting.items : (fitting.properties?.[key] ?? fitting.additionalProperties);
    if (typeof below !== "object") continue;
    const put = (other: unknown) => Reflect.set(value, key, other);
    walk(below, Reflect.get(value, key), [...path, isList ? Number(key) : key], put, visit);
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
    return formsBy(({ properties }) => properties?.type?.const, resolved.oneOf).get(type);
  }
  if (resolved.anyOf) return formsBy((form) => form.type, resolved.anyOf).get(kindOf(value));
  return resolved;
}

/** The first of each kind of a schema's forms. The schema is the same for all definitions, so this is read out of it once. */
function formsBy(kind: (form: Schema) => unknown, forms: readonly Schema[]): ReadonlyMap<unknown, Schema> {
  const known = knownForms.get(forms);
  if (known) return known;
  const found = new Map(
    forms
      .map(schema.resolve)
      .map((form) => [kind(form), form] as const)
      .reverse(),
  );
  knownForms.set(forms, found);
  return found;
}

const knownForms = new WeakMap<readonly Schema[], ReadonlyMap<unknown, Schema>>();

const kindOf = (value: unknown) => (Array.isArray(value) ? "array" : typeof value);
