import { byPath, type Path } from "../../problem/index.ts";
import type { LintContext } from "../context.ts";
import { currentWords } from "../current-words.ts";

/** Pages and what else is read beside their own words: the description in search engines and the outcomes. */
const read: readonly unknown[] = ["steps", "description", "outcomes"];

/**
 * Where a sentence may have stayed in another language: on a page, but for what an overlay leaves out, which is reported
 * by another rule; of its words, those that are the original's.
 */
export function mayBeForeign(context: LintContext): (path: Path) => boolean {
  const { translation } = context;
  const isKept =
    translation && byPath(currentWords(context).flatMap(([source, words]) => (source.text === words ? source : [])));
  return (path) => read.includes(path[0]) && (isKept === undefined || isKept(path) !== undefined);
}
