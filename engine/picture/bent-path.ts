import type { Stay } from "./route-lines.ts";

/** SVG path data of a line that runs straight through its stays and bends softly from one to the next. */
export function bentPath(stays: readonly Stay[]): string {
  const parts = stays.map(({ x, top, bottom }, index) => {
    const before = stays[index - 1];
    if (!before) return `M${at(x, top)}V${round(bottom)}`;
    const middle = (before.bottom + top) / 2;
    return `C${at(before.x, middle)} ${at(x, middle)} ${at(x, top)}V${round(bottom)}`;
  });
  return parts.join("");
}

const at = (x: number, y: number) => `${round(x)},${round(y)}`;

const round = (value: number) => Math.round(value * 10) / 10;
