import { copyParts, plainCopy } from "../../../engine/copy/index.ts";
import type { FunnelDefinition } from "../../../schema/funnel.types.ts";

/** The accessible name of a control, as Playwright's locators take it. */
export type Name = { readonly name: string | RegExp; readonly exact: true };

/** Stands for what depends on the visitor; no text of a definition has it. */
const anything = "\u0000";

/** The accessible name of a control with this copy, whoever sees it. */
export function accessibleName(definition: FunnelDefinition, copy: string): Name {
  // A fallback stands for a value that the visitor may have given.
  const open = copyParts(copy)
    .map((part) => ("name" in part ? `{${part.name}}` : part.text))
    .join("");
  const plain = plainCopy(definition, open, anything);
  if (!plain.includes(anything)) return { name: plain, exact: true };
  const parts = plain
    .split(anything)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/["'\s]+/g, ".+"));
  return { name: new RegExp(`^\\s*${parts.join(".*")}\\s*$`), exact: true };
}
