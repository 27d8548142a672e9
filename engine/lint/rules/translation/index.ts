import type { Rule } from "../../rule.ts";
import { cutTranslation } from "./cut-translation.ts";
import { englishSentences } from "./english-sentences.ts";
import { keptOriginal } from "./kept-original.ts";
import { lostAccent } from "./lost-accent.ts";
import { lostOpeningMark } from "./lost-opening-mark.ts";
import { missingTranslation } from "./missing-translation.ts";
import { mixedAddress } from "./mixed-address.ts";
import { mixedLetters } from "./mixed-letters.ts";
import { placeholderMismatch } from "./placeholder-mismatch.ts";
import { staleTranslation } from "./stale-translation.ts";
import { strayEnglish } from "./stray-english.ts";
import { translatedFigure } from "./translated-figure.ts";
import { unusedTranslation } from "./unused-translation.ts";
import { wrongLanguage } from "./wrong-language.ts";

/** What language a funnel is in, and its translations. */
export const translationRules: readonly Rule[] = [
  englishSentences,
  missingTranslation,
  staleTranslation,
  placeholderMismatch,
  translatedFigure,
  cutTranslation,
  keptOriginal,
  unusedTranslation,
  wrongLanguage,
  strayEnglish,
  mixedAddress,
  lostAccent,
  lostOpeningMark,
  mixedLetters,
];
