import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";
import { unixLines } from "../../engine/load/index.ts";
import type { ReadText } from "./project.ts";

/** What a tool answers. */
export const told = (text: string, structuredContent?: Record<string, unknown>): CallToolResult => ({
  content: [{ type: "text", text }],
  ...(structuredContent && { structuredContent }),
});

/** Why a tool did nothing. */
export const refused = (text: string): CallToolResult => ({ content: [{ type: "text", text }], isError: true });

/** A file with its hash, from line to line. */
export function shown({ file, hash, text }: ReadText, from: number, to?: number): string {
  const lines = unixLines(text).split("\n");
  return `${file}, hash ${hash}, ${lines.length} lines\n\n${numbered(lines, from, to ?? lines.length)}`;
}

/** Lines of a text with their numbers. */
export function numbered(lines: readonly string[], from: number, to: number): string {
  const width = String(Math.min(to, lines.length)).length;
  return lines
    .slice(from - 1, to)
    .map((line, index) => `${String(from + index).padStart(width)} | ${line}`)
    .join("\n");
}
