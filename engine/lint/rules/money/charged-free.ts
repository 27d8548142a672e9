import type { Path } from "../../../problem/index.ts";
import type { LintContext } from "../../context.ts";
import { conditionalIn, quotedIn } from "../../placed-sections.ts";
import { leadsFrom } from "../../reach-from.ts";
import type { Rule } from "../../rule.ts";
import { amountsIn } from "../../stated/amounts-in.ts";

/** What is free on one page costs nothing on the next. */
export const chargedFree: Rule = {
  id: "charged-free",
  severity: "warning",
  why: "“The visit is free” above the form, and “the visit costs $80” on the page behind it: one of the two was changed, and whoever believed the first finds out when the bill comes. Told are only sentences that say it of all visitors alike: what is free within the town, from a sum on or for the first time may well cost something otherwise.",
  wrong: "text: The visit costs $80.",
  right: "text: The visit takes an hour.",
  *check(context) {
    const said = sentencesIn(context);
    const [free, charged] = [said.filter(({ sum }) => sum === undefined), said.filter(({ sum }) => sum !== undefined)];
    if (free.length === 0 || charged.length === 0) return;
    const leads = leadsFrom(context.graph, new Set(said.map(({ step }) => step)));
    for (const { noun, sum, step, path, excerpt } of charged) {
      const other = free.find(
        (each) => isSame(each.noun, noun) && (each.step === step || leads(each.step, step) || leads(step, each.step)),
      );
      if (other)
        yield {
          message: `This says ${sum}, but ${other.step === step ? "the same page" : `step "${other.step}"`} says "${other.excerpt}". Say the same in both, or for whom it is free.`,
          path,
          excerpt,
        };
    }
  },
};

type Said = {
  readonly noun: string;
  /** Undefined if it is free. */
  readonly sum: string | undefined;
  readonly step: string;
  readonly path: Path;
  readonly excerpt: string;
};

/** The sentences that say what something costs, or that it is free, without any condition. */
function sentencesIn({ authored, definition, withFacts }: LintContext): readonly Said[] {
  const [isConditional, isQuoted] = [conditionalIn(definition), quotedIn(definition)];
  const currencies = [...new Set(Object.values(definition.plans).map(({ currency }) => currency))];
  return authored.flatMap(({ text, path }) => {
    if (path[0] !== "steps" || path[2] === "options" || isConditional(path) || isQuoted(path)) return [];
    return withFacts(text)
      .split(sentenceEnd)
      .flatMap((sentence): readonly Said[] => {
        const excerpt = sentence.trim().replace(/[.!]$/, "");
        if (excerpt.length > longest || excerpt.endsWith("?")) return [];
        const place = { step: String(path[1]), path, excerpt };
        const { noun = "", behind = noun } = free.exec(excerpt)?.groups ?? {};
        if (behind !== "") return [{ ...place, noun: behind, sum: undefined }];
        const [sum] = /\d/.test(excerpt) ? amountsIn(excerpt, definition.language, currencies) : [];
        if (sum === undefined) return [];
        const { noun: before = "", behind: priced = before } = charged.exec(excerpt.replace(sum, "§"))?.groups ?? {};
        return priced === "" || !/[1-9]/.test(sum) ? [] : [{ ...place, noun: priced, sum }];
      });
  });
}

const sentenceEnd = /(?<=[.!?])(?!\d)|\n/;
/** A sentence that says only this is short. */
const longest = 120;

const article =
  "(?:(?:the|our|an?|de[rmns]|die|das|ein|eine[rmn]?|unser|unsere[rmn]?|l[eao]s?|il|una?|u[nm]|une|el|het|een|onze|notre|nasz[ae]?|os?|as?) |l['’])?";
const isFree =
  "(?:(?:is|are|ist|sind|est|sont|es|son|è|sono|zijn|jest|są|é|são|är) )(?:(?:completely|always|völlig|ganz|immer|entièrement|totalmente|completamente|geheel|całkowicie|zawsze|helt) )?";
const freeWord =
  "(?:free(?: of charge)?|kostenlose?[rsnm]?|kostenfreie?[rsnm]?|gratis|gratuite?s?|gratuit[oai]s?|grátis|kosteloos|bezpłatn[yaei]|darmow[yaei]|kostnadsfri(?:tt)?|бесплатн\\p{L}{2,3})";
const word = "\\p{L}[\\p{L}-]{3,40}";
/** With a second word, such as the adjective behind a noun. */
const named = `${word}(?: ${word})?`;

/** “The visit is free”, “Free visit”, and nothing else in the sentence. */
const free = new RegExp(
  `^${article}(?<noun>${named}) (?:${isFree}${freeWord}|gratis|grátis|gratuite?s?|gratuit[oai]s?)$|^${article}${freeWord} (?<behind>${named})$`,
  "iu",
);

/** “The visit costs §”, “We charge § for the visit”, “Visit: §”. */
const charged = new RegExp(
  `^${article}(?<noun>${named}) ?(?:costs?|kostet|kosten|coûtent?|coûte|cuestan?|costano?|kost|kostar|kosztuj[eą]|custam?|стоит|:) ?§$|^(?:(?:we charge|wir berechnen|nous facturons|cobramos|we rekenen|doliczamy|pobieramy) § (?:for|für|pour|por|voor|za) |za )${article}(?<behind>${named})(?: (?:doliczamy|pobieramy|płacisz) §)?$`,
  "iu",
);

/** Whether two names are forms of one: pomiar, pomiaru. A trial lesson may be free where a lesson is not. */
function isSame(one: string, other: string): boolean {
  const [words, others] = [one, other].map((name) => name.toLowerCase().split(" "));
  return words?.length === others?.length && words?.every((each, at) => isForm(each, others?.[at] ?? "")) === true;
}

function isForm(one: string, other: string): boolean {
  const [short = "", long = ""] = [one, other].sort((a, b) => a.length - b.length);
  return long.startsWith(short.slice(0, Math.max(4, short.length - 2))) && long.length - short.length <= 3;
}
