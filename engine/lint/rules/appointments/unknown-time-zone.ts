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
      yield {
        message: `There is no time zone "${timeZone}". Write a continent and a city, such as Europe/Berlin or America/New_York.${sentence}`,
        path: ["calendars", name, "timeZone"],
        suggest,
      };
    }
  },
};

const cityOf = (timeZone: string): string => timeZone.split("/").at(-1)?.toLowerCase() ?? "";
