import { fixedValue } from "../../engine/text/fixed-value.ts";
import { fillCopy } from "../../engine/text/placeholders.ts";
import { parseInline, plainText } from "../../engine/text/rich-text.ts";
import type { FunnelDefinition } from "../../schema/funnel.types.ts";

/** A copy without markup, filled with what is the same for every visitor: for the head of a page. */
export const plainCopy = (copy: string, definition: FunnelDefinition): string =>
  fillCopy(plainText(parseInline(copy)), (name) => fixedValue(definition, name)).trim();
