/** What visitors read: placeholders and their values, markup, and texts as plain words. */
export { addressText, addressTextLength, fillAddress } from "./address/index.ts";
export { baseLanguage } from "./base-language.ts";
export { type Block, parseBlocks } from "./blocks.ts";
export { direction } from "./direction.ts";
export { type EveryWords, everyIn } from "./every-in.ts";
export { figureIn } from "./figure-in.ts";
export { fixedValue } from "./fixed-value.ts";
export {
  categoryOf,
  countedIn,
  experimentIn,
  inForms,
  maskForms,
  type NumberForms,
  otherwiseIn,
  readForms,
  readVariants,
} from "./forms/index.ts";
export { headingsOf, headlineOf, tabTitleOf } from "./headings-of.ts";
export { listMark } from "./list-mark.ts";
export { narrowCopy } from "./narrow-copy.ts";
export { numberIn } from "./number-in.ts";
export { confirmLink, copyParts, fillCopy, type Lookup, namesIn } from "./placeholders.ts";
export { inEachVariant, plainCopy } from "./plain-copy.ts";
export { isLater, planTerms, planValue, type TermsTexts, termsKey } from "./plan-terms.ts";
export { escapeMarkup, type Inline, parseInline, plainText } from "./rich-text.ts";
export { textTable } from "./text-table.ts";
export { untypeset } from "./untypeset.ts";
