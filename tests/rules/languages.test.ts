import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { checkFunnel } from "../../engine/check/index.ts";
import { type LintFinding, lintFunnel, rules } from "../../engine/lint/index.ts";
import { engineLanguages, openDefinition, readDefinition } from "../../engine/load/index.ts";
import { formatReport } from "../../engine/report/index.ts";
import { frame } from "../frame.ts";

const folder = join(import.meta.dirname, "languages");

/** The day of the check. */
const today = "2026-06-30";

/** A sentence, and what its rule has to know besides. */
type Entry = {
  readonly text: string;
  /** The currency of the plan and the value whose unit is read twice. */
  readonly currency?: string;
  /** The sentence without the unit that is read twice. */
  readonly once?: string;
  /** What the guarantee is called whose conditions the sentence is. */
  readonly heading?: string;
  /** What the sentence denies, each time that it does. */
  readonly denies?: readonly ("price" | "card" | "renewal")[];
  /** A sum as the language writes it. */
  readonly right?: string;
  /** The numbers that have no words, as they are told. */
  readonly lacks?: string;
  /** Another text of the page. */
  readonly beside?: string;
  /** Whether it stands below the form, and not beside a box. */
  readonly below?: boolean;
};

/** What a file says of a rule. */
type Said = {
  readonly told?: readonly Entry[];
  /** What this rule tells and no other one of the rules of words. */
  readonly alone?: readonly Entry[];
  readonly sound?: readonly Entry[];
  /** Another text of the page, of all these sentences. */
  readonly beside?: string;
  /** How a visitor is addressed, in the two ways that a word tells apart. */
  readonly formal?: string;
  readonly familiar?: string;
};

/** Asserts that a rule finds in a sentence what it has to, or nothing if it is sound. */
type Try = (entry: Entry, language: string, said: Said) => void;

/**
 * What some rules tell of a funnel in a language, whose first keys are given. The others take most of the time of a check, and
 * are tried elsewhere.
 */
function toldByAny(asked: readonly string[], language: string, body: string): readonly LintFinding[] {
  const text = `${frame.replace("language: en", `language: ${language}`)}${body}`;
  const { definition, oddTexts } = openDefinition(readDefinition("test.yaml", () => ({ text })));
  const meant = rules.filter(({ id }) => asked.includes(id));
  if (definition) return lintFunnel(definition, { oddTexts, today }, meant);
  const { problems, files } = checkFunnel("test.yaml", () => ({ text }), { today });
  throw new Error(formatReport(problems, files, "stylish"));
}

/** What a rule tells of such a funnel. */
const toldBy = (rule: string, language: string, body: string) => toldByAny([rule], language, body);

/** The last page, with texts below its heading. */
const endWith = (...texts: readonly unknown[]) =>
  `  end: { type: end, path: /end, sections: [{ type: heading, text: "1" }, ${texts
    .map((text) => `{ type: text, text: ${JSON.stringify(text)} }`)
    .join(", ")}] }\n`;

/** Rules that look at the words of a text alone, wherever it stands. What is sound to one of them is so to all. */
const wordRules: readonly string[] = [
  "unproven-scarcity",
  "unproven-favourite",
  "promised-success",
  "unproven-trust-mark",
  "invented-work",
  "past-date",
  "price-in-text",
  "claim-without-source",
  "personal-claim",
];

/** Stands in the files for all of these rules. */
const together = "all-of-these";

/**
 * Those of these rules that have something to say about a text in a heading or on a loading screen.
 *
 * @param others texts of the same language that stand beside it: one look at all of them takes no longer
 */
function reported(language: string, text: string, others: readonly string[] = [text]): readonly string[] {
  const key = JSON.stringify([language, others]);
  const known = checked.get(key) ?? reportedOf(language, others);
  checked.set(key, known);
  return known[others.indexOf(text)] ?? [];
}

const checked = new Map<string, readonly (readonly string[])[]>();

