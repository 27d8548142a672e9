import type { TextsOf } from "../contract.ts";

/** Which sentence tells a buyer what is wrong, by the code of what failed. */
export const problemText = (code: string): keyof TextsOf<"checkout"> => sentences[code] ?? "failed";

const sentences: Readonly<Record<string, keyof TextsOf<"checkout">>> = {
  "missing-email": "emailRequired",
  "bad-email": "invalidEmail",
  "payment-not-configured": "notConfigured",
  "no-client-secret": "noClientSecret",
  "too-many-requests": "tooMany",
  unreachable: "unreachable",
};
