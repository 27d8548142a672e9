import type { Rule } from "../../rule.ts";

/** The terms are those of who sells. */
export const otherSeller: Rule = {
  id: "other-seller",
  severity: "warning",
  why: "Terms that were copied from another shop, or written before the company was renamed, bind a company that the buyer has never heard of, and the page names another one below them. Whoever wants money back does not know whom to ask.",
  wrong: "text: Oak Beds Ltd. sells beds.",
  right: "text: Elm Beds Ltd. sells beds.",
  *check({ definition, withFacts }) {
    const { provider, name } = definition.product;
    if (provider === undefined) return;
    // "Oak Beds" and "Elm Beds" both sell beds.
    const own = [provider, name].flatMap((each) => wordsOf(each).slice(0, 1));
    for (const [index, { id, purpose, text = "" }] of (definition.legal?.tabs ?? []).entries()) {
      if (purpose !== "terms" && purpose !== "imprint") continue;
      // Who takes the payment, or settles a dispute, is named further down.
      const begin = withFacts(text).slice(0, whereSellersStand);
      if (wordsOf(begin).some((word) => own.includes(word))) continue;
      const [company] = begin.match(companies) ?? [];
      if (company === undefined) continue;
      yield {
        message: `The legal text "${id}" begins with "${company}", but "product.provider" is "${provider}". Write {product.provider} there, or correct it here.`,
        path: ["legal", "tabs", index, "text"],
        ...(text.includes(company) && { excerpt: company }),
      };
    }
  },
};

const whereSellersStand = 240;

/** Words of a name by which it is known again: its legal form, and the shortest words, are those of many. */
const wordsOf = (text: string): readonly string[] =>
  (text.toLowerCase().match(/[\p{L}\d]{3,}/gu) ?? []).filter((word) => !forms.has(word));

const forms = new Set(
  "llc inc ltd limited plc gmbh sas sarl srl spa lda ltda bv nv oy ab aps sro kft pvt pty".split(" "),
);

/** One to four words with capitals before what companies are called by law. */
const companies =
  /(?<![\p{L}\d])(?:\p{Lu}[\p{L}\d&.'’-]*,?[ \u00a0]){1,4}(?:LLC|Inc|Ltd|Limited|PLC|GmbH|UG|AG|KG|OHG|SAS|SARL|S\.A\.S|S\.L|S\.A|SL|Lda|Ltda|B\.V|BV|N\.V|S\.r\.l|Srl|S\.p\.A|[Ss]p\. z o\.o|AB|A\/S|ApS|Oy|s\.r\.o|a\.s|Kft|A\.Ş)(?![\p{L}\d])/u;