function reportedOf(language: string, texts: readonly string[]): readonly (readonly string[])[] {
  const waits = texts.map(
    (text, index) =>
      `  w${index}: { type: loading, path: /w${index}, heading: H, stages: [${JSON.stringify(text)}], tick: 30 ms, next: ${index + 1 < texts.length ? `w${index + 1}` : "end"} }`,
  );
  const headings = texts.map((text) => `      - { type: heading, text: ${JSON.stringify(text)} }`);
  const problems = toldByAny(
    wordRules,
    language,
    `start: w0
plans: { p: { name: P, price: 7, currency: EUR, period: 1 month } }
steps:
${waits.join("\n")}
  end:
    type: offer
    path: /end
    sections:
${headings.join("\n")}
      - { type: plans, heading: P, plans: [p], default: p }
`,
  );
  return texts.map((_, index) => [
    ...new Set(
      problems.flatMap(({ rule, path: [, step, , section] }) =>
        step === `w${index}` || (step === "end" && section === index) ? rule : [],
      ),
    ),
  ]);
}

/** What is told of a unit in a heading that shows a plan and values. */
const doubledUnits = (text: string, language: string, currency: string) =>
  toldBy(
    "doubled-unit",
    language,
    `start: form
plans: { p: { name: P, price: 7, currency: ${currency}, period: 7 days, renews: { price: 70, every: 1 month } } }
values: { loss: { of: 3 * 4, currency: ${currency} }, years: { of: 3 * 4, unit: years } }
steps:
  form: { type: form, path: /, heading: F, fields: [{ id: way, type: measure, label: W, units: [m, km] }], button: N, next: end }
  end: { type: end, path: /end, sections: [{ type: heading, text: ${JSON.stringify(text)} }] }
`,
  );

/** What is told of a guarantee whose conditions, or the terms that they link to, are a sentence. */
const differingGuarantees = (language: string, heading: string, conditions: string, terms: string) =>
  toldBy(
    "differing-guarantee",
    language,
    `start: end
legal: { title: L, tabs: [{ id: terms, purpose: terms, label: L, text: ${JSON.stringify(terms)} }] }
steps: { end: { type: end, path: /end, sections: [{ type: guarantee, heading: ${heading}, text: ${JSON.stringify(conditions)} }] } }
`,
  );

/**
 * What is told of a sentence beside a plan that costs something now, and again later.
 *
 * @param listed texts of the same language that stand beside it: one look at all of them takes no longer
 */
function deniedCharges(
  language: string,
  text: string,
  listed: readonly Entry[] = [],
  { price = 7, renews = true } = {},
): readonly LintFinding[] {
  const texts = entriesOf(listed).map((entry) => entry.text);
  const key = JSON.stringify([language, texts, price, renews]);
  const found =
    denied.get(key) ??
    toldBy(
      "denied-charge",
      language,
      `start: end
plans: { p: { name: P, price: ${price}, currency: EUR, period: 1 month${renews ? ", renews: { price: 7, every: 1 month }" : ""} } }
steps: { end: { type: offer, path: /end, sections: [{ type: plans, heading: P, plans: [p], default: p }, ${texts
        .map((each) => `{ type: text, text: ${JSON.stringify(each)} }`)
        .join(", ")}] } }
`,
    );
  denied.set(key, found);
  // The plans come first.
  const section = texts.indexOf(text) + 1;
  if (section === 0) throw new Error(`"${text}" is not among the texts of its page`);
  return found.filter(({ path }) => path[3] === section);
}

const denied = new Map<string, readonly LintFinding[]>();

const optionalLabels = (language: string, label: string) =>
  toldBy(
    "optional-label",
    language,
    `start: form
steps:
  form: { type: form, path: /, heading: H, fields: [{ id: way, type: text, label: ${JSON.stringify(label)}, required: false }], button: N, next: end }
${endWith()}`,
  );

const missingExclusives = (language: string, last: string) =>
  toldBy(
    "missing-exclusive",
    language,
    `start: a
steps:
  a: { type: multi-select, path: /a, question: Q, options: ["1", "2", ${last}], record: A, button: B, next: end }
${endWith()}`,
  );

const forcedConsents = (language: string, { text, below = false }: Entry) =>
  toldBy(
    "forced-consent",
    language,
    `start: a
steps:
  a: { type: form, path: /, heading: H, fields: [${
    below
      ? "{ id: mail, type: email, label: L, contact: true }"
      : `{ id: box, type: checkbox, label: L, text: ${JSON.stringify(text)}, required: true }`
  }], button: B, ${below ? `consent: ${JSON.stringify(text)}, ` : ""}next: end }
${endWith()}`,
  );

