import { describe, expect, it } from "vitest";
import { checkFunnel } from "../../engine/check/index.ts";
import { frame } from "../frame.ts";
import { toldBy } from "../told-by.ts";

const ask = (id: string, next: string, options = "[A, B]") =>
  `  ${id}: { type: question, path: /${id}, question: Well?, options: ${options}, record: ${id}, next: ${next} }\n`;
const offer = (more: string) =>
  `  end: { type: offer, path: /end, sections: [{ type: heading, text: Thanks }], ${more} }\n`;
const end = (...texts: string[]) =>
  `  end: { type: end, path: /end, sections: [${texts.map((text) => `{ type: text, text: "${text}" }`).join(", ")}, { type: heading, text: Hello }] }\n`;

/** Messages of one rule about some steps, in the order of the file. */
function said(rule: string, steps: readonly string[], root = ""): readonly string[] {
  const text = `${frame}${root}start: a\nsteps:\n${steps.join("")}`;
  return toldBy(rule, text, "2026-06-30").map(({ message }) => message);
}

describe("a duration in a sentence", () => {
  const wrong = (more: string) => said("wrong-duration", [ask("a", "end"), offer(more)]);
  const countdown = (text: string, lasts = "10 min") => wrong(`countdown: { text: "${text}", lasts: ${lasts} }`);

  it("is that of the clock beside it, in any unit and near enough", () => {
    expect(countdown("Held for 10 minutes")).toEqual([]);
    expect(countdown("Noch 600 Sekunden")).toEqual([]);
    expect(countdown("Held for 10 minutes", "597 s")).toEqual([]);
    expect(countdown("Held for 12 minutes")).toEqual([
      'This says "12 minutes", but the countdown lasts 10 min. Say the same in both, or leave it out here.',
    ]);
    expect(countdown("Noch 10 Sekunden")).toHaveLength(1);
    // The numbers that words are written for are samples.
    expect(countdown("Held for {facts.left|1 minute|5 minutes}")).toEqual([]);
  });

  it("may be that of the prize, where it is longer than a clock runs", () => {
    expect(wrong("bonus: { text: Your 3-day trial is kept, lasts: 10 min, claim: Claim }")).toEqual([]);
    expect(wrong("bonus: { text: Your trial is kept for 1 hour, lasts: 10 min, claim: Claim }")).toHaveLength(1);
  });

  it("in the name of a plan is the time that it runs", () => {
    const plan = (name: string, period: string) =>
      said(
        "wrong-duration",
        [ask("a", "end"), end("Thanks")],
        `plans: { p: { name: ${name}, price: 5, currency: USD, period: ${period} } }\n`,
      );
    expect(plan("12 months", "1 year")).toEqual([]);
    expect(plan("30-DAY PLAN", "1 month")).toEqual([]);
    expect(plan("The 10-minute course", "1 month")).toEqual([]);
    expect(plan("4-WEEK PLAN", "1 month")).toHaveLength(1);
    expect(plan("1 Jahr", "1 month")).toHaveLength(1);
  });
});

