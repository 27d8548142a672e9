import type { FunnelDefinition } from "../../schema/funnel.types.ts";
import { fixedValue } from "./fixed-value.ts";
import { experimentIn, inForms, otherwiseIn } from "./forms/index.ts";
import { copyParts } from "./placeholders.ts";
import { parseInline, plainText } from "./rich-text.ts";

/**
 * Copy as plain text on one line, for readers outside the funnel: no markup, placeholders filled with values that are
 * the same for every visitor, or with the words of an experiment's first variant.
 *
 * @param own used for placeholders that depend on a visitor
 */
export function plainCopy(definition: FunnelDefinition, copy: string, own = "…"): string {
  const fixed = (name: string) => fixedValue(definition, name);
  const said = inForms(definition.language)(fixed);
  // Markup is parsed before the values are filled in, as on a page.
  const filled = copyParts(plainText(parseInline(copy))).map((part) => {
    if ("text" in part) return part.text;
    const { name, fallback } = part;
    const isSaid = fixed(name) !== undefined || experimentIn(name) !== undefined;
    return (isSaid ? said(name, fallback) : otherwiseIn(fallback)) ?? own;
  });
  return filled.join("").replace(/\s+/g, " ").trim();
}
