/** Characters that a line of a report spends on one text. */
const most = 80;

/** Characters kept before the first difference of two long texts. */
const lead = 20;

/** Two texts cut down to where they differ, each on one line. */
export function shortenBoth(from: string, to: string): readonly [string, string] {
  const [a, b] = [onOneLine(from), onOneLine(to)];
  if (a.length <= most && b.length <= most) return [a, b];
  let same = 0;
  while (same < a.length && same < b.length && a[same] === b[same]) same++;
  const start = same > lead ? a.lastIndexOf(" ", same - lead) + 1 : 0;
  const cut = (text: string) => `${start > 0 ? "…" : ""}${shorten(text.slice(start))}`;
  return [cut(a), cut(b)];
}

/** A text on one line, cut at a word if it is long. */
export function shorten(text: string): string {
  const line = onOneLine(text);
  if (line.length <= most) return line;
  const end = line.lastIndexOf(" ", most - 1);
  return `${line.slice(0, end > most / 2 ? end : most - 1)}…`;
}

const onOneLine = (text: string) => text.replace(/\s+/g, " ").trim();
