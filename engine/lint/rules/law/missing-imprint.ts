import { legalTexts } from "../../legal-texts.ts";
import { placedSections } from "../../placed-sections.ts";
import type { Rule } from "../../rule.ts";

/** A funnel that sells to people in Japan says who sells: the law on mail order asks for such a page. */
export const missingImprint: Rule = {
  id: "missing-imprint",
  severity: "warning",
  why: "Japan's Act on Specified Commercial Transactions (特定商取引法) asks of everybody who sells to consumers by mail order to name the seller, the address, the price with tax, and how to pay, return and cancel. A funnel in Japanese that charges yen is such an offer. Mark the tab that holds this with `purpose: imprint`.",
  wrong: "- { id: seller, label: 特定商取引法に基づく表記, text: 合同会社 }",
  right: "- { id: seller, purpose: imprint, label: 特定商取引法に基づく表記, text: 合同会社 }",
  *check({ definition }) {
    const { language, plans, legal } = definition;
    const isJapanese = /^ja(?:-|$)/.test(language) && Object.values(plans).some(({ currency }) => currency === "JPY");
    const [offer] = placedSections(definition, "offersPlans");
    if (!isJapanese || !offer) return;
    const { ids, wayOut } = legalTexts(definition, ["imprint"]);
    if (ids.size > 0) return;
    yield {
      message: `Step "${offer.step}" sells in Japan, but no legal text says who sells (特定商取引法に基づく表記). ${wayOut}`,
      path: legal ? ["legal", "tabs"] : ["steps", offer.step],
      on: "key",
    };
  },
};
