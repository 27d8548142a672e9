import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";

type Job = { outDir: string; sources: string[]; environment: Record<string, string | undefined>; build: () => void };
// Plain JavaScript, because it runs before anything is installed or built.
const script = "../src/scripts/build-if-changed.mjs";
const { buildIfChanged }: { buildIfChanged: (job: Job) => boolean } = await import(script);

let folder: string;
const at = (name: string) => join(folder, name);
const write = (name: string, text: string) => writeFileSync(at(name), text);
const builds = (environment = {}) =>
  buildIfChanged({
    outDir: at("dist"),
    sources: [at("src")],
    environment,
    build: () => {
      for (const part of ["client", "server"]) mkdirSync(at(`dist/${part}`), { recursive: true });
      write("dist/client/index.html", "built");
      const hash = createHash("sha256").update("id: a").digest("hex");
      write("dist/server/inputs.json", JSON.stringify({ [at("funnel.yaml")]: hash, [at("logo.svg")]: null }));
    },
  });

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "funnel-build-"));
  mkdirSync(at("src"));
  write("src/a.ts", "1");
  write("funnel.yaml", "id: a");
  expect(builds()).toBe(true);
});
afterEach(() => rmSync(folder, { recursive: true }));

test("a build of the very same sources is taken as it is, whatever their times", () => {
  expect(builds()).toBe(false);
  utimesSync(at("src/a.ts"), new Date(), new Date());
  utimesSync(at("funnel.yaml"), new Date(), new Date());
  expect(builds()).toBe(false);
});

test.each([
  [
    "code that changed, though it looks older",
    () => {
      write("src/a.ts", "2");
      utimesSync(at("src/a.ts"), 0, 0);
    },
  ],
  ["a new file", () => write("src/b.ts", "")],
  [
    "a renamed file",
    () => {
      rmSync(at("src/a.ts"));
      write("src/c.ts", "1");
    },
  ],
  ["a definition that changed", () => write("funnel.yaml", "id: b")],
  ["a definition that is gone", () => rmSync(at("funnel.yaml"))],
  ["a file of the definition that was missing and came", () => write("logo.svg", "<svg/>")],
  ["a build that was touched", () => write("dist/client/index.html", "edited")],
  ["a build that lost a file", () => rmSync(at("dist/client/index.html"))],
])("builds again after %s", (_, change) => {
  change();
  expect(builds()).toBe(true);
});

test("builds again when a variable that shapes it changes", () => {
  expect(builds({ FUNNEL: "other.yaml" })).toBe(true);
});
