import { escapeXml } from "./escape-xml.ts";

/**
 * One line of words as SVG.
 *
 * @param y of the line the letters stand on
 */
export function svgText(className: string, x: number, y: number, words: string): string {
  return `<text class="${className}" x="${round(x)}" y="${round(y)}">${escapeXml(words)}</text>`;
}

const round = (value: number) => Math.round(value * 10) / 10;
