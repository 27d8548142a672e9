import type { Log } from "./log.ts";
import { redacted } from "./redacted.ts";

/**
 * A log of one JSON object per line.
 *
 * @param write takes a line with its end
 */
export function jsonLog(write: (line: string) => void, now: () => Date = () => new Date()): Log {
  return (level, event, fields = {}) => {
    const line = { time: now().toISOString(), level, event, ...(redacted(fields) as object) };
    write(`${JSON.stringify(line)}\n`);
  };
}
