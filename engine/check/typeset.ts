import type { FunnelDefinition } from "../../schema/funnel.types.ts";
import { walkSchema } from "../load/index.ts";
import { isCopy } from "../translate/index.ts";

/**
 * Ties the signs in the texts of a valid definition to what they belong to, so that no line begins with one: `40 %`,
 * `« Oui »`, and in French `Pourquoi ?`. It changes the definition that it is given.
 */
export function typeset(definition: FunnelDefinition): FunnelDefinition {
  const ties = definition.language.split("-")[0] === "fr" ? [...everywhere, inFrench] : everywhere;
  walkSchema(definition, ({ value, written, fitting, put }) => {
    if (typeof value !== "string" || !value.includes(" ") || !isCopy(written, fitting)) return;
    const tied = ties.reduce((text, space) => text.replace(space, noBreak), value);
    if (tied !== value) put(tied);
  });
  return definition;
}

const noBreak = "\u00a0";

/** Spaces between a number, or a placeholder, and the sign that follows it, and within quotation marks. */
const everywhere = [/(?<=[\d}]) (?=[%‰€£¥₽₺]|(?:zł|Kč|kr)(?!\p{L}))/gu, /(?<=«) | (?=»)/g];

/** Spaces before the marks that have one in French, but not before the beginning of a sign such as `:)`. */
const inFrench = / (?=[?!;:]+(?:[\s*"”»)]|$))/g;
