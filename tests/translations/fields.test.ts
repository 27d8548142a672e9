import { readFileSync } from "node:fs";
import { join } from "node:path";
import { it } from "vitest";
import { type Schema, schema } from "../../engine/load/schema.ts";
import { isCopy } from "../../engine/translate/source-texts.ts";
import { fragmentsOf } from "../../src/build/schema/compose-schema.ts";
import { expectGolden } from "../golden.ts";

/** Every place in the schema for a text that visitors read, by its definition. */
function fields(): string[] {
  const found = new Set<string>();
  const walk = (part: Schema, name: string) => {
    const fitting = schema.resolve(part);
    const forms = [fitting, ...(fitting.anyOf ?? [])].filter((form) => [form.type].flat().includes("string"));
    if (forms.some((form) => isCopy(part, form))) found.add(name.replace(/^(funnel\.texts\.\w+)\..*/, "$1.*"));
    // Named definitions are listed under their names.
    if (part.$ref) return;
    for (const [key, below] of Object.entries(fitting.properties ?? {})) walk(below, `${name}.${key}`);
    for (const { items } of [fitting, ...(fitting.anyOf ?? [])]) if (items) walk(items, `${name}[]`);
    if (typeof fitting.additionalProperties === "object") walk(fitting.additionalProperties, `${name}.*`);
  };
  walk({ ...schema.root, definitions: {} }, "funnel");
  for (const [name, part] of Object.entries(schema.root.definitions ?? {}))
    if (part.properties ?? part.anyOf) walk(part, name);
  return [...found].sort();
}

const definitionOf = (field: string) => /^\w+/.exec(field)?.[0] ?? "";

/** Names of the definitions that come from the folders of types. */
function broughtByTypes(): string[] {
  return (["step", "section", "field"] as const).flatMap((kind) => [
    ...(schema.root.definitions?.[kind]?.oneOf ?? []).flatMap(({ $ref }) => $ref?.split("/").slice(-1) ?? []),
    ...fragmentsOf(kind, ".").flatMap(([, { definitions = {} }]) => Object.keys(definitions)),
  ]);
}

// A key that visitors do not read gets "x-translate": false in the schema.
it("what can be translated is what visitors read, key by key", () => {
  const file = join(import.meta.dirname, "fields.txt");
  const kept = readFileSync(file, "utf8").trim().split("\n");
  const named = new Set(kept.map(definitionOf));
  const brought = new Set(broughtByTypes());
  // An added type lists its fields in its own folder; removing a type removes its lines.
  const held = fields().filter((field) => named.has(definitionOf(field)) || !brought.has(definitionOf(field)));
  const gone = kept.filter(
    (field) => definitionOf(field) !== "funnel" && !schema.root.definitions?.[definitionOf(field)],
  );
  expectGolden(file, `${[...held, ...gone].sort().join("\n")}\n`);
});
