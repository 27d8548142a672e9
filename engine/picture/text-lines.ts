import { sizes } from "./sizes.ts";

/**
 * Breaks a text into lines between words, by an estimate of the letters' width, because no font is available here. A
 * word wider than a line is broken; a text that does not fit ends in "…".
 *
 * @param width of a line in pixels
 * @param size of the font in pixels
 * @param most maximum number of lines, at least 1
 */
export function textLines(text: string, width: number, size: number, most: number): readonly string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(/\s+/).flatMap((word) => pieces(word, width, size))) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (line !== "" && textWidth(longer, size) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  lines.push(line);
  if (lines.length <= most) return lines;
  return lines.slice(0, most).map((line, index) => (index === most - 1 ? shortened(line, width, size) : line));
}

/** Width of a text in pixels in any common sans-serif font: too wide rather than too narrow. */
export function textWidth(text: string, size: number): number {
  return [...text].reduce((sum, letter) => sum + widthOf(letter), 0) * size;
}

function widthOf(letter: string): number {
  for (const [letters, width] of widths) if (letters.test(letter)) return width;
  return 0.6;
}

/** Parts of the font size, measured on the widest of the usual fonts. */
const widths: readonly (readonly [RegExp, number])[] = [
  [/[ijl.,:;'’|!]/, 0.31],
  [/[ftrI()[\]{}/\\ -]/, 0.42],
  [/[mwMW@%—…]/, 0.97],
  [/[A-Z&+=<>#]/, 0.74],
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}]/u, 1.05],
];

/** A word in parts that each fit on a line. */
function pieces(word: string, width: number, size: number): string[] {
  if (textWidth(word, size) <= width) return [word];
  const parts = [""];
  for (const letter of word) {
    const longer = `${parts.at(-1)}${letter}`;
    if (textWidth(longer, size) > width) parts.push(letter);
    else parts[parts.length - 1] = longer;
  }
  return parts;
}

function shortened(line: string, width: number, size: number): string {
  const letters = [...line];
  while (letters.length > 0 && textWidth(`${letters.join("")}…`, size) > width) letters.pop();
  return `${letters.join("").trimEnd()}…`;
}

/** Words in a picture, and their size in pixels. */
export type Written = { readonly lines: readonly string[]; readonly width: number; readonly height: number };

/** Words beside a line of the picture, or in a note at its end; an empty text takes no space. */
export function written(text: string): Written {
  if (text === "") return { lines: [], width: 0, height: 0 };
  const lines = textLines(text, widest, sizes.label, mostLines);
  const width = Math.max(...lines.map((line) => textWidth(line, sizes.label)));
  return { lines, width: Math.ceil(width) + 14, height: Math.ceil(lines.length * sizes.label * sizes.line) + 8 };
}

const widest = 190;
const mostLines = 4;
