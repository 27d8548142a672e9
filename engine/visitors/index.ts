/** How many visitors reached each step of a funnel and where they stopped, out of the sums that the backend keeps. */
export type { StoredVisitors } from "./funnel-visitors.ts";
export { visitorsPicture } from "./visitors-picture.ts";
export { visitorsJson, visitorsTable } from "./visitors-report.ts";
