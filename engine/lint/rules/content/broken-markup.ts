import { inEachVariant } from "../../../copy/index.ts";
import { addressesIn } from "../../../load/index.ts";
import { nameOf } from "../../../problem/index.ts";
import { isInStep } from "../../copy-texts.ts";
import type { Rule } from "../../rule.ts";
import { matchesIn } from "../../words/index.ts";

/** Marks of direction, and letters without a width. Two of the latter join and part letters, and belong to words. */
const hidden = /[\u200b\u200e\u200f\u2060-\u2069\ufeff]/g;
const hiddenMark = new RegExp(hidden, "");

const codeOf = (mark: string) => `U+${mark.charCodeAt(0).toString(16).toUpperCase()}`;

/** Where the links of a text lead, apart from legal texts. */
const linksIn = (text: string) =>
  matchesIn(text, /\[[^\][]+\]\(((?:mailto:|tel:|https?:\/\/)[^)\s]+)\)/g).map(([, to = ""]) => to);

/** A number with the zero of calls within one country. Service numbers with 08, 09 and 03 often have no other form. */
const isWithoutCountry = (to: string) => /^tel:0[124567][0-9()./-]{6,}$/.test(to);

const withCountry =
  "Who is abroad, or has a SIM card from abroad, does not reach that number. Begin with + and the country code, and leave out the zero: tel:+44…";

/** Printed for those who are abroad and those who are not: (0) is dialled by nobody who dials the country code. */
const hasZeroWithin = (to: string) => /^tel:\+\d{1,3}[./-]?\(0(?:\)|$)/.test(to);

const withoutZero = "A phone dials the zero in brackets as well, and reaches nobody. Leave it out.";

/** In Italy the zero belongs to the number, from abroad as well. */
function italian(number: string): string {
  const digits = number.replace(/\D/g, "");
  return `Begin with +39, and keep the zero: tel:+39${digits.length > 4 ? digits : "0…"}`;
}

