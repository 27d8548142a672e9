import { isMarked } from "../../../engine/check/index.ts";
import { copyParts, plainCopy, readForms } from "../../../engine/copy/index.ts";
import type { FunnelDefinition } from "../../../schema/funnel.types.ts";

/** The accessible name of a control, as Playwright's locators take it. */
export type Name = { readonly name: string | RegExp; readonly exact: true };

/** Stands for what depends on the visitor; no text of a definition has it. */
const anything = "\u0000";

/** The accessible name of a control with this copy, whoever sees it. */
export function accessibleName(definition: FunnelDefinition, copy: string): Name {
  // A fallback stands for a value that the visitor may have given.
  const open = copyParts(copy)
    .map((part) => {
      if ("text" in part) return part.text;
      return part.fallback !== undefined && readForms(part.fallback) ? anything : `{${part.name}}`;
    })
    .join("");
  const plain = plainCopy(definition, open, anything);
  const marks = isMarked(definition.language) ? "[\\u200f\\u2060\\u2066-\\u2069]*" : "";
  if (!plain.includes(anything) && !marks) return { name: plain, exact: true };
  const pattern = (text: string) =>
    [...text].map((letter) => `${marks}${letter.replace(/[.*+?^${}()|[\]\\]/, "\\$&")}`).join("");
  const parts = plain.split(anything).map((part) =>
    part
      .split(/["'\s]+/)
      .map(pattern)
      .join(".+"),
  );
  return { name: new RegExp(`^\\s*${parts.join(".*")}${marks}\\s*$`), exact: true };
}
