import type { Node } from "yaml";
import type { Source } from "./source.ts";

/** A file with the files included in it; values and places are read from it. */
export type Tree = {
  readonly source: Source;
  /** Null for an empty file and for one that is taken as text. */
  readonly root: Node | null;
  /** The files that led here, this one last. */
  readonly trail: readonly string[];
  /** What stands in the place of an `{ file: … }`. */
  readonly includes: Map<Node, Tree>;
};
