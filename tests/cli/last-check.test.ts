import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, expect, it, vi } from "vitest";
import { root } from "./run-funnel.ts";

const { checkAsked, keepCheck, recallCheck } = createRequire(import.meta.url)(join(root, "src/cli/last-check.cjs"));

const folder = mkdtempSync(join(tmpdir(), "funnel-"));
afterAll(() => rmSync(folder, { recursive: true }));

const record = join(folder, "record.json");
const [definition, included] = [join(folder, "funnel.yaml"), join(folder, "reviews.yaml")];
const words = ["check", definition];
const checked = { code: 0, report: "no problems\n", files: [definition, included] };
/** Files that were saved a moment ago are not relied on, so these checks begin later. */
const later = Date.now() + 60_000;
const recall = () => recallCheck(record, checkAsked("1", words));

beforeEach(() => {
  vi.unstubAllEnvs();
  rmSync(record, { force: true });
  writeFileSync(definition, "id: example\n");
  writeFileSync(included, "[]\n");
  // Whole milliseconds, so that they can be set again.
  utimesSync(definition, 1_000, 1_000);
  keepCheck(record, checkAsked("1", words), later, checked);
});

it("says again what the last check said", () => {
  expect(recall()).toEqual({ code: 0, report: "no problems\n" });
});

it.each([
  ["the definition", () => writeFileSync(definition, "id: other\n")],
  ["an included file", () => writeFileSync(included, "[1]\n")],
  [
    "a file of the same length, whose time was put back",
    () => {
      const { atime, mtime } = statSync(definition);
      writeFileSync(definition, "id: exempla\n");
      utimesSync(definition, atime, mtime);
    },
  ],
  [
    "a file put in another's place",
    () => {
      copyFileSync(definition, `${definition}.new`);
      renameSync(`${definition}.new`, definition);
    },
  ],
  ["a file that was taken away", () => rmSync(included)],
  ["the folder it is run in", () => vi.spyOn(process, "cwd").mockReturnValueOnce("/elsewhere")],
  ["the day", () => vi.useFakeTimers({ now: later + 86_400_000 })],
  ["the colours", () => vi.stubEnv("NO_COLOR", "1")],
  ["the record", () => writeFileSync(record, readFileSync(record).subarray(0, 40))],
])("checks anew after a change of %s", (_, change) => {
  change();
  expect(recall()).toBeUndefined();
  vi.useRealTimers();
});

it("checks anew with other words or another program", () => {
  expect(recallCheck(record, checkAsked("1", [...words, "--release"]))).toBeUndefined();
  expect(recallCheck(record, checkAsked("2", words))).toBeUndefined();
});

it("does not rely on a file that was saved a moment before", () => {
  rmSync(record);
  keepCheck(record, checkAsked("1", words), Date.now(), checked);
  expect(existsSync(record)).toBe(false);
});

it("keeps nothing of a file that is gone already, nor where it may not write", () => {
  rmSync(record);
  keepCheck(record, checkAsked("1", words), later, { ...checked, files: [join(folder, "gone.yaml")] });
  keepCheck(join(folder, "none", "record.json"), checkAsked("1", words), later, checked);
  expect(existsSync(record)).toBe(false);
});
