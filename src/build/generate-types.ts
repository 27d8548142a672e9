import { compile } from "json-schema-to-typescript";

/**
 * TypeScript types of a composed schema.
 *
 * @param schema as composeSchema returns it
 * @returns the text of schema/funnel.types.ts
 */
export async function generateTypes(schema: Record<string, unknown>): Promise<string> {
  return compile(structuredClone(schema), "FunnelDefinition", {
    bannerComment:
      "/* Generated from schema/funnel.schema.json by `npm run schema`; edit the schema fragments instead. */",
    additionalProperties: false,
    unreachableDefinitions: true,
    ignoreMinAndMaxItems: true,
    style: { printWidth: 120 },
  });
}