/** How to write a number for those who are abroad. */
function repairOf(to: string, language: string): string {
  const [, number = ""] = /^tel:(?:\+39[./-]?)?(\(?0.*)$/.exec(to) ?? [];
  if (number !== "" && (/^tel:\+39/.test(to) || /^it(?:-IT)?$/.test(language))) return italian(number);
  return hasZeroWithin(to) ? withoutZero : withCountry;
}

/**
 * Links, bold text and HTML tags in a text are ones that the page understands, so that visitors never see raw markup.
 */
export const brokenMarkup: Rule = {
  id: "broken-markup",
  severity: "warning",
  why: "A text takes **bold**, *emphasis* and [links](https://…) to a legal tab, a mail address, a phone number or a page. Anything that only looks like one is shown as it is written: a consent line loses the link that makes it valid, and the page looks unfinished.",
  wrong: "question: Do you know our [rules] (legal:rules)?",
  right: "question: Do you know our [rules](legal:rules)?",
  *check({ copy, definition }) {
    for (const { written, path } of copy.filter(isInStep))
      for (const { find, fault = "shows % as it is written.", repair } of slips) {
        // The marks around the words of a variant belong to those before and behind them.
        const excerpt = inEachVariant(written).flatMap((text) => find(text) ?? [])[0];
        if (excerpt === undefined) continue;
        // What cannot be seen in a message is named in it.
        const shown = fault.replace("%", `"${excerpt.replace(hidden, codeOf)}"`);
        const said =
          repair === withCountry || repair === withoutZero
            ? repairOf(excerpt, definition.language)
            : (repair ?? `Write it with half-width signs: ${narrow(excerpt)}`);
        yield {
          message: `${nameOf(path)} ${shown} ${said}`,
          path,
          ...(written.includes(excerpt) && { excerpt }),
          ...(repair === undefined && { suggest: narrow(excerpt) }),
        };
      }
    for (const { text, path } of addressesIn(definition))
      if (isWithoutCountry(text) || hasZeroWithin(text))
        yield {
          message: `${nameOf(path)} leads to "${text}". ${repairOf(text, definition.language)}`,
          path,
        };
  },
};

/** Raw markup in a text, or a link that leads nowhere, if any, and the way out. */
const slips: readonly {
  readonly find: (text: string) => string | undefined;
  /** What happens to the words found; they stand for the percent sign. */
  readonly fault?: string;
  /** Left out where half-width signs are all it takes. */
  readonly repair?: string;
}[] = [
  { find: (text) => matchesIn(text, link).find(([whole]) => /[［］（）]|：(?=[^\]］]*$)/.test(whole))?.[0] },
  { find: (text) => matchesIn(text, bold).find(([whole]) => whole.includes("＊"))?.[0] },
  {
    find: (text) => /\[[^\][]+\]\s+\((?:legal:|mailto:|tel:|https?:)[^)]*\)/.exec(text)?.[0],
    repair: "Remove the space before the round bracket.",
  },
  {
    // An editor that sets a line from right to left shows a link as if its halves were swapped.
    find: (text) =>
      /(?<!\])\((?:legal:|mailto:|tel:|https?:\/\/)[^)\s]*\)\[[^\][]+\](?!\()|\][^\][]+\[\((?:legal:|mailto:|tel:|https?:)[^)]*\)/.exec(
        text,
      )?.[0],
    repair: "In a link the words come first, in square brackets, then the address in round ones: [words](address).",
  },
  {
    find: (text) =>
      /\[[^\][]+\]\((?!(?:legal|mailto|https?|tel)：|legal:|mailto:|https?:\/\/|tel:[^)\s]+\))[^)]*\)/.exec(text)?.[0],
    repair: "A link leads to legal:TAB, mailto:ADDRESS, tel:NUMBER without spaces or https://PAGE.",
  },
  {
    find: (text) => linksIn(text).find((to) => hiddenMark.test(to)),
    fault: "links to %.",
    repair: "Remove the invisible character from the address.",
  },
  {
    find: (text) => linksIn(text).find((to) => /^tel:(?![+]?[0-9()./-]+$)/.test(to) && !hiddenMark.test(to)),
    fault: "links to %, which cannot be dialled.",
    repair: "Write the number in the digits 0 to 9, without anything else: tel:+44…",
  },
  { find: (text) => linksIn(text).find(isWithoutCountry), fault: "links to %.", repair: withCountry },
  { find: (text) => linksIn(text).find(hasZeroWithin), fault: "links to %.", repair: withoutZero },
  {
    find: (text) => (text.split("**").length % 2 === 0 ? text.slice(text.lastIndexOf("**")).slice(0, 30) : undefined),
    repair: "Bold text begins and ends with **.",
  },
  {
    find: (text) =>
      text.includes("*") ? /\p{L}+\*\p{L}+[^*\n]*\p{L}\*\p{L}+/u.exec(text.replace(/\*\*/g, "  "))?.[0] : undefined,
    fault: "has two asterisks within words, %: what is between them is set in slanted letters, and they vanish.",
    repair: "Write another sign, such as a colon, or each word in full.",
  },
  {
    find: (text) => /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?>/i.exec(text)?.[0],
    repair: "HTML is not supported: write **bold** or *emphasis*.",
  },
  {
    find: (text) => entity.exec(text)?.[0],
    repair: "HTML is not supported: write the character itself.",
  },
];

/** A character as HTML writes it, which texts that are copied out of a page or a newsletter have. */
const entity =
  /&(?:nbsp|amp|lt|gt|quot|apos|hellip|euro|pound|copy|reg|trade|shy|szlig|[lr]aquo|[lr][sd]quo|bdquo|sbquo|bull|middot|times|deg|check|rarr|thinsp|zwn?j|[nm]dash|[a-zA-Z]{1,2}(?:acute|grave|circ|uml|cedil|tilde|lig|ring|slash)|#\d{2,5}|#x[\da-f]{2,4});/i;

/** Links and bold text in signs of either width. */
const link = /[[［][^\][［］\n]+[\]］][(（](?:(?:legal|mailto|tel)[:：]|https?[:：]\/\/)[^()（）\s]*[)）]/g;
const bold = /(?<![*＊])(?:\*\*|＊＊)(?![*＊])[^*＊\n]+(?:\*\*|＊＊)(?![*＊])/g;

const narrow = (markup: string): string =>
  markup
    .replace(/[*＊]{2}/g, "**")
    .replace(/^[[［]/, "[")
    .replace(/[\]］][(（]([^:：]+)[:：]/, "]($1:")
    .replace(/）$/, ")");
