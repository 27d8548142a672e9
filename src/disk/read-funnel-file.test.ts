import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { frame } from "../../tests/frame.ts";
import { readFunnelFile } from "./read-funnel-file.ts";

const folder = mkdtempSync(join(tmpdir(), "funnel-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** A funnel with one unused question, which is a warning, and whatever a test adds. */
function read(more = "") {
  const file = join(folder, "funnel.yaml");
  writeFileSync(join(folder, "logo.svg"), "<svg/>");
  writeFileSync(
    file,
    `${frame}start: a
steps:
  a: { type: question, path: /a, question: Well?, options: [A, B], next: b }
  b: { type: offer, path: /b, sections: [{ type: heading, text: B }]${more} }
`,
  );
  return { file, ...readFunnelFile(file) };
}

describe("what the build reports", () => {
  it("is one line for all warnings, which keep nothing from running", () => {
    const { file, definition, report } = read();
    expect(definition?.id).toBe("test");
    expect(report).toBe(`${file}: 1 warning. To see it: npx funnel check ${file}`);
  });

  it("is each error with its place, and still one line for the warnings", () => {
    const { file, definition, report } = read(", back: x");
    expect(definition).toBeUndefined();
    expect(report).toContain(`${file}:13:`);
    expect(report).not.toContain("unused-question");
    expect(report.split("\n").at(-1)).toMatch(/1 warning\. To see it/);
  });
});

describe("the problems", () => {
  it("begin with the errors, which keep it from running", () => {
    const { problems } = read(", back: x");
    expect(problems.map(({ severity }) => severity)).toEqual(["error", "warning"]);
  });
});
