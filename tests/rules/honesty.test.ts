import { describe, expect, it } from "vitest";
import { checkFunnel } from "../../engine/check/index.ts";

const frame = `id: test
version: 1
language: en
start: a
product: { name: Test, support: help@my.internal }
theme:
  logo: logo.svg
  colors: { paper: "#ffffff", surface: "#ffffff", ink: "#111111", muted: "#555555", line: "#cccccc", accent: "#005544",
    onAccent: "#ffffff", accentSoft: "#ddeeee", success: "#006633", danger: "#aa0022" }
legal: { title: Legal, tabs: [{ id: terms, purpose: terms, label: Terms, text: None. }] }
`;

const ask = (id: string, next: string, more = "record: R,") =>
  `  ${id}: { type: question, path: /${id}, question: "${id}?", options: [A, B], ${more} next: ${next} }\n`;
const offer = (sections: string, more = "") =>
  `  end: { type: offer, path: /end, sections: [${sections}, { type: heading, text: Hello }]${more} }\n`;
const receipt =
  '  z: { type: receipt, path: /z, heading: "[Terms](legal:terms)", plan: p, checking: C, ready: R, failed: F, activate: A, activatePath: /a, support: S }\n';
const thanks = offer("{ type: heading, text: Thanks }");

/** The rules with findings about a definition, in the order of the file. */
function rulesOn(steps: string, root = "counter: { total: 3 }\n", change = (text: string) => text) {
  const text = change(`${frame}${root}steps:\n${steps}`);
  return checkFunnel("test.yaml", () => ({ text })).problems.map(({ rule }) => rule);
}

describe("the heading of one way to leave a contact", () => {
  it("claims nothing without a source", () => {
    const steps = (heading: string) =>
      `  a: { type: contact, path: /a, heading: Where to?, benefits: [Help], email: { label: Mail, heading: "${heading}" }, button: Go, consent: "See our [privacy policy](legal:terms).", next: end }\n`;
    const rules = (heading: string) =>
      rulesOn(steps(heading) + thanks, "").filter((rule) => rule !== "missing-imprint");
    expect(rules("Join 2,000,000 happy traders")).toContain("claim-without-source");
    expect(rules("Join happy traders")).not.toContain("claim-without-source");
    for (const price of ["CHF 1'290.–", "1,290 euros", "₺1,290", "EUR 1,290"])
      expect(rules(`Your move for ${price}`)).not.toContain("claim-without-source");
  });
});

describe("a counter", () => {
  it("may show one number on ways that exclude each other", () => {
    const branch = "[{ when: { a: b }, go: b }, { go: c }]";
    const steps =
      ask("a", branch) + ask("b", "end", "record: S, number: 2,") + ask("c", "end", "record: T, number: 2,");
    const counter = "counter: { total: 2 }\n";
    expect(rulesOn(steps + thanks, counter)).toEqual([]);
    expect(rulesOn(steps.replace("next: end", "next: c") + thanks, counter)).toEqual(["duplicate-number"]);
  });

  it("is not given a total that no step arrives at, though its cap hides it", () => {
    const step = ask("a", "end", "record: R, number: 3, total: 9,");
    expect(rulesOn(step + thanks, "counter: { total: 3, cap: 3 }\n")).toEqual(["total-mismatch"]);
    expect(rulesOn(step.replace(" total: 9,", "") + thanks, "counter: { total: 9, cap: 3 }\n")).toEqual([
      "total-mismatch",
    ]);
    expect(rulesOn(step.replace(" total: 9,", "") + thanks, "counter: { total: 3, cap: 3 }\n")).toEqual([]);
  });

  it("is held to its cap, below which the number of each step stays", () => {
    const step = ask("a", "end", "record: R, number: 4, total: 4,");
    expect(rulesOn(step + thanks, "counter: { total: 3, cap: 3 }\n")).toEqual(["number-over-total"]);
  });
});

describe("a text that speaks of something personal", () => {
  const claim = (text: string) => offer(`{ type: text, text: ${text} }`);

  it("is fine once an answer changes anything", () => {
    expect(rulesOn(ask("a", "end") + claim("Your personal plan"))).toEqual(["personal-claim"]);
    expect(rulesOn(ask("a", "end") + claim('"Your personal plan: {answer.a|a start}"'))).toEqual([]);
  });

  it("is fine where a condition asks for an answer, but not where it asks for the address alone", () => {
    const shown = (when: string) =>
      offer(`{ type: text, text: Your personal plan }, { type: text, when: ${when}, text: Hello }`);
    expect(rulesOn(ask("a", "end") + shown("{ a: b }"))).toEqual([]);
    expect(rulesOn(ask("a", "end") + shown("{ query: { from: mail } }"))).toEqual(["personal-claim"]);
  });

  it("is not one about personal data or a personality", () => {
    expect(rulesOn(ask("a", "end") + claim("We protect personal data. What a personality!"))).toEqual([]);
  });
});

