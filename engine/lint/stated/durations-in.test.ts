import { expect, it } from "vitest";
import { durationsIn } from "./durations-in.ts";

it.each([
  ["Extend Timer (+20 min)", 1_200],
  ["This price holds for 10 minutes", 600],
  ["4-WEEK PLAN", 28 * 86_400],
  ["Noch 90 Sekunden, dann 14 Tage", 90, 14 * 86_400],
  ["Il reste 15 minutes ou 24 h", 900, 86_400],
  ["Durante 1 año o 3 meses", 365 * 86_400, 90 * 86_400],
  ["Zostało 30 minut, осталось 10 минут, 5分", 1_800, 600, 300],
  ["1.5 hours, 1,5 Stunden", 5_400, 5_400],
])("%s: states durations", (copy, ...seconds) => {
  expect(durationsIn(copy).map((stated) => stated.seconds)).toEqual(seconds);
});

it.each([
  "Save 20 seats, 5 minor steps, 3 daisies",
  "{plan.period} for {facts.days|30 days}",
  "24/7, at 10:30, on 3 March",
  "Ten minutes a day",
])("%s: states none", (copy) => {
  expect(durationsIn(copy)).toEqual([]);
});
