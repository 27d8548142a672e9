/** How many characters of a file the shells of agents show; of a longer one they leave out the middle. */
const shown = 30_000;

/**
 * As much of a guide as agents read. A project with types of its own has more to say than there is room for: then what keys
 * mean is left to `explain`, the longest explanation first. Every key stays.
 *
 * @param most the length that is too much
 */
export function fittingGuide(guide: string, most = shown): string {
  const lines = guide.split("\n");
  const explained = lines.flatMap((line, index) => {
    const [, key, meaning] = /^( {2,}[a-z][^"—]*?)( — .+)$/.exec(line) ?? [];
    return key === undefined || meaning === undefined ? [] : [{ index, key, length: meaning.length }];
  });
  let length = guide.length;
  for (const one of explained.sort((a, b) => b.length - a.length || b.index - a.index)) {
    if (length < most) break;
    lines[one.index] = one.key;
    length -= one.length;
  }
  return lines.join("\n");
}
