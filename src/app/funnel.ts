import type { ComponentType } from "react";
import type { Flow } from "../../engine/flow/index.ts";
import type { lookupIn, Quiz } from "../../engine/quiz/index.ts";
import type { BackendView, LegalView, Site, StepView, TrackingView } from "../../engine/views/index.ts";
import type { OptionExtras, StepProps, StepType } from "../../renderers/contract.ts";

type StepRenderer = ComponentType<StepProps<StepType>>;

/** Code that comes with the copy of a step whose options are not plain, or whose texts say a phone number or an earlier pick. */
export type StepExtras = {
  readonly extras?: OptionExtras;
  /** How values are said that visitors read otherwise than they are kept, by name. */
  readonly said?: Parameters<typeof lookupIn>[3];
  /**
   * What its renderer is put into: on a page that says how many are left of what it sells, or which plan was picked on an earlier
   * one.
   */
  readonly wrap?: (Step: StepRenderer) => StepRenderer;
  /** Its texts say which plan was picked on an earlier page. */
  readonly saysPick?: true;
};

type Load<T> = () => Promise<{ readonly default: T }>;

/** A definition as pages get it: what each page needs at once, and how to load the rest. */
export type Funnel = {
  readonly flow: Flow;
  readonly site: Site;
  /** The quiz that a finished page shows before its code has come; an empty one if this is left out. */
  readonly first?: Quiz;
  /** Loads what one step shows, by step id. */
  readonly loadView: Readonly<Record<string, Load<StepView & StepExtras>>>;
  readonly loadLegal: Load<LegalView | null>;
  readonly loadBackend: Load<BackendView>;
  /** Absent if the definition names no advertising service, or no event for one. */
  readonly loadTracking?: Load<TrackingView>;
  /** Whether visitors are counted; absent if the definition does not ask for it, or there are no functions to do so. */
  readonly countsVisitors?: true;
};
