import type { Picture, PictureStep, PictureWay } from "./picture.ts";

/** A rectangle in pixels; x and y are its upper left corner. */
export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

export type Point = { readonly x: number; readonly y: number };

/** A step's card with the lines below its id. */
export type PlacedCard = Box & { readonly step: PictureStep; readonly lines: readonly string[] };

/** Words beside a way, or a note in place of a way to or from a step elsewhere on the page. */
export type PlacedNote = Box & {
  readonly kind: "label" | "note";
  readonly lines: readonly string[];
  /** The words in full. */
  readonly text: string;
};

/** A line or a part of one. It runs straight down or up within a `stay`, and bends between two of them. */
export type PlacedLine = Pick<PictureWay, "from" | "to" | "kind"> & {
  /** SVG path data. */
  readonly path: string;
  /** Arrowhead, if this part has one. */
  readonly tip?: Point & { readonly points: "down" | "up" };
};

/** The position of everything in a picture. */
export type Layout = {
  readonly picture: Picture;
  readonly width: number;
  readonly height: number;
  readonly cards: readonly PlacedCard[];
  readonly notes: readonly PlacedNote[];
  readonly lines: readonly PlacedLine[];
};
