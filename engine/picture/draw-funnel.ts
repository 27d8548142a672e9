import type { FunnelDefinition } from "../../schema/funnel.types.ts";
import { escapeMarkup } from "../copy/index.ts";
import { drawCard } from "./draw-card.ts";
import { layOutFunnel } from "./lay-out-funnel.ts";
import type { PlacedLine, PlacedNote } from "./layout.ts";
import type { Picture, PictureOptions } from "./picture.ts";
import { groupBy } from "./picture.ts";
import { hueCount, pictureClass, pictureStyle } from "./picture-style.ts";
import { sizes } from "./sizes.ts";
import { svgBox, svgText } from "./svg.ts";
import { textWidth } from "./text-lines.ts";

/**
 * A funnel as a self-contained SVG picture: no scripts, fonts or external files. Each card has its step's id as
 * `data-step`.
 *
 * @param definition a checked one
 */
export function drawFunnel(definition: FunnelDefinition, options?: PictureOptions): string {
  const { picture, cards, notes, lines, ...page } = layOutFunnel(definition, options);
  // Types get colours in order of appearance, so a new type needs no entry here.
  const types = [...groupBy(picture.steps, ({ type }) => type)].map(([type, { length }], index) => ({
    type,
    steps: length,
    hue: index % hueCount,
  }));
  const hueOf = new Map(types.map(({ type, hue }) => [type, hue]));
  const width = Math.ceil(page.width);
  const legend = drawLegend(types, { x: sizes.margin, y: page.height, width: width - 2 * sizes.margin });
  const height = Math.ceil(page.height + legend.height + sizes.margin / 2);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" class="${pictureClass}" role="img" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<title>${escapeMarkup(`Steps of the funnel ${picture.id}`)}</title>`,
    `<desc>${escapeMarkup(inWords(picture))}</desc>`,
    `<style>${pictureStyle()}</style>`,
    `<rect class="paper" width="${width}" height="${height}"/>`,
    svgText("title", sizes.margin, sizes.margin + 18, picture.id),
    svgText("text quiet", sizes.margin, sizes.margin + 40, counted(picture)),
    ...lines.map(drawLine),
    ...notes.map(drawNote),
    ...cards.map((card) => drawCard(card, hueOf.get(card.step.type) ?? 0)),
    legend.drawn,
    "</svg>",
    "",
  ].join("\n");
}

function counted({ steps, ways, counted }: Picture): string {
  const back = ways.filter(({ kind }) => kind === "back").length;
  const counts = [`${steps.length} steps`, `${ways.length - back} ways on`];
  return [...counts, ...(back > 0 ? [`${back} back links, dashed`] : []), ...(counted ? [counted] : [])].join(" · ");
}

/** The flow in sentences, for people who cannot see the picture. */
function inWords({ steps, ways }: Picture): string {
  const from = groupBy(ways, ({ from }) => from);
  return steps
    .map(({ id, isStart, count }) => {
      const leads = (from.get(id) ?? []).map(
        ({ to, kind, label }) => `${kind === "back" ? "back to " : ""}${to}${label && ` (${label})`}`,
      );
      return `${id}${isStart ? ", the start," : ""} ${leads.length > 0 ? `leads to ${leads.join(", ")}` : "is an end"}.${count ? ` ${count.words}.` : ""}`;
    })
    .join(" ");
}

/** A line as SVG, with its arrow's tip. Tips are shapes, not markers: a page may hold several pictures. */
function drawLine({ kind, path, tip }: PlacedLine): string {
  const line = `<path class="line ${kind}" d="${path}"/>`;
  if (!tip) return line;
  const [x, y] = [Math.round(tip.x * 10) / 10, Math.round(tip.y * 10) / 10];
  const from = tip.points === "down" ? -8 : 8;
  return `${line}<path class="tip ${kind}" d="M${x},${y}l-4.5,${from}h9z"/>`;
}

/** Words beside a line as SVG; a note that stands for a step elsewhere gets a frame. */
function drawNote(note: PlacedNote): string {
  const { kind, lines, text, x, y, width, height } = note;
  const first = y + (height - lines.length * sizes.label * sizes.line) / 2 + sizes.label;
  return [
    `<g>`,
    `<title>${escapeMarkup(text)}</title>`,
    kind === "note" ? svgBox("note-back", note, height / 2) : svgBox("label-back", note, 4),
    ...lines.map((line, index) => svgText("label", x + width / 2, first + index * sizes.label * sizes.line, line)),
    "</g>",
  ].join("");
}

/**
 * The legend: the colour of each step type and its number of steps, in as many rows as needed.
 *
 * @param types each with its number of steps and the number of its colour
 * @param place upper left corner, and how wide the rows may be
 * @returns the SVG, and the room it takes from top to bottom
 */
function drawLegend(
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