describe("a crossed-out price", () => {
  const plans =
    "counter: { total: 3 }\nplans: { p: { name: P, price: 5, originalPrice: 9, currency: USD, period: 1 week } }\n";
  const page = '{ type: plans, heading: "[Plans](legal:terms)", plans: [p], default: p }';

  it("is paid, and the countdown is not idle, where the one restores the other", () => {
    const countdown = ", countdown: { text: Held for, lasts: 10 min, onExpire: restore-price }";
    expect(rulesOn(ask("a", "end") + offer(page, countdown), plans)).toEqual([]);
    expect(rulesOn(ask("a", "end") + offer(page), plans)).toEqual(["unpaid-original-price"]);
  });

  it("is what a plan that goes on at it costs, which others are offered", () => {
    const told = (renews: string) => {
      const monthly = (id: string, price: string, each: string) =>
        `${id}: { name: ${id}, ${price}, currency: INR, renews: { price: ${each}, every: 1 month } }`;
      const shown = (when: string, id: string) =>
        `{ type: plans, when: ${when}, heading: "[Plans](legal:terms)", plans: [${id}], default: ${id} }`;
      return rulesOn(
        ask("a", "end") + offer(`${shown("{ a: a }", "full")}, ${shown("{ not: { a: a } }", "less")}`),
        `counter: { total: 3 }\nplans: { ${monthly("full", "price: 12500", renews)}, ${monthly("less", "price: 9375, originalPrice: 12500", "9375")} }\n`,
      ).includes("unpaid-original-price");
    };
    expect(told("12500")).toBe(false);
    expect(told("15000")).toBe(true);
  });

  it("is what several single ones cost, which are offered and bought once", () => {
    const told = (pair: string, single = "price: 4.10, currency: USD", offered = "[one, two]") =>
      rulesOn(
        ask("a", "end") + offer(page.replace("[p], default: p", `${offered}, default: two`)),
        `counter: { total: 3 }\nplans: { two: { name: Two, ${pair}, currency: USD }, one: { name: One, ${single} } }\n`,
      );
    const pair = "price: 7, originalPrice: 8.20";
    const isTold = (rules: readonly string[]) => rules.includes("unpaid-original-price");
    expect(isTold(told(pair))).toBe(false);
    expect(isTold(told("price: 7, originalPrice: 8.30"))).toBe(true);
    expect(isTold(told(pair, "price: 4.10, currency: EUR"))).toBe(true);
    expect(isTold(told(pair, "price: 4.10, currency: USD, period: 1 week"))).toBe(true);
    expect(isTold(told(pair, undefined, "[two]"))).toBe(true);
    expect(isTold(told(pair, "price: 8.20, currency: USD"))).toBe(true);
  });
});

describe("a question", () => {
  it.each([
    ["recorded", "record: R,", ""],
    ["saved", "save: x,", ""],
    ["shown again", "", "{answer.a|nothing}"],
  ])("is used where its answer is %s", (_, more, shown) => {
    expect(rulesOn(ask("a", "end", more) + offer(`{ type: text, text: "Thanks ${shown}" }`))).toEqual([]);
  });

  it("is used where a section asks for its answer, or an option has its own way or score", () => {
    expect(rulesOn(ask("a", "end", "") + offer("{ type: text, text: T, when: { a: b } }"))).toEqual([]);
    const own = ask("a", "end", "").replace("[A, B]", "[A, { label: B, next: b }]");
    expect(rulesOn(own + ask("b", "end") + thanks)).toEqual([]);
    const score = ask("a", "end", "").replace("[A, B]", "[A, { label: B, score: { s: 1 } }]");
    expect(rulesOn(score + thanks, "counter: { total: 3 }\nscales: { s: {} }\n")).toEqual([]);
  });

  it("is not used where nothing asks for it", () => {
    expect(rulesOn(ask("a", "end", "") + thanks)).toEqual(["unused-question"]);
  });
});

