/** Judges by what is stored which variants of a funnel's experiments do better. */
export { experimentsJson, experimentsTable } from "./experiments-report.ts";
export type { StoredCounts } from "./judge-experiments.ts";
