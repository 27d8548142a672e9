import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv } from "ajv";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import schema from "../schema/funnel.schema.json" with { type: "json" };
import { registry as fieldRegistry } from "./fields/registry.ts";
import { registry } from "./registry.ts";
import { registry as sectionRegistry } from "./sections/registry.ts";

const ajv = new Ajv({ discriminator: true, strict: false });
ajv.addSchema(schema, "funnel");

const kinds = [
  { kind: "step", folder: import.meta.dirname, registry },
  { kind: "section", folder: join(import.meta.dirname, "sections"), registry: sectionRegistry },
  { kind: "field", folder: join(import.meta.dirname, "fields"), registry: fieldRegistry },
];

describe.each(kinds)("each $kind type", ({ kind, folder, registry }) => {
  const types = readdirSync(folder).filter((type) => existsSync(join(folder, type, `${kind}.schema.json`)));

  test("has one line in the registry", () => {
    expect(Object.keys(registry).sort()).toEqual(types.sort());
  });

  test.each(types)("%s has every file of its silhouette", (type) => {
    const missing = ["tsx", "test.tsx"]
      .map((end) => `${type}.${end}`)
      .filter((file) => !existsSync(join(folder, type, file)));
    expect(missing).toEqual([]);
  });

  test.each(Object.keys(registry))("%s has an example that the schema admits", (type) => {
    const example = parse(readFileSync(join(folder, type, "example.yaml"), "utf8"));
    const validate = ajv.getSchema(`funnel#/definitions/${kind}`);
    expect([example.type, validate?.(example), validate?.errors]).toEqual([type, true, null]);
  });
});
