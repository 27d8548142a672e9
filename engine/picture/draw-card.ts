import { escapeMarkup } from "../copy/index.ts";
import type { Box, PlacedCard } from "./layout.ts";
import type { StepCount } from "./picture.ts";
import { sizes } from "./sizes.ts";
import { svgBox, svgText } from "./svg.ts";
import { textLines, textWidth } from "./text-lines.ts";

/**
 * A step's card as SVG.
 *
 * @param hue number of the colour that its type has in this picture
 */
export function drawCard(card: PlacedCard, hue: number): string {
  const { x, y, width, height, step, lines } = card;
  const left = x + sizes.padding;
  const pill = textWidth(step.type, sizes.typeText) + 14;
  const room = width - 2 * sizes.padding - pill - 8;
  const [id = ""] = textLines(step.id, room, sizes.idText, 1);
  const top = step.isStart ? y + sizes.mark : y;
  const below = top + sizes.cardHead + sizes.text;
  const full = [`${step.id} (${step.type}): ${step.headline}`, step.count?.words].filter(Boolean).join(" · ");
  const counted = below + lines.length * sizes.text * sizes.line + 3;
  return [
    `<g class="hue-${hue}" data-step="${escapeMarkup(step.id)}">`,
    `<title>${escapeMarkup(full)}</title>`,
    svgBox("card", card, 9),
    `<path class="bar" d="M${x},${y + 9}a9,9 0 0 1 5,-8.1v${height - 1.8}a9,9 0 0 1 -5,-8.1z"/>`,
    svgText("id", left, top + 21, id),
    svgBox("pill", { x: x + width - pill - 9, y: top + 8, width: pill, height: 18 }, 9),
    svgText("type", x + width - pill / 2 - 9, top + 20.5, step.type),
    ...lines.map((line, index) => svgText("text", left, below + index * sizes.text * sizes.line, line)),
    ...(step.count ? [countOf(step.count, { x: left, y: counted, width: width - 2 * sizes.padding })] : []),
    ...(step.isStart ? [mark("START", { ...card, y: y - sizes.mark })] : []),
    ...(step.isEnd ? [mark("END", { ...card, y: y + height - sizes.mark })] : []),
    "</g>",
  ].join("");
}

/** How many came to a step: their words, and a bar below these. */
function countOf({ words, share }: StepCount, { x, y, width }: Omit<Box, "height">): string {
  const bar = { x, y: y + 5, width, height: 4 };
  return [
    svgText("count", x, y, words),
    svgBox("count-all", bar, 2),
    svgBox("count-part", { ...bar, width: width * share }, 2),
  ].join("");
}

/** A small flag on the edge of a card, at its left so that lines can pass it. */
function mark(words: string, { x, y }: Box): string {
  const width = textWidth(words, 10) + 18;
  return [
    svgBox("mark-back", { x: x + sizes.padding, y, width, height: 2 * sizes.mark }, sizes.mark),
    svgText("mark", x + sizes.padding + width / 2, y + sizes.mark + 3.5, words),
  ].join("");
}
