import type { Path } from "../../../problem/index.ts";
import { leavesContact } from "../../../traits/index.ts";
import type { Rule } from "../../rule.ts";
import { sentenceAt } from "../../words/index.ts";

/** Nothing is said to be shared with nobody that an advertising service is told of. */
export const sharedContact: Rule = {
  id: "shared-contact",
  severity: "warning",
  why: "With a pixel of the social network, the server reports purchases to its Conversions API, and with each, once the visitor has agreed, the buyer's address and number as a hash, by which the network finds the account. “Never shared” beside the field is then untrue. Say what happens with the contact, or remove the pixel.",
  wrong: "email: { label: Email, reassurance: Your address is never shared. }",
  right: "email: { label: Email, reassurance: We write once a week. }",
  *check({ definition, copy }) {
    if (definition.tracking?.pixels?.facebook === undefined) return;
    for (const { text, path } of copy) {
      const step = path[0] === "steps" ? definition.steps[String(path[1])] : undefined;
      const found = step && leavesContact(step) ? pattern.exec(text) : null;
      if (!found) continue;
      const [excerpt] = found;
      if (sells.test(excerpt) && !isAboutContact(text, found.index, path)) continue;
      yield {
        message: `This says "${excerpt}", but purchases are reported to an advertising service with the buyer's address as a hash. Say so, or remove the pixel under "tracking".`,
        path,
        excerpt,
      };
    }
  },
};

/** Whoever is told not to sell too early sells something else than their address. */
const sells = /(?<!\p{L})(?:sell|sold|verkauf|vend)/iu;

/** Whether a sentence names what was given, or stands right beside it. */
function isAboutContact(text: string, index: number, path: Path): boolean {
  const { before, rest } = sentenceAt(text, index);
  return ["reassurance", "consent"].includes(String(path.at(-1))) || given.test(before + rest);
}

const given =
  /(?<!\p{L})(?:address|e-?mail|mail|numbers?|phone|data|details|information|contacts?|it|them|adress|nummer|telefon|daten|angaben|kontakt|données|numéro|téléphone|coordonnées|courriel|datos|correo|número|teléfono|dirección)(?:\p{Ll}{0,3}(?!\p{L}))/iu;

/** A promise to keep something to oneself, in the languages that funnels were seen in. */
const pattern = new RegExp(
  [
    String.raw`\b(?:never|not|don['’]t|won['’]t|nobody|no one)\b[^.!?]{0,40}?\b(?:shar(?:es?|ed|ing)|sells?|sold|pass(?:e[sd])?\b[^.!?]{0,30}?\bon)\b`,
    String.raw`\b(?:nie|niemals|nicht|niemandem)\b[^.!?]{0,40}?\b(?:weiter(?:zu)?(?:geben|gegeben|leiten|geleitet|reichen|gereicht)|geteilt|teilen|verkauf(?:t|en))\b`,
    // "Weiter" alone is only a promise behind a verb that is parted from it: "ohne Adresse geht es nicht weiter" is none.
    String.raw`\b(?:geben|gibt|gebe|leiten?|leitet|reichen?|reicht)\b[^.!?]{0,60}?\b(?:nie|niemals|nicht|niemandem)\b[^.!?]{0,30}?\bweiter\b`,
    String.raw`\b(?:nie|niemals|niemandem)\b[^.!?]{0,20}?\b(?:geben|gibt|gebe|leiten?|leitet|reichen?|reicht)\b[^.!?]{0,60}?\bweiter\b`,
    String.raw`\b(?:jamais|pas|aucun)\b[^.!?]{0,40}?(?:partag|transmi|vend)\p{L}+`,
    String.raw`\b(?:nunca|no)\b[^.!?]{0,40}?\b(?:compart|vend)\p{L}+`,
  ].join("|"),
  "iu",
);
