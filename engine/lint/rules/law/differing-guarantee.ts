import type { FunnelDefinition, LegalTab } from "../../../../schema/funnel.types.ts";
import { type Finding, isWithin, type Path, pathKey } from "../../../problem/index.ts";
import type { LintContext } from "../../context.ts";
import { isInStep } from "../../copy-texts.ts";
import { conditionalIn, placedSections, quotedIn } from "../../placed-sections.ts";
import { leadsFrom } from "../../reach-from.ts";
import type { Rule } from "../../rule.ts";
import { durationsIn, nightsIn, type StatedDuration } from "../../stated/durations-in.ts";
import { type Guarantee, guaranteesIn, ofProduct } from "../../stated/guarantees-in.ts";
import { firstIn, firstOf, inAll, ownOf } from "../../words/index.ts";

/**
 * A guarantee is as long in its heading as in its text, in the legal text that it links to and on the pages before and behind
 * it. So is what another text says of it with a link, such as a line below a button.
 */
export const differingGuarantee: Rule = {
  id: "differing-guarantee",
  severity: "warning",
  why: "“30-day guarantee” above “write to us within 14 days”, terms that give money back for 7, or a first page that promised 60: the buyer may hold you to the longest, and whoever was told the shorter one was told something untrue. Write the length once, as a fact, and show {facts.NAME} in all of them.",
  wrong:
    '- { type: guarantee, heading: "{facts.days}-day guarantee", text: "Write within 14 days to get your money back. [How](legal:refunds)" }',
  right:
    '- { type: guarantee, heading: "{facts.days}-day guarantee", text: "Write within {facts.days} days to get your money back. [How](legal:refunds)" }',
  *check(context) {
    const { copy, definition, uses, withFacts } = context;
    const told = new Set<string>();
    const placed = [...placedSections(definition, "guarantees")];
    const guarantees = placed.map((each) => {
      const heading = lengthsIn(withFacts(each.section.heading));
      const said = withFacts(each.section.text);
      // Beside a length in the heading, the text may speak of another time, such as that until an answer.
      const text = [...askedWithin(said, definition.language, heading.length > 0), ...lastsIn(said)];
      return { ...each, text, promised: heading.length > 0 ? heading : text };
    });
    for (const { step, path, text, promised } of guarantees) {
      const onPage = guarantees.filter((each) => each.step === step).flatMap((each) => each.promised);
      const [first] = promised;
      if (!first) continue;
      const other = otherThan(promised, text, () => text);
      if (other)
        yield {
          message: `The guarantee of step "${step}" says "${first.excerpt}", but its text says "${other.excerpt}". If both mean the same time, write it under "facts", and show {facts.NAME} in both.`,
          path: [...path, "text"],
          excerpt: other.excerpt,
        };
      for (const { text: beside, path: at } of copy) {
        if (at[0] !== "steps" || at[1] !== step) continue;
        // Of two guarantees, each has its own length.
        if (placed.some((other) => isWithin(at, other.path))) continue;
        const shown = withFacts(beside);
        const isGivenBack = isOfReturn(at, definition);
        const named = lengthsIn(shown).filter(
          ({ excerpt }) => isGivenBack || ofGuarantee.test(shown.slice(shown.indexOf(excerpt) + excerpt.length)),
        );
        const claimed = [...named, ...lastsIn(shown)].find(
          ({ seconds }) => !onPage.some((each) => isAsLong(each.seconds, seconds)),
        );
        if (!claimed || !beside.includes(claimed.excerpt) || told.has(pathKey(at))) continue;
        told.add(pathKey(at));
        yield {
          message: `The guarantee of step "${step}" says "${first.excerpt}", but this says "${claimed.excerpt}". If both mean the same time, write it under "facts", and show {facts.NAME} in both.`,
          path: at,
          excerpt: claimed.excerpt,
        };
      }
      const says = `The guarantee of step "${step}" says "${first.excerpt}"`;
      const linked = uses.filter((use) => use.kind === "legal" && isWithin(use.path, path)).map(({ name }) => name);
      yield* inLinkedTexts(context, { says, promised, isLinked: ({ id }) => linked.includes(id) });
    }
    yield* besideLinks(context);
    yield* onOtherPages(context);
    if (guarantees.length === 0) yield* inRefundTerms(context);
  },
};

/** Whether a text is a short line whose sign says that it is about giving back. */
function isOfReturn(path: Path, definition: FunnelDefinition): boolean {
  const line = path
    .slice(0, -1)
    .reduce<unknown>(
      (value, key) => (typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined),
      definition,
    );
  return typeof line === "object" && line !== null && "sign" in line && line.sign === "refund";
}

