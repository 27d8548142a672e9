import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import english from "../../schema/texts.schema.json" with { type: "json" };
import { copyParts } from "../copy/index.ts";
import { engineText } from "./engine-texts.ts";

const folder = join(import.meta.dirname, "../../schema/texts");
const languages = readdirSync(folder).map((file) => file.replace(".json", ""));

type Groups = Readonly<Record<string, { readonly properties: Readonly<Record<string, { readonly default: string }>> }>>;
const groups: Groups = english.properties;
const sentences = Object.entries(groups).flatMap(([group, { properties }]) =>
  Object.entries(properties).map(([key, text]) => ({ path: ["texts", group, key], text: text.default })),
);

/** What a translation must keep: placeholders, links, bold text and paragraphs, each as often as in the original. */
const marksIn = (copy: string) => [
  ...copyParts(copy).flatMap((part) => ("name" in part ? [part.name] : [])),
  ...(copy.match(/\]\([^)]*\)|\*\*|\n\n/g) ?? []),
];

describe.each(languages)("the engine's own sentences in %s", (language) => {
  it("are those of the schema, in its order, and no others", () => {
    const file: Record<string, Record<string, string>> = JSON.parse(
      readFileSync(join(folder, `${language}.json`), "utf8"),
    );
    const places = Object.entries(file).flatMap(([group, texts]) => Object.keys(texts).map((key) => [group, key]));
    expect(places).toEqual(sentences.map(({ path }) => path.slice(1)));
  });

  it.each(sentences)("$path say something, with the placeholders, links and paragraphs of the English one", (one) => {
    const text = engineText(language, one.path) ?? "";
    expect(text.trim()).toMatch(/\p{L}/u);
    expect(marksIn(text).sort()).toEqual(marksIn(one.text).sort());
    expect(text.match(/\d+/g) ?? []).toEqual(expect.arrayContaining(one.text.match(/\d+/g) ?? []));
  });
});

it.each([
  ["de", /(?<!\p{L})(Sie|Ihr|Ihre[mnrs]?|Ihnen)(?!\p{L})/u],
  ["es", /(?<!\p{L})(usted|su|sus|introduzca|inténtelo)(?!\p{L})/iu],
  ["fr", /(?<!\p{L})(tu|te|toi|ton|ta|tes)(?!\p{L})/iu],
])("the engine's own sentences in %s address a visitor in one way throughout", (language, other) => {
  const said = sentences.map(({ path }) => engineText(language, path) ?? "");
  expect(said.filter((text) => other.test(text))).toEqual([]);
});

it("the engine speaks ten languages besides English", () => {
  expect(languages).toEqual(["de", "es", "fr", "it", "ja", "nl", "pl", "pt", "ru", "tr"]);
});

describe("a sentence of the engine's", () => {
  const back = (language: string) => engineText(language, ["texts", "shell", "back"]);

  it.each([
    ["en", "Back"],
    ["en-GB", "Back"],
    ["pt", "Voltar"],
    ["pt-BR", "Voltar"],
    ["DE-at", "Zurück"],
  ])("is found by the first part of %s", (language, text) => expect(back(language)).toBe(text));

  it.each(["sv", "deu", "ptx-BR", "constructor"])("is not there in %s", (language) =>
    expect(back(language)).toBeUndefined(),
  );

  it("stands only below texts", () => {
    expect(engineText("de", ["steps", "shell", "back"])).toBeUndefined();
    expect(engineText("de", ["texts", "shell"])).toBeUndefined();
    expect(engineText("de", ["texts", "shell", "constructor"])).toBeUndefined();
    expect(engineText("de", ["texts", "constructor", "name"])).toBeUndefined();
  });
});
