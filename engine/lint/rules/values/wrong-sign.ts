import { didYouMean, type Finding, isSamePath, type Path } from "../../../problem/index.ts";
import { birthdayOutcomes } from "../../calendar/birthday-outcomes.ts";
import { birthdaysIn } from "../../calendar/birthdays-in.ts";
import { daysApart, sayBirthday, signAt, signBegins, signsOf } from "../../calendar/zodiac.ts";
import type { LintContext } from "../../context.ts";
import { quotedIn } from "../../placed-sections.ts";
import type { Rule } from "../../rule.ts";
import { allIn, firstIn, matchesIn, ownOf } from "../../words/index.ts";
import { literal } from "../../words/literal.ts";

/** A sign of the zodiac is that of the birthdays that a page or a result gives it. */
export const wrongSign: Rule = {
  id: "wrong-sign",
  severity: "warning",
  why: "Whoever reads about signs knows their own. A result that calls somebody of April 25 an Aries, a range of days in its text that is not the one by which it is given, or a name with a letter too many is seen at once by those whom it is about, and they believe nothing that follows. Signs change on days that differ by one from year to year, so a day more or less is left.",
  wrong:
    '- { id: aries, when: { value: { birthday: { min: 321, max: 419 } } }, title: Aries, text: "Born March 21 to May 19." }',
  right:
    '- { id: aries, when: { value: { birthday: { min: 321, max: 419 } } }, title: Aries, text: "Born March 21 to April 19." }',
  *check(context, found) {
    const { definition, authored } = context;
    const { language } = definition;
    const names = signsOf(language);
    const formulas = Object.values(definition.values).map(({ of }) => String(of));
    // A bound that nobody meets is told already.
    const isBroken = found.some(({ rule, path }) => rule === "impossible-bound" && path[0] === "outcomes");
    const given =
      !isBroken && formulas.some((of) => /\b(?:month|day) ?\(/.test(of)) ? birthdayOutcomes(context) : undefined;
    const signIn = signReader(names);
    // A lion, scales and an illness are meant by the same words, unless a funnel is about signs.
    const isAboutSigns = new Set(authored.flatMap(({ text }) => signIn(text))).size > 2;
    // Where one bound is wrong, two results are, and what is said of both.
    const odd = given ? [...(isAboutSigns ? oddTitles(context, given, signIn) : []), ...otherDays(context, given)] : [];
    yield* odd.slice(0, 1);
    if (isAboutSigns)
      for (const each of oddDays(context, signIn))
        if (!odd.slice(0, 1).some(({ path }) => isSamePath(path, each.path))) yield each;
  },
};

/** Finds the signs that a text names, each once. */
function signReader(names: readonly (readonly string[])[]): SignIn {
  if (names.length === 0) return () => [];
  const word = allIn(String.raw`(?<!\p{L})(?:${names.flat().map(literal).join("|")})(?!\p{L})`);
  return (text) => [
    ...new Set(
      matchesIn(text, word).flatMap(({ 0: said }) => {
        const sign = names.findIndex((each) => each.includes(said));
        return sign === -1 ? [] : sign;
      }),
    ),
  ];
}

type SignIn = (text: string) => readonly number[];

/** Results that are called by a sign, and given for birthdays of another one, or by a name that none has. */
function* oddTitles(
  { definition }: LintContext,
  given: ReadonlyMap<number, number>,
  signIn: SignIn,
): Iterable<Finding> {
  const { outcomes, language } = definition;
  const names = signsOf(language);
  const titled = outcomes.map(({ title }) => signIn(title));
  if (titled.filter(({ length }) => length === 1).length < 6) return;
  for (const [index, { title }] of outcomes.entries()) {
    const own = [...given].flatMap(([birthday, outcome]) => (outcome === index ? birthday : []));
    const [sign, ...others] = titled[index] ?? [];
    const path = ["outcomes", index, "title"];
    if (sign === undefined) {
      const { suggest } = didYouMean(title, names.flat());
      if (suggest !== null && own.length > 0)
        yield { message: `No sign of the zodiac is called "${title}". Did you mean "${suggest}"?`, path, suggest };
      continue;
    }
    const odd = own.find((birthday) => signAt(birthday) !== sign && !isNearEnd(birthday, sign));
    if (others.length === 0 && odd !== undefined)
      yield {
        message: `"${title}" is the result of whoever was born on ${sayBirthday(odd, language)}, whose sign is ${names[signAt(odd)]?.[0]}. Correct its bounds, or its title.`,
        path,
      };
  }
}

/** Whether a birthday is so near the first or behind the last day of a sign that it has it in some years. */
const isNearEnd = (birthday: number, sign: number): boolean =>
  [signBegins(sign), signBegins((sign + 1) % 12)].some((end) => daysApart(birthday, end) <= 2);

/** Texts that name one sign, and days that are those of another one. */
function* oddDays({ authored, definition }: LintContext, signIn: SignIn): Iterable<Finding> {
  const { language, outcomes } = definition;
  const isQuoted = quotedIn(definition);
  const denial = firstIn(ownOf("denial", language));
  const names = signsOf(language);
  for (const { text, path } of authored) {
    if (!/\d/.test(text) || isQuoted(path) || denial.test(text)) continue;
    const title = path[0] === "outcomes" && path[2] === "text" ? signIn(outcomes[Number(path[1])]?.title ?? "") : [];
    for (const part of text.split(/(?<=[.!?;\n])\s+/)) {
      const said = signIn(part);
      // "Born on April 25? You are an Aries."
      const [sign, ...others] = said.length > 0 ? said : title.length > 0 ? title : signIn(text);
      if (sign === undefined || others.length > 0) continue;
      const stated = birthdaysIn(part, language);
      const odd = stated.find(({ days }) => isOdd(days, sign, born.test(text) && !elsewhere.test(text)));
      if (odd)
        yield {
          message: `"${odd.excerpt}" is said of ${names[sign]?.[0]}, which goes from ${sayBirthday(signBegins(sign), language)} to ${sayBirthday(dayBefore(signBegins((sign + 1) % 12)), language)}. Correct the day, or the sign.`,
          path,
          excerpt: odd.excerpt,
        };
    }
  }
}

/** A range of days is compared with that of the sign; a single one, if it is a birthday. */
function isOdd([first, last]: readonly number[], sign: number, isBirthday: boolean): boolean {
  if (first === undefined) return false;
  if (last === undefined) return isBirthday && signAt(first) !== sign && !isNearEnd(first, sign);
  const [begin, end] = [signBegins(sign), dayBefore(signBegins((sign + 1) % 12))];
  // What lies within the sign is a part of it.
  if (signAt(first) === sign && signAt(last) === sign && first !== last && isInOrder(first, last, begin)) return false;
  return daysApart(first, begin) > 2 || daysApart(last, end) > 2;
}

const isInOrder = (first: number, last: number, begin: number): boolean =>
  daysApart(begin, first) <= daysApart(begin, last);

/** Where signs end, the next one begins the day after; none begins on the first of a month. */
const dayBefore = (birthday: number): number => birthday - 1;

const born =
  /(?<!\p{L})(?:born|birthdays?|geboren\p{L}*|nacid\p{L}*|née?s?|nat[oaei]|nascid\p{L}*|urodz\p{L}*|född\p{L}*|родил\p{L}*|doğ\p{L}*)(?!\p{L})/iu;

/** Other bodies of the sky than the sun have signs of their own. */
const elsewhere =
  /(?<!\p{L})(?:moon|rising|ascendant|mercury|venus|mars|jupiter|saturn|mond\p{L}*|aszendent\p{L}*|luna|lune|ascen\p{L}+)(?!\p{L})/iu;

/** A result whose text names a range of days, beside bounds that give it on others. */
function* otherDays({ definition }: LintContext, given: ReadonlyMap<number, number>): Iterable<Finding> {
  const { outcomes, language } = definition;
  const all = [...given];
  for (const [index, { title, text = "" }] of outcomes.entries()) {
    const runs = all.flatMap(([birthday, outcome], at) =>
      outcome === index && all.at(at - 1)?.[1] !== index ? birthday : [],
    );
    const ends = all.flatMap(([birthday, outcome], at) =>
      outcome === index && all[(at + 1) % all.length]?.[1] !== index ? birthday : [],
    );
    const [first, ...more] = runs;
    const [last] = ends;
    // What is given twice a year is told by its bounds.
    if (first === undefined || last === undefined || more.length > 0) continue;
    for (const [key, written] of [
      ["title", title],
      ["text", text],
    ] as const) {
      const stated = birthdaysIn(written, language).filter(({ days }) => days.length === 2);
      const [range, ...others] = stated;
      const [from = first, to = last] = range?.days ?? [];
      const apart = Math.max(daysApart(from, first), daysApart(to, last));
      // Further away, something else is meant, such as a holiday.
      if (range && others.length === 0 && apart > 0 && apart <= 12)
        yield {
          message: `"${range.excerpt}" is said here, but this result is given from ${sayBirthday(first, language)} to ${sayBirthday(last, language)}. Say the same here and in "when".`,
          path: placeOf(index, key),
          excerpt: range.excerpt,
        };
    }
  }
}

const placeOf = (index: number, key: string): Path => ["outcomes", index, key];