/** A page that sells, with a section before its plans, and the text of the terms. */
const offerWith = (section: string, terms = "T") => `start: a
plans: { p: { name: P, price: 7, currency: EUR } }
legal: { title: L, tabs: [{ id: terms, purpose: terms, label: L, text: ${JSON.stringify(terms)} }] }
steps:
  a: { type: offer, path: /, sections: [${section}, { type: plans, heading: P, plans: [p], default: p }], paid: r, next: end }
  r: { type: receipt, path: /r, heading: H, ready: R, failed: F, support: S }
${endWith()}`;

/** What is told of an age that a text names, beside a field and on a page, where all from 16 on may go on. */
const statedAges = (language: string, text: string) =>
  toldBy(
    "stated-age",
    language,
    `start: a
steps:
  a: { type: form, path: /, heading: H, button: B, next: end, fields: [{ id: born, type: date, label: D, hint: ${JSON.stringify(text)}, max: 16 years ago, autocomplete: bday }] }
${endWith(text)}`,
  );

/** What is told of a sentence of the page, or of what somebody agrees to, beside what another text says is not so. */
const disclaimers = (language: string, { text, beside = "", below = false }: Entry) =>
  toldBy(
    "contradicted-disclaimer",
    language,
    `start: a
steps:
  a: { type: form, path: /, heading: H, fields: [{ id: mail, type: email, label: L, contact: true }], button: B, consent: ${JSON.stringify(below ? text : "C")}, next: end }
${endWith(beside, below ? "1" : text)}`,
  );

/** What is told of a button that declines. */
const declines = (language: string, text: string) =>
  toldBy("shaming-decline", language, offerWith(`{ type: button, text: ${JSON.stringify(text)}, action: skip }`));

/** What is told of terms beside a sentence of the page that sells. */
const cancellations = (language: string, { text, beside = "" }: Entry) =>
  toldBy("differing-cancellation", language, offerWith(`{ type: text, text: ${JSON.stringify(beside)} }`, text));

/** What is told of the line below a field, in a form that leaves a contact. */
const deniedKeepings = (language: string, hint: string) =>
  toldBy(
    "denied-keeping",
    language,
    `start: a
steps:
  a: { type: form, path: /, heading: H, hint: ${JSON.stringify(hint)}, fields: [{ id: mail, type: email, label: E, contact: true }], button: B, next: end }
${endWith()}`,
  );

/** The numbers without words, of words behind a number. */
const numbersLacking = (language: string, words: string) =>
  toldBy(
    "number-forms",
    language,
    `start: size
scales: { size: {} }
values: { half: { of: n / 2, round: 1 } }
steps:
  size: { type: question, path: /size, question: Q, options: [{ label: A, score: { size: 0.5 } }, { label: B, score: { size: 5 } }], next: ask }
  ask:
    type: form
    path: /
    heading: H
    fields: [{ id: n, type: number, label: N }, { id: few, type: number, label: F, min: 3, max: 9 }]
    button: B
    next: end
  end: { type: end, path: /end, sections: [{ type: heading, text: ${JSON.stringify(words)} }] }
`,
  ).map(({ message }) => /lacks words for (.*?):/.exec(message)?.[1]);

/** What a rule tells of texts of one page. */
const beside = (rule: string, language: string, ...texts: readonly unknown[]) =>
  toldBy(rule, language, `start: end\nsteps:\n${endWith(...texts)}`);

/** What is told of a line below a field that takes up to three files, PDF or pictures of up to 10 MB. */
const statedLimits = (language: string, text: string) =>
  toldBy(
    "stated-limit",
    language,
    `start: form
steps:
  form: { type: form, path: /, heading: H, fields: [{ id: cv, type: file, label: L, hint: ${JSON.stringify(text)}, max: 3 }], button: N, next: end }
${endWith()}`,
  );

/** What is told of a line above the times of a calendar. */
const differingLengths = (language: string, text: string, length = "50 min") =>
  toldBy(
    "differing-length",
    language,
    `start: a
calendars: { c: { timeZone: UTC, length: ${length}, open: [{ days: [mon], from: "09:00", until: "18:00" }] } }
steps:
  a: { type: form, path: /, heading: H, hint: ${JSON.stringify(text)}, fields: [{ id: v, type: appointment, label: L, calendar: c }], button: B, next: end }
${endWith()}`,
  );

/** What is told of a sentence on a page, beside that of the privacy policy. */
const retentions = (language: string, text: string, policy: string) =>
  toldBy(
    "differing-retention",
    language,
    `start: end
legal: { title: L, tabs: [{ id: privacy, purpose: privacy, label: L, text: ${JSON.stringify(policy)} }] }
steps:
${endWith(text)}`,
  );

