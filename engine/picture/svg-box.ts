import type { Box } from "./layout.ts";

/** A rectangle with round corners as SVG. */
export function svgBox(className: string, { x, y, width, height }: Box, radius: number): string {
  const [left, top, wide, high] = [x, y, width, height].map((value) => Math.round(value * 10) / 10);
  return `<rect class="${className}" x="${left}" y="${top}" width="${wide}" height="${high}" rx="${radius}"/>`;
}
