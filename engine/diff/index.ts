/** What has changed between two definitions, in an author's words, and what the change breaks. */
export { diffFunnels } from "./diff-funnels.ts";
export { type DiffFormat, diffFormats, formatDiff } from "./format-diff.ts";