const tries: Readonly<Record<string, { readonly told?: Try; readonly sound: Try }>> = {
  "biased-job-ad": {
    told: ({ text }, language, said) => expect(beside("biased-job-ad", language, said.beside, text)).toHaveLength(1),
    sound: ({ text }, language, said) => expect(beside("biased-job-ad", language, said.beside, text)).toEqual([]),
  },
  "contradicted-disclaimer": {
    told: (entry, language) => expect(disclaimers(language, entry)).toHaveLength(1),
    sound: (entry, language) => expect(disclaimers(language, entry)).toEqual([]),
  },
  "contradicting-tax": {
    told: ({ text, beside: price }, language) =>
      expect(beside("contradicting-tax", language, price, text)).toHaveLength(1),
    sound: ({ text, beside: price }, language) =>
      expect(beside("contradicting-tax", language, price, text)).toEqual([]),
  },
  "denied-keeping": {
    told: ({ text }, language) => expect(deniedKeepings(language, text)).toHaveLength(1),
    sound: ({ text }, language) => expect(deniedKeepings(language, text)).toEqual([]),
  },
  "denied-charge": {
    told({ text, denies = [] }, language, { told }) {
      const without = (what: string) => denies.filter((each) => each !== what);
      expect(deniedCharges(language, text, told)).toHaveLength(denies.length);
      expect(deniedCharges(language, text, told, { price: 0 })).toHaveLength(without("price").length);
      expect(deniedCharges(language, text, told, { renews: false })).toHaveLength(without("renewal").length);
    },
    sound: ({ text }, language, { sound }) => expect(deniedCharges(language, text, sound)).toEqual([]),
  },
  "differing-cancellation": {
    told: (entry, language) => expect(cancellations(language, entry)).toHaveLength(1),
    sound: (entry, language) => expect(cancellations(language, entry)).toEqual([]),
  },
  "differing-guarantee": {
    told({ heading = "", text }, language) {
      const found = (terms: string) => differingGuarantees(language, heading, "[L](legal:terms)", terms);
      expect(found(text)).toHaveLength(1);
      expect(found(text.replaceAll("7", "30"))).toEqual([]);
    },
    sound: ({ heading = "", text }, language) => expect(differingGuarantees(language, heading, text, "T")).toEqual([]),
  },
  "differing-length": {
    told({ text, right }, language) {
      expect(differingLengths(language, text)).toHaveLength(1);
      expect(differingLengths(language, text, right)).toEqual([]);
    },
    sound: ({ text }, language) => expect(differingLengths(language, text)).toEqual([]),
  },
  "differing-reply": {
    told: ({ text }, language, said) => expect(beside("differing-reply", language, said.beside, text)).toHaveLength(1),
    sound: ({ text }, language, said) => expect(beside("differing-reply", language, said.beside, text)).toEqual([]),
  },
  "differing-retention": {
    told: ({ text }, language, { beside: policy = "" }) => expect(retentions(language, text, policy)).toHaveLength(1),
    sound: ({ text }, language, { beside: policy = "" }) => expect(retentions(language, text, policy)).toEqual([]),
  },
  "doubled-unit": {
    told({ text, currency = "EUR", once = text }, language) {
      expect(doubledUnits(text, language, currency)).toHaveLength(1);
      expect(doubledUnits(once, language, currency)).toEqual([]);
    },
    sound: ({ text, currency = "EUR" }, language) => expect(doubledUnits(text, language, currency)).toEqual([]),
  },
  "forced-consent": {
    told: (entry, language) => expect(forcedConsents(language, entry)).not.toEqual([]),
    sound: (entry, language) => expect(forcedConsents(language, entry)).toEqual([]),
  },
  "foreign-sum": {
    told: ({ text, right }, language) =>
      expect(beside("foreign-sum", language, text).map(({ suggest }) => suggest)).toEqual([right]),
    sound: ({ text }, language) => expect(beside("foreign-sum", language, text)).toEqual([]),
  },
  "missing-exclusive": {
    told({ text }, language) {
      const label = JSON.stringify(text);
      expect(missingExclusives(language, label)).toHaveLength(1);
      expect(missingExclusives(language, `{ label: ${label}, exclusive: true }`)).toEqual([]);
    },
    sound: ({ text }, language) => expect(missingExclusives(language, JSON.stringify(text))).toEqual([]),
  },
  "mixed-address": {
    sound({ text }, language, { formal, familiar }) {
      for (const other of [formal, familiar].filter((each) => each !== undefined))
        expect(beside("mixed-address", language, other, text)).toEqual([]);
    },
  },
  "number-forms": {
    told: ({ text, lacks }, language) => expect(numbersLacking(language, text)).toEqual([lacks]),
    sound: ({ text }, language) => expect(numbersLacking(language, text)).toEqual([]),
  },
  "optional-label": {
    told: ({ text }, language) => expect(optionalLabels(language, text)).toHaveLength(1),
    sound: ({ text }, language) => expect(optionalLabels(language, text)).toEqual([]),
  },
  "shaming-decline": {
    told: ({ text }, language) => expect(declines(language, text)).toHaveLength(1),
    sound: ({ text }, language) => expect(declines(language, text)).toEqual([]),
  },
  "stated-age": {
    told: ({ text }, language) => expect(statedAges(language, text)).not.toEqual([]),
    sound: ({ text }, language) => expect(statedAges(language, text)).toEqual([]),
  },
  "stated-limit": {
    told: ({ text }, language) => expect(statedLimits(language, text)).toHaveLength(1),
    sound: ({ text }, language) => expect(statedLimits(language, text)).toEqual([]),
  },
  "stray-english": {
    told: ({ text }, language, said) => expect(beside("stray-english", language, said.beside, text)).not.toEqual([]),
    sound: ({ text }, language, said) => expect(beside("stray-english", language, said.beside, text)).toEqual([]),
  },
};

