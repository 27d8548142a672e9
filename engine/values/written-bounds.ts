import type { Readable } from "./typer.ts";
import type { Scale } from "./units.ts";

/** What a condition asks of a value or a field, as an author writes it. */
export type WrittenBounds = Readonly<Partial<Record<NumberBound, number | string>>> & {
  readonly is?: string | readonly string[];
  readonly starts?: string | readonly string[];
  readonly ends?: string | readonly string[];
};

/** The bounds of an order: of numbers, measures and days. */
export type NumberBound = "min" | "max" | "above" | "below" | "after" | "before";

/** What a condition asks about: what it is and can be, the unit that its numbers are in, and its options. */
export type Questioned = Readable & {
  /** Undefined if a plain number says nothing without a unit. */
  readonly unit: Scale | undefined;
  readonly options?: readonly string[];
  readonly isBox?: boolean;
  /** The most characters of a line of text or of an e-mail address; undefined for a phone number and a consent. */
  readonly most?: number;
  readonly isMail?: boolean;
};

/** What is wrong with the bounds of a condition, and where. */
export type BoundFault = {
  readonly key: keyof WrittenBounds;
  readonly about: "fit" | "range";
  readonly message: string;
  readonly within?: readonly [from: number, to: number];
  readonly suggest?: string | null;
  /** Whether everybody of whom the value is known meets the bound. */
  readonly isAlwaysMet?: true;
};
