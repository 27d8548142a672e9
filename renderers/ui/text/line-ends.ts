import { createElement, Fragment, type ReactNode } from "react";

/**
 * A text whose lines end where a reader expects it. One may end after a slash between two words, as in
 * "meetings/conferences": browsers take such words for one, and break it anywhere where it is too long. "24/7" and "km/h"
 * stay on one line. None ends before a mark that stands behind a space, as marks do in French, nor after an opening quote.
 */
export function lineEnds(text: string): ReactNode {
  const parts = text
    .replace(/ (?=[?!:;»%]|€(?!\d))/g, "\u00a0")
    .replace(/« /g, "«\u00a0")
    .split(/(\p{L}{3}\/)(?=\p{L}{3})/u);
  const [all] = parts;
  if (parts.length === 1) return all;
  // Every other part ends with a slash.
  return parts.map((part, at) => createElement(Fragment, { key: at }, part, at % 2 === 1 && createElement("wbr")));
}
