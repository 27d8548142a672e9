import type { Problem } from "../problem/index.ts";

/** Text of every file that was read, by path, the definition first: the `files` that checkFunnel returns. */
export type Sources = ReadonlyMap<string, string>;

/** Formats problems. */
export type Format = (problems: readonly Problem[], sources: Sources, paint: Paint) => string;

/** How a terminal can highlight a word: a report says what a word is, not which colour it has. */
export type Paint = (kind: "error" | "warning" | "dim" | "strong", text: string) => string;
