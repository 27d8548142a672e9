import type { Plugin } from "vite";
import type { Fingerprints } from "./build-record.mjs";

/** What a bundler reads, while it builds. */
export type LoadedFiles = {
  readonly plugin: Plugin;
  /** Adds a file that is about to be read in another way. */
  readonly add: (file: string) => void;
  readonly fingerprints: () => Fingerprints;
};

export function loadedFiles(root: string): LoadedFiles;
