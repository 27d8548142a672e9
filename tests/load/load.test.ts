import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, test } from "vitest";
import { checkFunnel } from "../../engine/check/index.ts";
import { formatReport } from "../../engine/report/index.ts";
import { sectionTypes, stepTypes } from "../../schema/traits.ts";
import { readText } from "../../src/disk/read-text.ts";
import { frame } from "../frame.ts";
import { expectGolden } from "../golden.ts";

const folder = import.meta.dirname;
const examples = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());

describe("a definition that cannot be read", () => {
  it.each(examples.map(({ name }) => name))("%s is reported word for word as before", (name) => {
    const { definition, problems, files } = checkFunnel("funnel.yaml", (file) => readText(join(folder, name, file)));
    expectGolden(join(folder, name, "report.txt"), withoutTypes(formatReport(problems, files, "stylish")));
    expect(definition).toBeUndefined();
  });
});

/** A report in which lists of all types are replaced by a placeholder. */
const withoutTypes = (report: string) =>
  report
    .replaceAll(Object.keys(stepTypes).join(", "), "(the types of steps)")
    .replaceAll(Object.keys(sectionTypes).join(", "), "(the types of sections)");

test('a slip below a step called "when" is none in a condition', () => {
  const wheel = "wheel: { heading: Spin, spin: Go, outcome: a, segments: [{ id: a, label: A }], note: { Odds: even } }";
  const text = `${frame}start: when\nsteps:\n  when: { type: offer, path: /, sections: [], ${wheel} }\n`;
  const { problems } = checkFunnel("test.yaml", () => ({ text }));
  const note = problems.find(({ path }) => path.at(-1) === "note");
  expect(note?.message).toContain("must be a text, but is a group of keys.");
});
