import { type CheckResult, checkFunnel } from "../../engine/check/index.ts";
import type { FindFile, ReadText } from "../../engine/load/index.ts";
import { findFile } from "./find-file.ts";
import { readText } from "./read-text.ts";

/**
 * Checks a definition on the disk, by the day of the machine's clock in UTC.
 *
 * @param beforeReading called with each file of the definition before it is read or looked for
 */
export function checkFile(path: string, beforeReading: (file: string) => void = () => {}): CheckResult {
  const today = new Date().toISOString().slice(0, 10);
  const read: ReadText = (file) => {
    beforeReading(file);
    return readText(file);
  };
  const find: FindFile = (file) => {
    beforeReading(file);
    return findFile(file);
  };
  return checkFunnel(path, read, find, today);
}
