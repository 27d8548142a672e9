import { execFileSync } from "node:child_process";
import { dirname, relative } from "node:path";
import { limits, type ReadText } from "../../engine/load/index.ts";

/**
 * Reads text files from a git revision.
 *
 * @param revision any revision that git accepts: `HEAD`, `main~2`, a commit
 * @param definition path of the definition; its folder determines the repository
 */
export function readAtRevision(revision: string, definition: string): ReadText {
  const folder = dirname(definition);
  return (path) => {
    try {
      const shown = execFileSync("git", ["-C", folder, "show", `${revision}:./${relative(folder, path)}`], {
        stdio: ["ignore", "pipe", "ignore"],
        maxBuffer: limits.fileSize,
      });
      return { text: new TextDecoder("utf-8", { fatal: true }).decode(shown) };
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === "ENOBUFS") return { failure: "too-large" };
      return { failure: code === "ERR_ENCODING_INVALID_ENCODED_DATA" ? "not-utf8" : "missing" };
    }
  };
}
