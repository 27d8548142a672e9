/** Which parts of a definition go to every page, to the page of one step, and to the server. */
export {
  backendOf,
  countsVisitors,
  hasFunctions,
  isAboutPlans,
  legalOf,
  siteOf,
  stockTextsOf,
  viewOf,
} from "./page-views.ts";
export { type ServerFunnel, serverFunnelOf } from "./server-funnel.ts";
export type { BackendView, LegalView, Site, StepView, TrackingView } from "./site.ts";
export { trackingOf } from "./tracking-view.ts";
