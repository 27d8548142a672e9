import type { Edit } from "./edited.ts";

/** A mistake to be put into a definition. Most are never made: a sample is taken of them. */
export type Mutant = {
  /** What was done, for whoever reads that it was not found: `next: step-3 → setp-3`. */
  readonly what: string;
  /** What it changes in the text, in order and without overlap. */
  readonly edits: readonly Edit[];
  /** The word that "Did you mean" has to name; only for misspellings. */
  readonly meant?: string;
  /**
   * Whether the mistake may also be reported where its effect stands: what is missing has no line of its own, and two
   * figures that contradict each other are wrong in one of two places.
   */
  readonly shownElsewhere?: boolean;
  /** A file of the definition that is taken away. */
  readonly without?: string;
};
