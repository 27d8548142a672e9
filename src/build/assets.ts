import { dirname, resolve } from "node:path";
import schema from "../../schema/funnel.schema.json" with { type: "json" };

/**
 * JavaScript of a value in which each image path has become an import, so that images are fingerprinted like code.
 *
 * @param value JSON
 * @param definitionFile the definition to whose folder the paths are relative
 * @param body how the module uses the value, given its source text
 */
export function moduleWithAssets(value: unknown, definitionFile: string, body: (source: string) => string): string {
  const imports: string[] = [];
  const source = JSON.stringify(value, (key, child) => {
    if (!assetKeys.has(key) || typeof child !== "string") return child;
    const file = resolve(dirname(definitionFile), child);
    imports.push(`import asset${imports.length} from ${JSON.stringify(`${file}?url&no-inline`)};`);
    // No text of a definition holds this sign.
    return `\u0000${imports.length - 1}`;
  }).replace(/"\\u0000(\d+)"/g, "asset$1");
  return [...imports, body(source)].join("\n");
}

/** Keys whose values the schema calls an asset. */
const assetKeys = new Set(keysOfAssets(schema));

function keysOfAssets(node: unknown): string[] {
  if (typeof node !== "object" || node === null) return [];
  const { properties } = node as { properties?: Record<string, { $ref?: string }> };
  const own = Object.entries(properties ?? {}).filter(([, { $ref }]) => $ref === "#/definitions/asset");
  return [...own.map(([key]) => key), ...Object.values(node).flatMap(keysOfAssets)];
}
