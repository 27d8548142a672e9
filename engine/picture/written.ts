import { sizes } from "./sizes.ts";
import { textLines, textWidth } from "./text-lines.ts";

/** Words that stand somewhere in a picture, and the room they take in pixels. */
export type Written = { readonly lines: readonly string[]; readonly width: number; readonly height: number };

/** Words beside a line of the picture, or in a note at its end; nothing takes no room. */
export function written(text: string): Written {
  if (text === "") return { lines: [], width: 0, height: 0 };
  const lines = textLines(text, widest, sizes.label, mostLines);
  const width = Math.max(...lines.map((line) => textWidth(line, sizes.label)));
  return { lines, width: Math.ceil(width) + 14, height: Math.ceil(lines.length * sizes.label * sizes.line) + 8 };
}

const widest = 190;
const mostLines = 4;
