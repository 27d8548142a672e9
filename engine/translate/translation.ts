import type { SourceText } from "./source-texts.ts";

/** How far a definition is translated. */
export type Translation = {
  /** As the overlay names it. */
  readonly language: string;
  /** What the overlay says instead of a text. */
  readonly words: ReadonlyMap<SourceText, string>;
  /** Texts whose translation was left empty; the page shows them as they are. */
  readonly empty: readonly SourceText[];
  /** Texts that the overlay does not have; the page shows them as they are. */
  readonly missing: readonly SourceText[];
  /** Texts that were changed since they were translated; the page shows the old translation. */
  readonly stale: readonly SourceText[];
};
