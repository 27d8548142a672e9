/** Reads a definition and holds it against everything: YAML, schema, rules. The only room that knows loader, translation and linter at once. */
export { type CheckResult, checkFunnel } from "./check-funnel.ts";
