import type { Move } from "./walker.ts";

/** One visit for a tester to follow, from the start. */
export type Walk = {
  /** Parameters of the address to begin with. */
  readonly query: Readonly<Record<string, string>>;
  readonly moves: readonly Move[];
};
