import type { Plan } from "../../../../schema/funnel.types.ts";
import { chargedDigits, daysIn, firstPeriod, plainMoney } from "../../../pricing/index.ts";
import { byPath, type Finding } from "../../../problem/index.ts";
import type { LintContext } from "../../context.ts";
import { isTrial } from "../../is-trial.ts";
import { offeredPlans, placedSections, quotedIn } from "../../placed-sections.ts";
import type { Rule } from "../../rule.ts";
import { durationsIn } from "../../stated/durations-in.ts";
import { firstOf, inJoined, inSpaced, type Kind, matchesIn, sentenceAt } from "../../words/index.ts";

/** A plan renews for periods as long as the first, longer after a trial, or shorter and no dearer by the day, named correctly, at the price that it states. */
export const renewalMismatch: Rule = {
  id: "renewal-mismatch",
  severity: "warning",
  why: "People who buy a week expect to buy another week. A plan that goes on for longer periods, an interval that is called a month and is charged every four weeks, a plan called “Yearly” that is charged each month, or a stated renewal price that differs from what is charged: each is a charge that the buyer did not see coming. Make the terms and the plan say the same, in one rhythm. A trial is another matter: a first period that is free may be of any length, and a short one at most half as dear by the day may go on for longer ones, as may one that its name calls a trial, at half of what follows or less. After a longer one, shorter periods that cost no more by the day surprise nobody: a year, and then by the month.",
  wrong: "renews: { price: 20, every: 4 weeks }",
  right: "renews: { price: 5, every: 1 week }",
  *check(context) {
    const { definition } = context;
    yield* otherRhythms(context);
    yield* otherRenewals(context);
    yield* oddTrials(context);
    for (const [id, plan] of Object.entries(definition.plans)) {
      const { interval = "", renews, currency } = plan;
      if (!renews) continue;
      const period = firstPeriod({ ...plan, renews });
      const [first, later] = [daysIn(period), daysIn(renews.every)];
      const isTried = isTrial(plan, definition.language);
      const said = (term: number | string) =>
        typeof term === "number" ? plainMoney(term, currency, definition.language) : term;
      for (const [key, stated, charged] of [
        ["statedPrice", renews.statedPrice, renews.price],
        ["statedEvery", renews.statedEvery, renews.every],
      ] as const)
        if (stated !== undefined && stated !== charged)
          yield {
            message: `Plan "${id}" states ${said(stated)} for its renewal, but what is charged is ${said(charged)}. Remove "${key}".`,
            path: ["plans", id, "renews", key],
          };
      // Shorter periods surprise nobody if they cost no more by the day. A month is not quite a twelfth of a year.
      const isMilder = later < first && renews.price / later <= (1.02 * plan.price) / first;
      if (first !== later && !isTried && !isMilder) {
        const most = said(roundedDown(renews.price / 2, currency));
        const wayToTry = `What is called a trial costs at most half of what follows: here ${most}.`;
        const isCalledTrial = first < later && firstOf("trial", definition.language).test(plan.name);
        yield {
          message: `Plan "${id}" is bought for ${period}, but goes on for ${renews.every} at a time. Below "renews", write "every: ${period}", and as "price" what ${period} will cost.${isCalledTrial ? ` ${wayToTry}` : ""}`,
          path: ["plans", id, "renews", "every"],
        };
      }
      // A trial may also be called by what follows it.
      const named = intervals[interval.toLowerCase()];
      if (
        named !== undefined &&
        ![period, ...(isTried ? [renews.every] : [])].some((each) => named.includes(each.replace(/s$/, "")))
      )
        yield {
          message: `Plan "${id}" calls its interval "${interval}", but runs for ${period}. Call it by the period that is charged.`,
          path: ["plans", id, "interval"],
        };
      const [called, ...others] = rhythms.filter(({ words }) => words.test(plan.name));
      // "Yearly, paid monthly" and "Monthly box, 3 months" say more.
      if (!called || others.length > 0 || durationsIn(plan.name).length > 0) continue;
      const charged = isTried ? renews.every : period;
      if (daysIn(charged) < called.from || daysIn(charged) > called.to)
        yield {
          message: `Plan "${id}" is called "${plan.name}", but is charged every ${charged.replace(/^1 /, "")}. Say the same in its name and in ${isTried || plan.period === undefined ? '"renews"' : '"period"'}.`,
          path: ["plans", id, "name"],
        };
    }
  },
};

