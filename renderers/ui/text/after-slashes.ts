import { createElement, Fragment, type ReactNode } from "react";

/**
 * A text whose lines may end after a slash between two words, as in "meetings/conferences". Browsers take such words for
 * one, and break it anywhere where it is too long. "24/7" and "km/h" stay on one line.
 */
export function afterSlashes(text: string): ReactNode {
  const parts = text.split(/(\p{L}{3}\/)(?=\p{L}{3})/u);
  if (parts.length === 1) return text;
  // Every other part ends with a slash.
  return parts.map((part, at) => createElement(Fragment, { key: at }, part, at % 2 === 1 && createElement("wbr")));
}
