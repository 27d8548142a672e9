import type { FunnelDefinition } from "../../../../schema/funnel.types.ts";
import { baseLanguage } from "../../../copy/index.ts";
import { leavesContact } from "../../../traits/index.ts";
import type { LintContext } from "../../context.ts";
import { legalTexts } from "../../legal-texts.ts";
import { placedSections } from "../../placed-sections.ts";
import type { Rule } from "../../rule.ts";

/** A funnel says who runs it where the law of its country asks for such a page: in Japan of whoever sells, in German and Italian of everybody who does business, in Dutch of whoever sells. */
export const missingImprint: Rule = {
  id: "missing-imprint",
  severity: "warning",
  why: "Japan's Act on Specified Commercial Transactions (特定商取引法) asks of everybody who sells to consumers by mail order to name the seller, the address, the price with tax, and how to pay, return and cancel. A funnel in Japanese that charges yen is such an offer. Germany (§ 5 DDG), Austria and Switzerland ask of everybody who does business on the web, also of who only collects contacts or applications, to name themselves on a page that each other page leads to, the Impressum; competitors send bills for a missing one. Italy asks for the name, the seat and the VAT number (D.Lgs. 70/2003, article 7; D.P.R. 633/1972, article 35), on whichever page they are. The Netherlands ask the same of whoever sells, with the number in the trade register (artikel 3:15d BW). Mark the tab that holds this with `purpose: imprint`, or link to the Impressum of the website.",
  wrong: "- { id: seller, label: 特定商取引法に基づく表記, text: 合同会社 }",
  right: "- { id: seller, purpose: imprint, label: 特定商取引法に基づく表記, text: 合同会社 }",
  *check(context) {
    const { definition } = context;
    const { legal, steps } = definition;
    const [offer] = placedSections(definition, "offersPlans");
    const contact = Object.keys(steps).find((id) => steps[id] && leavesContact(steps[id]));
    const fault =
      offer && isJapanese(definition)
        ? `Step "${offer.step}" sells in Japan, but no legal text says who sells (特定商取引法に基づく表記).`
        : isGerman(context)
          ? offer
            ? `Step "${offer.step}" sells in German, but no legal text is the Impressum, which says who runs this page.`
            : contact &&
              `Step "${contact}" asks for a contact in German, but no legal text is the Impressum, which says who runs this page.`
          : isItalian(context)
            ? offer
              ? `Step "${offer.step}" sells in Italian, but no text has the P. IVA of whoever runs this page.`
              : contact &&
                `Step "${contact}" asks for a contact in Italian, but no text has the P. IVA of whoever runs this page.`
            : isDutch(context) && offer
              ? `Step "${offer.step}" sells in Dutch, but no text has the number of whoever runs this page in the trade register (KvK).`
              : undefined;
    const { ids, wayOut } = legalTexts(definition, ["imprint"]);
    if (fault === undefined || ids.size > 0) return;
    yield {
      message: `${fault} ${wayOut}`,
      path: legal ? ["legal", "tabs"] : ["steps", offer?.step ?? contact ?? ""],
      on: "key",
    };
  },
};

const isJapanese = ({ language, plans }: FunnelDefinition): boolean =>
  baseLanguage(language) === "ja" && Object.values(plans).some(({ currency }) => currency === "JPY");

/** Whether a funnel was written in Italian, not for Switzerland, and says nowhere which VAT number its owner has, nor links to such a page. */
const isItalian = ({ definition: { language }, translation, copy }: LintContext): boolean =>
  /^it(?:-IT)?$/.test(language) &&
  translation === undefined &&
  !copy.some(({ text }) =>
    /(?<!\p{L})(?:p\.? ?iva|partita iva)(?!\p{L})|\[[^\]]*(?:note legali|chi siamo|dati societari)[^\]]*\]\(https?:/iu.test(
      text,
    ),
  );

/** Whether a funnel was written in Dutch, not for Belgium, and says nowhere which number its owner has in the trade register, nor links to such a page. */
const isDutch = ({ definition: { language }, translation, copy }: LintContext): boolean =>
  /^nl(?:-NL)?$/.test(language) &&
  translation === undefined &&
  !copy.some(({ text }) =>
    /(?<!\p{L})(?:kvk|kamer van koophandel|handelsregister|ondernemingsnummer)(?!\p{L})|\[[^\]]*(?:over ons|bedrijfsgegevens|colofon|contact)[^\]]*\]\(https?:/iu.test(
      text,
    ),
  );

/** Whether a funnel was written in German, and links to no Impressum elsewhere. A translation may be of one that is run from anywhere. */
const isGerman = ({ definition: { language }, translation, copy }: LintContext): boolean =>
  baseLanguage(language) === "de" &&
  translation === undefined &&
  !copy.some(({ text }) => /\[[^\]]*impressum[^\]]*\]\(https?:/i.test(text));
