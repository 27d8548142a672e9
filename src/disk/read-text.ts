import { isUtf8 } from "node:buffer";
import { readFileSync, statSync } from "node:fs";
import { limits, type ReadResult, type ReadText } from "../../engine/load/index.ts";
import { besideMissing } from "./find-file.ts";

/** Reads a text file from the disk. A file that is too large is refused before it is read. */
export const readText: ReadText = (path) => {
  try {
    const stat = statSync(path);
    if (stat.isDirectory()) return { failure: "directory" };
    if (!stat.isFile()) return { failure: "unreadable" };
    if (stat.size > limits.fileSize) return { failure: "too-large" };
    const bytes = readFileSync(path);
    return isUtf8(bytes) ? { text: bytes.toString("utf8") } : { failure: "not-utf8", ...firstBadByte(bytes) };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") return { failure: "unreadable" };
    return { failure: "missing", beside: besideMissing(path) };
  }
};

/** No character of several bytes contains a line end, so each line can be looked at by itself. */
function firstBadByte(bytes: Buffer): Pick<Extract<ReadResult, { failure: string }>, "line" | "column"> {
  let line = 1;
  for (let start = 0; start < bytes.length; line++) {
    const found = bytes.indexOf(0x0a, start);
    const end = found === -1 ? bytes.length : found;
    const row = bytes.subarray(start, end);
    if (!isUtf8(row)) return { line, column: firstBadColumn(row) };
    start = end + 1;
  }
  return { line, column: 1 };
}

function firstBadColumn(row: Buffer): number {
  const text = row.toString("utf8");
  let offset = 0;
  for (let index = 0; index < text.length; index++) {
    const code = text.codePointAt(index) ?? 0;
    const written = row.subarray(offset, offset + 3).equals(Buffer.from("\uFFFD"));
    if (code === 0xfffd && !written) return index + 1;
    offset += Buffer.byteLength(String.fromCodePoint(code));
    if (code > 0xffff) index++;
  }
  return text.length + 1;
}
