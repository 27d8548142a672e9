import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { fingerprintsOf, isUpToDate, writeBuildRecord } from "../src/scripts/build-record.mjs";

let folder: string;
const at = (name: string) => join(folder, name);
const write = (name: string, text: string) => writeFileSync(at(name), text);
const files = ["funnel.yaml", "logo.svg", "src/a.ts", "src", "dist/index.html"];
const circumstances = { FUNNEL: "funnel.yaml", SUPABASE_URL: undefined };
const isCurrent = (now: Record<string, string | undefined> = circumstances) => isUpToDate(at("record.json"), now, at);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "funnel-record-"));
  mkdirSync(at("src"));
  mkdirSync(at("dist"));
  write("src/a.ts", "1");
  write("funnel.yaml", "id: a");
  write("dist/index.html", "built");
  writeBuildRecord(at("record.json"), fingerprintsOf(files.map(at), folder), circumstances);
});
afterEach(() => rmSync(folder, { recursive: true }));

test("a build of the very same contents is up to date, whatever their times", () => {
  expect(isCurrent()).toBe(true);
  for (const name of ["src/a.ts", "funnel.yaml", "dist/index.html"]) utimesSync(at(name), new Date(), new Date());
  expect(isCurrent()).toBe(true);
});

test("it is again once a file was put back as it was", () => {
  write("src/a.ts", "2");
  expect(isCurrent()).toBe(false);
  write("src/a.ts", "1");
  expect(isCurrent()).toBe(true);
});

test.each([
  [
    "code that changed, though it looks older",
    () => {
      write("src/a.ts", "2");
      utimesSync(at("src/a.ts"), 0, 0);
    },
  ],
  ["a new file in a folder that is taken whole", () => write("src/b.ts", "")],
  [
    "a renamed file",
    () => {
      rmSync(at("src/a.ts"));
      write("src/c.ts", "1");
    },
  ],
  ["a definition that changed", () => write("funnel.yaml", "id: b")],
  ["a definition that is gone", () => rmSync(at("funnel.yaml"))],
  ["a file that was missing and came", () => write("logo.svg", "<svg/>")],
  ["a build that was touched", () => write("dist/index.html", "edited")],
  ["a build that lost a file", () => rmSync(at("dist/index.html"))],
  ["a record that was damaged", () => write("record.json", "{")],
  ["a record that was never written", () => rmSync(at("record.json"))],
])("it is not after %s", (_, change) => {
  change();
  expect(isCurrent()).toBe(false);
});

test("it is not when a variable that shapes it changes", () => {
  expect(isCurrent({ ...circumstances, FUNNEL: "other.yaml" })).toBe(false);
  expect(isCurrent({ ...circumstances, SUPABASE_URL: "https://example.com" })).toBe(false);
});
