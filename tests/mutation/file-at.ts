import { isScalar } from "yaml";
import type { Site } from "./sites-of.ts";

/** The path of a file that a definition names at a place; undefined if it names none there. */
export function fileAt({ value }: Site): string | undefined {
  const text = isScalar(value.node) ? String(value.node.value) : "";
  return /^content\/.*\.\w+$/.test(text) ? text : undefined;
}
