import type { Node } from "yaml";

/** A text with its name and the offsets at which its lines start. */
export type Source = { readonly file: string; readonly text: string; readonly lineStarts: readonly number[] };

/** A text prepared for counting lines. A byte order mark at its start is dropped. */
export function sourceOf(file: string, raw: string): Source {
  const text = raw.startsWith("\uFEFF") ? raw.slice(1) : raw;
  const lineStarts = [0];
  for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) lineStarts.push(at + 1);
  return { file, text, lineStarts };
}

/** A file with the files included in it; values and places are read from it. */
export type Tree = {
  readonly source: Source;
  /** Null for an empty file and for one that is taken as text. */
  readonly root: Node | null;
  /** The files that led here, this one last. */
  readonly trail: readonly string[];
  /** What stands in the place of an `{ file: … }`. */
  readonly includes: Map<unknown, Tree>;
};
