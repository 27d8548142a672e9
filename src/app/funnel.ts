import type { Flow } from "../../engine/flow/index.ts";
import type { BackendView, LegalView, Site, StepView, TrackingView } from "../../engine/views/index.ts";
import type { Faces } from "../../renderers/contract.ts";

/** The code that draws a step's options comes with its copy if it needs more than the plain ones. */
export type FacedStep = { readonly faces?: Faces };

type Load<T> = () => Promise<{ readonly default: T }>;

/** A definition as pages get it: what each page needs at once, and how to load the rest. */
export type Funnel = {
  readonly flow: Flow;
  readonly site: Site;
  /** Loads what one step shows, by step id. */
  readonly loadView: Readonly<Record<string, Load<StepView & FacedStep>>>;
  readonly loadLegal: Load<LegalView | null>;
  readonly loadBackend: Load<BackendView>;
  /** Absent if the definition names no advertising service, or no event for one. */
  readonly loadTracking?: Load<TrackingView>;
};
