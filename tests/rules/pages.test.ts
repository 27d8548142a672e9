import { describe, expect, it } from "vitest";
import { frame } from "../frame.ts";
import { toldBy } from "../told-by.ts";

/** What a rule tells of a text of the first page, before an offer with another one. */
function told(rule: string, language: string, first: string, offer: string) {
  const text = `${frame.replace("language: en", `language: ${language}`)}start: a
facts: { days: { value: 30, source: Terms } }
plans: { p: { name: P, price: 7, currency: EUR, period: 1 month } }
steps:
  a: { type: info, path: /, sections: [{ type: heading, text: A }, { type: text, text: ${JSON.stringify(first)} }], button: N, next: b }
  b:
    type: offer
    path: /b
    paid: c
    sections:
      - { type: plans, heading: P, plans: [p], default: p }
      - { type: text, text: ${JSON.stringify(offer)} }
      - { type: button, text: Buy, action: next }
  c: { type: end, path: /c, sections: [{ type: heading, text: T }] }
`;
  return toldBy(rule, text).map(({ path }) => path?.join("."));
}

describe("a guarantee on another page", () => {
  const lengths: readonly (readonly [language: string, first: string, offer: string])[] = [
    ["en", "Try it risk-free with our 30-day guarantee.", "14-day money-back guarantee"],
    ["en", "Sleep on it with our 100-night money-back guarantee", "{facts.days}-night guarantee"],
    ["de", "60 Nächte Garantie", "30 Tage Garantie"],
    ["en", "A money-back guarantee of 60 days", "{facts.days}-day guarantee"],
    ["de", "Mit 30 Tagen Geld-zurück-Garantie", "14 Tage Garantie"],
    ["de", "30-Tage-Geld-zurück-Garantie", "Garantie von 14 Tagen"],
    ["fr", "Garantie satisfait ou remboursé de 30 jours", "14 jours de garantie"],
    ["es", "30 días de garantía", "Garantía de devolución de 14 días"],
    ["es", "30 días de garantía de devolución", "Garantía de 14 días"],
    ["fr", "Garantie 30 jours satisfait ou remboursé", "Garantie de 14 jours"],
    ["it", "Garanzia di 30 giorni", "14 giorni di garanzia"],
    ["nl", "30 dagen niet-goed-geld-terug-garantie", "14 dagen garantie"],
    ["pt", "Garantia de 30 dias", "7 dias de garantia"],
    ["pl", "Gwarancja zwrotu pieniędzy na 30 dni", "14 dni gwarancji"],
    ["pl", "30 dni gwarancji zwrotu pieniędzy", "14 dni gwarancji"],
    ["ru", "Гарантия возврата денег: 30 дней", "Гарантия 14 дней"],
    ["sv", "30 dagars garanti", "14 dagars pengarna-tillbaka-garanti"],
    ["tr", "30 gün para iade garantisi", "14 gün garanti"],
    ["ja", "30日間の全額返金保証付き", "14日間返金保証"],
    ["ar", "ضمان استرداد الأموال لمدة 30 يوم", "ضمان لمدة 14 يوم"],
  ];
  it.each(lengths)("in %s is told if it is another one: %s", (language, first, offer) => {
    expect(told("differing-guarantee", language, first, offer)).toEqual(["steps.a.sections.1.text"]);
    expect(told("differing-guarantee", language, first, first)).toEqual([]);
  });

  const sound: readonly (readonly [language: string, first: string, offer?: string])[] = [
    ["en", "The battery has a 10-year guarantee."],
    ["en", "30 days of lessons", "With a 14-day guarantee"],
    ["en", "Would a 30-day guarantee help you?"],
    ["en", "Others have no 30-day guarantee."],
    ["en", "Longer than a 7-day guarantee"],
    ["en", "90-day price guarantee"],
    ["en", "Our price guarantee of 90 days"],
    ["en", "The manufacturer’s guarantee lasts 90 days."],
    ["en", "One month to try, with a 1-month guarantee", "{facts.days}-day guarantee"],
    ["en", "Week by week: a 30-day guarantee", "30-day guarantee for the course, 14-day guarantee for the book"],
    ["en", "We answer within 24 hours, guaranteed"],
    ["de", "30 Tage Zufriedenheitsgarantie"],
    ["de", "Fünf Jahre Garantie auf den Motor"],
    ["de", "Herstellergarantie: 90 Tage"],
    ["de", "90 Tage Preisgarantie, in 7 Tagen geliefert"],
    ["fr", "Garantie constructeur de 90 jours"],
    ["fr", "Livraison garantie sous 5 jours"],
    ["fr", "Fraîcheur garantie pendant 7 jours"],
    ["fr", "Fraîcheur garantie 7 jours"],
    ["de", "Länger als 7 Tage Garantie"],
    ["it", "Più lunga di 7 giorni di garanzia"],
    ["fr", "Livraison garantie : 5 jours"],
    ["es", "Garantía de calidad: 90 días de frescura"],
    ["it", "Garanzia di 2 anni sul motore"],
    ["ja", "品質保証、30日間お試し"],
    ["ja", "5年保証のバッテリー"],
    ["ru", "Гарантия на двигатель 2 года"],
    ["en", "Your frame comes with a 60-day guarantee against breakage."],
    ["en", "A guarantee of 6 months on parts"],
    ["en", "Repairs carry a 60-day guarantee."],
    ["en", "30-day money-back guarantee on the book, which you buy apart"],
    ["en", "The guarantee lasts 30 days, and 7 for sale items."],
    ["en", "If the 30-day guarantee is over, you still have our support."],
    ["en", "Most shops give a 30-day guarantee."],
    ["en", "Double the usual 7-day guarantee"],
    ["en", "6-month guarantee"],
    ["de", "30 Tage Garantie auf die Reparatur"],
    ["de", "Garantie von 6 Monaten auf die Montage"],
    ["de", "Wir geben 6 Monate Garantie."],
    ["de", "Bis zu 60 Tage Garantie"],
    ["fr", "60 jours de garantie pièces et main-d’œuvre"],
    ["fr", "Garantie 6 mois pièces et main d’œuvre"],
    ["es", "Garantía de 60 días en piezas"],
    ["it", "6 mesi di garanzia sui ricambi"],
    ["pt", "60 dias de garantia nas peças"],
    ["nl", "60 dagen garantie op de reparatie"],
    ["pl", "Gwarancja na 60 dni na naprawę"],
    ["sv", "60 dagars garanti på batteriet"],
    ["tr", "Onarım için 60 gün garanti"],
    ["ru", "Гарантия 60 дней на работы"],
    ["ja", "6ヶ月保証の時計"],
    ["ar", "ضمان لمدة 60 يوم على القطع"],
  ];
  it.each(sound.map(([language, first, offer = "14-day money-back guarantee"]) => [language, first, offer] as const))(
    "in %s is not told of: %s",
    (language, first, offer) => {
      expect(told("differing-guarantee", language, first, offer)).toEqual([]);
    },
  );

  it("may be another one for whoever sees a section", () => {
    const page = (when: string) => {
      const text = `${frame}start: a
plans: { p: { name: P, price: 7, currency: EUR, period: 1 month } }
steps:
  a: { type: question, path: /, question: Q, record: Q, options: [A, B], next: b }
  b: { type: info, path: /b, sections: [{ type: heading${when}, text: 30-day money-back guarantee }], button: N, next: c }
  c: { type: offer, path: /c, paid: z, sections: [{ type: plans, heading: 14-day guarantee, plans: [p], default: p }, { type: button, text: Buy, action: next }] }
  z: { type: end, path: /z, sections: [{ type: heading, text: T }] }
`;
      return toldBy("differing-guarantee", text).length;
    };
    expect(page("")).toBe(1);
    expect(page(", when: { a: a }")).toBe(0);
  });

  it("may be another one on each of two ways", () => {
    const way = (id: string, before: number, offered: number) => `
  ${id}: { type: info, path: /${id}, sections: [{ type: heading, text: "${before}-day guarantee" }], button: N, next: ${id}2 }
  ${id}2:
    type: offer
    path: /${id}2
    paid: z
    sections:
      - { type: plans, heading: ${offered}-day guarantee, plans: [p], default: p }
      - { type: button, text: Buy, action: next }`;
    const rules = (before: number) => {
      const text = `${frame}start: a
plans: { p: { name: P, price: 7, currency: EUR, period: 1 month } }
steps:
  a: { type: question, path: /, question: Q, record: Q, options: [A, { label: B, next: c }], next: b }
  z: { type: end, path: /z, sections: [{ type: heading, text: T }] }${way("b", before, 30)}${way("c", 14, 14)}
`;
      return toldBy("differing-guarantee", text).map(({ path }) => path[1]);
    };
    expect(rules(30)).toEqual([]);
    expect(rules(14)).toEqual(["b"]);
  });
});

