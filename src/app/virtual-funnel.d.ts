declare module "virtual:funnel" {
  export const flow: import("../../engine/run.ts").Flow;
  export const site: import("./site.ts").Site;
  /** Loads what one step shows, by step id. */
  export const loadView: Readonly<Record<string, () => Promise<{ default: import("./site.ts").StepView }>>>;
  export const loadLegal: () => Promise<{ default: import("./site.ts").LegalView | null }>;
}
