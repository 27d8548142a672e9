/**
 * Files that may have been meant by a missing one, relative to its folder: the names in that folder, or, if the folder
 * does not exist, files in similarly named folders, such as `../images/photo.png`.
 */
export type Beside = readonly string[];

/** Result of reading a text file: the text, or why there is none. Lines and columns count from 1. */
export type ReadResult =
  | { readonly text: string }
  | {
      readonly failure: "missing" | "directory" | "not-utf8" | "too-large" | "unreadable";
      /** Position of the first byte that is not UTF-8. */
      readonly line?: number;
      readonly column?: number;
      /** For a missing file. */
      readonly beside?: Beside;
    };

/** Reads a text file by its path. Never throws; refuses what is larger than a definition may be before reading it. */
export type ReadText = (path: string) => ReadResult;

/** Looks for a file by its path, and says how many bytes it has. Never throws. */
export type FindFile = (
  path: string,
) => { readonly found: true; readonly bytes: number } | { readonly found: false; readonly beside?: Beside };
