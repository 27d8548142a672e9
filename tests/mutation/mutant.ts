import type { Edit } from "./edited.ts";

/** A mistake to plant in a definition. Most are never applied, because only a sample is tried. */
export type Mutant = {
  /** The change in words, for the report of an undetected mutant: `next: step-3 → setp-3`. */
  readonly what: string;
  /** Its edits to the text, in order and without overlap. */
  readonly edits: readonly Edit[];
  /** The word that "Did you mean" has to name; only for misspellings. */
  readonly meant?: string;
  /**
   * Whether the mistake may also be reported where its effect shows: something missing has no line of its own, and of
   * two contradicting figures either may be wrong.
   */
  readonly shownElsewhere?: boolean;
  /** A file of the definition that is removed. */
  readonly without?: string;
};
