/** A text with its name and the offsets at which its lines start. */
export type Source = { readonly file: string; readonly text: string; readonly lineStarts: readonly number[] };

/** A text prepared for counting lines. A byte order mark at its start is dropped. */
export function sourceOf(file: string, raw: string): Source {
  const text = raw.startsWith("\uFEFF") ? raw.slice(1) : raw;
  const lineStarts = [0];
  for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) lineStarts.push(at + 1);
  return { file, text, lineStarts };
}
