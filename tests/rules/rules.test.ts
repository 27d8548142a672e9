import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { formatReport, loadFunnel, rules } from "../../engine/check.ts";
import { fileExists } from "../../src/disk/file-exists.ts";
import { readText } from "../../src/disk/read-text.ts";

const folder = import.meta.dirname;

/** The stylish report on a rule's example, as `report.txt` beside it keeps it. UPDATE_GOLDENS=1 writes it anew. */
function reportOn(id: string) {
  // Only one of the examples is about images; the others name some that nobody drew.
  const exists = id === "missing-asset" ? (file: string) => fileExists(join(folder, id, file)) : undefined;
  const { problems, files } = loadFunnel("funnel.yaml", (file) => readText(join(folder, id, file)), exists);
  const report = formatReport(problems, files, "stylish");
  const golden = join(folder, id, "report.txt");
  if (process.env.UPDATE_GOLDENS) writeFileSync(golden, report);
  return { problems, report, golden: existsSync(golden) ? readFileSync(golden, "utf8") : "" };
}

describe("a rule", () => {
  it("has an example of its own, and each example a rule", () => {
    const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(folders.map(({ name }) => name).sort()).toEqual(rules.map(({ id }) => id).sort());
  });

  it("has the name of its file", () => {
    const files = readdirSync(join(folder, "../../engine/lint/rules")).filter((name) => name !== "index.ts");
    expect(files.sort()).toEqual(rules.map(({ id }) => `${id}.ts`).sort());
  });

  it.each(rules.map(({ id }) => id))("%s reports its example, and no other rule does", (id) => {
    const { problems, report, golden } = reportOn(id);
    expect(report).toBe(golden);
    expect([...new Set(problems.map(({ rule }) => rule))]).toEqual([id]);
  });
});
