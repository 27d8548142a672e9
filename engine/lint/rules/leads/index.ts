import type { Rule } from "../../rule.ts";
import { differingReply } from "./differing-reply.ts";
import { markupInMail } from "./markup-in-mail.ts";
import { missingConfirmation } from "./missing-confirmation.ts";
import { typedInMail } from "./typed-in-mail.ts";
import { unknownConsent } from "./unknown-consent.ts";
import { unsentContact } from "./unsent-contact.ts";
import { unsentFile } from "./unsent-file.ts";
import { unsentMail } from "./unsent-mail.ts";

/** What becomes of what visitors leave. */
export const leadRules: readonly Rule[] = [
  unsentContact,
  unsentFile,
  unsentMail,
  missingConfirmation,
  unknownConsent,
  typedInMail,
  markupInMail,
  differingReply,
];