describe("a legal text", () => {
  const plans = "counter: { total: 3 }\nplans: { p: { name: P, price: 5, currency: USD, period: 1 week } }\n";
  const sale = (heading: string) => offer(`{ type: plans, heading: "${heading}", plans: [p], default: p }`);
  const unmarked = (text: string) => text.replace("purpose: terms, ", "");

  it("is the terms where it says so and is linked up to the payment", () => {
    expect(rulesOn(ask("a", "end") + sale("[Plans](legal:terms)"), plans)).toEqual([]);
    const before = ask("a", "end", 'record: R, consent: "[Terms](legal:terms)",');
    expect(rulesOn(before + sale("Plans"), plans)).toEqual([]);
  });

  it("is not the terms without a purpose, nor where it is linked behind the payment alone", () => {
    expect(rulesOn(ask("a", "end") + sale("[Plans](legal:terms)"), plans, unmarked)).toEqual(["missing-legal-terms"]);
    const behind =
      offer(
        "{ type: plans, heading: Plans, plans: [p], default: p }, { type: button, text: Buy, action: next }",
        ", paid: z",
      ) + receipt;
    expect(rulesOn(ask("a", "end") + behind, plans)).toEqual(["missing-legal-terms"]);
  });

  it("has to be linked where advertising services are told of visits", () => {
    const told = "counter: { total: 3 }\ntracking: { consent: required, pixels: { facebook: '1' }, events: [] }\n";
    expect(rulesOn(ask("a", "end") + thanks, told)).toEqual(["contact-without-privacy-link"]);
    const linked = offer('{ type: text, text: "[Privacy](legal:terms)" }');
    const asPrivacy = (text: string) => text.replace("purpose: terms", "purpose: privacy");
    expect(rulesOn(ask("a", "end") + linked, told)).toEqual(["contact-without-privacy-link"]);
    expect(rulesOn(ask("a", "end") + linked, told, asPrivacy)).toEqual([]);
  });
});

describe("what is kept with a contact", () => {
  const weight = (hint: string) =>
    `  a: { type: form, path: /a, heading: H, hint: ${JSON.stringify(hint)}, fields: [{ id: w, type: number, label: L }], button: Go, next: c }\n`;
  const contact =
    '  c: { type: contact, path: /c, heading: H, email: { label: Mail }, benefits: [B], button: Go, consent: "See our [privacy policy](legal:terms).", next: end }\n';
  const isTold = (hint: string, steps: string, language = "en") =>
    rulesOn(weight(hint) + steps, undefined, (text) => text.replace("language: en", `language: ${language}`)).includes(
      "denied-keeping",
    );

  it.each([
    ["en", "Nobody else sees this."],
    ["en", "Your answers are never stored."],
    ["en", "It stays only on your phone"],
    ["de", "Niemand sieht das außer dir."],
    ["de", "Wir speichern deine Angaben nicht."],
    ["de", "Dein Gewicht bleibt auf deinem Handy."],
  ])("is not said to be kept nowhere (%s): %s", (language, hint) => {
    expect(isTold(hint, contact + thanks, language)).toBe(true);
    expect(isTold(hint, thanks.replace("end:", "c:"), language)).toBe(false);
  });

  it.each([
    ["en", "Nobody sees it without your consent."],
    ["en", "We do not store it for longer than a week."],
    ["en", "We never show it to other members."],
    ["en", "Nobody knows your goals better than you."],
    ["de", "Wir speichern das nicht länger als ein Jahr."],
    ["de", "Niemand sieht das gern."],
  ])("may be said to be kept with care (%s): %s", (language, hint) => {
    expect(isTold(hint, contact + thanks, language)).toBe(false);
  });
});

