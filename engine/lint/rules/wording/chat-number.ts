import { addressesIn, numberAbroad } from "../../../load/index.ts";
import type { Rule } from "../../rule.ts";

/** An address that opens a chat has the number as its service reads it: digits alone, with the code of the country. */
export const chatNumber: Rule = {
  id: "chat-number",
  severity: "warning",
  why: "wa.me opens a chat with the number behind its slash, and reads it as digits alone, beginning with the code of the country. With a plus, blanks or the zero of calls within the country, the visitor is told that the number does not exist, and nobody here learns of it.",
  wrong: '- { type: link, text: Write to us, to: "https://wa.me/098765-43210" }',
  right: '- { type: link, text: Write to us, to: "https://wa.me/919876543210" }',
  *check({ definition }) {
    for (const { text, path } of addressesIn(definition)) {
      const [, start = "", number = ""] = /^(https:\/\/wa\.me\/)([^/?#]*\d[^/?#]*)/i.exec(text) ?? [];
      // Links that a business makes itself have letters: wa.me/message/…, wa.me/qr/….
      if (!/^[\d+()%. -]+$/.test(number)) continue;
      const plain = decodeURIComponent(number.replace(/%(?![0-9a-f]{2})/gi, ""));
      const abroad = numberAbroad(plain, definition.language)?.slice(1);
      const meant = abroad ?? plain.replace(/\D/g, "").replace(/^00/, "");
      const isWithin = meant.startsWith("0");
      if (meant === number && !isWithin) continue;
      yield {
        message: `"${number}" is not read as a number there. Write digits alone, beginning with the code of the country${isWithin ? ", in place of its first zero" : `: ${start}${meant}`}.`,
        path,
        excerpt: number,
        suggest: isWithin ? null : meant,
      };
    }
  },
};
