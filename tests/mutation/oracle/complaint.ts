import type { Path } from "../../../engine/problem/index.ts";

/** An oracle's complaint about a definition, with its place: the path, or the excerpt in its text. */
export type Complaint = { readonly what: string; readonly path: Path; readonly excerpt?: string };
