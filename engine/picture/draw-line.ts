import type { PlacedLine } from "./layout.ts";

/** A line as SVG, with its arrow's tip. Tips are shapes, not markers: a page may hold several pictures. */
export function drawLine({ kind, path, tip }: PlacedLine): string {
  const line = `<path class="line ${kind}" d="${path}"/>`;
  if (!tip) return line;
  const [x, y] = [Math.round(tip.x * 10) / 10, Math.round(tip.y * 10) / 10];
  const from = tip.points === "down" ? -8 : 8;
  return `${line}<path class="tip ${kind}" d="M${x},${y}l-4.5,${from}h9z"/>`;
}
