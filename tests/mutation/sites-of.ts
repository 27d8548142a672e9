import { isMap, isScalar, isSeq, type Node, parseDocument, type Scalar, type YAMLMap } from "yaml";
import type { Path } from "../../engine/problem/index.ts";

/** A value of a definition with its offsets in the text. */
export type Site = {
  readonly path: Path;
  readonly value: Placed;
  /** Its key; undefined for a list entry. */
  readonly key?: Placed;
  /** The group of keys it belongs to. */
  readonly group?: YAMLMap;
};

/** A node that was read from a text. */
export type Placed = { readonly node: Node; readonly start: number; readonly end: number };

/** Every value of a YAML text, in the order written. Included files are not entered. */
export function sitesOf(text: string): readonly Site[] {
  const sites: Site[] = [];
  walk(parseDocument(text).contents, [], text, sites);
  return sites;
}

function walk(node: unknown, path: Path, text: string, sites: Site[]): void {
  if (isMap(node))
    for (const { key, value } of node.items) {
      if (!isScalar(key) || !value) continue;
      const below = [...path, String(key.value)];
      sites.push({ path: below, value: placed(value as Node, text), key: placed(key as Scalar, text), group: node });
      walk(value, below, text, sites);
    }
  if (isSeq(node))
    for (const [index, item] of node.items.entries()) {
      sites.push({ path: [...path, index], value: placed(item as Node, text) });
      walk(item, [...path, index], text, sites);
    }
}

/** Without the newline after a block of text. */
function placed(node: Node, text: string): Placed {
  const [start, end] = node.range ?? [0, 0];
  return { node, start, end: start + text.slice(start, end).trimEnd().length };
}
