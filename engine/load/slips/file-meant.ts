import { didYouMean, type Suggestion, suggestion } from "../../problem/index.ts";
import type { Beside } from "../ports.ts";

/**
 * The path that an author probably meant by one that leads to no file.
 *
 * @param written the path as written
 * @param beside the candidates
 * @param ending of acceptable files
 */
export function fileMeant(written: string, beside: Beside, ending: RegExp): Suggestion {
  const parts = written.split(/[/\\]/);
  const others = beside.filter((path) => ending.test(path)).map((path) => follow(parts.slice(0, -1), path));
  // All candidates differ from it in the same single part.
  const at = others[0]?.findIndex((part, index) => part !== parts[index]) ?? -1;
  const wrong = parts[at];
  if (wrong === undefined) return suggestion(null);
  const { suggest } = didYouMean(
    wrong,
    others.flatMap((other) => other[at] ?? []),
  );
  return suggestion(suggest && parts.with(at, suggest).join("/"));
}

/** Resolves a relative path against a folder. */
function follow(folder: readonly string[], path: string): readonly string[] {
  const parts = path.split("/");
  const down = parts.filter((part) => part !== "..");
  return [...folder.slice(0, folder.length - (parts.length - down.length)), ...down];
}
