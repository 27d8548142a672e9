import { groupBy, type Picture, type PictureStep } from "./picture.ts";
import { sizes } from "./sizes.ts";
import { textLines, type Written, written } from "./text-lines.ts";

/** Position of a step: column and layer, both counted from 0, layers from the top of the column. */
export type Slot = { readonly column: number; readonly layer: number };

/** Height of a layer, and how many lines a column break above it would cut. */
type Layer = { width: number; card: number; label: number; cut: number };

/**
 * Breaks a funnel into columns that are read one after the other, like those of a newspaper. Their number is the one
 * that prints largest on A4, portrait or landscape.
 *
 * @returns the slot of each step, by id
 */
export function columnsOf(picture: Picture): ReadonlyMap<string, Slot> {
  const layerOf = layersOf(picture);
  const layers = measured(picture, layerOf);
  const total = layers.reduce((sum, layer) => sum + heightOf(layer), 0);
  let best = { starts: [0], scale: 0 };
  for (let count = 1; count <= Math.min(layers.length, mostColumns); count++) {
    const starts = broken(layers, total / count);
    const scale = printed(layers, starts);
    if (scale > best.scale) best = { starts, scale };
  }
  return new Map(
    [...layerOf].map(([id, layer]) => {
      const column = best.starts.findLastIndex((start) => start <= layer);
      return [id, { column, layer: layer - (best.starts[column] ?? 0) }];
    }),
  );
}

const mostColumns = 60;

const heightOf = ({ card, label }: Layer) => card + label + sizes.below;

function measured(picture: Picture, layerOf: ReadonlyMap<string, number>): readonly Layer[] {
  const layers = Array.from(
    { length: Math.max(0, ...layerOf.values()) + 1 },
    (): Layer => ({ width: 0, card: 0, label: 0, cut: 0 }),
  );
  for (const step of picture.steps) {
    const layer = layers[layerOf.get(step.id) ?? 0];
    if (!layer) continue;
    layer.width += sizes.card + sizes.beside;
    layer.card = Math.max(layer.card, cardOf(picture, step).height);
  }
  for (const way of picture.ways) {
    const [first = 0, last = 0] = [layerOf.get(way.from) ?? 0, layerOf.get(way.to) ?? 0].sort((a, b) => a - b);
    const label = written(way.label);
    const layer = layers[layerOf.get(way.from) ?? 0];
    if (layer) layer.label = Math.max(layer.label, label.height);
    for (const cut of layers.slice(first + 1, last + 1)) cut.cut++;
    for (const passed of layers.slice(first + 1, last)) passed.width += Math.max(label.width, sizes.lane);
  }
  return layers;
}

/** First layer of each column. Columns have about the given height, and end where the fewest lines are cut. */
function broken(layers: readonly Layer[], height: number): number[] {
  const starts = [0];
  let used = 0;
  let best: { at: number; cut: number } | undefined;
  for (let index = 1; index < layers.length; index++) {
    const [above, layer] = [layers[index - 1], layers[index]];
    if (!above || !layer) break;
    used += heightOf(above);
    if (used >= height * 0.8 && (!best || layer.cut <= best.cut)) best = { at: index, cut: layer.cut };
    if (used + heightOf(layer) <= height * 1.06 || !best) continue;
    starts.push(best.at);
    index = best.at;
    used = 0;
    best = undefined;
  }
  return starts;
}

/** Scale on A4, the larger of portrait and landscape. */
function printed(layers: readonly Layer[], starts: readonly number[]): number {
  const columns = starts.map((start, index) => layers.slice(start, starts[index + 1]));
  const width = columns.reduce(
    (sum, column) => sum + Math.max(...column.map((layer) => layer.width)) + sizes.gutter,
    0,
  );
  const height = Math.max(...columns.map((column) => column.reduce((sum, layer) => sum + heightOf(layer), 0))) + header;
  return Math.max(Math.min(297 / width, 210 / height), Math.min(210 / width, 297 / height));
}

/** Title and legend, roughly. */
const header = 130;

/**
 * The layer of each step, by id: the length of the longest path from the start. Ways that close a circle and back links
 * do not count.
 */
function layersOf({ steps, ways }: Picture): ReadonlyMap<string, number> {
  const next = groupBy(
    ways.filter(({ kind, from, to }) => kind === "forward" && from !== to),
    ({ from }) => from,
  );
  const ordered = leavesFirst(
    steps.toSorted((a, b) => Number(b.isStart) - Number(a.isStart)).map(({ id }) => id),
    (id) => (next.get(id) ?? []).map(({ to }) => to),
  ).reverse();
  const place = new Map(ordered.map((id, index) => [id, index]));
  const layers = new Map(ordered.map((id) => [id, 0]));
  for (const [index, id] of ordered.entries())
    for (const { to } of next.get(id) ?? [])
      if ((place.get(to) ?? 0) > index) layers.set(to, Math.max(layers.get(to) ?? 0, (layers.get(id) ?? 0) + 1));
  return layers;
}

/** Every id after all that it leads to, except in circles. Without recursion: a path may be as long as the funnel. */
function leavesFirst(ids: readonly string[], nextOf: (id: string) => readonly string[]): string[] {
  const seen = new Set<string>();
  const done: string[] = [];
  for (const root of ids) {
    const road = seen.has(root) ? [] : [{ id: root, open: nextOf(root)[Symbol.iterator]() }];
    seen.add(root);
    for (let at = road.at(-1); at !== undefined; at = road.at(-1)) {
      const { value } = at.open.next();
      if (value === undefined) {
        road.pop();
        done.push(at.id);
      } else if (!seen.has(value)) {
        seen.add(value);
        road.push({ id: value, open: nextOf(value)[Symbol.iterator]() });
      }
    }
  }
  return done;
}

/**
 * A step's card: its size, and the lines below its id. A way that leads back to the same step is one of these lines.
 */
export function cardOf({ ways }: Picture, { id, headline, isStart, isEnd, count }: PictureStep): Written {
  const repeat = ways.find(({ from, to }) => from === id && to === id);
  const lines = [
    ...textLines(headline, sizes.card - 2 * sizes.padding, sizes.text, 2),
    ...(repeat ? textLines(`↺ ${repeat.label}`, sizes.card - 2 * sizes.padding, sizes.text, 2) : []),
  ];
  const text = Math.ceil(lines.length * sizes.text * sizes.line);
  const marks = [isStart, isEnd].filter(Boolean).length * sizes.mark;
  return {
    lines,
    width: sizes.card,
    height: sizes.cardHead + text + (count ? sizes.count : 0) + sizes.padding / 2 + marks,
  };
}
