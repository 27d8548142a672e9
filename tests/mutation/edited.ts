/** One stretch of a text replaced by another; offsets into the text, the end exclusive. */
export type Edit = { readonly start: number; readonly end: number; readonly by: string };

/** A text after some edits. */
export type Edited = {
  readonly text: string;
  /** Lines of the edits, counted from 1. */
  readonly lines: readonly number[];
};

/** Makes edits in a text. They come in order and do not overlap. */
export function edited(text: string, edits: readonly Edit[]): Edited {
  let mutated = "";
  let from = 0;
  const lines: number[] = [];
  for (const { start, end, by } of edits) {
    mutated += text.slice(from, start);
    lines.push(mutated.split("\n").length);
    mutated += by;
    from = end;
  }
  return { text: mutated + text.slice(from), lines };
}