describe("a guarantee that the terms of refunds do not know", () => {
  const messages = (words: string, terms: string, when = "") => {
    const text = `${frame}start: a
plans: { p: { name: P, price: 7, currency: EUR, period: 1 month } }
steps:
  a: { type: question, path: /, question: Q, record: Q, options: [A, B], next: b }
  b: { type: offer, path: /b, paid: c, sections: [{ type: plans, heading: P, plans: [p], default: p }, { type: badge${when}, text: ${JSON.stringify(words)} }, { type: button, text: Buy, action: next }] }
  c: { type: end, path: /c, sections: [{ type: heading, text: T }] }
legal:
  title: L
  close: C
  tabs:
    - { id: terms, purpose: terms, label: T, text: Billed within 3 days. }
    - { id: refunds, purpose: refund, label: R, text: ${JSON.stringify(terms)} }
`;
    return toldBy("differing-guarantee", text).map(({ message }) => message);
  };
  const promise = "30-day money-back guarantee";
  const terms = "Write to us within 14 days, and we pay back what you paid.";

  it("is told, though nothing links to them", () => {
    expect(messages(promise, terms)).toEqual([
      'Step "b" says "30-day", but the legal text "refunds" says "14 days". If both mean the same time, write it under "facts", and show {facts.NAME} in both.',
    ]);
  });

  it.each<[string, string, string?]>([
    ["14-day money-back guarantee", terms],
    [promise, `${terms} Our guarantee is one of 30 days.`],
    [promise, "We pay back what you paid."],
    ["No 30-day guarantee can replace a good teacher.", terms],
    ["30-day guarantee on parts", terms],
    [promise, terms, ", when: { a: a }"],
  ])("is not told of “%s” beside “%s”%s", (words, refunds, when) => {
    expect(messages(words, refunds, when)).toEqual([]);
  });
});

