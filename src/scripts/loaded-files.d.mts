import type { Plugin } from "vite";
import type { Fingerprints } from "./build-record.mjs";

/** The files that a bundler reads during a build. */
export type LoadedFiles = {
  readonly plugin: Plugin;
  /** Adds a file that is about to be read by other code. */
  readonly add: (file: string) => void;
  readonly fingerprints: () => Fingerprints;
};

export function loadedFiles(root: string): LoadedFiles;
