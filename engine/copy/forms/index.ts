/** Numbers with the words that a language has for so many, and the words of variants. */
export {
  categoryOf,
  countedIn,
  inForms,
  maskForms,
  type NumberForms,
  otherwiseIn,
  readForms,
} from "./number-forms.ts";
export { experimentIn, readVariants, wordsFor } from "./variant-words.ts";
