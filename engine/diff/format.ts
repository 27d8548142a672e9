import type { Paint } from "../report/index.ts";
import type { FunnelDiff } from "./change.ts";

/** Writes a diff down. */
export type FormatDiff = (diff: FunnelDiff, paint: Paint) => string;
