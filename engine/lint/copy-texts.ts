import type { FunnelDefinition } from "../../schema/funnel.types.ts";
import type { Plain } from "../load/plain-value.ts";
import { walkSchema } from "../load/walk-schema.ts";
import type { Path } from "../report/problem.ts";
import { isCopy } from "../translate/is-copy.ts";

/** A text that visitors read, and where. */
export type CopyText = { readonly text: string; readonly path: Path };

/**
 * Every text that visitors read.
 *
 * @param groups the keys of the definition to look below
 */
export function copyTexts(definition: FunnelDefinition, groups: readonly string[] = ["steps"]): readonly CopyText[] {
  const texts: CopyText[] = [];
  // A definition came out of JSON.
  walkSchema(definition as unknown as Plain, ({ value, path, written, fitting }) => {
    if (typeof value === "string" && groups.includes(String(path[0])) && isCopy(written, fitting))
      texts.push({ text: value, path });
  });
  return texts;
}
