import { fixedValue, narrowCopy, planValue } from "../copy/index.ts";
import { unitName } from "../fields/index.ts";
import { firstPeriod } from "../pricing/index.ts";
import { fieldsOf, fieldWith } from "../traits/index.ts";
import type { LintContext } from "./context.ts";
import { currencyNames } from "./stated/currency-names.ts";
import { onceEach } from "./stated/once-each.ts";
import { listOf } from "./words/index.ts";

/** The words and signs that a placeholder is shown with, in small letters. */
export type ShownWords = {
  /** What they are. */
  readonly as: string;
  /** Those that would be read twice behind it. */
  readonly behind: ReadonlySet<string>;
  /** Those that would be read twice before it. */
  readonly before: ReadonlySet<string>;
  /** How a number is had without them, as one that follows its unit: week 24. */
  readonly counted?: string;
};

/** What each placeholder brings with it: the unit of a value, the currency of a sum, the words of a period. */
export function shownWords(context: LintContext): (name: string) => ShownWords | undefined {
  const units = unitsByName(context);
  const known = new Map<string, ShownWords | undefined>();
  return (name) => {
    if (!known.has(name)) known.set(name, wordsOf(name, context, units));
    return known.get(name);
  };
}

function wordsOf(name: string, context: LintContext, units: ReadonlyMap<string, ReadonlySet<string>>) {
  const { definition, values } = context;
  const { language, plans, texts } = definition;
  const unit = units.get(name);
  if (unit) {
    const of = values.get(name)?.compiled?.unit;
    // A count follows its unit: "week 24". Of other units, a word in front has a sense of its own: "a litre weighs".
    const counted = of && "intl" in of && /^(?:day|week|month|year)$/.test(of.intl) ? `${of.intl}s` : undefined;
    return counted === undefined
      ? { as: "unit", behind: unit, before: none }
      : { as: "unit", behind: unit, before: unit, counted };
  }
  const [, id, key = ""] = /^plan(?:s\.([^.]+))?\.(.+)$/.exec(name) ?? [];
  const meant =
    key === "" ? [] : Object.entries(plans).flatMap(([own, plan]) => (id === undefined || id === own ? plan : []));
  if (key === "period") {
    const ofWeeks = meant.some((plan) => firstPeriod(plan)?.includes("week")) ? weekEnds(language) : [];
    return { as: "unit", behind: new Set([...periodNames(language), ...ofWeeks]), before: none };
  }
  if (key === "renews.every" || key === "parts.every") {
    const said = meant.flatMap((plan) => planValue(plan, `plan.${key}`, { language, every: texts.every }) ?? []);
    const behind = said.length > 0 ? wordsBehindPeriod(texts.every.several) : [];
    return {
      as: "word for how often",
      behind: new Set(behind),
      before: new Set([...said.flatMap(wordsBeforePeriod), ...(said.length > 0 ? listOf("per") : [])]),
    };
  }
  // A fact may bring its own unit: 30 days.
  const [, counted] = /^\d[\d.,\s]*\s(\p{L}+)$/u.exec(fixedValue(definition, name) ?? "") ?? [];
  if (counted !== undefined && name.startsWith("facts."))
    return { as: "unit", behind: new Set([counted.toLowerCase()]), before: none };
  const currency = values.get(name)?.compiled?.currency;
  const currencies = sums.has(key) ? meant.map((plan) => plan.currency) : currency === undefined ? [] : [currency];
  if (currencies.length === 0) return undefined;
  const names = new Set(currencies.flatMap((each) => wordsOfCurrency(each, language)));
  return { as: "currency", behind: names, before: names };
}

const none: ReadonlySet<string> = new Set();

const sums: ReadonlySet<string> = new Set(["price", "originalPrice", "perDay", "renews.price", "total"]);

