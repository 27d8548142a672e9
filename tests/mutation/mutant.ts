/** A definition with one mistake put in. */
export type Mutant = {
  /** What was done, for whoever reads that it was not found: `next: step-3 → setp-3`. */
  readonly what: string;
  readonly text: string;
  /** Lines of the mutated text, counted from 1, in which the mistake stands. */
  readonly lines: readonly number[];
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
