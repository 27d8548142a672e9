import { parseInline, plainText } from "../../../copy/index.ts";
import { nameOf } from "../../../problem/index.ts";
import type { Rule } from "../../rule.ts";
import { matchesIn } from "../../words/index.ts";

/** A link leads to the legal text or the mail address that its words name. */
export const linkAstray: Rule = {
  id: "link-astray",
  severity: "warning",
  why: "Whoever presses “privacy policy” and reads the terms of sale has not been shown what they agree to; whoever presses a mail address and writes to another has not reached whom they meant. The words were copied with their link, and one of the two was changed.",
  wrong: '- { type: text, text: "Read our [privacy notice](legal:terms)." }',
  right: '- { type: text, text: "Read our [privacy notice](legal:privacy)." }',
  *check({ authored, definition }) {
    const tabs = definition.legal?.tabs ?? [];
    for (const { text, path } of authored)
      for (const { 0: excerpt, groups: { words = "", to = "" } = {} } of text.includes("](")
        ? matchesIn(text, link)
        : []) {
        const said = plainText(parseInline(words)).trim();
        const tab = tabs.find(({ id }) => to === `legal:${id}`);
        const meant = tab && !isNamed(tab, said) && tabs.find(({ label }) => hasWords(said, label));
        if (meant)
          yield {
            message: `${nameOf(path)} says "${said}", but leads to the legal text "${tab.label}". Write legal:${meant.id}, or other words.`,
            path,
            excerpt,
          };
        const address = mailIn(said);
        const other = mailIn(to);
        if (address !== undefined && other !== undefined && other !== address)
          yield {
            message: `${nameOf(path)} says "${said}", but leads to ${other}. Write the same in both places.`,
            path,
            excerpt,
          };
      }
  },
};

const link = /\[(?<words>[^\][\n]+)\]\((?<to>[^()\s]+)\)/gu;

type Tab = { readonly id: string; readonly purpose?: string; readonly label: string; readonly short?: string };

/** Whether some word begins like one that a legal text is called by: "refund terms" leads to "Refunds". */
const isNamed = ({ id, purpose = "", label, short = "" }: Tab, said: string): boolean => {
  const own = new Set(stemsIn([id, purpose, label, short].join(" ")));
  return stemsIn(said).some((stem) => own.has(stem));
};

const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];

const stemsIn = (text: string): readonly string[] => wordsIn(text).map((word) => word.slice(0, 4));

const hasWords = (said: string, label: string): boolean => {
  const words = wordsIn(said);
  const own = wordsIn(label);
  return own.length > 0 && own.every((word) => words.includes(word));
};

/** The mail address that words or a link are, in small letters, without what sorts its mail: help+quiz@… */
const mailIn = (text: string): string | undefined =>
  /^(?:mailto:)?[\w.+-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+(?=\?|$)/iu
    .exec(text)?.[0]
    .toLowerCase()
    .replace(/^mailto:|\+[^@]*/g, "");
