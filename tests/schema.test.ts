import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { composeSchema } from "../src/build/compose-schema.ts";
import { generateTypes } from "../src/build/generate-types.ts";

const schema = composeSchema(process.cwd());

describe("the committed schema", () => {
  test("is what its fragments compose to (else run `npm run schema`)", () => {
    expect(JSON.parse(readFileSync("schema/funnel.schema.json", "utf8"))).toEqual(schema);
  });

  test("has the types it generates (else run `npm run schema`)", async () => {
    expect(readFileSync("schema/funnel.types.ts", "utf8")).toBe(await generateTypes(schema));
  });

  test("describes every key to its author", () => {
    expect(undescribed(schema, "")).toEqual([]);
  });
});

function undescribed(node: unknown, at: string): string[] {
  if (typeof node !== "object" || node === null) return [];
  const { properties = {} } = node as { properties?: Record<string, { description?: string; $ref?: string }> };
  const own = Object.entries(properties)
    .filter(([, property]) => !property.description && !property.$ref)
    .map(([key]) => `${at}/${key}`);
  return [...own, ...Object.entries(node).flatMap(([key, child]) => undescribed(child, `${at}/${key}`))];
}
