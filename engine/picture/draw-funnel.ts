import type { FunnelDefinition } from "../../schema/funnel.types.ts";
import { drawCard } from "./draw-card.ts";
import { drawLegend } from "./draw-legend.ts";
import { drawLine } from "./draw-line.ts";
import { drawNote } from "./draw-note.ts";
import { escapeXml } from "./escape-xml.ts";
import { groupBy } from "./group-by.ts";
import { layOutFunnel } from "./lay-out-funnel.ts";
import type { Picture, PictureOptions } from "./picture.ts";
import { hueCount, pictureClass, pictureStyle } from "./picture-style.ts";
import { sizes } from "./sizes.ts";
import { svgText } from "./svg-text.ts";

/**
 * A funnel as an SVG picture, complete in itself: no script, no font, no file from elsewhere. Each card carries its
 * step's id as `data-step`.
 *
 * @param definition a checked one
 */
export function drawFunnel(definition: FunnelDefinition, options?: PictureOptions): string {
  const { picture, cards, notes, lines, ...page } = layOutFunnel(definition, options);
  // Colours go round in the order in which types appear, so that a new type needs no entry here.
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
    `<title>${escapeXml(`Steps of the funnel ${picture.id}`)}</title>`,
    `<desc>${escapeXml(inWords(picture))}</desc>`,
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

function counted({ steps, ways }: Picture): string {
  const back = ways.filter(({ kind }) => kind === "back").length;
  const counts = [`${steps.length} steps`, `${ways.length - back} ways on`];
  return [...counts, ...(back > 0 ? [`${back} back links, dashed`] : [])].join(" · ");
}

/** The flow in sentences, for those who cannot see the picture. */
function inWords({ steps, ways }: Picture): string {
  const from = groupBy(ways, ({ from }) => from);
  return steps
    .map(({ id, isStart }) => {
      const leads = (from.get(id) ?? []).map(
        ({ to, kind, label }) => `${kind === "back" ? "back to " : ""}${to}${label && ` (${label})`}`,
      );
      return `${id}${isStart ? ", the start," : ""} ${leads.length > 0 ? `leads to ${leads.join(", ")}` : "is an end"}.`;
    })
    .join(" ");
}
