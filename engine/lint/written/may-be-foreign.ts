import { byPath, type Path } from "../../problem/index.ts";
import type { LintContext } from "../context.ts";
import { currentWords } from "../current-words.ts";

/** Pages and what else is read beside their own words: the description in search engines and the outcomes. */
const read: readonly unknown[] = ["steps", "description", "outcomes"];

/**
 * Where a sentence may have stayed in another language: on a page, but for what an overlay leaves out, which is reported
 * by another rule; of its words, those that are the original's. The title of an outcome is a name: "La vie en rose".
 */
export function mayBeForeign(context: LintContext): (path: Path) => boolean {
  const { translation } = context;
  const isKept =
    translation && byPath(currentWords(context).flatMap(([source, words]) => (source.text === words ? source : [])));
  const isNamed = (path: Path) => path[0] === "outcomes" && path.at(-1) === "title";
  return (path) => read.includes(path[0]) && !isNamed(path) && (isKept === undefined || isKept(path) !== undefined);
}
