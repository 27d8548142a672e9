import { readdirSync } from "node:fs";
import { expect, it } from "vitest";
import { anyBehind, anyOf } from "./index.ts";

const languages = readdirSync("schema/texts").map((file) => file.replace(".json", ""));

it.each(languages)("rules know words of %s, as the engine speaks it", (language) => {
  for (const kind of ["favourite", "inventedWork", "success", "saving", "money", "personal"] as const)
    expect(anyOf(kind, language), kind).not.toBe(anyOf(kind, "en"));
});

it("a language without words of its own has the English ones, and a kind without any finds nothing", () => {
  expect(anyOf("favourite", "da-DK")).toBe(anyOf("favourite", "en"));
  expect(new RegExp(anyBehind("untilBehind", "en")).test("until then")).toBe(false);
});
