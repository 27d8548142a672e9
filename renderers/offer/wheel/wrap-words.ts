/** Words in lines of about equal length. A word is never split. */
export function wrapWords(text: string, lines: number): readonly string[] {
  const words = text.split(/\s+/).filter(Boolean);
  const wraps = (width: number) => {
    const done: string[] = [];
    for (const word of words) {
      const longer = done.length ? `${done.at(-1)} ${word}` : undefined;
      if (longer !== undefined && longer.length <= width) done[done.length - 1] = longer;
      else done.push(word);
    }
    return done;
  };
  // The narrowest column that needs no more lines than there may be.
  for (let width = 1; width < text.length; width++) if (wraps(width).length <= lines) return wraps(width);
  return wraps(text.length);
}
