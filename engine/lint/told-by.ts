import { isSamePath, type Path } from "../problem/index.ts";
import type { LintFinding } from "./rule.ts";

/** Whether another rule has told already what is wrong with these words of a text. */
export const isToldBy = (rule: string, found: readonly LintFinding[], path: Path, excerpt: string): boolean =>
  found.some(
    (one) => one.rule === rule && !one.allowed && isSamePath(one.path, path) && one.excerpt?.includes(excerpt) === true,
  );
