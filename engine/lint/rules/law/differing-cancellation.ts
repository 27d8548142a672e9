import type { Finding } from "../../../problem/index.ts";
import { type CopyText, isInStep } from "../../copy-texts.ts";
import { quotedIn } from "../../placed-sections.ts";
import type { Rule } from "../../rule.ts";

/** What a page says of how easily a subscription ends is what the legal texts say. */
export const differingCancellation: Rule = {
  id: "differing-cancellation",
  severity: "warning",
  why: "“Cancel in one click” on the page, and a letter or 30 days' notice in the terms: the buyer believes the page, is charged once more, and asks the bank for the money back. American law (ROSCA and the laws of many states) and the button rules of the EU ask for a way out that is as simple as the way in, and go by what the page said. Say the same in both.",
  wrong: "text: You can cancel with 30 days' notice.",
  right: "text: You can cancel with one click in your account.",
  *check({ authored, definition }) {
    if (!/^(?:en|de)(?:-|$)/i.test(definition.language)) return;
    const isQuoted = quotedIn(definition);
    const pages = authored.filter((each) => isInStep(each) && !isQuoted(each.path));
    const terms = authored.filter(({ path }) => path[0] === "legal" && path.at(-1) === "text");
    for (const { promised, kept } of contradictions) {
      const page = firstSaying(pages, promised);
      const legal = page && firstSaying(terms, kept);
      if (legal)
        yield {
          message: `This says "${legal.excerpt}", but step "${String(page.path[1])}" says "${page.excerpt}". Buyers go by the page: say the same in both.`,
          path: legal.path,
          excerpt: legal.excerpt,
        };
    }
    yield* otherNotice([...pages, ...terms]);
  },
};

type Said = Pick<CopyText, "path"> & { readonly excerpt: string };

/** The first sentence of some texts that speaks of the end of a subscription, and in which a pattern is found. */
function firstSaying(texts: readonly CopyText[], pattern: RegExp): Said | undefined {
  for (const { text, path } of texts)
    for (const sentence of text.split(ends)) {
      const [excerpt] = ended.test(sentence) && !byUs.test(sentence) ? (pattern.exec(sentence) ?? []) : [];
      if (excerpt !== undefined && !denial.test(sentence.slice(0, sentence.indexOf(excerpt)))) return { excerpt, path };
    }
  return undefined;
}

const ends = /(?<=[.!?;])\s+|\n+/;

/** How a subscription ends, in the sentence in which a way or a time of it is named. */
const ended =
  /(?<!\p{L})(?:cancel\p{L}*|terminat\p{L}*|end(?:s|ed)? (?:it|your|the) \p{L}+|subscription|membership|contract|kündig\p{L}*|gekündigt|kündbar|abo(?:nnement)?|vertrag\p{L}*|mindestlaufzeit)(?!\p{L})/iu;

/** What the seller may do, and not the buyer. */
const byUs = /(?<!\p{L})(?:we|wir)(?: \p{L}+){0,2} (?:end|cancel|terminate|change|kündigen|beenden|ändern)(?!\p{L})/iu;
const denial = /(?<!\p{L})(?:no|not|never|without|kein\p{L}*|nicht|nie|ohne|instead of|statt)(?!\p{L})[^,;]*$/iu;

/** What a page promises, and what legal texts then must not say. A notice that "at any time" may well have is left. */
const contradictions: readonly { readonly promised: RegExp; readonly kept: RegExp }[] = [
  {
    promised:
      /(?:(?:in|with) (?:one|a single|just one|a) (?:click|tap)|instantly|(?:mit|in) (?:einem|nur einem) klick|sofort)(?!\p{L})/iu,
    kept: /(?:(?:\d+|thirty|fourteen|ten|seven|sixty|ninety) (?:\p{L}+ )?(?:days|weeks|months)['’]? (?:(?:written|prior|advance) )?notice|(?:a|one) (?:month|week)['’]?s? (?:(?:written|prior|advance) )?notice|notice (?:period )?of (?:\d+|one|two|three|\p{L}+teen|thirty)(?: \p{L}+)? \p{L}+|(?:frist|kündigungsfrist) von \p{L}*\d* ?\p{L}+|\d+ (?:tage|wochen|monate)n? (?:vor|frist))/iu,
  },
  {
    promised:
      /(?:(?:in|with) (?:one|a single|just one|a) (?:click|tap)|online|in (?:your|the) (?:account|app|settings)|(?:mit|in) (?:einem|nur einem) klick|im konto|in der app)(?!\p{L})/iu,
    kept: /(?:(?:only )?by (?:(?:registered|certified|postal) )?(?:letter|mail|post|phone|telephone|fax)(?! or)|in writing by \p{L}+|(?:nur )?(?:per|mit) (?:brief|einschreiben|post|fax))(?!\p{L})/iu,
  },
  {
    promised:
      /(?:(?:at )?any ?time|until you cancel|whenever you (?:like|want|wish)|(?:in|with) (?:one|a single|just one|a) (?:click|tap)|jederzeit)(?!\p{L})/iu,
    kept: /(?:minimum (?:term|period|commitment|duration) of|for (?:at least|a minimum of) (?:\d+|twelve|six|three) (?:months|weeks|years)|mindestlaufzeit(?: von)?|mindestens \d+ (?:monate|wochen|jahre))(?!\p{L})/iu,
  },
];

/** Two lengths of time before the end by which a subscription has to be cancelled: 48 hours here, 24 there. */
function* otherNotice(texts: readonly CopyText[]): Iterable<Finding> {
  const said = texts.flatMap(({ text, path }) =>
    text.split(ends).flatMap((sentence) => {
      const { length, excerpt } = ended.test(sentence) ? (before.exec(sentence)?.groups ?? {}) : {};
      return length === undefined || excerpt === undefined || byUs.test(sentence) ? [] : { length, excerpt, path };
    }),
  );
  const [first] = said;
  const other = said.find(({ length }) => hoursOf(length) !== hoursOf(first?.length ?? ""));
  if (first && other)
    yield {
      message: `This says "${other.excerpt}", but another text says "${first.excerpt}". Buyers cannot know which of the two holds: say the same in both.`,
      path: other.path,
      excerpt: other.excerpt,
    };
}

const before =
  /(?<excerpt>(?<length>\d+ (?:hours?|days?)) before (?:the |your |its |it )?(?:trial|subscription|plan|membership|period|renew\p{L}*|next|end\p{L}*|current))/iu;

function hoursOf(length: string): number {
  const number = Number.parseInt(length, 10);
  return /day/i.test(length) ? number * 24 : number;
}
