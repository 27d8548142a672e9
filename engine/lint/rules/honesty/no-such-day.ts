import { baseLanguage } from "../../../copy/index.ts";
import type { Rule } from "../../rule.ts";
import { oddDaysIn } from "../../stated/odd-days-in.ts";
import { isToldBy } from "../../told-by.ts";
import { inAll } from "../../words/index.ts";

/** A day in a text is one that the calendar has, and the day of the week that the text says. */
export const noSuchDay: Rule = {
  id: "no-such-day",
  severity: "warning",
  why: "“Until 31 November” names a day that does not come, and “Sunday, 31 October 2026” one that is a Saturday: nobody can tell which of the two was meant, and a deadline that can be read in two ways is read as the later one. So is “17:00 PM”. It happens when a date is moved by hand. Look it up, and write the day and the date that belong together.",
  wrong: "- { type: text, text: We open on 31 November 2026. }",
  right: "- { type: text, text: We open on 30 November 2026. }",
  *check({ authored, definition: { language } }, found) {
    // A day that is over is to be written anew, or goes.
    // "Um 17:00 am Markt" is German.
    const oddHour = baseLanguage(language) === "en" ? oddEnglishHour : oddHalfDay;
    for (const { text, path } of authored) {
      const {
        over,
        ofClock = over,
        late = ofClock,
      } = (text.includes(":") ? noHour.exec(text)?.groups : undefined) ?? noHourOfClock.exec(text)?.groups ?? {};
      if (late !== undefined)
        yield {
          message: `"${late}" is a time that no clock shows. Write the time that was meant.`,
          path,
          excerpt: late,
        };
      const [hour] = oddHour.exec(text) ?? [];
      if (hour !== undefined)
        yield {
          message: `"${hour}" is a time that no clock shows: with AM or PM, hours end at 12. Write the time that was meant.`,
          path,
          excerpt: hour,
        };
      for (const { excerpt, fault } of oddDaysIn(text, language))
        if (!isToldBy("past-date", found, path, excerpt))
          yield { message: `"${excerpt}" is ${fault}. Look it up, and write the date that was meant.`, path, excerpt };
    }
  },
};

/** An hour behind the last one, where a time stands before it, or a minute behind the 59th: from 9:00 to 25:00, at 18:75. */
const noHour = new RegExp(
  String.raw`(?:(?<![\d:.,])(?:[01]?\d|2[0-4]):[0-5]\d(?: Uhr)?(?: ?[-–] ?| ${inAll("toHour")} (?:las? |les )?)(?<late>(?:2[5-9]|[3-9]\d):[0-5]\d)|(?<!\p{L})${inAll("atHour")} (?<over>(?:1\d|2[0-3]):[6-9]\d))(?![\d:])`,
  "u",
);

/**
 * An hour or a minute that no clock shows, before the word for it, or around it: 25.00 Uhr, 18.75 Uhr, à 18h75. So many hours
 * are a length, as in "a week of 37h30", but where something begins or ends then: "commence à 25h30".
 */
const noHourOfClock =
  /(?<![\d.,:'’])(?<ofClock>(?:2[5-9]|[3-9]\d)[.:][0-5]\d|[0-2]?\d[.:][6-9]\d)(?= Uhr(?!\p{L}))|(?<!\p{L})às?[ \u00a0](?<late>(?<=(?:[Rr]endez-vous|[Oo]uvr?e|[Ff]erme|[Cc]ommence|[Dd]ébute|[Dd]émarre|[Ff]init|[Dd]épart|[Aa]rrivée|[Cc]omeça|[Aa]bre|[Ff]echa|[Tt]ermina)[ \u00a0]às?[ \u00a0])(?:2[5-9]|[3-9]\d)[ \u00a0]?h[ \u00a0]?[0-5]\d|[01]?\d[ \u00a0]?h[ \u00a0]?[6-9]\d)(?![\p{L}\d]|[ \u00a0]?(?:[€%]|par|de|d['’]|en))/u;

/** An hour of the 24-hour clock with a half of the day: 17:00 PM. */
const oddHalfDay = /(?<![\p{L}\p{N}.,:/-])(?:1[3-9]|2\d)(?::[0-5]\d)? ?(?:[ap]\.m\.|pm)(?!\p{L})/iu;
const oddEnglishHour = /(?<![\p{L}\p{N}.,:/-])(?:1[3-9]|2\d)(?::[0-5]\d)? ?[ap](?:\.m\.|m)(?!\p{L})/iu;
