import { escapeXml } from "./escape-xml.ts";
import type { PlacedNote } from "./layout.ts";
import { sizes } from "./sizes.ts";
import { svgBox } from "./svg-box.ts";
import { svgText } from "./svg-text.ts";

/** Words beside a line as SVG; a note that stands for a step elsewhere gets a frame. */
export function drawNote(note: PlacedNote): string {
  const { kind, lines, text, x, y, width, height } = note;
  const first = y + (height - lines.length * sizes.label * sizes.line) / 2 + sizes.label;
  return [
    `<g>`,
    `<title>${escapeXml(text)}</title>`,
    kind === "note" ? svgBox("note-back", note, height / 2) : svgBox("label-back", note, 4),
    ...lines.map((line, index) => svgText("label", x + width / 2, first + index * sizes.label * sizes.line, line)),
    "</g>",
  ].join("");
}
