import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { optionsOf } from "../engine/flow/options.ts";
import schema from "../schema/funnel.schema.json" with { type: "json" };
import { readDefinition } from "../src/build/read-definition.ts";

/** What the shipped funnel says of itself must stand in its definition and nowhere in the code. */
const { definition } = readDefinition("funnel.yaml");
if (!definition) throw new Error("funnel.yaml has errors; see `npx funnel check`");

const code = ["engine", "renderers", "src"]
  .flatMap((folder) => walk(folder))
  .map((file) => ({ file, text: readFileSync(file, "utf8") }));

/** Words of the definition language and of the command line: a step may be called what its type is called. */
const language = new Set([...(JSON.stringify(schema).match(/"[\w-]+"/g) ?? []), '"new"']);

describe("engine, renderers and src", () => {
  test("name no step of the shipped funnel", () => {
    expect(found(Object.keys(definition.steps).map(quoted))).toEqual([]);
  });

  test("name no option of the shipped funnel", () => {
    const options = Object.values(definition.steps).flatMap(optionsOf);
    expect(found(options.flatMap(({ id, label }) => [quoted(id), quoted(label)]))).toEqual([]);
  });

  test("hold no price of the shipped funnel", () => {
    const prices = Object.values(definition.plans ?? {}).flatMap(({ price, originalPrice, perDay, renews }) =>
      [price, originalPrice, perDay, renews?.price].flatMap((amount) => (amount ? [String(amount)] : [])),
    );
    expect(found(prices)).toEqual([]);
  });

  test("hold no sentence of the shipped funnel", () => {
    expect(found(sentences({ ...definition, theme: undefined }))).toEqual([]);
  });
});

const quoted = (word: string) => `"${word}"`;

function found(words: readonly string[]): string[] {
  return [...new Set(words)]
    .filter((word) => !language.has(word))
    .flatMap((word) => code.filter(({ text }) => text.includes(word)).map(({ file }) => `${word} in ${file}`));
}

/** Every text of the definition with at least two words. */
function sentences(value: unknown): string[] {
  if (typeof value === "string") return /\S+ \S+/.test(value) && value.length > 9 ? [value] : [];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(sentences) : [];
}

function walk(folder: string): string[] {
  return (
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      // Tests and what they share may speak of anything; what ships may not.
      .filter((file) => /\.(ts|tsx|json|yaml|mjs)$/.test(file) && !/\.test\.tsx?$|(^|\/)testing\//.test(file))
      .map((file) => `${folder}/${file}`)
  );
}
