import type { Path } from "../problem/index.ts";

/** An author's names for the parts of a funnel, in the order in which a report lists them. */
export const areas = {
  steps: "Steps",
  flow: "Flow",
  experiments: "Experiments",
  options: "Options",
  answers: "Recorded answers",
  scoring: "Scores and outcomes",
  prices: "Prices",
  figures: "Figures",
  timers: "Timers",
  copy: "Copy",
  legal: "Legal texts",
  tracking: "Tracking",
  addresses: "Addresses",
  look: "Look",
  settings: "Settings",
} as const;

export type Area = keyof typeof areas;

/** One difference between two definitions, in the author's words. */
export type Change = {
  readonly area: Area;
  readonly kind: "added" | "removed" | "renamed" | "moved" | "changed";
  /** The thing it is about: `Step "age", option "young"`. */
  readonly what: string;
  /** The old value; left out if there was none. */
  readonly from?: string;
  /** The new value; left out if there is none. */
  readonly to?: string;
  /** Its place in the new definition, or in the old one if it was removed. */
  readonly path: Path;
};

/** Something outside the definition that no longer fits it. */
export type Break = {
  readonly breaks:
    | "storage keys"
    | "stored answers"
    | "reports"
    | "saved values"
    | "lead payload"
    | "addresses"
    | "plans"
    | "stocks";
  /** What no longer fits, and the way out. */
  readonly message: string;
  readonly path: Path;
  /** Whether the change was made for exactly this, so that it need not be refused. */
  readonly isMeant?: true;
};

/** Everything there is to report about two definitions. */
export type FunnelDiff = { readonly changes: readonly Change[]; readonly breaks: readonly Break[] };
