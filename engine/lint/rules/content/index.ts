import type { Rule } from "../../rule.ts";
import { addressInTerms } from "./address-in-terms.ts";
import { brokenMarkup } from "./broken-markup.ts";
import { contrast } from "./contrast.ts";
import { differingContact } from "./differing-contact.ts";
import { duplicateName } from "./duplicate-name.ts";
import { duplicateRecord } from "./duplicate-record.ts";
import { duplicateRename } from "./duplicate-rename.ts";
import { fileAsText } from "./file-as-text.ts";
import { missingAddress } from "./missing-address.ts";
import { missingAsset } from "./missing-asset.ts";
import { mistypedNumber } from "./mistyped-number.ts";
import { oddCharacter } from "./odd-character.ts";
import { reservedName } from "./reserved-name.ts";
import { strayBrace } from "./stray-brace.ts";
import { templateText } from "./template-text.ts";
import { unfilledPlaceholder } from "./unfilled-placeholder.ts";
import { unknownFact } from "./unknown-fact.ts";
import { unknownLegalTab } from "./unknown-legal-tab.ts";
import { unknownPlaceholder } from "./unknown-placeholder.ts";
import { unknownScoreScale } from "./unknown-score-scale.ts";
import { unknownTrackedStep } from "./unknown-tracked-step.ts";
import { unsetPlaceholder } from "./unset-placeholder.ts";
import { unsetWhenOpened } from "./unset-when-opened.ts";

/** What is written: names, placeholders, texts and files. */
export const contentRules: readonly Rule[] = [
  duplicateName,
  duplicateRecord,
  duplicateRename,
  reservedName,
  unfilledPlaceholder,
  unknownPlaceholder,
  unknownFact,
  strayBrace,
  addressInTerms,
  unsetPlaceholder,
  unsetWhenOpened,
  unknownScoreScale,
  unknownLegalTab,
  unknownTrackedStep,
  missingAddress,
  missingAsset,
  fileAsText,
  contrast,
  brokenMarkup,
  differingContact,
  mistypedNumber,
  templateText,
  oddCharacter,
];
