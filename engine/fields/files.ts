/** A file that a visitor has sent: the id under which the server keeps it, and its name on the visitor's device. */
export type SentFile = { readonly id: string; readonly name: string };

/** Kinds of files that a field can take. */
export type FileKind = "pdf" | "image" | "document";

/** The most characters of a file's name that are kept. */
const longestName = 120;

/**
 * Files as a field keeps them: a line for each, with its id, a space and its name.
 *
 * @param names of which the characters that cannot stand in a line are left out
 */
export const keptFiles = (files: readonly SentFile[]): string =>
  files.map(({ id, name }) => `${id} ${fileName(name)}`).join("\n");

/** The files that a text of `keptFiles` holds; what is no such line is left out. */
export const filesIn = (kept: string): readonly SentFile[] =>
  kept.split("\n").flatMap((line) => {
    const [, id, name] = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}) (\S.*)$/.exec(line) ?? [];
    return id && name ? [{ id, name }] : [];
  });

/** A file's name as it is kept: without a folder, without characters that nobody sees, and not longer than names may be. */
export function fileName(name: string): string {
  const plain = name
    .normalize("NFC")
    .replace(/[\p{C}\p{Zl}\p{Zp}<>:"|?*]/gu, "")
    .replace(/^.*[\\/]/, "")
    .trim();
  if (plain.length <= longestName) return plain || "file";
  // Its ending says what it is.
  const ending = /\.[^.]{1,8}$/.exec(plain)?.[0] ?? "";
  const cut = plain.slice(0, longestName - ending.length).replace(/[\ud800-\udbff]$/, "");
  return cut.trimEnd() + ending;
}
