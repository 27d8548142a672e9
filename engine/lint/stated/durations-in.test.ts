import { expect, it } from "vitest";
import { durationsIn, singlePeriodsIn } from "./durations-in.ts";

it.each([
  ["Extend Timer (+20 min)", 1_200],
  ["This price holds for 10 minutes", 600],
  ["4-WEEK PLAN", 28 * 86_400],
  ["Noch 90 Sekunden, dann 14 Tage", 90, 14 * 86_400],
  ["Il reste 15 minutes ou 24 h", 900, 86_400],
  ["Durante 1 año o 3 meses", 365 * 86_400, 90 * 86_400],
  ["Zostało 30 minut, осталось 10 минут, 5分", 1_800, 600, 300],
  ["1.5 hours, 1,5 Stunden", 5_400, 5_400],
  ["أمامك 30 دقيقة أو ٢٤ ساعة", 1_800, 86_400],
  ["٦ أشهر، 14 يومًا، 14 يوماً", 180 * 86_400, 14 * 86_400, 14 * 86_400],
  ["خلال شهرين أو أسبوعان", 60 * 86_400, 14 * 86_400],
  ["Quinze jours d’essai, puis deux semaines", 15 * 86_400, 14 * 86_400],
  ["Vierzehn Tage, zwölf Monate, trinta dias", 14 * 86_400, 360 * 86_400, 30 * 86_400],
  ["Dreißig Tage oder dreissig Tage", 30 * 86_400, 30 * 86_400],
  ["Dwa tygodnie, четырнадцать дней, iki saat", 14 * 86_400, 14 * 86_400, 7_200],
  ["1 Monat oder 1 Jahr", 30 * 86_400, 365 * 86_400],
])("%s: states durations", (copy, ...seconds) => {
  expect(durationsIn(copy).map((stated) => stated.seconds)).toEqual(seconds);
});

it.each([
  "Save 20 seats, 5 minor steps, 3 daisies",
  "{plan.period} for {facts.days|30 days}",
  "24/7, at 10:30, on 3 March",
  "Ten minutes a day",
  "Forty five days, vinte e quatro horas, двадцать четыре часа, on iki saat, dwadzieścia cztery godziny",
  "What is due week by week",
  "Two daisies, der sechste Tag, ten dzień, vingt-quatre heures",
  "6 شهرية، 5 أيامى، مشهرين، شهر واحد",
])("%s: states none", (copy) => {
  expect(durationsIn(copy)).toEqual([]);
});

it.each([
  ["Your first week costs 1", 7],
  ["Der erste Monat ist frei", 30],
  ["La primera semana es gratis", 7],
  ["Le premier mois est offert", 30],
  ["Un mese gratis", 30],
  ["最初の週は無料", 7],
  ["De eerste maand is gratis", 30],
  ["Pierwszy tydzień za darmo", 7],
  ["O primeiro mês é grátis", 30],
  ["Первую неделю бесплатно", 7],
  ["İlk ay ücretsiz", 30],
  ["أول شهر مجاني", 30],
  ["الأسبوع الأوّل مجانًا", 7],
  ["349 عن شهر واحد", 30],
  ["Free for a fortnight", 14],
])("%s: names a single period", (copy, days) => {
  expect(singlePeriodsIn(copy)).toEqual([days * 86_400]);
});

it.each(["5 dollars a week", "The first weekend", "First, weeks of work"])("%s: names none", (copy) => {
  expect(singlePeriodsIn(copy)).toEqual([]);
});