/** What a guarantee promises, and the legal texts that it links to. */
type Linked = {
  /** Where it says which length. */
  readonly says: string;
  readonly promised: readonly StatedDuration[];
  readonly isLinked: (tab: LegalTab) => boolean;
  /** It is about the same, but there is no link. */
  readonly hasNoLink?: true;
};

/** Legal texts that know another length than what links to them. */
function* inLinkedTexts(
  { definition, withFacts }: LintContext,
  { says, promised, isLinked, hasNoLink }: Linked,
): Iterable<Finding> {
  for (const [index, tab] of (definition.legal?.tabs ?? []).entries()) {
    if (!isLinked(tab)) continue;
    const whole = withFacts(tab.text ?? "");
    const differs = otherThan(promised, lengthsIn(whole), () => [
      ...askedWithin(whole, definition.language, true),
      ...lastsIn(whole),
    ]);
    if (differs)
      yield {
        message: `${says}, but the legal text "${tab.id}"${hasNoLink ? "" : " that it links to"} says "${differs.excerpt}". If both mean the same time, write it under "facts", and show {facts.NAME} in both.`,
        path: ["legal", "tabs", index, "text"],
        excerpt: differs.excerpt,
      };
  }
}

/** Lines beside a button and answers that say how long money comes back, and link to the text about that: "14 days to [return it](legal:refunds)". */
function* besideLinks(context: LintContext): Iterable<Finding> {
  const { authored, definition, uses, withFacts } = context;
  const refund = firstOf("refund", definition.language);
  const isQuoted = quotedIn(definition);
  const guarantees = placedSections(definition, "guarantees");
  for (const { text, path } of authored.filter(isInStep)) {
    if (!text.includes("legal:") || isQuoted(path) || guarantees.some((each) => isWithin(path, each.path))) continue;
    const linked = uses.filter((use) => use.kind === "legal" && pathKey(use.path) === pathKey(path));
    const promised = withFacts(text)
      .split(apart)
      .filter((part) => refund.test(part))
      .flatMap((part) => askedWithin(part, definition.language, true))
      .filter(({ unit }) => unit === "day" || unit === "week");
    const [first] = promised;
    if (first)
      yield* inLinkedTexts(context, {
        says: `Step "${String(path[1])}" says "${first.excerpt}"`,
        promised,
        isLinked: ({ id, purpose }) => purpose === "refund" && linked.some(({ name }) => name === id),
      });
  }
}

