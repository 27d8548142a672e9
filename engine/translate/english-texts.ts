import type { FunnelDefinition } from "../../schema/funnel.types.ts";
import { stepTypes } from "../../schema/traits.ts";
import { termsKey } from "../copy/index.ts";
import { engineLanguages, engineText } from "../load/index.ts";
import type { Path } from "../problem/index.ts";
import { canSay, canTakePayment, fieldsOf, requiredOneOf, stepTraits, stepWith } from "../traits/index.ts";
import { type SourceText, sourceTexts } from "./source-texts.ts";

/**
 * The engine's own texts that visitors of a definition read in English, as the engine has none in its language and the
 * definition does not have them either. Those that matter most come first. Paths refer to the definition with its options
 * in full.
 */
export function englishTexts(definition: FunnelDefinition): EnglishTexts {
  const { language } = definition;
  if (engineText(language, ["texts", "shell", "back"]) !== undefined) return { sentences: [], words: [] };
  const english = sourceTexts(definition, language).filter(
    (text) => text.isEngines && text.isToTranslate && isShownSentence(text.path, definition),
  );
  const rank = ({ path }: SourceText) => foremost.indexOf(path.join(".")) + 1 || foremost.length + 1;
  english.sort((a, b) => rank(a) - rank(b));
  return {
    sentences: english.filter((text) => !mayBeEnglish(text, language)),
    words: english.filter((text) => mayBeEnglish(text, language)),
  };
}

type EnglishTexts = {
  /** What has to be translated. */
  readonly sentences: readonly SourceText[];
  /** What may well be the same in the language. */
  readonly words: readonly SourceText[];
};

/** What a visitor agrees to or pays by, and what every page says. */
const foremost = [
  "texts.checkout.terms",
  "texts.checkout.termsOnce",
  "texts.checkout.termsParts",
  "texts.payment.pay",
  "texts.consent.text",
  "texts.mail.body",
  "texts.form.required",
  "texts.contact.invalidEmail",
];

/** Whether a page of the funnel can show a sentence of the engine's; a text that is none is always shown. */
export function isShownSentence(
  [root, group, key]: Path,
  { steps, plans, stock, tracking }: FunnelDefinition,
): boolean {
  if (root !== "texts") return true;
  const some = Object.values(steps);
  const hasOwnAnswers = some.some((step) => stepWith("asks", step)?.otherwise !== undefined);
  switch (group) {
    case "consent":
      return tracking?.pixels !== undefined;
    case "loading":
      return some.some((step) => stepTraits(step).movesOn);
    case "otherwise":
      return hasOwnAnswers;
    case "form":
      if (!canSay(String(key), some.flatMap(fieldsOf))) return false;
      if (key === "either" || key === "requiredOne") return some.some((step) => requiredOneOf(step).length > 0);
      return hasOwnAnswers || some.some((step) => fieldsOf(step).length > 0);
    case "offer":
      return some.some((step) => stepTraits(step).hasPromotions);
    case "payment":
    case "checkout":
    case "mail": {
      // The terms are only shown for a plan of their kind.
      const isTerms = /^terms/.test(String(key));
      const sold = Object.values(plans).filter((plan) => !isTerms || key === termsKey(plan));
      return some.some(canTakePayment) && sold.length > 0;
    }
    case "receipt":
      return some.some((step) => stepTraits(step).isReceipt);
    case "stock":
      return Object.keys(stock).length > 0;
    case "every":
      return Object.values(plans).some(({ renews, parts }) => (key === "parts" ? parts : (renews ?? parts)));
    default:
      // Those of a type of step are shown by its steps.
      return !Object.hasOwn(stepTypes, String(group)) || some.some(({ type }) => type === group);
  }
}

/**
 * Whether a text may well be the same in the language as in English: a word that other languages have taken over, or
 * any single word where the letters are the same.
 */
function mayBeEnglish({ text, path }: SourceText, language: string): boolean {
  if (/\s/.test(text)) return false;
  const isLatin = new Intl.Locale(language).maximize().script === "Latn";
  return isLatin || engineLanguages.some((other) => engineText(other, path, text) === text);
}
