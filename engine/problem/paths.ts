import type { Path } from "./problem.ts";

/** A path as one text, for sets and maps: paths to the same place have the same one. */
export const pathKey = (path: Path): string => path.join("\n");

/** Whether two paths lead to the same place. */
export const isSamePath = (one: Path, other: Path): boolean => pathKey(one) === pathKey(other);

/** Whether a path leads to a place or to something in it. */
export const isWithin = (path: Path, place: Path): boolean => place.every((key, index) => path[index] === key);

/** Indexes things by their place; the function that it returns gives the one at a path. Of several there, the last is found. */
export function byPath<T extends { readonly path: Path }>(things: Iterable<T>): (path: Path) => T | undefined {
  const found = new Map(Array.from(things, (thing) => [pathKey(thing.path), thing]));
  return (path) => found.get(pathKey(path));
}
