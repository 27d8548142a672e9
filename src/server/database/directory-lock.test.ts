import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { lockDirectory } from "./directory-lock.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "funnel-lock-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const own = `process-${process.pid}.lock`;

test("a folder is had by one at a time, and given back", () => {
  const release = lockDirectory(folder);
  expect(() => lockDirectory(folder)).toThrow(`in use by process ${process.pid}`);
  release();
  expect(readdirSync(folder)).toEqual([]);
  lockDirectory(folder)();
});

test("what a dead process left is cleared away", async () => {
  const dead = spawn(process.execPath, ["-e", ""]);
  await once(dead, "close");
  writeFileSync(join(folder, `process-${dead.pid}.lock`), "1");
  const release = lockDirectory(folder);
  expect(readdirSync(folder)).toEqual([own]);
  release();
});

test("a living process that merely has the same number does not hold it", () => {
  // Process 1 always exists, and did not start at that time.
  writeFileSync(join(folder, "process-1.lock"), "born at another time");
  // This process does not count either, if the file belongs to an earlier process with the same id.
  writeFileSync(join(folder, own), "born at another time");
  lockDirectory(folder)();
});

test("a living process that holds it is named, with the way out, and is not disturbed", () => {
  const born = process.platform === "linux" ? birthOf(process.ppid) : "";
  writeFileSync(join(folder, `process-${process.ppid}.lock`), born);
  expect(() => lockDirectory(folder)).toThrow(
    `The folder ${folder} is in use by process ${process.ppid}, probably another funnel server. ` +
      `Stop that process, or give this one a folder of its own: DATA_DIR=${folder}-2 npm start`,
  );
  expect(readdirSync(folder)).toEqual([`process-${process.ppid}.lock`]);
});

test("where no lock can be written, as on a full disk, whoever holds the folder is named, and no lock is left behind", () => {
  writeFileSync(join(folder, `process-${process.ppid}.lock`), birthOf(process.ppid));
  symlinkSync(join(folder, "missing", "file"), join(folder, own));
  expect(() => lockDirectory(folder)).toThrow(`in use by process ${process.ppid}`);
  expect(readdirSync(folder)).toEqual([`process-${process.ppid}.lock`]);
  rmSync(join(folder, `process-${process.ppid}.lock`));
  symlinkSync(join(folder, "missing", "file"), join(folder, own));
  expect(() => lockDirectory(folder)).toThrow("ENOENT");
  expect(readdirSync(folder)).toEqual([]);
});

/** As in a lock of that process itself. */
function birthOf(pid: number): string {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? "";
}