describe("a number of buyers on another page", () => {
  const counts: readonly (readonly [language: string, first: string, offer: string])[] = [
    ["en", "Join 12,000 students.", "More than 10,000 students?  Over 14,000 students!"],
    ["en", "Trusted by over 12,000 happy customers", "10,000+ customers"],
    ["en", "Join over 900 families today. Over 900 families", "Over 800 families"],
    ["de", "Schon über 12.000 zufriedene Kundinnen und Kunden", "Mehr als 10.000 Kundinnen und Kunden"],
    ["de", "Über 12.000 Schüler", "Bereits 10.000 Schüler!"],
    ["fr", "Plus de 12 000 élèves satisfaits", "Rejoignez nos 10 000 élèves."],
    ["es", "Únete a 12.000 alumnos", "Más de 14.000 alumnos felices"],
    ["it", "Oltre 12.000 famiglie", "Unisciti a 10.000 famiglie"],
    ["nl", "Meer dan 12.000 tevreden klanten", "Al 10.000 klanten"],
    ["pt", "Mais de 12 mil alunos. Mais de 12.000 alunos", "Mais de 10.000 alunos"],
    ["pl", "Ponad 12 000 uczniów", "Dołącz do 10 000 uczniów"],
    ["ru", "Более 12 000 учеников", "Уже более 10 000 учеников"],
    ["sv", "Över 12 000 nöjda kunder", "Fler än 10 000 kunder"],
    ["tr", "12.000+ öğrenci", "10.000+ öğrenci"],
    ["ja", "累計12,000人の受講生", "14,000人以上の受講生"],
    ["ar", "أكثر من 12,000 طالب", "أكثر من 10,000 طالب"],
  ];
  it.each(counts)("in %s is told if it is another one: %s", (language, first, offer) => {
    expect(told("differing-count", language, first, offer)).toEqual(["steps.b.sections.1.text"]);
    expect(told("differing-count", language, first, first)).toEqual([]);
  });

  const sound: readonly (readonly [language: string, first: string, offer?: string])[] = [
    ["en", "Join 12,000 students.", "Over 10,000 students"],
    ["en", "Join 12,000 students.", "Over 10,000 students in Leeds, over 12,000 students"],
    ["en", "Over 1,000 students last year"],
    ["en", "More than 1,000 students have passed."],
    ["en", "More than 1,000 students? Write to us."],
    ["en", "Up to 1,000 students"],
    ["en", "1,000 students"],
    ["en", "The first 500 students have a book."],
    ["en", "Our goal: 20,000 students"],
    ["en", "Over 20,000 steps a day", "Over 10,000 steps a day"],
    ["en", "Over 300 teachers"],
    ["en", "Join 500 members of the club", "Join 12,000 members"],
    ["en", "Join 12,000 students. Over 300 students", "Over 300 students. Over 500 students"],
    ["de", "Über 500 Schüler in Köln", "Über 12.000 Schüler"],
    ["de", "Über 500 Schüler haben bestanden", "Über 12.000 Schüler"],
    ["de", "Für über 500 Schüler", "Über 12.000 Schüler"],
    ["fr", "Plus de 500 élèves par an", "Plus de 12 000 élèves"],
    ["fr", "12 000 élèves", "Plus de 500 élèves"],
    ["es", "Más de 500 alumnos en línea", "Más de 12.000 alumnos"],
    ["ja", "500人以上の受講生が合格", "12,000人以上の受講生"],
    ["ja", "先着500人の受講生", "12,000人以上の受講生"],
    ["ru", "Более 500 учеников в год", "Более 12 000 учеников"],
    ["en", "Join 500 runners.", "Over 12,000 runners"],
    ["en", "Over 8,000 patients, each year", "Over 9,000 patients, since 2010"],
    ["en", "Over 2,000 women – in Leeds", "Over 3,000 women – in York"],
    ["de", "Bereits 9.000 Familien – allein in diesem Jahr", "Über 12.000 Familien"],
    ["de", "Schon 120 Teilnehmer! Noch 30 Plätze.", "Über 3.000 Teilnehmer"],
    ["fr", "Environ 10 000 personnes, interrogées en mai", "Plus de 12 000 personnes"],
    ["es", "Más de 9.000 familias, solo este año", "Más de 12.000 familias"],
    ["it", "Oltre 9.000 famiglie, solo a Torino", "Oltre 12.000 famiglie"],
    ["pl", "Już 9 000 rodzin – tylko w tym roku", "Ponad 12 000 rodzin"],
    ["tr", "9.000+ aile, yalnızca bu yıl", "12.000+ aile"],
    ["ja", "すでに300人の受講生！", "累計12,000人の受講生"],
  ];
  it.each(sound.map(([language, first, offer = "Over 12,000 students"]) => [language, first, offer] as const))(
    "in %s is not told of: %s",
    (language, first, offer) => {
      expect(told("differing-count", language, first, offer)).toEqual([]);
    },
  );
});

