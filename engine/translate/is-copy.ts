import { type Schema, schema } from "../load/index.ts";

/**
 * Whether the schema takes a text for words that visitors read. Fixed words and forms are none; where nothing else tells
 * (record labels, ids of other things, sources), the schema says `"x-translate": false`.
 *
 * @param written the part of the schema that stands at the place
 * @param fitting the part that in the end fits the text
 */
export function isCopy(written: Schema, fitting: Schema): boolean {
  const isFixed = "pattern" in fitting || "enum" in fitting || "const" in fitting;
  return !isFixed && [written, schema.resolve(written), fitting].every((part) => part["x-translate"] !== false);
}
