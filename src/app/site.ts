import type { Counter, Legal, Plan, Step } from "../../schema/funnel.types.ts";

/** The part of a definition that every page needs, beside the flow. */
export type Site = {
  readonly id: string;
  readonly language: string;
  readonly logo: string;
  readonly secondLogo?: string;
  readonly counter: Counter;
  /** Type of each step, by step id. */
  readonly types: Readonly<Record<string, Step["type"]>>;
  readonly texts: Readonly<Record<ShellText, string>>;
  /** Placeholder values that no answer changes and that copy may need late. */
  readonly fixed: Readonly<Record<string, string>>;
  readonly hosts?: { readonly canonical: string; readonly legacy?: readonly string[] };
  readonly leadSource?: string;
  readonly geolocation?: string;
};

type ShellText =
  | "back"
  | "home"
  | "progress"
  | "skip"
  | "notFoundTitle"
  | "notFoundHome"
  | "errorTitle"
  | "errorHome"
  | "offline"
  | "dismiss"
  | "sample";

/** What one step's page needs: a chunk of its own. */
export type StepView = {
  readonly step: Step;
  /** The engine's own sentences for this type of step. */
  readonly texts: Readonly<Record<string, string>> | undefined;
  /** Every plan, where the step is about plans. */
  readonly plans: Readonly<Record<string, Plan>>;
  /** Values of the placeholders in its copy that no answer changes. */
  readonly fixed: Readonly<Record<string, string>>;
  /** Those of them that are sample content. */
  readonly samples: readonly string[];
  /** Title of the browser tab. */
  readonly title: string;
};

/** What the legal dialog needs; loaded when it opens. */
export type LegalView = Legal;
