import type { Path } from "../problem/index.ts";

/** What an author calls the part of a funnel that changed, in the order in which a report tells of them. */
export const areas = {
  steps: "Steps",
  flow: "Flow",
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
  /** How it was; left out where it was not there. */
  readonly from?: string;
  /** How it is now; left out where it is gone. */
  readonly to?: string;
  /** Where it stands in the new definition, or stood in the old one if it is gone. */
  readonly path: Path;
};

/** Something outside of the definition that no longer fits it. */
export type Break = {
  readonly breaks:
    | "storage keys"
    | "stored answers"
    | "reports"
    | "saved values"
    | "lead payload"
    | "addresses"
    | "plans";
  /** What no longer fits, and the way out. */
  readonly message: string;
  readonly path: Path;
  /** Whether the change is there for nothing else, so that nobody has to be kept from it. */
  readonly isMeant?: true;
};

/** Everything that is to be told of two definitions. */
export type FunnelDiff = { readonly changes: readonly Change[]; readonly breaks: readonly Break[] };
