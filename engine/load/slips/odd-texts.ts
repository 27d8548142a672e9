import { isMap, isScalar, isSeq, Scalar } from "yaml";
import type { Path } from "../../problem/index.ts";
import type { Tree } from "../place.ts";
import { curlyQuote } from "./line-slip.ts";

/** An unquoted text or number that YAML may read differently from what was meant, and its place in the definition. */
export type OddText = {
  readonly path: Path;
  /**
   * "cut": a comment directly follows and ends the text, as in `Save 50% #1 choice`. A comment with two spaces before
   * the # or one after it was meant as a comment. "joined": a list entry runs on into the next line. "number": a number
   * is written otherwise than it is shown, as in `1.240` for 1.24. "quoted": a text stands within quotes that YAML does
   * not know, as in `“Go on”`. "unsplit": an entry of a list in brackets holds several, as in `[朝、昼、夜]` with the commas of
   * another script, or in `[Often; Sometimes, Never]`. "torn": an entry of such a list is the rest of the one before, from
   * which a comma has parted it, as in `[Yes, and I love it, No]`; written is both as one.
   */
  readonly is: "cut" | "joined" | "number" | "quoted" | "torn" | "unsplit";
  readonly written: string;
};

/** Every such text of a definition. */
export function oddTexts(tree: Tree): readonly OddText[] {
  const found: OddText[] = [];
  walk(tree.root, tree, [], found);
  return found;
}

function walk(node: unknown, tree: Tree, path: Path, found: OddText[], isEntry = false): void {
  const included = tree.includes.get(node);
  if (included) walk(included.root, included, path, found);
  else if (isMap(node))
    for (const { key, value } of node.items)
      walk(value, tree, [...path, isScalar(key) ? String(key.value) : ""], found);
  else if (isSeq(node)) {
    const isHeld = node.items.length > 1 ? isPair : isUnsplit;
    for (const [index, item] of (node.flow ? node.items : []).entries())
      if (isScalar(item) && item.type === Scalar.PLAIN && typeof item.value === "string" && isHeld(item.value))
        found.push({ path: [...path, index], is: "unsplit", written: item.value });
    if (node.flow)
      for (const { index, whole } of tornIn(node.items))
        found.push({ path: [...path, index], is: "torn", written: whole });
    for (const [index, item] of node.items.entries()) walk(item, tree, [...path, index], found, true);
  } else if (isScalar(node) && node.type === Scalar.PLAIN && node.range) {
    const [start, end] = node.range;
    const written = tree.source.text.slice(start, end);
    if (typeof node.value === "number") {
      if (written !== String(node.value)) found.push({ path, is: "number", written });
    } else if (typeof node.value !== "string") return;
    else if (/ #\S/.test(tree.source.text.slice(end, end + 3))) found.push({ path, is: "cut", written });
    else if (quoted.test(node.value)) found.push({ path, is: "quoted", written });
    else if (isEntry && written.includes("\n")) found.push({ path, is: "joined", written });
  }
}

/** Curly, angle and full-width quotes at both ends of a text, and none but apostrophes in it. */
const quoted = new RegExp(
  String.raw`^(?:${curlyQuote}|\uFF02)(?:(?!${curlyQuote}|\uFF02).|(?<=\p{L})\u2019(?=\p{L}))+(?:${curlyQuote}|\uFF02)$`,
  "su",
);

/** The commas of Chinese, Japanese and Arabic, which part no entries, and semicolons. */
const commas = /\s*[、，،؛；;]\s*/;

/** Whether a text looks like a list: many short parts, or few very short ones, and no sentence. */
function isUnsplit(text: string): boolean {
  const parts = text.split(commas);
  return (
    parts.length > 1 && !/[。.!?！？؟]/.test(text) && parts.every(({ length }) => length <= (parts.length > 2 ? 16 : 8))
  );
}

/** Whether a text among others is single words with semicolons between them, each with a capital letter: no sentence goes on so. */
const isPair = (text: string) => /^\p{Lu}\p{L}{1,15}(?:; \p{Lu}\p{L}{1,15})+$/u.test(text);

/**
 * Entries that go on with a small letter and several words, behind one that begins with a capital, in a list of which all
 * others do. Of two entries, the first has several words as well: "Tea, no milk" may be two.
 */
function tornIn(items: readonly unknown[]): readonly { readonly index: number; readonly whole: string }[] {
  const texts = items.flatMap((item) =>
    isScalar(item) && item.type === Scalar.PLAIN && typeof item.value === "string" ? item.value : [],
  );
  if (texts.length < items.length || texts.length < 2) return [];
  const torn = texts.flatMap((text, index) => {
    const before = texts[index - 1] ?? "";
    const isRest = /^\p{Ll}[\p{Ll}'’-]*\s\S/u.test(text) && /^\p{Lu}/u.test(before);
    return isRest && (texts.length > 2 || /\s/.test(before)) ? [{ index, whole: `${before}, ${text}` }] : [];
  });
  const isWhole = (text: string, index: number) => !/^\p{Ll}/u.test(text) || torn.some((each) => each.index === index);
  return texts.every(isWhole) && torn.length <= texts.length / 2 ? torn : [];
}

/** Such a list as it was meant, and the comma in it. */
export const asSplit = (text: string): { readonly comma: string; readonly list: string } => ({
  comma: commas.exec(text)?.[0].trim() ?? "",
  list: `[${text.split(commas).join(", ")}]`,
});
