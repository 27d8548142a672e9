/**
 * The part of a page from the first place on at which two drawings of it differ, as selectors: what comes before stays
 * where it is, what comes after moves. A section or a list is taken whole, as half a card would be seen to
 * grow, and so is a sentence, whose lines break elsewhere.
 *
 * @returns undefined if their main parts are the same
 */
export function changingPart(drawn: string, other: string): readonly string[] | undefined {
  const [tokens, others] = [tokensOf(drawn), tokensOf(other)];
  const at = tokens.findIndex((token, index) => token !== others[index]);
  const token = tokens[at];
  if (token === undefined) return undefined;
  const open: Open[] = [];
  const enter = (tag: string) => {
    const parent = open.at(-1);
    if (parent) parent.first ??= tag;
    open.push({ tag, place: parent ? ++parent.parts : 1, parts: 0 });
  };
  for (const before of tokens.slice(0, at)) {
    if (isTag(before)) enter(before);
    if (before.startsWith("</") || (isTag(before) && empty.test(before))) open.pop();
  }
  if (isTag(token)) enter(token);
  const sections = open.findIndex(({ tag }) => tag.includes(" data-sections"));
  // What only says something, and a picture or figure that a slide begins with, are amid the height that is left, so that all
  // of it moves.
  const { tag = "", first = "" } = open[sections] ?? {};
  const isAfloat = tag.includes(" data-said") || /^<(?:figure data-beside|div data-figure)/.test(first);
  const depth =
    sections === -1 ? open.findIndex(({ tag }) => !box.test(tag)) + 1 || open.length : sections + (isAfloat ? 1 : 2);
  const end = Math.min(depth, open.length);
  // What is added at the end of a box leaves the rest of the box as it is.
  const isAdded = !isAfloat && token.startsWith("</") && end === open.length && box.test(open.at(-1)?.tag ?? "");
  const found: string[] = [];
  let parent = "main";
  for (const [index, { place }] of open.slice(1, end).entries()) {
    const isChanged = index === end - 2 && !isAdded;
    found.push(`${parent}>:nth-child(n+${isChanged ? place : place + 1})`);
    parent += `>:nth-child(${place})`;
  }
  return found;
}

/** An element that has not ended, with its number among those of its parent, from 1, and the elements in it so far. */
type Open = { readonly tag: string; readonly place: number; parts: number; first?: string };

/**
 * Tags, comments and texts of the main part. The names that React gives elements depend on what is beside them, and what a
 * field holds moves nothing.
 */
const tokensOf = (html: string): readonly string[] =>
  (/<main.*<\/main>/s.exec(html)?.[0].replaceAll(/_R_\w*_| value="[^"]*"/g, "") ?? "").match(/<[^>]*>|[^<]+/g) ?? [];

const isTag = (token: string) => /^<[a-z]/.test(token);

const empty = /^<(?:br|hr|img|input|source|track|wbr)\b/;

/** What only holds other elements. Anything else is a sentence, a list or a group of controls. */
const box = /^<(?:div|form|main|section)\b/;
