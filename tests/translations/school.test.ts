import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { checkFunnel } from "../../engine/check/index.ts";
import { formatReport } from "../../engine/report/index.ts";
import { fieldsOf } from "../../engine/traits/index.ts";
import { sourceTexts, updateOverlay } from "../../engine/translate/index.ts";
import { readText } from "../../src/disk/read-text.ts";
import { expectGolden } from "../golden.ts";

const folder = join(import.meta.dirname, "school");
const load = (file: string) => checkFunnel(file, (path) => readText(join(folder, path)));
const golden = (name: string, text: string) => expectGolden(join(folder, `${name}.txt`), text);
const overlay = readFileSync(join(folder, "de.yaml"), "utf8");
const definitionIn = (file: string) => {
  const { definition } = load(file);
  if (!definition) throw new Error(`${file} is sound`);
  return definition;
};
// Without the engine's own sentences, which are many and behave the same.
const texts = sourceTexts(definitionIn("funnel.yaml"), "de").filter(({ path }) => path[0] !== "texts");

it("an overlay that is half done is reported as before", () => {
  const { problems, files } = load("de.yaml");
  golden("report", formatReport(problems, files, "stylish"));
});

it("a translated form shows its options in the language, and records them as the original would", () => {
  const steps = Object.values(definitionIn("de.yaml").steps);
  const options = steps.flatMap((step) => [
    ...fieldsOf(step).flatMap((field) => ("options" in field ? field.options : [])),
    ...("options" in step ? step.options : []),
  ]);
  golden("options", options.map((option) => `${JSON.stringify(option)}\n`).join(""));
});

it.each([
  ["updated", {}],
  ["pruned", { prune: true }],
])("is %s as before: what is new is added in the order of the original, and comments stay", (name, how) => {
  const { text, ...places } = updateOverlay(overlay, texts, how);
  golden(name, `${text}\n${JSON.stringify(places, null, 2)}\n`);
});

it.each([
  ["updated", {}],
  ["pruned", { prune: true }],
])("stays as it is once it has been %s", (_, how) => {
  const { text } = updateOverlay(overlay, texts, how);
  expect(updateOverlay(text, texts, how)).toMatchObject({ text, added: [] });
});
