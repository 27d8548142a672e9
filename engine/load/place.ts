import type { Node } from "yaml";
import type { Finding, Problem, Severity } from "../problem/index.ts";

/** A stretch of a source; the end is exclusive. */
export type Place = { readonly source: Source; readonly start: number; readonly end: number };

/** Lines and columns of a place, counted from 1. */
export function positionOf({
  source,
  start,
  end,
}: Place): Pick<Problem, "file" | "line" | "column" | "endLine" | "endColumn"> {
  const from = lineAndColumn(source, start);
  const to = lineAndColumn(source, Math.max(start, end));
  return { file: source.file, ...from, endLine: to.line, endColumn: to.column };
}

function lineAndColumn({ text, lineStarts }: Source, offset: number): { line: number; column: number } {
  const at = Math.max(0, Math.min(offset, text.length));
  let low = 0;
  let high = lineStarts.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((lineStarts[middle] ?? 0) <= at) low = middle;
    else high = middle - 1;
  }
  return { line: low + 1, column: at - (lineStarts[low] ?? 0) + 1 };
}

/** A finding with its line and column. */
export function problemAt(place: Place, finding: Finding & { rule: string; severity: Severity }): Problem {
  const { rule, severity, message, path, suggest = null } = finding;
  return { rule, severity, message, ...positionOf(place), path, suggest };
}

/** A text with its name and the offsets at which its lines start. */
export type Source = { readonly file: string; readonly text: string; readonly lineStarts: readonly number[] };

/** A text with line ends as Unix has them, where they are those of Windows, or of old Macs, which is no other kind beside. */
export const unixLines = (text: string): string =>
  text.includes("\n") ? text.replaceAll("\r\n", "\n") : text.replaceAll("\r", "\n");

/** A text prepared for counting lines, without a byte order mark at its start and with line ends as Unix has them. */
export function sourceOf(file: string, raw: string): Source {
  const text = unixLines(raw.replace(/^\uFEFF/, ""));
  const lineStarts = [0];
  for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) lineStarts.push(at + 1);
  return { file, text, lineStarts };
}

/** A file with the files included in it; values and places are read from it. */
export type Tree = {
  readonly source: Source;
  /** Null for an empty file and for one that is included as text. */
  readonly root: Node | null;
  /** The files that led here, this one last. */
  readonly trail: readonly string[];
  /** The files that replace an `{ file: … }`. */
  readonly includes: Map<unknown, Tree>;
};
