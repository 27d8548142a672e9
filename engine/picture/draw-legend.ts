import { sizes } from "./sizes.ts";
import { svgBox } from "./svg-box.ts";
import { svgText } from "./svg-text.ts";
import { textWidth } from "./text-lines.ts";

/**
 * Which colour stands for which type of step, and how many steps have it, in as many rows as it takes.
 *
 * @param types each with its number of steps and the number of its colour
 * @param place upper left corner, and how wide the rows may be
 * @returns the SVG, and the room it takes from top to bottom
 */
export function drawLegend(
  types: readonly { readonly type: string; readonly steps: number; readonly hue: number }[],
  place: { readonly x: number; readonly y: number; readonly width: number },
): { readonly drawn: string; readonly height: number } {
  let [x, y] = [place.x, place.y];
  const drawn = types.map(({ type, steps, hue }) => {
    const words = `${type} ${steps}`;
    const width = textWidth(words, sizes.typeText) + 18;
    if (x > place.x && x + width > place.x + place.width) {
      x = place.x;
      y += rowHeight;
    }
    const chip = [svgBox("pill", { x, y, width, height: 20 }, 10), svgText("type", x + width / 2, y + 14, words)].join(
      "",
    );
    x += width + 8;
    return `<g class="hue-${hue}">${chip}</g>`;
  });
  return { drawn: drawn.join("\n"), height: y + rowHeight - place.y };
}

const rowHeight = 28;
