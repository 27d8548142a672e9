import type { Problem } from "../problem/index.ts";
import type { Paint } from "./paint.ts";

/** Text of every file that was read, by path, the definition first: the `files` that checkFunnel returns. */
export type Sources = ReadonlyMap<string, string>;

/** Writes problems down. */
export type Format = (problems: readonly Problem[], sources: Sources, paint: Paint) => string;