const entriesOf = (listed: readonly (string | Entry)[]): readonly Entry[] =>
  listed.map((entry) => (typeof entry === "string" ? { text: entry } : entry));

const files = readdirSync(folder).map((file) => {
  const rules: Readonly<Record<string, Said>> = parse(readFileSync(join(folder, file), "utf8"));
  return [basename(file, ".yaml"), rules] as const;
});

it("rules are tried in each language that the engine speaks", () => {
  const tried = files.flatMap(([language, rules]) =>
    wordRules.every((rule) => rules[rule]?.told) && rules[together]?.sound ? language : [],
  );
  expect(tried.sort()).toEqual([...engineLanguages, "en"].sort());
});

describe.each(files)("in %s", (language, rules) => {
  // Of a funnel that calls something personal, the first such text alone is told.
  const told = entriesOf(wordRules.flatMap((rule) => (rule === "personal-claim" ? [] : (rules[rule]?.told ?? []))));
  const texts = told.map(({ text }) => text);
  // A report ends after a hundred problems.
  const near = (text: string) => {
    const first = Math.floor(texts.indexOf(text) / 25) * 25;
    return texts.includes(text) ? texts.slice(first, first + 25) : [text];
  };
  const sound = entriesOf(rules[together]?.sound ?? []).map(({ text }) => text);

  for (const [rule, said] of Object.entries(rules)) {
    const own: Partial<Record<string, Try>> =
      rule === together
        ? { sound: ({ text }) => expect(reported(language, text, sound)).toEqual([]) }
        : wordRules.includes(rule)
          ? {
              told: ({ text }) => expect(reported(language, text, near(text))).toContain(rule),
              alone: ({ text }) => expect(reported(language, text)).toEqual([rule]),
            }
          : (tries[rule] ?? {});
    for (const [verdict, listed] of Object.entries(said)) {
      if (typeof listed === "string") continue;
      for (const entry of entriesOf(listed))
        it(`${rule}, ${verdict}: ${entry.text}`, () => {
          const tried = own[verdict];
          if (!tried) throw new Error(`Nothing tries what is ${verdict} with ${rule}`);
          tried(entry, language, said);
        });
    }
  }

  const { formal, familiar } = rules["mixed-address"] ?? {};
  if (formal !== undefined && familiar !== undefined)
    it("mixed-address, told: the fewer of two", () => {
      const odd = (...texts: readonly string[]) =>
        beside("mixed-address", language, ...texts).map(({ path }) => path.at(-2));
      expect(odd(formal, formal, familiar)).toEqual([3]);
      expect(odd(familiar, familiar, formal)).toEqual([3]);
      expect(odd(formal, formal)).toEqual([]);
      expect(odd(familiar, familiar)).toEqual([]);
    });
});
