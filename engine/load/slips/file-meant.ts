import { didYouMean, type Suggestion, suggestion } from "../../problem/index.ts";
import type { Beside } from "../ports.ts";

/**
 * The path that an author probably meant by one at which there is no file.
 *
 * @param written the path as written
 * @param beside what may be meant
 * @param ending of the files that would do
 */
export function fileMeant(written: string, beside: Beside, ending: RegExp): Suggestion {
  const parts = written.split(/[/\\]/);
  const others = beside.filter((path) => ending.test(path)).map((path) => follow(parts.slice(0, -1), path));
  // They all differ from it in one part, and in the same one.
  const at = others[0]?.findIndex((part, index) => part !== parts[index]) ?? -1;
  const wrong = parts[at];
  if (wrong === undefined) return suggestion(null);
  const { suggest } = didYouMean(
    wrong,
    others.flatMap((other) => other[at] ?? []),
  );
  return suggestion(suggest && parts.with(at, suggest).join("/"));
}

/** Where a relative path leads from a folder. */
function follow(folder: readonly string[], path: string): readonly string[] {
  const parts = path.split("/");
  const down = parts.filter((part) => part !== "..");
  return [...folder.slice(0, folder.length - (parts.length - down.length)), ...down];
}
