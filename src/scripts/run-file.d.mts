import type { Plugin } from "vite";

/** Runs a TypeScript file of the project. */
export function runFile(path: string): Promise<void>;
/**
 * Makes one file of a TypeScript file of the project and all that it imports.
 *
 * @param outDir an empty folder for it
 * @param more folder of the project, and plugins of its bundler
 * @returns its path
 */
export function asOneFile(
  path: string,
  outDir: string,
  more?: { readonly root?: string; readonly plugins?: readonly Plugin[] },
): Promise<string>;
