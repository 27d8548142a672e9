declare module "virtual:funnel" {
  export const flow: import("../../engine/flow/index.ts").Flow;
  export const site: import("../../engine/views/index.ts").Site;
  /** Loads what one step shows, by step id. */
  export const loadView: Readonly<
    Record<string, () => Promise<{ default: import("../../engine/views/index.ts").StepView }>>
  >;
  export const loadLegal: () => Promise<{ default: import("../../engine/views/index.ts").LegalView | null }>;
  /** Whether the definition names an advertising service and an event for it. */
  export const isTracked: boolean;
}

declare module "virtual:funnel/backend" {
  const backend: import("../../engine/views/index.ts").BackendView;
  export default backend;
}

declare module "virtual:funnel/tracking" {
  const tracking: import("../../engine/views/index.ts").TrackingView;
  export default tracking;
}
