/** A language as an overlay of a definition: its texts, what they were made from, and how far they are translated. */
export { fingerprint } from "./fingerprint.ts";
export { isCopy } from "./is-copy.ts";
export { isOverlay } from "./is-overlay.ts";
export { type OpenedOverlay, openOverlay } from "./open-overlay.ts";
export type { Translation } from "./source-texts.ts";
export { type SourceText, sourceTexts } from "./source-texts.ts";
export { type UpdatedOverlay, updateOverlay } from "./update-overlay.ts";
