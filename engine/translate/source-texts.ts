import type { FunnelDefinition } from "../../schema/funnel.types.ts";
import { copyParts } from "../copy/index.ts";
import { walkSchema } from "../load/index.ts";
import type { Path } from "../problem/index.ts";
import { entryKeys } from "./entry-keys.ts";
import { isCopy } from "./is-copy.ts";
import { withFullOptions } from "./with-full-options.ts";

/** A text of a definition that can be translated. */
export type SourceText = {
  readonly text: string;
  readonly path: Path;
  /** Keys that lead to its translation in an overlay. */
  readonly at: readonly string[];
  /** Whether there are words in it, or figures that languages write differently. `18-24` and `{facts.users}` can be
   * translated, but need not be. */
  readonly hasWords: boolean;
};

/** Every text of a checked definition that visitors read, in the order written. Paths see its options in full. */
export function sourceTexts(definition: FunnelDefinition): readonly SourceText[] {
  const keysOf = new Map<string, readonly string[]>();
  const texts: SourceText[] = [];
  walkSchema(withFullOptions(definition), ({ value, path, written, fitting }) => {
    if (Array.isArray(value)) keysOf.set(path.join("\n"), entryKeys(value));
    if (typeof value !== "string" || !isCopy(written, fitting)) return;
    const at = path.map((key, index) => keysOf.get(path.slice(0, index).join("\n"))?.[Number(key)] ?? String(key));
    texts.push({ text: value, path, at, hasWords: hasWords(value) });
  });
  return texts;
}

const hasWords = (copy: string) =>
  copyParts(copy).some((part) => /\p{L}|\d[.,]\d/u.test("text" in part ? part.text : (part.fallback ?? "")));
