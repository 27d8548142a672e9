import type { Rule } from "../../rule.ts";
import { brokenMail } from "./broken-mail.ts";
import { copiedPicture } from "./copied-picture.ts";
import { copiedText } from "./copied-text.ts";
import { linkAstray } from "./link-astray.ts";
import { misspeltName } from "./misspelt-name.ts";
import { typingSlip } from "./typing-slip.ts";
import { wrongPlural } from "./wrong-plural.ts";

/** What is left when texts are typed and copied by hand. */
export const wordingRules: readonly Rule[] = [
  typingSlip,
  wrongPlural,
  misspeltName,
  linkAstray,
  brokenMail,
  copiedText,
  copiedPicture,
];