describe("the length of a trial", () => {
  const told = (text: string, { language = "en", period = "14 days", name = "P", price = 0 } = {}) => {
    const plan = `{ name: "${name}", price: ${price}, currency: EUR, period: ${period}, renews: { price: 29, every: 1 month } }`;
    const written = `${frame.replace("language: en", `language: ${language}`)}plans: { p: ${plan} }
start: a
steps:
${ask("a", "end")}${end(text)}`;
    return checkFunnel("test.yaml", () => ({ text: written })).problems.flatMap(({ rule, message }) =>
      rule === "wrong-duration" ? message : [],
    );
  };

  it("is the same wherever it is said", () => {
    expect(told("Try it for 30 days")).toEqual([
      'This says "30 days", but the trial of plan "p" lasts 14 days. Say the same in both, or show {plans.p.period}.',
    ]);
    expect(told("Try it for 30 days", { period: "1 month" })).toEqual([]);
    expect(told("Hello", { name: "30-day free trial" })).toHaveLength(1);
    expect(told("Hello", { name: "Monthly, 30 days each" })).toEqual([]);
    expect(told("Try it for 30 days", { price: 29, period: "1 month" })).toEqual([]);
  });

  it.each([
    ["en", "Your trial week"],
    ["de", "Deine Probewoche"],
    ["es", "Una semana de prueba"],
    ["fr", "Ta semaine d’essai"],
    ["it", "Un mese di prova"],
    ["nl", "Je proefweek"],
    ["pl", "W tygodniu próbnym"],
    ["pt", "Um mês de teste"],
    ["ru", "Пробную неделю"],
    ["sv", "Provveckan"],
    ["tr", "Deneme haftası"],
    ["ar", "أسبوع تجريبي"],
  ])("may be all of its name, in %s in “%s”", (language, text) => {
    expect(told(text, { language })).toHaveLength(1);
    expect(told("Hello", { language, name: text })).toHaveLength(1);
    expect(told(text, { language, period: /mese|mês/.test(text) ? "30 days" : "1 week", name: text })).toEqual([]);
  });

  it.each([
    ["en", "2 trial weeks, or your 2 trial week plan"],
    ["en", "Trial week 1: look around. In the second trial week you decide, and each trial week ends with a call."],
    ["en", "Not just a trial week. No trial week, but two. Half a trial month."],
    ["de", "In der ersten Probewoche, nach jeder Probewoche und pro Probewoche. Keine Probewoche, sondern zwei."],
    ["es", "La primera semana de prueba, cada semana de prueba, medio mes de prueba"],
    ["fr", "La première semaine d’essai, chaque semaine d’essai, un demi-mois d’essai"],
    ["it", "Nella prima settimana di prova"],
    ["nl", "In de eerste proefweek"],
    ["pl", "W pierwszym tygodniu próbnym, każdy tydzień próbny, pół miesiąca próbnego"],
    ["pt", "Na primeira semana de teste"],
    ["ru", "В первую пробную неделю"],
    ["sv", "Den första provveckan, varje provvecka, en halv provmånad"],
    ["tr", "İlk deneme haftasında, ilk deneme haftası"],
    ["ar", "أول أسبوع تجريبي"],
  ])("may be longer than a part of it, in %s in “%s”", (language, text) => {
    expect(told(text, { language })).toEqual([]);
  });

  it.each([
    ["ar", "جرّبه مجانًا لمدة 30 يومًا", "تجربة مجانية لمدة 14 يومًا"],
    ["de", "Teste 30 Tage kostenlos", "Teste 14 Tage kostenlos"],
    ["en", "Your 30-day free trial", "Your 14-day free trial"],
    ["en", "The trial is free for 7 days", "The trial is free for 14 days"],
    ["en", "30 days for free", "14 days for free"],
    ["en", "Try it for 1.5 weeks", "Try it for 2 weeks"],
    ["es", "30 días de prueba gratis", "Prueba gratuita de 14 días"],
    ["fr", "30 jours d’essai gratuit", "Essai gratuit de 14 jours"],
    ["it", "Prova gratuita di 30 giorni", "14 giorni di prova"],
    ["ja", "30日間無料でお試し", "14日間無料"],
    ["nl", "Probeer het 30 dagen gratis", "14 dagen gratis"],
    ["pl", "30 dni za darmo", "Okres próbny trwa 14 dni"],
    ["pt", "Teste grátis de 30 dias", "14 dias grátis"],
    ["ru", "30 дней бесплатно", "Пробный период 14 дней"],
    ["tr", "30 gün ücretsiz deneyin", "Deneme süresi 14 gün"],
  ])("in %s “%s” is wrong, and “%s” is right", (language, wrong, right) => {
    expect(told(wrong, { language })).toHaveLength(1);
    expect(told(right, { language })).toEqual([]);
  });

  it.each([
    ["en", "We write to you 3 days before your trial ends"],
    ["en", "Your trial begins within 2 days"],
    ["en", "Trial: only 3 days left"],
    ["en", "Pay by the year, and 2 months are free"],
    ["en", "Try it, or your money back for 30 days"],
    ["en", "30 days free returns"],
    ["en", "A clinical trial of 84 days"],
    ["en", "A free trial lesson 3 days a week"],
    ["en", "Get a free 7-day course by e-mail"],
    ["en", "Stay smoke-free for 30 days"],
    ["en", "After your free trial the 12-month plan begins"],
    ["de", "Nach der Testphase 1 Monat für 9 Euro"],
    ["de", "Dein kostenloser 7-Tage-Plan"],
    ["it", "Dopo la prova 1 mese costa di più"],
    ["en", "The trial ends by itself. 30 days later we delete everything"],
    ["de", "3 Tage vor Ende der Testphase erinnern wir dich"],
    ["fr", "Annulez 2 jours avant la fin de l’essai"],
    ["ja", "お試しは、3日前までに解約できます"],
    ["tr", "Deneme 3 gün içinde başlar"],
  ])("in %s “%s” says nothing of it", (language, text) => {
    expect(told(text, { language })).toEqual([]);
  });
});

describe("a day in a sentence", () => {
  const over = (text: string, root = "") => said("past-date", [ask("a", "end"), end(text)], root);

  it("that is announced is still to come", () => {
    expect(over("Open until 30 June 2026")).toEqual([]);
    expect(over("Open until 29 June 2026")).toEqual([
      'This announces "until 29 June 2026", which is over. Write the next date, or remove the sentence.',
    ]);
    expect(over("Open until June 2026")).toEqual([]);
    expect(over("Open until May 2026")).toHaveLength(1);
  });

  it("may come from a fact", () => {
    const fact = (value: string) => `facts: { last: { value: ${value}, source: Calendar } }\n`;
    expect(over("Ends on {facts.last}", fact("1 July 2026"))).toEqual([]);
    expect(over("Ends on {facts.last}", fact("1 May 2026"))).toHaveLength(1);
  });

  it("is not judged where nobody knows what day it is", () => {
    const text = `${frame}start: a\nsteps:\n${ask("a", "end")}${end("Open until May 2020")}`;
    expect(checkFunnel("test.yaml", () => ({ text })).problems).toEqual([]);
  });
});

