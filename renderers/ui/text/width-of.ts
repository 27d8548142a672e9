import { isWide } from "./is-wide.ts";

/** How wide a text is, in letters of Latin script. */
export const widthOf = (text: string): number => [...text].reduce((sum, letter) => sum + (isWide(letter) ? 2 : 1), 0);
