import type { Paint } from "../report/paint.ts";
import type { FunnelDiff } from "./change.ts";

/** Writes a diff down. */
export type FormatDiff = (diff: FunnelDiff, paint: Paint) => string;
