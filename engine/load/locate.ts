import { isMap, isNode, isScalar, isSeq } from "yaml";
import type { Finding } from "../problem/index.ts";
import type { Place, Source, Tree } from "./place.ts";

/**
 * The place of a finding in the files. Something that was never written (a default, a missing key) is placed at the
 * nearest written thing around it.
 */
export function locate(root: Tree, { path, on, excerpt, within }: Finding): Place {
  let tree = root;
  let node: unknown = root.root;
  let place: Place = { source: root.source, start: 0, end: 0 };
  const enter = () => {
    for (let next = tree.includes.get(node); next; next = tree.includes.get(node)) {
      tree = next;
      node = next.root;
    }
  };
  enter();
  for (const [index, step] of path.entries()) {
    const pair = isMap(node)
      ? node.items.find(({ key }) => isScalar(key) && String(key.source ?? key.value) === String(step))
      : undefined;
    const item = isSeq(node) ? node.items[Number(step)] : undefined;
    const key = pair?.key ?? item;
    if (!isNode(key) || !key.range) return place;
    place = trimmed(tree.source, key.range[0], key.range[1]);
    node = pair ? pair.value : item;
    if (on === "key" && index === path.length - 1) return place;
    enter();
  }
  const whole = valuePlace(tree, node, place);
  if (within) return partOf(whole, node, within);
  return excerpt ? excerptIn(whole, excerpt) : whole;
}

/** A part of a text. Where the file writes it differently, with escapes or over several lines, it is looked for. */
function partOf(place: Place, node: unknown, [from, to]: readonly [number, number]): Place {
  const written = place.source.text;
  const text = isScalar(node) ? String(node.value) : written;
  const part = text.slice(from, to);
  if (part === "") return place;
  const start = place.start + (/["']/.test(written.charAt(place.start)) ? 1 : 0);
  const isAsWritten = written.startsWith(text.slice(0, to), start);
  if (isAsWritten) return { ...place, start: start + from, end: start + to };
  return excerptIn(place, part, text.slice(0, from).split(part).length - 1);
}

/** An empty value has no position, so its key's position is used. */
function valuePlace(tree: Tree, node: unknown, key: Place): Place {
  const { source } = tree;
  // A file included as text, or an empty one.
  if (tree.root === null) return { source, start: 0, end: source.text.length };
  const [start, end] = (isNode(node) && node.range) || [0, 0];
  const value = trimmed(source, start, end);
  return value.end > start ? value : key;
}

/** A place without the line end that belongs to the last value of a block. */
const trimmed = (source: Source, start: number, end: number): Place => ({
  source,
  start,
  end: start + source.text.slice(start, end).trimEnd().length,
});

/** @param before how often the excerpt stands in the place before it is meant */
function excerptIn(place: Place, excerpt: string, before = 0): Place {
  const { text } = place.source;
  let at = text.indexOf(excerpt, place.start);
  for (let left = before; left > 0 && at !== -1; left--) at = text.indexOf(excerpt, at + excerpt.length);
  return at !== -1 && at < place.end ? { ...place, start: at, end: at + excerpt.length } : place;
}
