import type { FunnelDefinition } from "../../schema/funnel.types.ts";
import { fixedValue } from "./fixed-value.ts";
import { experimentIn, inForms, otherwiseIn, readVariants, wordsFor } from "./forms/index.ts";
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

/** What a text says in each variant of the experiments that it has words for; the text alone if it has none. */
export function inEachVariant(copy: string): readonly string[] {
  const varied = copyParts(copy).find(
    (part) => "name" in part && part.fallback !== undefined && experimentIn(part.name) !== undefined,
  );
  if (!varied || !("name" in varied)) return [copy];
  const variants = new Set(readVariants(varied.fallback ?? "").map(([variant]) => variant));
  return [...variants].flatMap((variant) => {
    const parts = copyParts(copy).map((part) => {
      if ("text" in part) return part.text;
      const { name, fallback } = part;
      if (fallback === undefined) return `{${name}}`;
      return name === varied.name ? wordsFor(fallback, variant) : `{${name}|${fallback}}`;
    });
    return inEachVariant(parts.join(""));
  });
}
