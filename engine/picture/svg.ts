import type { Box } from "./layout.ts";

/**
 * One line of words as SVG.
 *
 * @param y of the line the letters stand on
 */
export function svgText(className: string, x: number, y: number, words: string): string {
  return `<text class="${className}" x="${round(x)}" y="${round(y)}">${escapeXml(words)}</text>`;
}

const round = (value: number) => Math.round(value * 10) / 10;

/** A text as it may stand in XML, in an attribute as well as between tags. What XML cannot hold at all is left out. */
export function escapeXml(text: string): string {
  return text.replace(unwritable, "").replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
}

/** Control characters but tab and line breaks, halves of a surrogate pair, and the two non-characters of XML 1.0. */
const unwritable = /[^\P{Cc}\t\n\r]|[\ufffe\uffff]|\p{Surrogate}/gu;

/** A rectangle with round corners as SVG. */
export function svgBox(className: string, { x, y, width, height }: Box, radius: number): string {
  const [left, top, wide, high] = [x, y, width, height].map((value) => Math.round(value * 10) / 10);
  return `<rect class="${className}" x="${left}" y="${top}" width="${wide}" height="${high}" rx="${radius}"/>`;
}
