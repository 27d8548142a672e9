import { baseLanguage } from "../../../copy/index.ts";
import { byPath, nameOf } from "../../../problem/index.ts";
import type { Rule } from "../../rule.ts";
import { allIn, matchesIn, ownOf } from "../../words/index.ts";

/** Words that are typed twice, stray marks, and brackets that nothing closes. */
export const typingSlip: Rule = {
  id: "typing-slip",
  severity: "warning",
  why: "“The the plan”, “a apple”, a sentence with two full stops, a blank before a comma, a bracket that nothing closes: everybody can read it, and everybody sees that nobody has read it through. Only small words that no sentence has twice in a row are reported, and no marks that mean something, such as three dots.",
  wrong: "question: Do you like the the garden?",
  right: "question: Do you like the garden?",
  *check({ authored, definition: { language, outcomes } }, found) {
    const isEnglish = baseLanguage(language) === "en";
    // What was read in another encoding has marks that nobody typed.
    const isOdd = byPath(found.filter(({ rule }) => rule === "odd-character"));
    const twice = allIn(String.raw`(?<word>${ownOf("neverTwice", language)})\s+(?<again>\k<word>)(?![\p{L}\p{N}-])`);
    for (const { text, path } of authored) {
      if (isOdd(path)) continue;
      const own = text.replace(unread, (part) => "_".repeat(part.length));
      const doubled = matchesIn(own, twice).find(({ 0: said, index, groups: { again = "" } = {} }) =>
        isSlip(again, own.slice(Math.max(0, index - near), index), own.slice(index + said.length).slice(0, near)),
      );
      if (doubled)
        yield {
          message: `${nameOf(path)} says "${doubled[0]}". Take out one of the two.`,
          path,
          excerpt: doubled[0],
        };
      const mark = strayMark.exec(own);
      if (mark)
        yield {
          message: `${nameOf(path)} has "${mark[0]}": ${mark[0].startsWith(" ") ? "no blank stands before that mark" : "one of the two marks is too many"}. Take it out.`,
          path,
          excerpt: mark[0],
          within: [mark.index, mark.index + mark[0].length],
        };
      const [article] = (isEnglish && own.replace(quoted, (part) => "_".repeat(part.length)).match(wrongArticle)) || [];
      if (article !== undefined)
        yield {
          message: `${nameOf(path)} says "${article}". Write "${article.startsWith("a ") ? article.replace(/^a/, "an") : article.replace(/n/, "")}".`,
          path,
          excerpt: article,
        };
      const { article: fixed, name = "" } = (isEnglish && beforeTitle.exec(text)?.groups) || {};
      const odd =
        fixed === undefined ? undefined : outcomes.find(({ title }) => wrongArticle.test(`${fixed} ${title}`));
      if (odd)
        yield {
          message: `For the outcome "${odd.id}" this reads "${fixed} ${odd.title}". Write a sentence that needs no article, such as "Your result: {outcome.title}".`,
          path,
          excerpt: name,
        };
      const open = openBracket(own);
      if (open !== undefined)
        yield {
          message: `${nameOf(path)} has a "${own.charAt(open)}" that nothing closes. Write its other half, or take it out.`,
          path,
          excerpt: own.charAt(open),
          within: [open, open + 1],
        };
    }
  },
};

/** What no visitor reads as words: placeholders, where links lead, addresses, and faces made of marks. */
const unread = /\{[^{}]*\}|\]\((?:(?!\]\()[^)\s])*\)|https?:[^\s)]+|[:;=][-'’]?\(|\([-'’]?[:;=]/gu;

/** "A apple", "an bear": only before words that nobody reads otherwise, so none with an h or a u, and no European. */
const wrongArticle =
  /(?<![\p{L}\p{N}'’.-])(?:a (?!e[uw]|E[uw]|one|One|once)[aeioAEIO]\p{Ll}{2,}|an (?!d(?:er|em|en|ie|as|ich|ir)|[mds]ein|jede|sms)[bcdfgjklmnpqrstvwzBCDFGJKLMNPQRSTVWZ]\p{Ll}{2,})/u;

/** Words of others, or of another language. */
const quoted = /[“„«"][^“”„«»"]*[”“»"]|‘[^‘’]*’|\*[^*]+\*/gu;

const beforeTitle = /(?<![\p{L}\p{N}])(?<article>an?) (?<name>\{outcome\.title(?:\|[^{}]*)?\})/u;

/** Letters in which the word before or behind stands: of a legal text the whole of it would be read again for each word. */
const near = 60;

/** A name begins with a capital, as in "los Los Ángeles", and who sings says it more than twice. */
const isSlip = (word: string, before: string, behind: string): boolean =>
  word === word.toLowerCase() &&
  ![/\p{L}+\s+$/u.exec(before), /^\s+\p{L}+/u.exec(behind)].some((beside) => beside?.[0].trim().toLowerCase() === word);

/** Two full stops or commas where one is meant, and a comma behind a blank. German „ is also typed as two commas. */
const strayMark = /(?:\.\.(?![./\p{L}\p{N}])|,,(?=\s|$)|,\.(?=\s|$)| ,(?=\s|$|\p{L}))(?<=[\p{L}\p{N}_)]..)/u;

/** Where the first bracket, or quotation mark that only opens, stands that nothing behind it closes. */
function openBracket(text: string): number | undefined {
  if (!/[(（„«]/.test(text)) return undefined;
  const open: number[] = [];
  for (const [index, sign] of text.split("").entries())
    if (sign === "(" || sign === "（") open.push(index);
    else if (sign === ")" || sign === "）") open.pop();
  if (open[0] !== undefined) return open[0];
  // Of quotation marks that are written in pairs, each has its other half behind it.
  const low = text.lastIndexOf("„");
  if (low !== -1 && !/["“”’‟']/u.test(text.slice(low))) return low;
  return text.includes("»") || !text.includes("«") ? undefined : text.indexOf("«");
}
