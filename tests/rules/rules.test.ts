import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, it } from "vitest";
import { checkFunnel } from "../../engine/check/index.ts";
import { rules } from "../../engine/lint/index.ts";
import type { FindFile } from "../../engine/load/index.ts";
import { formatReport } from "../../engine/report/index.ts";
import { findFile } from "../../src/disk/find-file.ts";
import { expectGolden } from "../golden.ts";
import { readFunnel } from "../read-funnel.ts";

const folder = import.meta.dirname;

/** Days in the examples are before or after this one. */
const today = "2026-06-30";

/** The templates that funnels are started from. */
const templates = new Map([["lead", readFunnel("templates/lead/funnel.yaml")]]);

/** Only these examples are about images; the others name files that do not exist. */
const finders: Readonly<Record<string, FindFile>> = {
  "missing-asset": (file) => findFile(join(folder, "missing-asset", file)),
  "large-font": (file) => ({
    found: true,
    bytes: file.startsWith("small") ? 10 * 1024 : file.startsWith("huge") ? 40_000 : 20_500,
  }),
  "large-picture": (file) => ({ found: true, bytes: file.endsWith("photo.png") ? 1_234_567 : 200 * 1024 }),
};

/** Findings about a rule's example as it is, which two tests ask for. */
function check(id: string) {
  const known = found.get(id) ?? checkChanged(id, (text) => text);
  found.set(id, known);
  return known;
}

const found = new Map<string, ReturnType<typeof checkChanged>>();

/** Findings about a rule's example once it is changed. */
function checkChanged(id: string, change: (text: string) => string) {
  const find = finders[id];
  const read = (file: string) => readFileSync(join(folder, id, file), "utf8");
  // Some rules are about the translation of a funnel.
  const own = existsSync(join(folder, id, "funnel.de.yaml")) ? "funnel.de.yaml" : "funnel.yaml";
  const text = change(read(own));
  return checkFunnel(
    own,
    (file) =>
      file === own ? { text } : file === "funnel.yaml" ? { text: read("funnel.yaml") } : { failure: "missing" },
    { ...(find && { find }), today, templates },
  );
}

/** A text with some lines replaced, ignoring indentation; unchanged if it does not have them. */
function withLines(text: string, lines: string, others: string): string {
  const rows = text.split("\n");
  const wanted = lines.split("\n");
  const at = rows.findIndex((row, index) => {
    const by = row.slice(0, row.length - row.trimStart().length);
    return wanted.every((line, offset) => rows[index + offset] === by + line);
  });
  if (at === -1) return text;
  const by = rows[at]?.match(/^ */)?.[0] ?? "";
  rows.splice(at, wanted.length, ...others.split("\n").map((line) => by + line));
  return rows.join("\n");
}

describe("a rule", () => {
  it("has an example of its own, and each example a rule", () => {
    const folders = readdirSync(folder, { withFileTypes: true }).filter(
      (entry) => entry.isDirectory() && entry.name !== "languages",
    );
    expect(folders.map(({ name }) => name).sort()).toEqual(rules.map(({ id }) => id).sort());
  });

  it("has the name of its file", () => {
    const files = readdirSync(join(folder, "../../engine/lint/rules"), { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".ts"))
      .map((file) => basename(file))
      .filter((name) => name !== "index.ts");
    expect(files.sort()).toEqual(rules.map(({ id }) => `${id}.ts`).sort());
  });

  it.each(rules.map(({ id }) => id))("%s reports its example, and no other rule does", (id) => {
    const { problems, files } = check(id);
    expectGolden(join(folder, id, "report.txt"), formatReport(problems, files, "stylish"));
    expect([...new Set(problems.map(({ rule }) => rule))]).toEqual([id]);
  });

  it.each(rules)(
    "$id is explained with lines of its example, and content once they are fixed",
    ({ id, wrong, right }) => {
      const { problems } = check(id);
      const fixed = checkChanged(id, (text) => withLines(text, wrong, right));
      expect(fixed.problems.filter(({ rule }) => rule !== id)).toEqual([]);
      expect(fixed.problems.length).toBeLessThan(problems.length);
    },
  );
});
