import { nameOf } from "../../../problem/index.ts";
import { isInStep } from "../../copy-texts.ts";
import type { Rule } from "../../rule.ts";

/**
 * Links, bold text and HTML tags in a text are ones that the page understands, so that visitors never see raw markup.
 */
export const brokenMarkup: Rule = {
  id: "broken-markup",
  severity: "warning",
  why: "A text takes **bold**, *emphasis* and [links](https://…) to a legal tab, a mail address, a phone number or a page. Anything that only looks like one is shown as it is written: a consent line loses the link that makes it valid, and the page looks unfinished.",
  wrong: "question: Do you know our [rules] (legal:rules)?",
  right: "question: Do you know our [rules](legal:rules)?",
  *check({ copy }) {
    for (const { written, path } of copy.filter(isInStep))
      for (const { find, repair } of slips) {
        const excerpt = find(written);
        if (excerpt === undefined) continue;
        const said = repair ?? `Write it with half-width signs: ${narrow(excerpt)}`;
        yield {
          message: `${nameOf(path)} shows "${excerpt}" as it is written. ${said}`,
          path,
          excerpt,
          ...(repair === undefined && { suggest: narrow(excerpt) }),
        };
      }
  },
};

/** Raw markup in a text, if any, and the way out. */
const slips: readonly { readonly find: (text: string) => string | undefined; readonly repair?: string }[] = [
  { find: (text) => [...text.matchAll(link)].find(([whole]) => /[［］（）]|：(?=[^\]］]*$)/.test(whole))?.[0] },
  { find: (text) => [...text.matchAll(bold)].find(([whole]) => whole.includes("＊"))?.[0] },
  {
    find: (text) => /\[[^\][]+\]\s+\((?:legal:|mailto:|tel:|https?:)[^)]*\)/.exec(text)?.[0],
    repair: "Remove the space before the round bracket.",
  },
  {
    find: (text) =>
      /\[[^\][]+\]\((?!(?:legal|mailto|https?|tel)：|legal:|mailto:|https?:\/\/|tel:[^)\s]+\))[^)]*\)/.exec(text)?.[0],
    repair: "A link leads to legal:TAB, mailto:ADDRESS, tel:NUMBER without spaces or https://PAGE.",
  },
  {
    find: (text) => (text.split("**").length % 2 === 0 ? text.slice(text.lastIndexOf("**")).slice(0, 30) : undefined),
    repair: "Bold text begins and ends with **.",
  },
  {
    find: (text) => /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?>/i.exec(text)?.[0],
    repair: "HTML is not supported: write **bold** or *emphasis*.",
  },
];

/** Links and bold text in signs of either width. */
const link = /[[［][^\][［］\n]+[\]］][(（](?:(?:legal|mailto|tel)[:：]|https?[:：]\/\/)[^()（）\s]*[)）]/g;
const bold = /(?<![*＊])(?:\*\*|＊＊)(?![*＊])[^*＊\n]+(?:\*\*|＊＊)(?![*＊])/g;

const narrow = (markup: string): string =>
  markup
    .replace(/[*＊]{2}/g, "**")
    .replace(/^[[［]/, "[")
    .replace(/[\]］][(（]([^:：]+)[:：]/, "]($1:")
    .replace(/）$/, ")");
