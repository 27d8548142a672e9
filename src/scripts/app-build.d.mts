import type { Circumstances } from "./build-record.mjs";

/**
 * The record that `npm run build` writes and `npm start` reads to decide whether to build, and the inputs of a build
 * other than files.
 */
export const appBuild: { readonly record: string; readonly circumstances: Circumstances };

/** Name of a file in the record. */
export function recordedName(path: string): string;
/** Path of a file in the record. */
export function recordedPath(name: string): string;
