import type { Rule } from "../../rule.ts";
import { brokenAddress } from "./broken-address.ts";
import { chatNumber } from "./chat-number.ts";
import { copiedPicture } from "./copied-picture.ts";
import { copiedText } from "./copied-text.ts";
import { differingCount } from "./differing-count.ts";
import { fileAsAlt } from "./file-as-alt.ts";
import { linkAstray } from "./link-astray.ts";
import { misspeltName } from "./misspelt-name.ts";
import { shamingDecline } from "./shaming-decline.ts";
import { sharpS } from "./sharp-s.ts";
import { typingSlip } from "./typing-slip.ts";
import { wrongPlural } from "./wrong-plural.ts";

/** What is left when texts are typed and copied by hand. */
export const wordingRules: readonly Rule[] = [
  typingSlip,
  wrongPlural,
  misspeltName,
  sharpS,
  linkAstray,
  brokenAddress,
  chatNumber,
  copiedText,
  copiedPicture,
  differingCount,
  fileAsAlt,
  shamingDecline,
];
