/** A language as an overlay of a definition: its texts, their originals, and the state of the translation. */

export { englishTexts, isShownSentence } from "./english-texts.ts";
export { type OpenedOverlay, openOverlay } from "./open-overlay.ts";
export { isOverlay } from "./overlay-head.ts";
export { fingerprint, isCopy, type SourceText, sourceTexts, type Translation } from "./source-texts.ts";
export { type UpdatedOverlay, updateOverlay } from "./update-overlay.ts";
