import type { FunnelDefinition } from "../../schema/funnel.types.ts";
import { fixedValue } from "./fixed-value.ts";
import { copyParts } from "./placeholders.ts";
import { parseInline, plainText } from "./rich-text.ts";

/** Copy as plain words, for somebody who looks at the funnel from outside: no markup, and "…" for a visitor's own words. */
export function plainCopy(definition: FunnelDefinition, copy: string): string {
  const filled = copyParts(copy).map((part) =>
    "text" in part ? part.text : (fixedValue(definition, part.name) ?? part.fallback ?? "…"),
  );
  return plainText(parseInline(filled.join("")))
    .replace(/\s+/g, " ")
    .trim();
}
