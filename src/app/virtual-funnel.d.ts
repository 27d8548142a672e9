declare module "virtual:funnel" {
  export const flow: import("../../engine/run.ts").Flow;
  export const site: import("./site.ts").Site;
  /** Loads what one step shows, by step id. */
  export const loadView: Readonly<Record<string, () => Promise<{ default: import("./site.ts").StepView }>>>;
  export const loadLegal: () => Promise<{ default: import("./site.ts").LegalView | null }>;
  /** Whether the definition names an advertising service and an event for it. */
  export const isTracked: boolean;
}

declare module "virtual:funnel/backend" {
  const backend: import("./site.ts").BackendView;
  export default backend;
}

declare module "virtual:funnel/tracking" {
  const tracking: import("./site.ts").TrackingView;
  export default tracking;
}
