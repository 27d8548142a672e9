import type { Path } from "../../../engine/problem/index.ts";

/** What an oracle holds against a definition, and where it shows: at the path, or where the excerpt stands in its text. */
export type Complaint = { readonly what: string; readonly path: Path; readonly excerpt?: string };
