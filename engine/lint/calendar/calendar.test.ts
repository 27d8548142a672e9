import { expect, test } from "vitest";
import { birthdayFunnel } from "../../../tests/birthday-funnel.ts";
import { checkFunnel } from "../../check/index.ts";
import { birthdaysIn } from "./birthdays-in.ts";
import { birthdays, daysApart, signAt, signBegins, signsOf } from "./zodiac.ts";

test("each day of a year has a sign, and a sign follows where the last one ends", () => {
  const english = signsOf("en-US").map(([name]) => name);
  const sign = (birthday: number) => english[signAt(birthday)];
  expect(birthdays).toHaveLength(366);
  expect([101, 119, 120, 218, 219, 229, 320, 321, 419, 420, 1221, 1222, 1231].map(sign)).toEqual([
    ...["Capricorn", "Capricorn", "Aquarius", "Aquarius", "Pisces", "Pisces", "Pisces"],
    ...["Aries", "Aries", "Taurus", "Sagittarius", "Capricorn", "Capricorn"],
  ]);
  const begun = birthdays.filter((birthday, index) => signAt(birthday) !== signAt(birthdays.at(index - 1) ?? 0));
  expect(begun.toSorted()).toEqual(english.map((_, index) => signBegins(index)).toSorted());
  expect([daysApart(1231, 101), daysApart(101, 1231), daysApart(228, 301), daysApart(321, 321)]).toEqual([1, 1, 2, 0]);
});

test.each(["ar", "de", "en", "es", "fr", "it", "ja", "nl", "pl", "pt", "ru", "sv", "tr", "ko"])(
  "%s has twelve signs, or none that are known",
  (language) => {
    const names = signsOf(language);
    expect([0, 12]).toContain(names.length);
    expect(new Set(names.flat()).size).toBe(names.flat().length);
  },
);

test.each([
  ["en", "Aries: March 21 to April 19.", [[321, 419]]],
  ["en", "From March 21st through April 19th", [[321, 419]]],
  ["en", "Mar. 21 – Apr. 19, and May 3", [[321, 419], [503]]],
  ["en", "21 March or 19 April", [[321], [419]]],
  ["en", "April 31 to May 2, March 2026, in 12 steps", [[502]]],
  ["de", "Vom 21. März bis 19. April", [[321, 419]]],
  ["es", "Del 21 de marzo al 19 de abril", [[321, 419]]],
  ["fr", "Du 21 mars au 19 avril, puis le 1er mai", [[321, 419], [501]]],
] as const)("in %s, %s has the days %j", (language, text, days) => {
  expect(birthdaysIn(text, language).map((each) => each.days)).toEqual(days);
});

const signs = "Aries Taurus Gemini Cancer Leo Virgo Libra Scorpio Sagittarius Aquarius Pisces".split(" ");
const starts = [321, 420, 521, 621, 723, 823, 923, 1023, 1122, 120, 219];
const ends = [419, 520, 620, 722, 822, 922, 1022, 1121, 1221, 218, 320];

/** What the rule says of a funnel whose signs go by a birthday, with something else in it. */
function said(from = "", to = "", of?: string, language = "en") {
  const outcomes = signs.map(
    (name, index) =>
      `{ id: ${name.toLowerCase()}, when: { value: { birthday: { min: ${starts[index]}, max: ${ends[index]} } } }, title: ${name} }`,
  );
  const last = "{ id: capricorn, title: Capricorn, text: December 22 to January 19 }";
  const more = '{ type: text, text: "{outcome.text|A sign}" }';
  const text = birthdayFunnel([...outcomes, last], { of, language, more });
  expect(text).toContain(from);
  const { problems } = checkFunnel("t.yaml", () => ({ text: text.replace(from, () => to) }));
  expect(problems.filter(({ severity }) => severity === "error")).toEqual([]);
  return problems.flatMap(({ rule, message }) => (rule === "wrong-sign" ? [message] : []));
}

test.each([
  ["", "", undefined],
  ["title: Leo", "title: Lion", 'No sign of the zodiac is called "Lion". Did you mean "Leo"?'],
  ["title: Leo }", "title: Leo the lion }", undefined],
  ["min: 723", "min: 722", undefined],
  ["title: Leo", "title: Leon", 'No sign of the zodiac is called "Leon". Did you mean "Leo"?'],
  ["title: Leo", "title: Virgo", '"Virgo" is the result of whoever was born on July 23, whose sign is Leo.'],
  ["min: 723", "min: 801", '"Capricorn" is the result of whoever was born on July 23, whose sign is Leo.'],
  ["title: Leo", "title: Leo, text: July 23 to August 23", "this result is given from July 23 to August 22."],
  ["title: Leo", "title: Leo, text: July 23 to August 22", undefined],
  ["title: Leo", "title: Leo, text: Born July 23 to September 3", "this result is given from July 23 to August 22."],
  ["title: Leo", "title: Leo, text: Its first third is July 23 to August 1", undefined],
  ["title: Leo", "title: Leo, text: Your best days for a journey are July 25 to August 20", undefined],
  ["title: Leo", 'title: Leo, text: "Leo: your luckiest days this month are June 3 to June 9"', undefined],
  ["title: Cancer", "title: Cancer, text: Cancer Awareness Month is October 1 to October 31", undefined],
  ["title: Aries", "title: Aries, text: In the Vedic calendar it goes from April 14 to May 14", undefined],
  ["When were you born", "When was Leo born? He came to us on May 2. And you", undefined],
  ["December 22 to", "December 23 to", "this result is given from December 22 to January 19."],
])("signs by a birthday with %j as %j: %s", (from, to, expected) => {
  const messages = said(from, to);
  expect(messages).toHaveLength(expected === undefined ? 0 : 1);
  expect(messages[0] ?? "").toContain(expected ?? "");
});

test("a range in German is compared with the bounds of its result", () => {
  const inGerman = (range: string) => said("title: Aries", `title: Aries, text: "${range}"`, undefined, "de");
  expect(inGerman("Vom 21. März bis 19. April")).toEqual([]);
  expect(inGerman("Vom 21. März bis 29. April")).toEqual([
    expect.stringContaining(
      '"21. März bis 29. April" is said here, but this result is given from 21. März to 19. April.',
    ),
  ]);
});

test("a day before its month counts days and not months", () => {
  expect(said("", "", "day(born) * 100 + month(born)")).toHaveLength(1);
});
