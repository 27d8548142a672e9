/** Keys and positions from the root of the definition to a value: `["steps", "age", "options", 0]`. */
export type Path = readonly (string | number)[];

/** `error` keeps a funnel from running, `warning` does not. */
export type Severity = "error" | "warning";

/** Something an author can fix: what, where, and the way out. Lines and columns count from 1, the end is exclusive. */
export type Problem = {
  readonly rule: string;
  readonly severity: Severity;
  readonly message: string;
  /** As it was given or included, for example `content/reviews.yaml`. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
  readonly path: Path;
  /** What to write instead, if there is one obvious repair. */
  readonly suggest: string | null;
};

/** A problem by its place in the definition, before a line and column are known. */
export type Finding = {
  readonly message: string;
  readonly path: Path;
  /** What to point at: the value at the path, or the key that leads to it. */
  readonly on?: "key" | "value";
  /** The part of the value to point at, word for word. */
  readonly excerpt?: string;
  /** The part of a text to point at, from one letter to before another; more exact than an excerpt. */
  readonly within?: readonly [from: number, to: number];
  readonly suggest?: string | null;
};
