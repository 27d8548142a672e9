import { expect, test } from "vitest";
import ar from "../../schema/texts/ar.json" with { type: "json" };
import de from "../../schema/texts/de.json" with { type: "json" };
import es from "../../schema/texts/es.json" with { type: "json" };
import fr from "../../schema/texts/fr.json" with { type: "json" };
import it from "../../schema/texts/it.json" with { type: "json" };
import ja from "../../schema/texts/ja.json" with { type: "json" };
import nl from "../../schema/texts/nl.json" with { type: "json" };
import pl from "../../schema/texts/pl.json" with { type: "json" };
import pt from "../../schema/texts/pt.json" with { type: "json" };
import ru from "../../schema/texts/ru.json" with { type: "json" };
import tr from "../../schema/texts/tr.json" with { type: "json" };
import english from "../../schema/texts.schema.json" with { type: "json" };
import { everyIn } from "./every-in.ts";

const inEnglish = Object.entries(english.properties.every.properties).map(([key, text]) => [key, text.default]);

test.each([
  ["1 day", "every day", "jeden Tag"],
  ["1 week", "every week", "jede Woche"],
  ["1 month", "every month", "jeden Monat"],
  ["1 year", "every year", "jedes Jahr"],
  ["10 days", "every 10 days", "alle 10 Tage"],
  ["4 weeks", "every 4 weeks", "alle 4 Wochen"],
  ["3 months", "every 3 months", "alle 3 Monate"],
  ["2 years", "every 2 years", "alle 2 Jahre"],
])("%s is said as %s and as %s", (period, en, german) => {
  expect(everyIn(period, { language: "en", every: Object.fromEntries(inEnglish) })).toBe(en);
  expect(everyIn(period, { language: "de", every: de.every })).toBe(german);
});

test.each([
  ["ar", ar, "كل شهر", "كل فترة مدتها 4 أسابيع", "كل فترة مدتها سنتان"],
  ["es", es, "cada mes", "cada 4 semanas", "cada 2 años"],
  ["fr", fr, "chaque mois", "par période de 4\u00a0semaines", "par période de 2 ans"],
  ["it", it, "ogni mese", "ogni 4 settimane", "ogni 2 anni"],
  ["ja", ja, "毎月", "4週間ごとに", "2年ごとに"],
  ["nl", nl, "elke maand", "elke 4 weken", "elke 2 jaar"],
  ["pl", pl, "co miesiąc", "co 4 tygodnie", "co 2 lata"],
  ["pt", pt, "por mês", "a cada 4 semanas", "a cada 2 anos"],
  ["ru", ru, "каждый месяц", "каждые 4 недели", "каждые 2 года"],
  ["tr", tr, "her ay", "4 hafta arayla", "2 yıl arayla"],
])("%s bends how often", (language, { every }, ...said) => {
  expect(["1 month", "4 weeks", "2 years"].map((period) => everyIn(period, { language, every }))).toEqual(said);
});
