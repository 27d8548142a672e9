import { expect, it } from "vitest";
import { checkFunnel } from "../../engine/check/index.ts";
import { frame } from "../frame.ts";

/** Whether quotes are said to be read around a heading or a button, written without straight quotes. */
function isReported(language: string, heading: string, button = "Go"): boolean {
  const { problems } = checkFunnel("test.yaml", () => ({
    text: `${frame.replace("language: en", `language: ${language}`)}start: a
steps:
  a:
    type: info
    path: /
    sections:
      - type: heading
        text: ${heading}
    button: ${button}
    next: b
  b: { type: end, path: /b, sections: [{ type: heading, text: B }] }
`,
  }));
  return problems.some(({ rule }) => rule === "printed-quotes");
}

it.each([
  ["en", "”Your order”"],
  ["en", "”Don’t wait”"],
  ["ja", "”ご注文”"],
  ["ja", "＂ご注文＂"],
  ["de", "“{name|Friend}, your order”"],
])("quotes of the keyboard are told around a text in %s: %s", (language, heading) => {
  expect(isReported(language, heading)).toBe(true);
});

it.each([
  ["en", "“I sleep again”"],
  ["en", "Say ”yes”"],
  ["en", "“One” and “two”"],
  ["en", '"”Your order”"'],
  ["de", "„Ich schlafe wieder“"],
  ["fr", "« Je dors »"],
  ["sv", "”Jag sover igen”"],
  ["fi", "»Nukun taas»"],
  ["ja", "「よく眠れます」"],
])("but not what may be said in %s: %s", (language, heading) => {
  expect(isReported(language, heading)).toBe(false);
});

it("the question of a step and a hint are the funnel's own words", () => {
  const text = (question: string) => `${frame}start: a
steps:
  a: { type: question, path: /, question: Q, hint: ${question}, options: [A, B], next: b }
  b: { type: question, path: /b, options: [A, B], next: c, question: ${question} }
  c: { type: end, path: /c, sections: [{ type: heading, text: B }, { type: faq, questions: [{ question: ${question}, answer: No }] }] }
`;
  const told = (question: string) =>
    checkFunnel("test.yaml", () => ({ text: text(question) }))
      .problems.filter(({ rule }) => rule === "printed-quotes")
      .map(({ path }) => path.at(1));
  expect(told("« Pour qui cuisinez-vous ? »")).toEqual(["a", "b"]);
  expect(told('"« Pour qui cuisinez-vous ? »"')).toEqual([]);
});

it("a button does not speak in quotes in any language", () => {
  expect(isReported("en", "Hello", "“Don’t wait”")).toBe(true);
  expect(isReported("sv", "Hello", "”Vidare”")).toBe(true);
});