describe("what ends a subscription", () => {
  const isTold = (page: string, terms: string, language = "en") =>
    rulesOn(offer(`{ type: text, text: ${JSON.stringify(page)} }`), "", (text) =>
      text.replace("text: None.", `text: ${JSON.stringify(terms)}`).replace("language: en", `language: ${language}`),
    ).includes("differing-cancellation");

  it.each([
    ["en", "Cancel in one click.", "You may cancel with 30 days' notice."],
    ["en", "No contract: cancel online.", "You can cancel by letter only."],
    ["en", "Cancel up to 24 hours before your trial ends.", "Cancel 3 days before the end of the trial."],
    ["de", "Mit einem Klick kündbar.", "Die Kündigungsfrist von 14 Tagen gilt für alle."],
    ["en", "Get a full refund within 14 days.", "All sales are final: purchases are non-refundable."],
    ["de", "Du bekommst dein Geld zurück.", "Der Preis wird nicht erstattet."],
  ])("is harder in the terms (%s): %s – %s", (language, page, terms) => {
    expect(isTold(page, terms, language)).toBe(true);
  });

  it.each([
    ["de", "Dein Abo beginnt sofort.", "Der Vertrag kann mit einer Frist von 14 Tagen widerrufen werden."],
    ["en", "Read the contract online.", "You can cancel by email, in your account, by phone or by letter."],
    ["en", "You can cancel online.", "You can cancel by email, in your account, by phone or by letter."],
    ["en", "You can cancel at any time.", "We keep your contract for at least 10 years as the tax office asks."],
    ["en", "You can cancel at any time.", "After you cancel, invoices are kept for at least 10 years."],
    [
      "en",
      "Your subscription starts with one click.",
      "We give you 30 days notice before we raise the price of your subscription.",
    ],
    ["de", "Du kannst jederzeit kündigen.", "Eine Mindestlaufzeit des Vertrags gibt es nicht."],
    ["de", "Du kannst jederzeit kündigen.", "Eine Mindestlaufzeit, vor der du kündigen kannst, gibt es nicht."],
    ["en", "Cancel online at any time.", "The contract is concluded when we confirm your order by mail."],
    ["en", "Cancel online at any time.", "When you cancel, we confirm it by mail."],
    ["en", "Sign up with one click, cancel at any time.", "You can cancel with 30 days' notice."],
    ["en", "Cancel in one click.", "You can cancel an appointment with 2 days' notice."],
    ["en", "Cancel in one click.", "Test may terminate the contract with 30 days' notice."],
    ["en", "Get a full refund within 14 days.", "The cost of sending it back is not refunded."],
    ["en", "Get a full refund within 14 days.", "Partial months are not refunded."],
    ["de", "Du bekommst dein Geld zurück.", "Die Kosten der Rücksendung werden nicht erstattet."],
    ["de", "Du bekommst dein Geld zurück.", "Angebrochene Monate werden nicht erstattet."],
    [
      "en",
      "Cancel a trial up to 24 hours before the trial ends.",
      "Cancel a membership 3 days before the current period ends.",
    ],
  ])("is the same in the terms (%s): %s – %s", (language, page, terms) => {
    expect(isTold(page, terms, language)).toBe(false);
  });
});

describe("a disclaimer", () => {
  const isTold = (disclaimer: string, claim: string) =>
    rulesOn(
      offer([disclaimer, claim].map((text) => `{ type: text, text: ${JSON.stringify(text)} }`).join(", ")),
      "",
    ).includes("contradicted-disclaimer");
  const fun = "This quiz is just for fun.";
  const advice = "We do not give legal or tax advice.";

  it.each([
    [fun, "You can rely on your chart."],
    [fun, "Make decisions about money based on our reports."],
    [advice, "We also offer tax advice."],
    [advice, "Your report gives you legal advice."],
  ])("is taken back: %s – %s", (disclaimer, claim) => {
    expect(isTold(disclaimer, claim)).toBe(true);
  });

  it.each([
    [fun, "With our app you can rely on the weather forecast."],
    [fun, "You can count on two things: coffee and cake."],
    [fun, "Base your decision on what your vet says."],
    [fun, "This is science fiction."],
    [fun, "You should hardly make decisions based on your chart."],
    [fun, "Avoid decisions on the reports alone."],
    [advice, "Our partner offers financial advice in your town."],
    [advice, "We offer financial advice in your town."],
    [advice, "Your membership comes with legal advice from a lawyer of the union."],
    [advice, "See a doctor who offers medical advice."],
    ["This article is no legal advice.", "We offer legal advice in your town."],
  ])("is about something else: %s – %s", (disclaimer, claim) => {
    expect(isTold(disclaimer, claim)).toBe(false);
  });

  it.each([
    ["No newsletter.", true],
    ["No boring newsletter: one tip a week.", false],
  ])("of a newsletter that everybody gets: %s", (text, isTaken) => {
    const contact =
      '  a: { type: form, path: /a, heading: Where to?, fields: [{ id: mail, type: email, label: Mail, contact: true }], button: Go, consent: "You get our newsletter.", next: end }\n';
    const rules = rulesOn(contact + offer(`{ type: text, text: ${JSON.stringify(text)} }`), "");
    expect(rules.includes("contradicted-disclaimer")).toBe(isTaken);
  });
});

describe("a button that declines", () => {
  const isTold = (text: string) =>
    rulesOn(offer(`{ type: button, text: ${JSON.stringify(text)}, action: skip }`), "").includes("shaming-decline");

  it.each([
    "No, I don't care",
    "I'd rather pay the full price",
    "No, I want to stay unhappy",
    "I don't want to save money",
    "I'm fine being stuck",
  ])("shames: %s", (text) => {
    expect(isTold(text)).toBe(true);
  });

  it.each([
    "I'd like to pay later",
    "I want to stay on the free plan",
    "No, I want to keep my current insurer",
    "I'd rather pay by invoice",
    "I don't want to get emails",
    "I don't want to save my card",
    "I would rather be called",
    "I don't care for sugar in mine",
    "I'd rather stay without an account",
    "I want to lose weight on my own",
  ])("only says no: %s", (text) => {
    expect(isTold(text)).toBe(false);
  });
});
