import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import english from "../../schema/texts.schema.json" with { type: "json" };
import { copyParts } from "../copy/index.ts";
import { engineText } from "./engine-texts.ts";
import { type Schema, schema } from "./schema.ts";

const folder = join(import.meta.dirname, "../../schema/texts");
const languages = readdirSync(folder).map((file) => file.replace(".json", ""));

/** What regions say otherwise. */
const regional = join(import.meta.dirname, "../../schema/regional-texts");
const regions: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>> =
  Object.fromEntries(
    readdirSync(regional).map((file) => [
      file.replace(".json", ""),
      JSON.parse(readFileSync(join(regional, file), "utf8")),
    ]),
  );

type Groups = Readonly<Record<string, { readonly properties: Readonly<Record<string, { readonly default: string }>> }>>;
const groups: Groups = english.properties;
const sentences = Object.entries(groups).flatMap(([group, { properties }]) =>
  Object.entries(properties).map(([key, text]) => ({ path: ["texts", group, key], text: text.default })),
);

/** Defaults of the schema for texts that an author leaves out, such as the title of a wheel after a win. */
function defaultsIn(part: Schema): readonly string[] {
  const isWords = (text: unknown): text is string => typeof text === "string" && /\p{L}/u.test(text);
  return Object.entries(part).flatMap(([key, value]) => {
    if (key === "default") {
      const whole = { ...schema.resolve(part), ...part };
      const isFixed = "pattern" in whole || "enum" in whole || "const" in whole;
      return isWords(value) && !isFixed && whole["x-translate"] !== false ? value : [];
    }
    return key !== "texts" && typeof value === "object" && value !== null ? defaultsIn(value) : [];
  });
}
const defaults = [...new Set(defaultsIn(schema.root))];

/** What a translation must keep: placeholders, links, bold text and paragraphs, each as often as in the original. */
const marksIn = (copy: string) => [
  ...copyParts(copy).flatMap((part) => ("name" in part ? [part.name] : [])),
  ...(copy.match(/\]\([^)]*\)|\*\*|\n\n/g) ?? []),
];

it.each([...languages, "en"])(
  "the receipt calls the transaction the same in its table and on its button in %s",
  (language) => {
    const [term = "", button = ""] = ["transaction", "copy"].map((key) =>
      engineText(
        language,
        ["texts", "receipt", key],
        sentences.find(({ path }) => path.join() === `texts,receipt,${key}`)?.text,
      ),
    );
    expect(button.toLocaleLowerCase(language)).toContain(term.toLocaleLowerCase(language));
  },
);

describe.each(languages)("the engine's own sentences in %s", (language) => {
  it("are those of the schema, in its order, and no others", () => {
    const file: Record<string, Record<string, string>> = JSON.parse(
      readFileSync(join(folder, `${language}.json`), "utf8"),
    );
    const { defaults: words = {}, ...texts } = file;
    const places = Object.entries(texts).flatMap(([group, texts]) => Object.keys(texts).map((key) => [group, key]));
    expect(places).toEqual(sentences.map(({ path }) => path.slice(1)));
    expect(Object.keys(words).sort()).toEqual([...defaults].sort());
  });

  it.each(defaults)("say what stands for %s where an author left it out", (standard) => {
    expect(engineText(language, ["steps", "a"], standard)).toMatch(/\p{L}/u);
  });

  it.each(sentences)("$path say something, with the placeholders, links and paragraphs of the English one", (one) => {
    const text = engineText(language, one.path) ?? "";
    expect(text.trim()).toMatch(/\p{L}/u);
    expect(marksIn(text).sort()).toEqual(marksIn(one.text).sort());
    expect(text.match(/\d+/g) ?? []).toEqual(expect.arrayContaining(one.text.match(/\d+/g) ?? []));
  });
});

