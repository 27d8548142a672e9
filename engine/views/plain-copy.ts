import type { FunnelDefinition } from "../../schema/funnel.types.ts";
import { fillCopy, fixedValue, parseInline, plainText } from "../copy/index.ts";

/** A copy without markup, filled with what is the same for every visitor: for the head of a page. */
export const plainCopy = (copy: string, definition: FunnelDefinition): string =>
  fillCopy(plainText(parseInline(copy)), (name) => fixedValue(definition, name)).trim();