/** Texts that say right behind a price how often or how long it is paid for, and no plan that they speak of has it so. */
function* otherRhythms({ definition: { plans }, copy, uses }: LintContext): Iterable<Finding> {
  const textAt = byPath(copy);
  for (const { kind, name, excerpt, path, plans: meant } of uses) {
    const [whole, id, isRenewal] = /^plans?\.(?:(.+?)\.)??(renews\.)?price$/.exec(name) ?? [];
    if (kind !== "placeholder" || whole === undefined) continue;
    const { words, own } = isRenewal ? later : atFirst;
    const spoken = (id === undefined ? meant : [id]).flatMap((plan) => plans[plan] ?? []);
    const periods = spoken.flatMap(own);
    const [first] = periods;
    const text = textAt(path)?.text ?? "";
    const behind = text.slice(text.indexOf(excerpt) + excerpt.length);
    const again = isRenewal ? undefined : [...later.words, several].find((each) => each.words.test(behind));
    if (again && spoken.length > 0 && spoken.every((plan) => isPaidOnce(plan, again))) {
      const { said = "" } = again.words.exec(behind)?.groups ?? {};
      yield { message: `This says "${said}" of a price that is paid once. Take it out.`, path, excerpt: said };
    }
    const said = words.find((each) => each.words.test(behind));
    if (!said || first === undefined || !text.includes(excerpt)) continue;
    const stated = said.words.exec(behind)?.groups?.said ?? "";
    if (!periods.some((period) => daysIn(period) >= said.from && daysIn(period) <= said.to))
      yield {
        message: `This says "${stated}" of a price that is ${isRenewal ? `charged every ${first.replace(/^1 /, "")}` : `paid for ${first}`}. Write ${excerpt.replace(/(?:renews\.)?price(?=[|}])/, isRenewal ? "renews.every" : "period")} ${isRenewal ? "behind" : "instead of"} it.`,
        path,
        excerpt: stated,
      };
  }
}

/** Texts that say in words how often a plan renews, where none that they can speak of does so. */
function* otherRenewals({ definition, authored }: LintContext): Iterable<Finding> {
  const { plans, steps, language } = definition;
  if (!/^(?:en|de)(?:-|$)/i.test(language)) return;
  const renewing = Object.entries(plans).filter(([, { renews }]) => renews);
  if (renewing.length === 0) return;
  const isQuoted = quotedIn(definition);
  for (const { text, path } of authored) {
    if (!isRead(path[0]) || path.includes("options") || isQuoted(path)) continue;
    const here = path[0] === "steps" && steps[String(path[1])] ? offeredPlans(definition, String(path[1])) : [];
    const offered = here.filter(({ plan }) => plan.renews);
    // A page behind a sale may still speak of the plan that was bought before.
    const meant = offered.length > 0 ? offered.map(({ plan }) => plan) : renewing.map(([, plan]) => plan);
    for (const { 0: excerpt, index, groups = {} } of matchesIn(text, renewal)) {
      const { before, rest } = sentenceAt(text, index);
      const line = text.slice(text.lastIndexOf("\n", index) + 1, index);
      const isOnce = isPricedOnce(line, plans);
      const [, price = "", id = ""] = atPrice.exec(text.slice(index + excerpt.length)) ?? [];
      const own = Object.hasOwn(plans, id) ? plans[id] : undefined;
      if (own?.renews && own.renews.price !== own.price)
        yield {
          message: `This says that the plan "${id}" renews at ${price}, which is what is paid first. Write {plans.${id}.renews.price}.`,
          path,
          excerpt: price,
        };
      if (denial.test(before) || /[?]/.test(text[index + rest.length] ?? "")) continue;
      const days = daysOf(excerpt, groups);
      if (days === undefined) continue;
      const periods = meant.flatMap(({ renews }) => renews?.every ?? []);
      const isSo = periods.some((every) => Math.abs(daysIn(every) - days) <= (days > 300 ? 6 : days === 30 ? 1.5 : 0));
      const [first = ""] = periods;
      if (!isSo || isOnce)
        yield {
          message: isOnce
            ? `This says "${excerpt}" beside a price that is paid once. Take it out, or give the plan "renews".`
            : `This says "${excerpt}", but ${meant.length === 1 ? "the plan renews" : "what is sold renews"} every ${first.replace(/^1 /, "")}. Say the same, or show it with a placeholder such as {plan.renews.every}.`,
          path,
          excerpt,
        };
    }
  }
}

const isRead = (root: unknown): boolean => root === "steps" || root === "legal" || root === "outcomes";

