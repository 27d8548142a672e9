import { inAny, inSpaced, type Kind } from "../words/index.ts";

/** The days of the period behind a figure: "a year", "/month". */
export function periodBehind(behind: string): number | undefined {
  return periods.find(([, pattern]) => pattern.test(behind))?.[0];
}

const period = (days: number, unit: Kind, often: Kind) =>
  [
    days,
    new RegExp(
      String.raw`^[ \u00a0]?(?:(?:${inSpaced("each")}[ \u00a0]|/[ \u00a0]?)${inSpaced(unit)}(?!\p{L})|${inAny(often)})`,
      "iu",
    ),
  ] as const;

const periods = [
  period(1, "eachDay", "daily"),
  period(7, "eachWeek", "weekly"),
  period(365 / 12, "eachMonth", "monthly"),
  period(365, "eachYear", "yearly"),
];