/** What parts two statements, of which only one may be about money: "a 6-week course with money back", "results in 4 weeks or a refund". */
const apart =
  /[.!?;,:–—،؛。、]\s*|\s\(|(?<!\p{L})(?:and|with|or|und|mit|oder|et|avec|ou|y|con|o|com|och|med|eller|en|met|of|e|i|oraz|ze?|albo|lub|и|с|или|ve|veya|مع|أو)(?!\p{L})/iu;

type Said = Guarantee & { readonly step: string; readonly path: Path; readonly text: string };

/** What pages say of a guarantee, but for quotes of others. */
function saidIn({ authored, definition, withFacts }: LintContext): readonly Said[] {
  const isQuoted = quotedIn(definition);
  const guarantee = firstOf("guarantee", definition.language);
  return authored.filter(isInStep).flatMap(({ text, path }): readonly Said[] => {
    if (!guarantee.test(text) || path.includes("options") || isQuoted(path)) return [];
    const step = String(path[1]);
    return guaranteesIn(withFacts(text), definition.language).map((each) => ({ ...each, step, path, text }));
  });
}

/** Pages of a way that promise another length than the page that sells. What a page says of two lengths, it says of two things. */
function* onOtherPages(context: LintContext): Iterable<Finding> {
  const { definition, graph } = context;
  const selling = new Set(placedSections(definition, "offersPlans").map(({ step }) => step));
  if (selling.size === 0) return;
  const isConditional = conditionalIn(definition);
  const said = saidIn(context);
  const leads = leadsFrom(
    graph,
    said.map(({ step }) => step),
  );
  for (const step of new Set(said.map((each) => each.step))) {
    if (selling.has(step)) continue;
    const promised = said.filter(
      (each) => selling.has(each.step) && (leads(step, each.step) || leads(each.step, step)),
    );
    const own = said.filter((each) => each.step === step);
    if (own.some(({ seconds }) => promised.some((each) => isAsLong(each.seconds, seconds)))) continue;
    const [first, other] = [own, promised].map((each) =>
      each.find(({ isSure, path }) => isSure && !isConditional(path)),
    );
    if (!first || !other) continue;
    yield {
      message: `This says "${first.excerpt}", but step "${other.step}" guarantees "${other.excerpt}". If both mean the same time, write it under "facts", and show {facts.NAME} in both.`,
      path: first.path,
      ...(first.text.includes(first.excerpt) && { excerpt: first.excerpt }),
    };
  }
}

/** A page that promises money back, without a link, for a length that no legal text knows, beside terms of refunds with another. */
function* inRefundTerms(context: LintContext): Iterable<Finding> {
  const { definition, withFacts } = context;
  const isLinked = ({ purpose }: LegalTab) => purpose === "refund";
  const legal = (definition.legal?.tabs ?? []).map(({ text = "" }) => withFacts(text)).join("\n");
  const isKnown = ({ seconds }: Guarantee) => durationsIn(legal).some((each) => isAsLong(each.seconds, seconds));
  const isConditional = conditionalIn(definition);
  const isPlain = ({ isSure, text, path }: Said) => isSure && !text.includes("legal:") && !isConditional(path);
  const promised = saidIn(context).filter((each) => isPlain(each) && !isKnown(each));
  const [first] = promised;
  if (first)
    yield* inLinkedTexts(context, {
      says: `Step "${first.step}" says "${first.excerpt}"`,
      promised,
      isLinked,
      hasNoLink: true,
    });
}

/** What follows the length of a guarantee: "-day money-back guarantee". That of a product is another one. */
const ofGuarantee = new RegExp(
  String.raw`^[ \u00a0-]*(?:(?!${ofProduct}(?!\p{L}))\p{L}+[ -]){0,3}${inAll("guarantee")}(?!\p{L})`,
  "iu",
);

/** How long the guarantee itself lasts, in a sentence that begins with it: "Our guarantee lasts 60 days". */
const lastsIn = (text: string): readonly StatedDuration[] =>
  text
    .split(/(?<=[.!?])\s|\n/)
    .flatMap((sentence) =>
      lengthsIn(sentence).filter(
        ({ unit, excerpt }) =>
          (unit === "day" || unit === "week") && lasts.test(sentence.slice(0, sentence.indexOf(excerpt))),
      ),
    );

/** Two words at most are between it and its length. One that the law gives is another one. */
const lasts = new RegExp(
  String.raw`^\s*(?:\p{L}+ )?${inAll("guarantee")} (?:(?!leg|lég|gesetz|statut|wettelijk)\p{L}+ ){1,2}$`,
  "iu",
);

/** No guarantee is shorter; an answer is promised within hours or a day or two. */
const shortest = 3 * 86_400;

const lengthsIn = (text: string): readonly StatedDuration[] =>
  [...durationsIn(text), ...nightsIn(text)].filter(({ seconds }) => seconds >= shortest);

/**
 * Until when money can be asked for: what follows the words for giving it back, or for an answer, is how long that takes,
 * unless it is given back for that time, or to those who write within it.
 */
function askedWithin(text: string, language: string, mustSay: boolean): readonly StatedDuration[] {
  const refund = firstOf("refund", language);
  const answer = firstOf("answer", language);
  const write = firstIn(ownOf("write", language));
  const during = firstIn(String.raw`${ownOf("during", language)}\s*$`);
  return text.split(/(?<=[.!?;؟؛])\s|[。！？\n]/).flatMap((sentence) => {
    const at = refund.exec(sentence)?.index;
    if (mustSay && at === undefined && !write.test(sentence)) return [];
    // What a sentence says behind a colon or a comma may be when the money comes.
    const asked = at === undefined && mustSay ? (sentence.split(/[:：,،、]/)[0] ?? "") : sentence.slice(0, at);
    const behind = at === undefined ? "" : sentence.slice(at);
    const [toWriters = ""] = behind.slice(write.exec(behind)?.index ?? behind.length).split(/[:：,،、]/);
    return [
      ...lengthsIn(asked.slice(0, answer.exec(asked)?.index)),
      ...lengthsIn(toWriters.slice(0, answer.exec(toWriters)?.index)),
      ...lengthsIn(behind).filter(
        ({ unit, excerpt }) =>
          (unit === "day" || unit === "week") && during.test(behind.slice(0, behind.indexOf(excerpt))),
      ),
    ];
  });
}

/** One of the lengths, if none of those around it is what was promised. */
const otherThan = (
  promised: readonly StatedDuration[],
  around: readonly StatedDuration[],
  lengths: () => readonly StatedDuration[],
): StatedDuration | undefined =>
  around.some(({ seconds }) => promised.some((each) => isAsLong(each.seconds, seconds))) ? undefined : lengths()[0];

/** Twelve months are a year, and a month is 30 days or 31. */
const isAsLong = (one: number, other: number): boolean => Math.abs(one - other) <= 0.04 * Math.max(one, other);