/** Whether a line names prices, and all of them are of plans that are paid once. */
function isPricedOnce(line: string, plans: Readonly<Record<string, Plan>>): boolean {
  const named = matchesIn(line, priced).flatMap(({ 1: id = "" }) =>
    Object.hasOwn(plans, id) ? (plans[id] ?? []) : [],
  );
  return named.length > 0 && named.every(({ renews, parts }) => !renews && !parts);
}

const priced = /\{plans\.([^{}]+?)\.(?:renews\.)?price\}/g;
const atPrice = /^ (?:at|for|zu|um|für) (\{plans\.([^{}.]+)\.price\})/i;
const denial = /(?<!\p{L})(?:no|not|never|nor|without|instead of|n['’]t|nicht|nie|kein\p{L}*|ohne|statt)(?!\p{L})/iu;

/** What is sold, as it is called to whoever reads it: licences, members of other clubs and electricity renew as well. */
const sold = [
  String.raw`\{plans?\.[^{}]*\},?`,
  "(?:the|your|our|this) (?:(?:weekly|monthly|yearly|annual) )?(?:plan|subscription|membership)",
  "(?:das|dein|ihr|euer|unser|dieses) abo(?:nnement)?",
  "(?:der|dein|ihr|euer|unser|dieser) (?:plan|tarif)",
  "(?:die|deine|ihre|eure|unsere|diese) mitgliedschaft",
].join("|");

/** What a sentence goes on with, up to its end or to something else that may renew. */
const within = String.raw`(?:\{[^{}]*\}|(?! (?:whose|which|that|who|deren|dessen|die|der) )[^.;:!?\n{}]){0,60}`;

/** What renews: what is sold, also in the first half of a sentence or in the sentence before, or whoever reads it. */
const subject = [
  `(?:${sold})(?:${within} (?:and|und))?`,
  String.raw`(?<=(?<!\p{L})(?:${sold})${within}[.!\n]\s+)(?:it|es)`,
  "you",
].join("|");

const adverb = "(?: (?:will|then|also|automatically))*";
const amount = String.raw`(?:\{[^{}]*\}|\S+)`;
const verb = `(?:renews?(?: itself)?|(?:is|are|be|get) (?:billed|charged|renewed)|verlängert sich)(?: automatically| again| automatisch| jeweils)?`;
const each = "(?:every|each|once an?|alle|jede[ns]?|einen?|ein)";
const unit = "(?:(?<day>days?|tage?n?)|(?<week>weeks?|wochen?)|(?<month>months?|monate?n?)|(?<year>years?|jahre?n?))";
const named =
  "(?:(?<weekly>weekly|wöchentliche[sn]?)|(?<monthly>monthly|monatliche[sn]?)|(?<yearly>yearly|annual|jährliche[sn]?))";

/** That it renews, and how often, in English and German. */
const renewal = new RegExp(
  [
    String.raw`(?<=(?<!\p{L})(?:${subject})${adverb} )${verb}(?: (?:at|for) ${amount}| um)? ${each}(?: (?:\d+|\p{L}+))? ${unit}(?!\p{L}| (?:by|elsewhere)(?!\p{L}))`,
    String.raw`(?<=(?<!\p{L})(?:your|this|the|our|deine?|ihre?|die|das|dieses|unsere?) )${named} (?:subscription|membership|renewals?|abo(?:nnement)?)(?!\p{L})`,
  ].join("|"),
  "giu",
);

/** How many days are between two renewals, by what was found of them. */
function daysOf(excerpt: string, found: Readonly<Record<string, string | undefined>>): number | undefined {
  const unit = Object.entries(unitDays).find(([name]) => found[name] !== undefined)?.[1];
  const [counted] = durationsIn(excerpt);
  return counted ? counted.seconds / 86_400 : unit;
}

const unitDays = { day: 1, week: 7, month: 30, year: 365, weekly: 7, monthly: 30, yearly: 365 };

/** Of several trials of one length in one place, the one that goes on at another price, or more often, than all others. */
function* oddTrials({ definition }: LintContext): Iterable<Finding> {
  const { plans, language } = definition;
  for (const { section } of placedSections(definition, "offersPlans")) {
    const trials = section.plans.flatMap((id) => {
      const plan = Object.hasOwn(plans, id) ? plans[id] : undefined;
      return plan && isTrial(plan, language)
        ? [{ id, plan, goesOn: `${plan.renews.price} ${daysIn(plan.renews.every)}` }]
        : [];
    });
    const [first] = trials;
    if (!first || trials.length < 4 || trials.some(({ plan }) => firstPeriod(plan) !== firstPeriod(first.plan)))
      continue;
    const odd = trials.filter(({ goesOn }) => trials.filter((other) => other.goesOn === goesOn).length === 1);
    const usual = trials.find(
      ({ goesOn }) => trials.filter((other) => other.goesOn === goesOn).length === trials.length - 1,
    );
    const [own] = odd;
    if (!own || !usual || own.plan.hint !== undefined) continue;
    const { price, every } = own.plan.renews;
    const say = (amount: number) => plainMoney(amount, own.plan.currency, language);
    yield {
      message: `The trial "${own.id}" goes on at ${say(price)} every ${every.replace(/^1 /, "")}, and all others here at ${say(usual.plan.renews.price)} every ${usual.plan.renews.every.replace(/^1 /, "")}. If that is meant, say in its "hint" what is different.`,
      path: ["plans", own.id, "renews", price === usual.plan.renews.price ? "every" : "price"],
    };
  }
}

/** Whether a plan is paid once, and not for just as long as a text says. */
function isPaidOnce({ renews, parts, period }: Plan, { from, to }: { from: number; to: number }): boolean {
  const days = period === undefined ? undefined : daysIn(period);
  return !renews && !parts && (days === undefined || days < from || days > to);
}

const lengths = [
  ["day", "eachDay", 1, 1],
  ["week", "eachWeek", 7, 7],
  ["month", "eachMonth", 28, 31],
  ["year", "eachYear", 360, 366],
] as const;

/** What is said of how often, right behind the price of a renewal, as far as a mark or the end that it has. */
const later = {
  words: lengths.map(([, each, from, to]) => ({
    words: new RegExp(
      String.raw`^[ \u00a0]?(?<said>(?:${inSpaced("each")} |/ ?)${inSpaced(each)})(?=\s*(?:[.,;:!?)]|$)|\s(?:until|bis|jusqu|hasta|fino|até|tot|tills)(?!\p{L}))`,
      "iu",
    ),
    // Four weeks are a payment more in a year than months are.
    from: from === 28 ? 29 : from,
    to,
  })),
  own: ({ renews }: Plan) => renews?.every ?? [],
};

/** The same of several periods, in English and German, which no single length is compared with. */
const several = {
  words:
    /^[ \u00a0]?(?<said>(?:every|alle) (?:\d+|two|three|four|six|zwei|drei|vier|sechs) (?:days|weeks|months|years|tage|wochen|monate|jahre))(?!\p{L})/iu,
  from: 0,
  to: 0,
};

/** The same of the price that is paid first: "for the first month". */
const atFirst = {
  words: lengths.map(([unit, , from, to]) => ({
    words: new RegExp(
      String.raw`^[ \u00a0](?:\p{L}+[ \u00a0]){0,3}?(?<said>${inSpaced("first")}[ \u00a0]${inSpaced(unit)})(?!\p{L})`,
      "iu",
    ),
    from,
    to,
  })),
  own: (plan: Plan) => [firstPeriod(plan) ?? [], plan.parts?.every ?? []].flat(),
};

/** The highest price that is no higher than an amount and can be charged. */
function roundedDown(amount: number, currency: string): number {
  const unit = 10 ** chargedDigits(currency);
  return Math.floor(amount * unit + 1e-6) / unit;
}

/** How often something is charged by its name, and how many days that can be. Six months are another word. */
const rhythms = [
  { words: called("planMonthly", String.raw`${inSpaced("severalMonthly")}|\d+`), from: 28, to: 31 },
  { words: called("planYearly", String.raw`${inSpaced("severalYearly")}|\d+`), from: 360, to: 366 },
  { words: called("planQuarterly"), from: 84, to: 93 },
  { words: called("planHalfYearly"), from: 168, to: 186 },
] as const;

/** Words by which a plan is called, unless others make another period of them. */
function called(kind: Kind, several = "(?!)"): RegExp {
  const alone = String.raw`(?<!\p{L}|[\p{L}\d]-|(?<!\p{L})(?:${several})[ -])${inSpaced(kind)}(?!\p{L})`;
  return new RegExp(`${alone}|${inJoined(kind)}`, "iu");
}

/** The periods that an interval can mean. */
const periods = {
  day: ["1 day"],
  week: ["1 week", "7 day"],
  month: ["1 month"],
  quarter: ["3 month"],
  year: ["1 year", "12 month"],
};
const intervals: Readonly<Record<string, readonly string[]>> = {
  ...periods,
  daily: periods.day,
  weekly: periods.week,
  monthly: periods.month,
  quarterly: periods.quarter,
  yearly: periods.year,
  annual: periods.year,
};
