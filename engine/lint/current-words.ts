import { byPath, type Path } from "../problem/index.ts";
import type { SourceText } from "../translate/index.ts";
import type { LintContext } from "./context.ts";

/**
 * Each text whose translation is up to date, with that translation. Stale translations are reported by another rule.
 */
export function currentWords({ translation }: LintContext): readonly (readonly [SourceText, string])[] {
  const stale = new Set(translation?.stale);
  return [...(translation?.words ?? [])].filter(([source]) => !stale.has(source));
}

/** What one text has that the other lacks, and the reverse, in the order written. */
export function compareNames(wanted: Iterable<string>, given: Iterable<string>) {
  const [before, now] = [new Set(wanted), new Set(given)];
  return { lost: [...before].filter((name) => !now.has(name)), added: [...now].filter((name) => !before.has(name)) };
}

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
