import { join } from "node:path";
import { it } from "vitest";
import { type Schema, schema } from "../../engine/load/schema.ts";
import { isCopy } from "../../engine/translate/source-texts.ts";
import { expectGolden } from "../golden.ts";

/** Every place of the schema that takes a text for visitors, by the definition it belongs to. */
function fields(): string[] {
  const found = new Set<string>();
  const walk = (part: Schema, name: string) => {
    const fitting = schema.resolve(part);
    const forms = [fitting, ...(fitting.anyOf ?? [])].filter((form) => [form.type].flat().includes("string"));
    if (forms.some((form) => isCopy(part, form))) found.add(name.replace(/^(funnel\.texts\.\w+)\..*/, "$1.*"));
    // What has a name of its own is listed under it.
    if (part.$ref) return;
    for (const [key, below] of Object.entries(fitting.properties ?? {})) walk(below, `${name}.${key}`);
    if (fitting.items) walk(fitting.items, `${name}[]`);
    if (typeof fitting.additionalProperties === "object") walk(fitting.additionalProperties, `${name}.*`);
  };
  walk({ ...schema.root, definitions: {} }, "funnel");
  for (const [name, part] of Object.entries(schema.root.definitions ?? {})) if (part.properties) walk(part, name);
  return [...found].sort();
}

// A key that is no visitor's to read gets "x-translate": false in the schema.
it("what can be translated is what visitors read, key by key", () => {
  expectGolden(join(import.meta.dirname, "fields.txt"), `${fields().join("\n")}\n`);
});
