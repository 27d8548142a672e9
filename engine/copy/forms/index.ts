/** Numbers with the words that a language has for so many. */
export {
  categoryOf,
  countedIn,
  inForms,
  maskForms,
  type NumberForms,
  otherwiseIn,
  readForms,
} from "./number-forms.ts";
