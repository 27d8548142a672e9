import { didYouMean, type Finding, type Path } from "../../../problem/index.ts";
import { birthdayOutcomes } from "../../calendar/birthday-outcomes.ts";
import { birthdaysIn } from "../../calendar/birthdays-in.ts";
import { daysApart, sayBirthday, signAt, signBegins, signsOf } from "../../calendar/zodiac.ts";
import type { LintContext } from "../../context.ts";
import type { Rule } from "../../rule.ts";
import { allIn, matchesIn } from "../../words/index.ts";
import { literal } from "../../words/literal.ts";

/** A result by the day of birth is called by the sign of that day, and says the days by which it is given. */
export const wrongSign: Rule = {
  id: "wrong-sign",
  severity: "warning",
  why: "Whoever reads about signs knows their own. A result that calls somebody of April 25 an Aries, days in its text that are not those by which it is given, or a name with a letter too many is seen at once by those whom it is about, and they believe nothing that follows. Where signs change differs by a day from year to year, so a bound may be a day or two beside the usual one.",
  wrong:
    '- { id: aries, when: { value: { birthday: { min: 321, max: 419 } } }, title: Aries, text: "Born March 21 to April 29." }',
  right:
    '- { id: aries, when: { value: { birthday: { min: 321, max: 419 } } }, title: Aries, text: "Born March 21 to April 19." }',
  *check(context, found) {
    const { values } = context.definition;
    // A bound that nobody meets is told already.
    if (found.some(({ rule, path }) => rule === "impossible-bound" && path[0] === "outcomes")) return;
    if (!Object.values(values).some(({ of }) => /\b(?:month|day) ?\(/.test(String(of)))) return;
    const given = birthdayOutcomes(context);
    // Where one bound is wrong, two results are, and what is said of both.
    const [odd] = given ? [...oddTitles(context, given), ...otherDays(context, given)] : [];
    if (odd) yield odd;
  },
};

/** Finds the signs that a text names, each once. */
function signReader(names: readonly (readonly string[])[]): (text: string) => readonly number[] {
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

/** Results that are called by a sign, and given for birthdays of another one, or by a name that none has. */
function* oddTitles({ definition }: LintContext, given: ReadonlyMap<number, number>): Iterable<Finding> {
  const { outcomes, language } = definition;
  const names = signsOf(language);
  const signIn = signReader(names);
  const titled = outcomes.map(({ title }) => signIn(title));
  // A lion, scales and an illness are meant by the same words, unless a funnel is about signs.
  if (new Set(titled.flatMap((signs) => (signs.length === 1 ? signs : []))).size < 6) return;
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
      const [near = 0, far = 0] = [daysApart(from, first), daysApart(to, last)].toSorted((a, b) => a - b);
      // Where neither end is nearly right, or one is far away, something else is meant, such as the best days for a journey.
      if (range && others.length === 0 && far > 0 && far <= 12 && near <= 1)
        yield {
          message: `"${range.excerpt}" is said here, but this result is given from ${sayBirthday(first, language)} to ${sayBirthday(last, language)}. Say the same here and in "when".`,
          path: placeOf(index, key),
          excerpt: range.excerpt,
        };
    }
  }
}

const placeOf = (index: number, key: string): Path => ["outcomes", index, key];
