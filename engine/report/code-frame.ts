import type { Problem } from "../problem/index.ts";
import type { Paint } from "./format.ts";

/**
 * The lines around a problem, with the place underlined.
 *
 * @param text the file with the problem
 * @returns lines without a line end; none for an empty file
 */
export function codeFrame(text: string, problem: Problem, paint: Paint): readonly string[] {
  const { line, column, endLine, endColumn, severity } = problem;
  const { first, lines } = linesAround(text, line);
  if (lines.every((content) => content.trim() === "")) return [];
  const gutter = String(first + lines.length - 1).length;
  // A window on the line, so that a line of a megabyte stays readable.
  const from = column > width - 20 ? column - 41 : 0;
  return lines.flatMap((content, index) => {
    const number = first + index;
    const shown = show(content, from);
    const head = `${number === line ? ">" : " "} ${String(number).padStart(gutter)} |`;
    const row = `${paint("dim", head)} ${shown}`.trimEnd();
    if (number !== line) return [row];
    const start = column - 1 - from;
    const end = Math.min(endLine > line ? content.length : endColumn - 1, from + width) - from;
    const carets = "^".repeat(Math.max(1, end - start));
    return [
      row,
      `${paint("dim", `  ${" ".repeat(gutter)} |`)} ${" ".repeat(Math.max(0, start))}${paint(severity, carets)}`,
    ];
  });
}

const around = 2;
const width = 120;

/** Tabs count one column here as they do in the position. */
function show(content: string, from: number): string {
  const part = content.slice(from, from + width).replace(/\p{Cc}/gu, " ");
  return from + width < content.length ? `${part}…` : part;
}

/** Finds the lines without splitting the whole text. */
function linesAround(text: string, line: number): { readonly first: number; readonly lines: readonly string[] } {
  const first = Math.max(1, line - around);
  let start = 0;
  for (let number = 1; number < first; number++) {
    const end = text.indexOf("\n", start);
    if (end === -1) return { first, lines: [] };
    start = end + 1;
  }
  const lines: string[] = [];
  for (let number = first; number <= line + around && start <= text.length; number++) {
    const found = text.indexOf("\n", start);
    const end = found === -1 ? text.length : found;
    lines.push(text.slice(start, end));
    start = end + 1;
  }
  while (lines.length > line - first + 1 && lines.at(-1)?.trim() === "") lines.pop();
  return { first, lines };
}
