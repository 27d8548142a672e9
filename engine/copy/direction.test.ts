import { expect, it } from "vitest";
import { direction } from "./direction.ts";

it.each(["ar", "he", "fa", "ur", "ps", "yi", "az-Arab"])("%s is written from right to left", (language) =>
  expect(direction(language)).toBe("rtl"),
);

it.each(["en", "de", "pt-BR", "zh-Hant-TW", "az", "xx"])("%s is written from left to right", (language) =>
  expect(direction(language)).toBe("ltr"),
);
