import type { Plain } from "./plain-value.ts";
import { schema } from "./schema.ts";
import { walkSchema } from "./walk-schema.ts";

/**
 * Writes the schema's defaults into a valid definition, also below the variants of steps and sections, where ajv does
 * not look. A default beside a reference counts for that one key.
 */
export function applyDefaults(definition: Plain): void {
  walkSchema(definition, ({ value, fitting: { properties = {} } }) => {
    if (value === null || typeof value !== "object" || Array.isArray(value)) return;
    for (const [key, property] of Object.entries(properties)) {
      if (value[key] !== undefined) continue;
      const standard = property.default ?? schema.resolve(property).default;
      // A copy, so that two steps never share one list.
      if (standard !== undefined) value[key] = JSON.parse(JSON.stringify(standard)) as Plain;
    }
  });
}
