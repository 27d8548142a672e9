import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkFunnel } from "../../engine/check/index.ts";
import { formatReport, reportFormats } from "../../engine/report/index.ts";

const sound = readFileSync(join(import.meta.dirname, "../cli/sound.yaml"), "utf8");
const marks = [
  "{",
  "}",
  "[",
  "]",
  ":",
  ": ",
  "- ",
  "\n",
  "\n  ",
  "\t",
  '"',
  "'",
  "#",
  "&a ",
  "*a",
  "!x ",
  "|",
  ">",
  "? ",
  "---\n",
  "%",
  "\u0000",
  "\uFEFF",
  "\uD800",
  "<<: ",
  "{ file: a.md }",
  "null",
  ".inf",
  "1e999",
  "__proto__: ",
];

/** A definition or problems with a place; never a throw. */
function expectTotal(text: string) {
  const { definition, problems, files } = checkFunnel("funnel.yaml", (path) =>
    path === "funnel.yaml" ? { text } : { failure: "missing" },
  );
  expect(definition === undefined).toBe(problems.some(({ severity }) => severity === "error"));
  for (const { line, column, endLine, endColumn, message } of problems) {
    expect(line).toBeGreaterThan(0);
    expect(column).toBeGreaterThan(0);
    expect(endLine * 1e7 + endColumn).toBeGreaterThanOrEqual(line * 1e7 + column);
    expect(message).not.toBe("");
  }
  for (const format of reportFormats) formatReport(problems, files, format);
}

describe("loading", { timeout: 60_000 }, () => {
  it("gives a definition or located problems for any text", () => {
    fc.assert(fc.property(fc.string({ unit: "binary", maxLength: 300 }), expectTotal));
  });

  it("gives a definition or located problems for any mixture of YAML's marks", () => {
    const piece = fc.oneof(
      fc.constantFrom(...marks),
      fc.constantFrom("a", "steps", "type", "question", "next", "when"),
    );
    fc.assert(fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => expectTotal(pieces.join(""))));
  });

  it("gives a definition or located problems for a definition that was cut, doubled or overwritten anywhere", () => {
    const place = fc.nat(sound.length);
    const edit = fc.record({
      at: place,
      length: fc.nat(40),
      text: fc.oneof(fc.constantFrom(...marks), fc.string({ maxLength: 8 })),
    });
    fc.assert(
      fc.property(fc.array(edit, { minLength: 1, maxLength: 4 }), (edits) => {
        let text = sound;
        for (const { at, length, text: put } of edits) text = text.slice(0, at) + put + text.slice(at + length);
        expectTotal(text);
      }),
      { numRuns: 300 },
    );
  });

  it("gives a definition or located problems for any JSON", () => {
    fc.assert(fc.property(fc.json({ maxDepth: 5 }), expectTotal));
  });

  it("gives a definition or located problems for any values in the places of a definition's own", () => {
    const value = fc.jsonValue({ maxDepth: 3 });
    const step = fc.dictionary(
      fc.constantFrom("type", "path", "options", "next", "back", "sections", "when", "min", "tick"),
      value,
    );
    const typed = fc.tuple(fc.constantFrom("question", "multi-select", "info", "loading", "offer"), step);
    fc.assert(
      fc.property(fc.array(typed, { maxLength: 4 }), (steps) => {
        const entries = steps.map(([type, rest], index) => [`s${index}`, { ...rest, type }]);
        expectTotal(
          `${sound.slice(0, sound.indexOf("steps:"))}steps: ${JSON.stringify(Object.fromEntries(entries))}\n`,
        );
      }),
    );
  });
});
