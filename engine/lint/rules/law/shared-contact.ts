import { stepTraits } from "../../../traits/index.ts";
import type { Rule } from "../../rule.ts";

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
      const excerpt = step && stepTraits(step).leavesContact ? pattern.exec(text)?.[0] : undefined;
      if (excerpt !== undefined)
        yield {
          message: `This says "${excerpt}", but purchases are reported to an advertising service with the buyer's address as a hash. Say so, or remove the pixel under "tracking".`,
          path,
          excerpt,
        };
    }
  },
};

/** A promise to keep something to oneself, in the languages that funnels were seen in. */
const pattern = new RegExp(
  [
    String.raw`\b(?:never|not|don['’]t|won['’]t|nobody|no one)\b[^.!?]{0,40}?\b(?:shar(?:e|ed|ing)|sell|sold|pass(?:ed)?\b[^.!?]{0,30}?\bon)\b`,
    String.raw`\b(?:nie|niemals|nicht|niemandem)\b[^.!?]{0,40}?\b(?:weiter(?:zu)?(?:geben|gegeben|leiten|geleitet|reichen|gereicht)|geteilt|teilen|verkauf(?:t|en))\b`,
    // "Weiter" alone is only a promise behind a verb that is parted from it: "ohne Adresse geht es nicht weiter" is none.
    String.raw`\b(?:geben|gibt|gebe|leiten?|leitet|reichen?|reicht)\b[^.!?]{0,60}?\b(?:nie|niemals|nicht|niemandem)\b[^.!?]{0,30}?\bweiter\b`,
    String.raw`\b(?:nie|niemals|niemandem)\b[^.!?]{0,20}?\b(?:geben|gibt|gebe|leiten?|leitet|reichen?|reicht)\b[^.!?]{0,60}?\bweiter\b`,
    String.raw`\b(?:jamais|pas|aucun)\b[^.!?]{0,40}?(?:partag|transmi|vend)\p{L}+`,
    String.raw`\b(?:nunca|no)\b[^.!?]{0,40}?\b(?:compart|vend)\p{L}+`,
  ].join("|"),
  "iu",
);