describe("a score that is shown out of a number", () => {
  const root = "scales: { fit: {} }\n";
  const scored = (id: string, next: string, ...points: number[]) =>
    ask(id, next, `[${points.map((fit, index) => `{ label: L${index}, score: { fit: ${fit} } }`).join(", ")}]`);
  const shown = (text: string, ...steps: string[]) => said("wrong-maximum", [...steps, end(text)], root);

  it("is shown out of what the best answers make", () => {
    const steps = [scored("a", "b", 1, 3), scored("b", "end", -2, 2)];
    expect(shown("{score.fit} of 5", ...steps)).toEqual([]);
    expect(shown("{score.fit|0} / 6", ...steps)).toEqual([
      'This shows "fit" out of 6, but the best answers make 5 points. Write 5, or change the points.',
    ]);
    expect(shown("**{score.fit}** von 4", ...steps)).toEqual([expect.stringContaining("Write 5")]);
    expect(shown("{score.fit} of 80 % is fine", ...steps)).toEqual([]);
    expect(shown("{score.fit}, and 3 of 4 are content", ...steps)).toEqual([]);
  });

  it("is not judged where branches leave open how much one visitor can have", () => {
    const fork = "[{ when: { a: l0 }, go: b }, { go: c }]";
    const steps = [scored("a", fork, 1, 0), scored("b", "end", 0, 2), scored("c", "end", 0, 5)];
    expect(shown("{score.fit} of 5", ...steps)).toEqual([]);
    expect(shown("{score.fit} of 2", ...steps)).toEqual([expect.stringContaining("make 3 points")]);
    expect(shown("{score.fit} of 9", ...steps)).toHaveLength(1);
  });
});

describe("a computed value that is shown out of a number", () => {
  const marks = `values: { marks: { of: physics + maths } }
facts: { full: { value: 200, source: Our paper }, old: { value: 240, source: Our paper } }
`;
  const field = (id: string) => `{ id: ${id}, type: number, label: ${id}, min: 0, max: 100 }`;
  const form = `  a: { type: form, path: /a, heading: H, fields: [${field("physics")}, ${field("maths")}], button: Go on, next: end }\n`;
  const gauge = '{ type: gauge, label: Marks, value: "{marks}", max: 200 }';
  const shown = (text: string, section = gauge) =>
    said("wrong-maximum", [form, end(text).replace("sections: [", `sections: [${section}, `)], marks);

  it("is shown out of the number at which its gauge ends", () => {
    for (const text of ["{marks} of 200", "**{marks|0}** / 200", "{marks} out of {facts.full}"])
      expect(shown(text)).toEqual([]);
    const told = (number: number) => [
      `This shows {marks} out of ${number}, but its gauge ends at 200. Say the same in both.`,
    ];
    expect(shown("{marks} of 240 marks")).toEqual(told(240));
    expect(shown("{marks} of {facts.old} marks")).toEqual(told(240));
    expect(shown("{marks} of 1,50,000 pupils")).toEqual(told(150_000));
  });

  it("is not judged in a share, of another name, or without a gauge", () => {
    for (const text of ["{marks} of 80 % of them", "{physics} of 100", "{marks}, and 3 of 4"])
      expect(shown(text)).toEqual([]);
    expect(shown("{marks} of 240", "{ type: text, text: T }")).toEqual([]);
  });
});

describe("the prize of a wheel", () => {
  const wheel = (segments: string, more: string, bonus: string) =>
    said("bonus-mismatch", [
      ask("a", "end"),
      offer(
        `wheel: { heading: H, button: B, claim: C, segments: [${segments}]${more} }, bonus: { text: "${bonus}", lasts: 10 min, claim: C }`,
      ),
    ]);
  const two = "{ id: a, label: 10 $ off }, { id: b, label: 20 $ off }, { id: c, label: Nothing, prize: false }";

  it("that is drawn is not called by the figure of another one", () => {
    expect(wheel(two, "", "Your bonus is kept")).toEqual([]);
    expect(wheel(two, "", "Your 20 $ are kept")).toEqual([
      'The wheel of step "end" can land on "10 $ off", but here it is 20 $. Write the same in both, or name no figure.',
    ]);
    expect(wheel(two, ", weights: { b: 1, c: 1 }", "Your 20 $ are kept")).toEqual([]);
  });

  it("is the same share and time everywhere, too", () => {
    const trial = (label: string, bonus: string) =>
      wheel(`{ id: a, label: ${label} }, { id: b, label: Nothing, prize: false }`, ", outcome: a", bonus);
    expect(trial("3-day trial", "Your 3 days are kept for 10 minutes")).toEqual([]);
    expect(trial("3-day trial", "Your 7 days are kept")).toHaveLength(1);
    expect(trial("15% off", "Your 20% are kept")).toHaveLength(1);
    expect(trial("15% off", "Your 15 %, worth 5 $")).toEqual([]);
    expect(
      wheel(
        "{ id: a, label: Trial, subtitle: 3 days, won: You have won 1 week }, { id: b, label: N, prize: false }",
        "",
        "Kept",
      ),
    ).toHaveLength(1);
  });
});
