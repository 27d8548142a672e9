import { expect, it } from "vitest";
import { checkFunnel } from "../../engine/check/index.ts";
import { frame } from "../frame.ts";

it.each([
  ["en", "TBC", true],
  ["de", "Schutz vor TBC", false],
  ["es", "Reduce TODO el estrés", false],
  ["fr", "TODO : le prix", true],
  ["it", "FIXME", true],
])("in %s, %j is a note to oneself: %s", (language, words, is) => {
  const text = `${frame.replace("language: en", `language: ${language}`)}start: a
steps:
  a: { type: question, path: /, question: ${JSON.stringify(words)}, options: [A, B], next: b }
  b: { type: end, path: /b, sections: [{ type: heading, text: B }] }
`;
  const { problems } = checkFunnel("funnel.yaml", () => ({ text }));
  expect(problems.some(({ rule }) => rule === "sample-content")).toBe(is);
});
