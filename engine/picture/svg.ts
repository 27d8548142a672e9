import { escapeMarkup } from "../copy/index.ts";
import type { Box } from "./layout.ts";

/**
 * One line of words as SVG.
 *
 * @param y of the baseline
 */
export function svgText(className: string, x: number, y: number, words: string): string {
  return `<text class="${className}" x="${round(x)}" y="${round(y)}">${escapeMarkup(words)}</text>`;
}

const round = (value: number) => Math.round(value * 10) / 10;

/** A rectangle with round corners as SVG. */
export function svgBox(className: string, { x, y, width, height }: Box, radius: number): string {
  const [left, top, wide, high] = [x, y, width, height].map((value) => Math.round(value * 10) / 10);
  return `<rect class="${className}" x="${left}" y="${top}" width="${wide}" height="${high}" rx="${radius}"/>`;
}
