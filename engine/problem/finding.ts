import type { Path } from "./problem.ts";

/** A problem by its place in the definition, before a line and column are known. */
export type Finding = {
  readonly message: string;
  readonly path: Path;
  /** What to point at: the value at the path, or the key that leads to it. */
  readonly on?: "key" | "value";
  /** The part of the value to point at, word for word. */
  readonly excerpt?: string;
  readonly suggest?: string | null;
};
