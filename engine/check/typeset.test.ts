import { expect, test } from "vitest";
import { definition } from "../../tests/definition.ts";
import { sectionsOf } from "../traits/index.ts";
import { typeset } from "./index.ts";

/** A text as visitors get it, with a visible sign in place of each no-break space. */
function shown(text: string, language = "en"): string {
  const { steps } = typeset(
    definition(`
language: ${language}
start: end
lint: { allow: [] }
facts: { share: { value: 40, source: "https://source.internal" } }
steps:
  end: { type: end, path: /, sections: [{ type: heading, text: Thanks }, { type: text, text: ${JSON.stringify(text)} }] }
`),
  );
  const [, section] = Object.values(steps).flatMap(sectionsOf);
  return String(section && "text" in section && section.text).replaceAll("\u00a0", "_");
}

test.each([
  ["40 % of 20 € and 30 zł", "40_% of 20_€ and 30_zł"],
  ["{facts.share} % of them", "{facts.share}_% of them"],
  ["« Oui » and 5 zlotys", "«_Oui_» and 5 zlotys"],
  ["How ? So : a line", "How ? So : a line"],
])("%s has its signs where their numbers are", (text, tied) => {
  expect(shown(text)).toBe(tied);
});

test.each([
  ["Pourquoi ? Voici : « rien » !", "Pourquoi_? Voici_: «_rien_»_!"],
  ["(**Quoi ?**) ?a=b", "(**Quoi_?**) ?a=b"],
])("in French, %s has its marks where their words are", (text, tied) => {
  expect(shown(text, "fr")).toBe(tied);
});

test("in Polish no line ends with a word of one letter", () => {
  expect(shown("Jak możemy się z Panią lub w domu i w pracy", "pl")).toBe(
    "Jak możemy się z_Panią lub w_domu i_w_pracy",
  );
  expect(shown("W domu (o czasie)", "pl")).toBe("W_domu (o_czasie)");
});
