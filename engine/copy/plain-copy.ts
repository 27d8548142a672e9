import type { FunnelDefinition } from "../../schema/funnel.types.ts";
import { fixedValue } from "./fixed-value.ts";
import { copyParts } from "./placeholders.ts";
import { parseInline, plainText } from "./rich-text.ts";

/**
 * Copy as plain words on one line, for those who are not walking through the funnel: without markup, filled with what is
 * the same for every visitor.
 *
 * @param own stands for what only a visitor could fill in
 */
export function plainCopy(definition: FunnelDefinition, copy: string, own = "…"): string {
  // The author's markup is read before the values go in, as on a page.
  const filled = copyParts(plainText(parseInline(copy))).map((part) =>
    "text" in part ? part.text : (fixedValue(definition, part.name) ?? part.fallback ?? own),
  );
  return filled.join("").replace(/\s+/g, " ").trim();
}
