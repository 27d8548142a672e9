/**
 * Reads a definition and checks it against YAML, schema and rules. The only room that knows the loader, translation and
 * the linter.
 */
export { type CheckResult, checkFunnel } from "./check-funnel.ts";
export { isMarked, typeset } from "./typeset.ts";
