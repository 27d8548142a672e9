import { isTimeZone } from "../../../calendars/index.ts";
import { didYouMean } from "../../../problem/index.ts";
import type { Rule } from "../../rule.ts";

/** Calendars go by the clocks of a place that there is. */
export const unknownTimeZone: Rule = {
  id: "unknown-time-zone",
  severity: "error",
  why: "The times of a calendar are those of the clocks in a place, which are put forward and back by its own rules. The names of such places are those of the IANA time zone database: a continent, a slash and a city. An abbreviation such as CET or a country does not say which clocks are meant.",
  wrong: "timeZone: Europe/Berln",
  right: "timeZone: Europe/Berlin",
  *check({ definition }) {
    for (const [name, { timeZone }] of Object.entries(definition.calendars)) {
      if (isTimeZone(timeZone) && (timeZone.includes("/") || timeZone === "UTC")) continue;
      const known = Intl.supportedValuesOf("timeZone");
      const city = known.find((each) => cityOf(each) === timeZone.toLowerCase().replaceAll(" ", "_"));
      const { sentence, suggest } = city
        ? { sentence: ` Did you mean "${city}"?`, suggest: city }
        : // Where a country stands for a city, another city that is spelled a little like it is not meant.
          didYouMean(
            timeZone,
            known.filter((each) => cityOf(each)[0] === cityOf(timeZone)[0]),
          );
      const isOffset = /^(?:UTC|GMT)? ?[+-]\d/i.test(timeZone);
      const places = isOffset ? "a continent and a city, such as Europe/Berlin" : shared[timeZone.toUpperCase()];
      if (places) {
        const message = `"${timeZone}" does not say where the clocks are, and so not when they are put forward. Write the place: ${places}.`;
        yield { message, path: ["calendars", name, "timeZone"] };
        continue;
      }
      yield {
        message: `There is no time zone "${timeZone}". Write a continent and a city, such as Europe/Berlin or America/New_York.${sentence}`,
        path: ["calendars", name, "timeZone"],
        suggest,
      };
    }
  },
};

const cityOf = (timeZone: string): string => timeZone.split("/").at(-1)?.toLowerCase() ?? "";

/** What clocks of several places are called, and some of these places. */
const shared: Readonly<Record<string, string>> = {
  GMT: "Europe/London, Europe/Dublin, or UTC for clocks that never change",
  BST: "Europe/London",
  WET: "Europe/Lisbon",
  WEST: "Europe/Lisbon",
  CET: "Europe/Berlin, Europe/Paris, Europe/Madrid or Europe/Warsaw",
  CEST: "Europe/Berlin, Europe/Paris, Europe/Madrid or Europe/Warsaw",
  MEZ: "Europe/Berlin, Europe/Vienna or Europe/Zurich",
  MESZ: "Europe/Berlin, Europe/Vienna or Europe/Zurich",
  EET: "Europe/Athens, Europe/Helsinki or Europe/Kyiv",
  EEST: "Europe/Athens, Europe/Helsinki or Europe/Kyiv",
  MSK: "Europe/Moscow",
  ET: "America/New_York or America/Toronto",
  EST: "America/New_York or America/Toronto",
  EDT: "America/New_York or America/Toronto",
  CT: "America/Chicago or America/Mexico_City",
  CST: "America/Chicago or America/Mexico_City",
  CDT: "America/Chicago",
  MT: "America/Denver or America/Phoenix",
  MST: "America/Denver or America/Phoenix",
  MDT: "America/Denver",
  PT: "America/Los_Angeles or America/Vancouver",
  PST: "America/Los_Angeles or America/Vancouver",
  PDT: "America/Los_Angeles or America/Vancouver",
  IST: "Asia/Kolkata, Europe/Dublin or Asia/Jerusalem",
  JST: "Asia/Tokyo",
  AEST: "Australia/Sydney or Australia/Brisbane",
  AEDT: "Australia/Sydney",
};