describe("a day before the one that a value counts to", () => {
  const days = (language: string, text: string) => {
    const definition = `${frame.replace("language: en", `language: ${language}`)}start: a
values: { left: { of: 2026-12-31 - today, unit: days } }
steps:
  a: { type: end, path: /, sections: [{ type: text, when: { value: { left: { min: 0 } } }, text: ${JSON.stringify(text)} }] }
`;
    return toldBy("differing-day", definition, "2026-06-30").length;
  };
  it.each([
    ["en", "Ends on 1 December 2026, in {left}.", "Starts on 1 December 2026. {left}"],
    ["de", "Bis 1. Dezember 2026, noch {left}", "Beginnt am 1. Dezember 2026, noch {left}"],
    ["fr", "Jusqu’au 1 décembre 2026, {left}", "Commence le 1 décembre 2026, {left}"],
    ["es", "Hasta el 1 de diciembre de 2026, {left}", "Empieza el 1 de diciembre de 2026, {left}"],
    ["pl", "Kończy się 1 grudnia 2026, {left}", "Rozpoczyna się 1 grudnia 2026, {left}"],
    ["ru", "Заканчивается 1 декабря 2026, {left}", "Начинается 1 декабря 2026, {left}"],
    ["tr", "1 Aralık 2026 tarihine kadar, {left}", "1 Aralık 2026 tarihinde başlıyor, {left}"],
    ["ja", "2026年12月1日まで、あと{left}", "2026年12月1日に始まります。あと{left}"],
  ])("in %s may be one on which something begins", (language, ends, begins) => {
    expect(days(language, ends)).toBe(1);
    expect(days(language, begins)).toBe(0);
  });
});

it("a tax on top of what a plan costs is told beside the plans; what a page before them speaks of may have one", () => {
  const beside = ["steps.b.sections.1.text"];
  expect(told("contradicting-tax", "en", "A visit is 90 plus VAT.", "Plus sales tax.")).toEqual(beside);
  expect(told("contradicting-tax", "en", "Hello", "Sales tax is added at checkout.")).toEqual(beside);
  expect(told("contradicting-tax", "de", "Hallo", "Zzgl. MwSt.")).toEqual(beside);
  expect(told("contradicting-tax", "en", "A visit is 90 plus VAT.", "You pay once.")).toEqual([]);
  expect(told("contradicting-tax", "en", "Hello", "Includes sales tax.")).toEqual([]);
});