it.each([
  [
    "ar",
    /(?<!\p{L})(أدخلي?|اختاري?|اختر|اكتبي?|تحققي?|حاولي?|جرّبي?|اضغطي?|انقري?|ادفعي?|أنتَ|أنتِ|\p{L}{3,}كم)(?!\p{L})/u,
  ],
  ["de", /(?<!\p{L})(Sie|Ihr|Ihre[mnrs]?|Ihnen)(?!\p{L})/u],
  ["es", /(?<!\p{L})(usted|su|sus|introduzca|inténtelo)(?!\p{L})/iu],
  ["fr", /(?<!\p{L})(tu|te|toi|ton|ta|tes)(?!\p{L})/iu],
  ["it", /(?<!\p{L})(Lei|Suo|Sua|Suoi|Sue|inserisca|riprovi|scelga)(?!\p{L})/u],
  ["ja", /あなた|君|お前/u],
  ["nl", /(?<!\p{L})(u|uw|uzelf)(?!\p{L})/iu],
  ["pl", /(?<!\p{L})(Pana?|Panu|Panem|Pani|Panią|Państw\p{L}+)(?!\p{L})/u],
  ["pt", /(?<!\p{L})(tu|te|ti|teu|tua|teus|tuas|vossa?)(?!\p{L})/iu],
  ["ru", /(?<!\p{L})(ты|тебя|тебе|твой|твоя|твои|введи|попробуй|проверь)(?!\p{L})/iu],
  ["sv", /(?<!\p{L})(ni|er|ert|era)(?!\p{L})/iu],
  ["tr", /(?<!\p{L})(sen|seni|sana|senin|girebilirsin|deneyebilirsin)(?!\p{L})/iu],
])("the engine's own sentences in %s address a visitor in one way throughout", (language, other) => {
  const said = [
    ...sentences.map(({ path }) => engineText(language, path) ?? ""),
    ...defaults.map((standard) => engineText(language, ["steps"], standard) ?? ""),
  ];
  expect(said.filter((text) => other.test(text))).toEqual([]);
});

it("the engine speaks twelve languages besides English", () => {
  expect(languages).toEqual(["ar", "de", "es", "fr", "it", "ja", "nl", "pl", "pt", "ru", "sv", "tr"]);
});

describe("a sentence of the engine's", () => {
  const back = (language: string) => engineText(language, ["texts", "shell", "back"]);

  it.each([
    ["en", "Back"],
    ["en-GB", "Back"],
    ["pt", "Voltar"],
    ["pt-BR", "Voltar"],
    ["ar-EG", "رجوع"],
    ["DE-at", "Zurück"],
  ])("is found by the first part of %s", (language, text) => expect(back(language)).toBe(text));

  it("is that of its region where the region has one, and of its language where it has none", () => {
    const [cards, back, save] = [
      ["texts", "every", "parts"],
      ["texts", "shell", "back"],
      ["steps", "a"],
    ];
    const said = (language: string) => [
      engineText(language, cards ?? []),
      engineText(language, back ?? []),
      engineText(language, save ?? [], "Save"),
    ];
    expect(said("pt-PT")).toEqual(["{count} prestações de {price}", "Voltar", "Poupe"]);
    expect(said("pt-BR")).toEqual(["{count} parcelas de {price}", "Voltar", "Economize"]);
    expect(said("PT-pt")).toEqual(said("pt-PT"));
  });

  it.each(Object.entries(regions))(
    "of %s is one of its language in other words, with the same marks",
    (region, file) => {
      for (const [group, texts] of Object.entries(file))
        for (const [key, text] of Object.entries(texts)) {
          const path = group === "defaults" ? ["steps", "a"] : ["texts", group, key];
          const base = engineText(region.replace(/-.*/, ""), path, key) ?? "";
          expect([text === base, marksIn(text).sort()], text).toEqual([false, marksIn(base).sort()]);
        }
    },
  );

  it.each(["de-CH", "de-LI", "DE-ch"])("has no ß in %s, which is not written there", (language) => {
    const said = [
      ...sentences.map(({ path }) => engineText(language, path) ?? ""),
      ...defaults.map((standard) => engineText(language, ["steps"], standard) ?? ""),
    ];
    expect(said.filter((text) => text === "" || text.includes("ß"))).toEqual([]);
    expect(engineText("de-AT", ["texts", "payment", "close"])).toBe("Schließen");
  });

  it.each(["cs", "deu", "ptx-BR", "constructor"])("is not there in %s", (language) =>
    expect(back(language)).toBeUndefined(),
  );

  it("stands only below texts, and where the schema has a default that visitors read", () => {
    expect(engineText("de", ["steps", "shell", "back"])).toBeUndefined();
    expect(engineText("en-GB", ["steps", "win", "wheel", "won"], "Congratulations")).toBe("Congratulations");
    for (const standard of ["capped", "constructor", 16, undefined])
      expect([engineText("de", ["steps"], standard), engineText("en", ["steps"], standard)]).toEqual([
        undefined,
        undefined,
      ]);
    for (const path of [["texts"], ["texts", "shell"], ["texts", "nope", "back"], ["texts", "shell", "nope"]])
      expect([engineText("de", path), engineText("en", path)]).toEqual([undefined, undefined]);
    expect(engineText("de", ["texts", "shell", "constructor"])).toBeUndefined();
    expect(engineText("de", ["texts", "constructor", "name"])).toBeUndefined();
  });
});
