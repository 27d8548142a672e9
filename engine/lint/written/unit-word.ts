/** The units of time, as `Intl` calls them. */
export const timeUnits = ["second", "minute", "hour", "day", "week", "month", "year"];

/** What so many of a unit are called: for 2 and `week` in English, weeks. */
export const unitWord = (number: number, unit: string, language: string): string =>
  new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long" })
    .formatToParts(number)
    .flatMap(({ type, value }) => (type === "unit" ? value.trim() : []))
    .join("");