/** The words in front of a recurring period: "a cada" of "a cada mês", "alle" of "alle 4 Wochen", and all of 毎月. */
const wordsBeforePeriod = (said: string): readonly string[] => [
  ...said
    .toLowerCase()
    .split(/\s+/)
    .slice(0, -1)
    .filter((word) => !/\d/.test(word)),
  ...(/^毎./.test(said) ? [said, "毎"] : []),
];

/** What follows a recurring period right away, with and without its last letter: ごとに and ごと. */
function wordsBehindPeriod(several: string): readonly string[] {
  const [, suffix] = /\}(\p{Script=Hiragana}+)$/u.exec(several) ?? [];
  return suffix === undefined ? [] : [suffix, suffix.replace(/に$/, "")];
}

/** How a currency is written, also with the parts of its name, in small letters. */
const wordsOfCurrency = onceEach((currency, language): readonly string[] => {
  const names = currencyNames(currency, language);
  // A name has several words; the shortest are no names of money alone.
  const parts = names.flatMap((name) => name.split(/[\s-]+/)).filter((part) => !/^\p{L}{1,2}$/u.test(part));
  // Of texts by themselves these would be Fridays, too.
  const francs = currency === "CHF" ? ["Fr.", "SFr."] : [];
  return [...names.filter((name) => !name.includes(" ")), ...parts, ...francs].map((name) =>
    narrowCopy(name).toLowerCase(),
  );
});

/** What the units of values and measures are called, in small letters, by the name that shows them. */
function unitsByName({ definition, values }: LintContext): ReadonlyMap<string, ReadonlySet<string>> {
  const { language, steps } = definition;
  const ofValues = [...values].flatMap(([name, { compiled: { unit } = {} }]) => {
    if (!unit) return [];
    return [[name, new Set("sign" in unit ? [unit.sign] : namesIn(language, unit.intl))] as const];
  });
  const ofFields = Object.values(steps)
    .flatMap(fieldsOf)
    .flatMap((field) => {
      const { units = [] } = fieldWith("givesMeasure", field) ?? {};
      const names = units.flatMap((unit) => [
        ...(["short", "long"] as const).map((form) => unitName(unit, language, form)),
        ...(spoken[unit] ?? []),
      ]);
      return [[field.id, new Set(names.map((name) => name.toLowerCase()))] as const];
    });
  return new Map([...ofFields, ...ofValues]);
}

/** What people write for a unit besides its names. */
const spoken: Readonly<Record<string, readonly string[]>> = {
  lb: ["lbs", "pounds"],
  "ft-in": ["ft", "feet", "in", "inches"],
  in: ["inches"],
  ft: ["feet"],
  oz: ["ounces"],
  mi: ["miles"],
};

const periodNames = (language: string): ReadonlySet<string> =>
  new Set(
    ["day", "week", "month", "year"]
      .flatMap((unit) => namesIn(language, unit))
      .flatMap((name) => (name === "か月" ? [name, "ヶ月", "ケ月", "カ月", "ヵ月"] : name)),
  );

/** The end of a name of weeks that makes a duration of the other units: 1か月間, but not 1週間間. */
const weekEnds = (language: string): readonly string[] =>
  namesIn(language, "week").flatMap((name) => (/^週間$/.test(name) ? "間" : []));

/**
 * A unit in the forms that a language has for it: day, days. Most of one letter are left out, as they are words too: "a"
 * is short for years in Spanish, and begins "a partir de hoy".
 */
const namesIn = onceEach((language, unit): readonly string[] =>
  (["short", "long"] as const)
    .flatMap((unitDisplay) => {
      const format = new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay });
      return [1, 2, 5].flatMap((number) =>
        format.formatToParts(number).flatMap(({ type, value }) => (type === "unit" ? value.trim().toLowerCase() : [])),
      );
    })
    // A page says "14 dagar".
    .flatMap((name) => (name === "dygn" ? [name, "dag", "dagar"] : name))
    // A page says "14 dagar".
    .flatMap((name) => (name === "dygn" ? [name, "dag", "dagar"] : name))
    .filter((name) => !/^(?!\p{Script=Han}|[gm]$)\p{L}$/u.test(name)),
);
