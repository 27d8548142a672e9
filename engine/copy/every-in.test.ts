import { expect, test } from "vitest";
import { parse } from "yaml";
import overlay from "../../funnel.de.yaml?raw";
import english from "../../schema/texts.schema.json" with { type: "json" };
import { everyIn } from "./every-in.ts";

const inEnglish = Object.entries(english.properties.every.properties).map(([key, text]) => [key, text.default]);
const inGerman = Object.entries<{ to: string }>(parse(overlay).texts.every).map(([key, { to }]) => [key, to]);

test.each([
  ["1 day", "every day", "jeden Tag"],
  ["1 week", "every week", "jede Woche"],
  ["1 month", "every month", "jeden Monat"],
  ["1 year", "every year", "jedes Jahr"],
  ["10 days", "every 10 days", "alle 10 Tage"],
  ["4 weeks", "every 4 weeks", "alle 4 Wochen"],
  ["3 months", "every 3 months", "alle 3 Monate"],
  ["2 years", "every 2 years", "alle 2 Jahre"],
])("%s is said as %s and as %s", (period, en, de) => {
  expect(everyIn(period, { language: "en", every: Object.fromEntries(inEnglish) })).toBe(en);
  expect(everyIn(period, { language: "de", every: Object.fromEntries(inGerman) })).toBe(de);
});
