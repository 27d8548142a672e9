import type { Circumstances } from "./build-record.mjs";

/** The record that `npm run build` leaves and `npm start` asks whether to build, and what shapes a build besides files. */
export const appBuild: { readonly record: string; readonly circumstances: Circumstances };
