import type { Circumstances } from "./build-record.mjs";

/** The record that `npm run build` leaves and `npm start` asks whether to build, and what shapes a build besides files. */
export const appBuild: { readonly record: string; readonly circumstances: Circumstances };

/** What the record calls a file. */
export function recordedName(path: string): string;
/** Where a file is that the record names. */
export function recordedPath(name: string): string;
