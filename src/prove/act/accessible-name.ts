import { isMarked } from "../../../engine/check/index.ts";
import { copyParts, inEachVariant, plainCopy, readForms } from "../../../engine/copy/index.ts";
import type { FunnelDefinition } from "../../../schema/funnel.types.ts";

/** The accessible name of a control, as Playwright's locators take it. */
export type Name = { readonly name: string | RegExp; readonly exact: true };

/** Stands for what depends on the visitor; no text of a definition has it. */
const anything = "\u0000";

/** The accessible name of a control with this copy, whoever sees it, and in whichever variant. */
export function accessibleName(definition: FunnelDefinition, copy: string): Name {
  const [first = "", ...others] = inEachVariant(copy).map((said) => nameInVariant(definition, said));
  if (others.length === 0) return { name: first, exact: true };
  const patterns = [first, ...others].map((name) =>
    name instanceof RegExp ? name.source : `^\\s*${wordsAsPattern(name, "")}\\s*$`,
  );
  return { name: new RegExp(patterns.join("|")), exact: true };
}

function nameInVariant(definition: FunnelDefinition, copy: string): Name["name"] {
  // A fallback stands for a value that the visitor may have given.
  const open = copyParts(copy)
    .map((part) => {
      if ("text" in part) return part.text;
      return part.fallback !== undefined && readForms(part.fallback) ? anything : `{${part.name}}`;
    })
    .join("");
  const plain = plainCopy(definition, open, anything);
  const marks = isMarked(definition.language) ? "[\\u200f\\u2060\\u2066-\\u2069]*" : "";
  if (!plain.includes(anything) && !marks) return plain;
  const parts = plain.split(anything).map((part) => wordsAsPattern(part, marks));
  return new RegExp(`^\\s*${parts.join(".*")}${marks}\\s*$`);
}

/** Matches these words, with what a browser may put between them, and marks before each letter. */
function wordsAsPattern(text: string, marks: string): string {
  const pattern = (word: string) =>
    [...word].map((letter) => `${marks}${letter.replace(/[.*+?^${}()|[\]\\]/, "\\$&")}`).join("");
  return text
    .split(/["'\s]+/)
    .map(pattern)
    .join(".+");
}
