/** What reading a text file gives: the text, or why there is none. Lines and columns count from 1. */
export type ReadResult =
  | { readonly text: string }
  | {
      readonly failure: "missing" | "directory" | "not-utf8" | "too-large" | "unreadable";
      /** Where the first byte stands that is not UTF-8. */
      readonly line?: number;
      readonly column?: number;
    };

/** Reads a text file by its path. Never throws; refuses what is larger than a definition may be before reading it. */
export type ReadText = (path: string) => ReadResult;

/** Whether there is a file at a path. Never throws. */
export type FileExists = (path: string) => boolean;
