import { type CheckResult, checkFunnel } from "../../engine/check/index.ts";
import { findFile } from "./find-file.ts";
import { readText } from "./read-text.ts";

/**
 * Checks a definition on the disk, by the day of the machine's clock in UTC.
 *
 * @param beforeReading told of each file that the definition is made of, before it is read or looked for
 */
export function checkFile(path: string, beforeReading: (file: string) => void = () => {}): CheckResult {
  const today = new Date().toISOString().slice(0, 10);
  return checkFunnel(path, told(readText, beforeReading), told(findFile, beforeReading), today);
}

const told =
  <Answer>(ask: (file: string) => Answer, before: (file: string) => void) =>
  (file: string): Answer => {
    before(file);
    return ask(file);
  };
