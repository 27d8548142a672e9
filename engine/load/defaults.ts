import { fittingSchema } from "./fitting-schema.ts";
import type { Plain } from "./plain-value.ts";
import { type Schema, schema } from "./schema.ts";

/**
 * Writes the schema's defaults into a valid definition, also below the variants of steps and sections, where ajv does
 * not look. A default beside a reference counts for that one key.
 */
export function applyDefaults(definition: Plain): void {
  fill(schema.root, definition);
}

function fill(part: Schema, value: Plain): void {
  if (value === null || typeof value !== "object") return;
  const fitting = fittingSchema(part, value);
  if (!fitting) return;
  if (Array.isArray(value)) {
    for (const item of value) if (fitting.items) fill(fitting.items, item);
    return;
  }
  const { properties = {}, additionalProperties } = fitting;
  for (const [key, property] of Object.entries(properties)) {
    const standard = property.default ?? schema.resolve(property).default;
    if (value[key] === undefined && standard !== undefined) value[key] = structuredCopy(standard as Plain);
  }
  for (const [key, child] of Object.entries(value)) {
    const below = properties[key] ?? additionalProperties;
    if (typeof below === "object") fill(below, child);
  }
}

const structuredCopy = (value: Plain): Plain => JSON.parse(JSON.stringify(value)) as Plain;
