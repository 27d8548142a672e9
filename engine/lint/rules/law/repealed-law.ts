import type { Rule } from "../../rule.ts";

/** Legal texts name the law that is in force. */
export const repealedLaw: Rule = {
  id: "repealed-law",
  severity: "warning",
  why: "“Ley Orgánica 15/1999” in a privacy policy, “§ 5 TMG” in an imprint, or a link to the EU's platform for disputes, which was closed on 20 July 2025: the text was copied from one that is years old, and what it promises is that of another law. Whoever reads it with some knowledge, such as an authority, doubts the rest. A sentence that says that the old law was repealed, or what it was called formerly, is right.",
  wrong: "text: Cumplimos la Ley Orgánica 15/1999.",
  right: "text: Cumplimos la Ley Orgánica 3/2018.",
  *check({ authored }) {
    for (const { text, path } of authored) {
      const said = text.split(sentenceEnds).filter((sentence) => !saidToBePast.test(sentence));
      for (const { law, now } of repealed) {
        const [excerpt] = said.flatMap((sentence) => law.exec(sentence)?.[0] ?? []);
        if (excerpt !== undefined) yield { message: `"${excerpt}" is no longer in force. ${now}`, path, excerpt };
      }
    }
  },
};

const gdpr = "Since 2018 it is the General Data Protection Regulation, (EU) 2016/679";

/** What is still found in texts that are copied, and what holds instead. */
const repealed: readonly { readonly law: RegExp; readonly now: string }[] = [
  {
    law: /(?:Ley Orgánica|L\.?O\.?|LOPD)(?: n\.?º)? 15\/1999/u,
    now: `${gdpr}, with the Ley Orgánica 3/2018.`,
  },
  { law: /Ley 26\/1984/u, now: "Since 2007 it is the Real Decreto Legislativo 1/2007." },
  { law: /Lei(?: n\.?º)? 67\/98/u, now: `${gdpr}, with the Lei 58/2019.` },
  { law: /(?<!\d)95\/46\/(?:EC|CE|EG|WE|EF)(?!\p{L})/u, now: `${gdpr}.` },
  { law: /(?<!\d)97\/7\/(?:EC|CE|EG|WE|EF)(?!\p{L})/u, now: "Since 2014 it is Directive 2011/83/EU." },
  {
    law: /§§? ?\d+\p{L}?(?: Abs\. ?\d+)? TMG(?!\p{L})|(?<!\p{L})Telemediengesetz(?:es)?(?!\p{L})/u,
    now: "Since May 2024 it is the DDG.",
  },
  { law: /(?<!\p{L})TTDSG(?!\p{L})/u, now: "Since May 2024 it is the TDDDG." },
  { law: /Data Protection Act,? 1998/u, now: "In the UK it is the Data Protection Act 2018, with the UK GDPR." },
  { law: /Wet bescherming persoonsgegevens/iu, now: `${gdpr}, in Dutch the AVG.` },
  { law: /Personuppgiftslagen/iu, now: `${gdpr}.` },
  {
    law: /(?:webgate\.)?ec\.europa\.eu\/(?:consumers\/)?odr(?!\p{L})/iu,
    now: "The EU's platform for disputes was closed on 20 July 2025: take the link out.",
  },
];

const sentenceEnds = /(?<=[.!?;])\s+|\n/;

/** The title of the regulation itself says what it repeals. */
const saidToBePast =
  /(?<!\p{L})(?:derog|repeal|replac|supersed|aufhebung|aufgehoben|ersetzt|abgelöst|früher|ehemal|bisher|vormals|abrog|remplac|sostitu|sustitu|reemplaz|revog|substitu|vervang|ingetrokken|vroeger|upphäv|ersatt|tidigare|uchyl|former|previous|antigu|anterior|ancien|antes|closed|cerrad|geschlossen|eingestellt|fermé|chius)/iu;
