import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { optionsOf } from "../engine/flow/options.ts";
import { readFunnel } from "./read-funnel.ts";

/** Content of the shipped funnel must be in its definition and nowhere in the code. */
const definition = readFunnel("funnel.yaml");

const code = ["engine", "renderers", "src"]
  .flatMap((folder) => walk(folder))
  .map((file) => ({ file, text: readFileSync(file, "utf8") }));

describe("engine, renderers and src", () => {
  test("name neither the product of the shipped funnel nor who provides it", () => {
    const { name, provider } = definition.product;
    expect(found([name, ...(provider ? [provider] : [])])).toEqual([]);
  });

  test("name no step of the shipped funnel", () => {
    expect(found(Object.keys(definition.steps).filter(isOwnName).map(quoted))).toEqual([]);
  });

  test("name no option of the shipped funnel", () => {
    const options = Object.values(definition.steps).flatMap(optionsOf);
    expect(found(options.flatMap(({ id, label }) => [id, label].filter(isOwnText).map(quoted)))).toEqual([]);
  });

  test("hold no price of the shipped funnel", () => {
    const prices = Object.values(definition.plans ?? {}).flatMap(({ price, originalPrice, perDay, renews }) =>
      [price, originalPrice, perDay, renews?.price].flatMap((amount) => (amount ? [String(amount)] : [])),
    );
    // A whole number is not specific.
    expect(found(prices.filter((price) => price.includes(".")))).toEqual([]);
  });

  test("hold no sentence of the shipped funnel", () => {
    expect(found(sentences({ ...definition, theme: undefined }).filter(isOwnText))).toEqual([]);
  });
});

describe("the guard", () => {
  test.each(["Ready", "Not ready", "not-at-all", "Email address", "Original price:", "Page not found"])(
    "lets everybody say %j",
    (words) => expect(isOwnText(words)).toBe(false),
  );

  test("finds what the funnel alone says, where somebody writes it into code", () => {
    const own = [...sentences(definition.steps).filter(isOwnText), ...Object.keys(definition.steps).filter(isOwnName)];
    const planted = own.map((text, index) => ({ file: `engine/${index}.ts`, text: `const said = "${text}";` }));
    expect(new Set(found(own, planted).map((line) => line.split(" in engine/")[1])).size).toBe(own.length);
    expect(own.length).toBeGreaterThan(100);
  });
});

/** A specific name such as `payment-success`, but not a generic one such as `final`. */
const isOwnName = (id: string) => wordsOf(id) > 1;

/** Words that do not occur by chance; shorter ones are everyday language. */
const isOwnText = (text: string) => wordsOf(text) > 4;

const wordsOf = (text: string) => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;

const quoted = (word: string) => `"${word}"`;

function found(words: readonly string[], files = code): string[] {
  return [...new Set(words)].flatMap((word) =>
    files.filter(({ text }) => text.includes(word)).map(({ file }) => `${word} in ${file}`),
  );
}

/** Every text of the definition that is a sentence. */
function sentences(value: unknown): string[] {
  if (typeof value === "string") return /\S+ \S+/.test(value) && value.length > 9 ? [value] : [];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(sentences) : [];
}

function walk(folder: string): string[] {
  return (
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      // Tests and their helpers may contain anything; shipped code may not.
      .filter((file) => /\.(ts|tsx|json|yaml|mjs)$/.test(file) && !/\.test\.tsx?$|(^|\/)testing\//.test(file))
      .map((file) => `${folder}/${file}`)
  );
}
