import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { FolderInUse } from "./directory-lock.ts";
import { folderProblem } from "./folder-problem.ts";
import { openDatabase } from "./open-database.ts";
import { makePrivate } from "./private-folder.ts";

const folder = mkdtempSync(join(tmpdir(), "funnel-folder-"));
const file = join(folder, "file");
writeFileSync(file, "");
afterAll(() => rmSync(folder, { recursive: true }));

const inItsPlace = "cannot be made, because there is a file in its place. Move that away";

test("a file in place of the folder, or of one above it, is told", () => {
  expect(() => openDatabase({ dataDir: file })).toThrow(inItsPlace);
  expect(() => openDatabase({ dataDir: join(file, "data") })).toThrow(inItsPlace);
  expect(() => makePrivate(file)).toThrow(inItsPlace);
});

test.each([
  ["EACCES", "belongs to another user"],
  ["ENOENT", "cannot be made, because the folder above it can only be read"],
  ["EROFS", "is on a disk that can only be read"],
])("%s is told in words, with the folder and the way out", (code, words) => {
  const error = Object.assign(new Error(code), { code });
  const problem = folderProblem(folder, error);
  expect(problem).toMatchObject({ message: expect.stringContaining(`The folder ${folder} of the database ${words}`) });
  expect(problem).toMatchObject({ message: expect.stringContaining("DATA_DIR=") });
});

test("a full disk is told, whatever failed by it; another failure stays what it is", () => {
  const failure = new Error("PGlite failed to initialize properly");
  expect(folderProblem(folder, failure, 32)).toBe(failure);
  expect(folderProblem(join(folder, "missing"), failure)).toBe(failure);
  expect(folderProblem(folder, failure, 3)).toMatchObject({
    message: expect.stringContaining(`The disk of the folder ${folder} has 3 MB left`),
  });
  // Whoever has the folder can be asked, even so.
  const inUse = new FolderInUse(folder, 1);
  expect(folderProblem(folder, inUse, 3)).toBe(inUse);
});
