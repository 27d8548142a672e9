/**
 * Runs in the page: the words and numbers that are cut at the end of a line, without a hyphen. Addresses have to be cut
 * somewhere, and so has what is written without spaces, as Japanese is.
 */
export function brokenWords(): string[] {
  const range = document.createRange();
  const lineOf = (text: Text, at: number) => {
    range.setStart(text, at);
    range.setEnd(text, at + 1);
    // Of the first letter of a line, WebKit also tells an empty place at the end of the line before.
    const place = [...range.getClientRects()].at(-1);
    return place?.height ? place.top + place.height / 2 : undefined;
  };
  /** Where a word goes on in the next line; -1 if it is whole. */
  const cutIn = (text: Text, start: number, end: number) => {
    range.setStart(text, start);
    range.setEnd(text, end);
    if (range.getClientRects().length < 2) return -1;
    const { height } = range.getClientRects()[0] ?? { height: 0 };
    for (let at = start + 1; at < end; at++) {
      const [before, here] = [lineOf(text, at - 1), lineOf(text, at)];
      if (before !== undefined && here !== undefined && here - before > height / 2) return at;
    }
    return -1;
  };
  const broken = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!(node instanceof Text) || !parent?.checkVisibility({ visibilityProperty: true })) continue;
    for (const { 0: run, index } of node.data.matchAll(/\S+/g)) {
      if (/@|\/\/|www\./.test(run)) continue;
      for (const { 0: word, index: within } of run.matchAll(/[\p{L}\p{M}\p{N}\u00ad]+(?:[.,’'](?=\p{N})\p{N}+)*/gu)) {
        if (/\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Thai}|\p{Script=Khmer}/u.test(word))
          continue;
        const start = index + within;
        const cut = cutIn(node, start, start + word.length);
        if (cut < 0 || node.data[cut - 1] === "\u00ad") continue;
        // Where the browser has hyphenated it, it is cut elsewhere without.
        parent.style.hyphens = "manual";
        if (cutIn(node, start, start + word.length) === cut) broken.add(word.replaceAll("\u00ad", ""));
        parent.style.hyphens = "";
      }
    }
  }
  return [...broken];
}
