import type { FunnelDefinition } from "../../schema/funnel.types.ts";
import { arrangeColumn } from "./arrange-column.ts";
import { columnGraphs } from "./column-graph.ts";
import { cardOf, columnsOf } from "./columns.ts";
import { joinColumns } from "./join-columns.ts";
import type { Layout, PlacedCard, PlacedNote } from "./layout.ts";
import { type PictureOptions, pictureOf } from "./picture.ts";
import { sizes } from "./sizes.ts";
import { written } from "./text-lines.ts";

/** The position of each step, way and label in a funnel's picture, so that a page can highlight them. */
export function layOutFunnel(definition: FunnelDefinition, options?: PictureOptions): Layout {
  const picture = pictureOf(definition, options);
  const cards = new Map(picture.steps.map((step) => [step.id, { step, ...cardOf(picture, step) }]));
  const columns = columnGraphs(picture, columnsOf(picture)).map((column) =>
    arrangeColumn(column, (id) => cards.get(id) ?? written("")),
  );
  const { nodes, labels, ...page } = joinColumns(columns, sizes.title);
  return {
    ...page,
    picture,
    cards: nodes.flatMap(({ kind, id, x, y }): PlacedCard[] => {
      const card = kind === "card" ? cards.get(id) : undefined;
      return card ? [{ ...card, x, y }] : [];
    }),
    notes: [
      ...labels,
      ...nodes.flatMap(({ kind, text, ...box }): PlacedNote[] =>
        kind === "note"
          ? [{ kind, text, lines: written(text).lines, x: box.x, y: box.y, width: box.width, height: box.height }]
          : [],
      ),
    ],
  };
}
