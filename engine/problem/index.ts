/** Something an author can fix: its place, its message and the way out. */
export { counted } from "./counted.ts";
export { didYouMean, type Suggestion, suggestion } from "./did-you-mean.ts";
export { halfWidth, sayFullWidth } from "./half-width.ts";
export { nameOf } from "./name-of.ts";
export { byPath, isSamePath, isWithin, pathKey } from "./paths.ts";
export { plainLetters } from "./plain-letters.ts";
export type { Finding, Path, Problem, Severity } from "./problem.ts";
