import type { FunnelDefinition } from "../../schema/funnel.types.ts";
import type { Plain } from "../load/index.ts";
import type { SourceText } from "./source-texts.ts";
import { withFullOptions } from "./with-full-options.ts";

/**
 * A copy of a definition with its texts in another language. Recorded answers keep the label of the original, so that
 * one report counts the visitors of every language.
 *
 * @param translations by text of the base
 */
export function translated(
  base: FunnelDefinition,
  language: string,
  translations: ReadonlyMap<SourceText, string>,
): FunnelDefinition {
  const copy = withFullOptions(base);
  copy.language = language;
  for (const [{ path, text }, translation] of translations) {
    const key = path.at(-1) ?? "";
    const owner = path.slice(0, -1).reduce<Plain | undefined>(at, copy) as { [key: string]: Plain };
    owner[key] = translation;
    const isLabel = path[0] === "steps" && path[2] === "options" && key === "label";
    const step = isLabel ? (path.slice(0, 2).reduce<Plain | undefined>(at, copy) as { record?: string }) : {};
    if (step.record !== undefined) owner.recordAs ??= text;
  }
  // Nothing but words was changed.
  return copy as unknown as FunnelDefinition;
}

const at = (value: Plain | undefined, key: string | number): Plain | undefined =>
  (value as { [key: string]: Plain })[key];
