import { describe, expect, it } from "vitest";
import { checkFunnel } from "../../engine/check/index.ts";
import { frame } from "../frame.ts";
import { toldBy } from "../told-by.ts";

/** What a rule says of plans, the first of which are sold on a page with other sections. */
function said(rule: string, plans: readonly string[], sections: readonly string[] = [], more = ""): readonly string[] {
  const ids = plans.map((_, at) => `p${at}`);
  const written = plans
    .map((plan, at) => `  p${at}: { ${plan.includes("currency") ? "" : "currency: USD, "}${plan} }\n`)
    .join("");
  const sold = `{ type: plans, heading: Plans, plans: [${ids.join(", ")}], default: p0 }`;
  const problems = toldBy(
    [rule, "missing-legal-terms"],
    `${frame}start: a
plans:
${written}steps:
  a: { type: offer, path: /, next: b, sections: [${[sold, ...sections, "{ type: button, text: Go on, action: next }"].join(", ")}]${more} }
  b: { type: end, path: /b, sections: [{ type: heading, text: Nothing is charged today }] }
`,
  );
  // All of it is read: another rule says what this page lacks.
  expect(problems.map((problem) => problem.rule)).toContain("missing-legal-terms");
  return problems.filter((problem) => problem.rule === rule).map(({ message }) => message);
}

describe("a plan that renews", () => {
  /** A plan by its name, price, first period and what follows; what else it has. */
  const plan = (name: string, price: number, period: string, later: number, every: string, more = "") =>
    `name: "${name}", price: ${price}${period && `, period: ${period}`}, renews: { price: ${later}, every: ${every} }${more}`;

  const rows: readonly (readonly [written: string, told?: string])[] = [
    // A week for at most half of what follows by the day is a trial; in total, if it is called one: then the highest price is named.
    [plan("A trial week", 20, "1 week", 40, "4 weeks")],
    [plan("A trial week", 20.01, "1 week", 40, "4 weeks"), "here $20."],
    [plan("A trial week", 20.02, "1 week", 40.03, "4 weeks"), "here $20.01."],
    [plan("A week", 5, "1 week", 40, "4 weeks")],
    [plan("A week", 6, "1 week", 40, "4 weeks"), "what 1 week will cost."],
    [plan("A trial month", 1, "1 month", 40, "1 week"), "what 1 month will cost."],
    // A dinar has three decimals, of which two can be charged.
    [plan("A trial week", 20, "1 week", 39.99, "4 weeks", ", currency: KWD"), "19.990."],
    // Shorter periods may cost a fiftieth more by the day.
    [plan("First", 100, "2 weeks", 51, "1 week")],
    [plan("First", 100, "2 weeks", 51.01, "1 week"), "what 2 weeks will cost."],
    // What an interval is called
    [plan("Box", 5, "7 days", 5, "7 days", ", interval: week")],
    [plan("Box", 5, "3 months", 5, "3 months", ", interval: Quarter")],
    [plan("Box", 5, "12 months", 5, "12 months", ", interval: year")],
    [plan("Box", 5, "1 day", 5, "1 day", ", interval: day")],
    [plan("Box", 5, "1 week", 5, "1 week", ", interval: box")],
    [plan("Box", 5, "11 months", 5, "11 months", ", interval: month"), 'calls its interval "month"'],
    [plan("Box", 0, "1 week", 5, "1 month", ", interval: month")],
    [plan("Box", 5, "2 months", 2.5, "1 month", ", interval: month"), 'calls its interval "month"'],
    // What the plan is called
    [plan("Yearly, paid monthly", 5, "1 year", 5, "1 year")],
    [plan("Monthly box, 3 months", 5, "3 months", 5, "3 months")],
    [plan("Monthly", 5, "31 days", 5, "31 days")],
    [plan("Monthly", 5, "32 days", 5, "32 days"), "charged every 32 days."],
    [plan("Monthly", 5, "28 days", 5, "28 days")],
    [plan("Monthly", 5, "21 days", 5, "21 days"), 'charged every 21 days. Say the same in its name and in "period".'],
    [plan("Yearly", 5, "", 5, "1 month"), 'charged every month. Say the same in its name and in "renews".'],
    // What is stated of it
    [plan("Box", 5, "1 week", 5, "1 week, statedPrice: 5, statedEvery: 1 week")],
    [plan("Box", 5, "1 week", 5, "1 week, statedPrice: 4"), "states $4 for its renewal, but what is charged is $5."],
  ];
  it.each(rows.map(([written, told]) => ({ written, told })))("$written", ({ written, told }) => {
    const found = said("renewal-mismatch", [written]);
    expect(found).toHaveLength(told === undefined ? 0 : 1);
    expect(found[0] ?? "").toContain(told ?? "");
  });
});

it("of four trials, the one that goes on at another price than all others is told, unless its hint says why", () => {
  const trial = (name: string, later = 40, every = "4 weeks", more = "") =>
    `name: "${name}", price: 2, period: 7 days, renews: { price: ${later}, every: ${every} }${more}`;
  const told = (last: string) =>
    said("renewal-mismatch", [trial("A trial"), trial("Our trial"), trial("The trial", 40, "28 days"), last]);
  expect(told(trial("Your trial"))).toEqual([]);
  expect(told(trial("Your trial", 50, "4 weeks", ", hint: With a call"))).toEqual([]);
  expect(told(trial("Your trial", 50))).toEqual([expect.stringContaining('trial "p3" goes on at $50 every 4 weeks')]);
  expect(told(trial("Your trial", 40, "1 month"))).toEqual([expect.stringContaining("goes on at $40 every month")]);
});

describe("where nothing but paid plans is sold", () => {
  const paid = "name: Basic, price: 5, period: 1 week, renews: { price: 5, every: 1 week }";
  const free = "name: Gift, price: 0, period: 1 week, perDay: false";
  const once = "name: Once, price: 5, period: 1 week, perDay: false";
  const text = (words: string) => `{ type: text, text: ${JSON.stringify(words)} }`;

  it.each<[string, readonly string[], number]>([
    ["Start for free", [paid], 1],
    ["Start for free", [paid, once], 1],
    ["Start for free", [paid, free], 0],
    ["No card needed", [free], 0],
    ["No card needed", [once], 1],
    ["No card needed", ["name: Gift, price: 0, period: 1 week, renews: { price: 5, every: 1 week }"], 1],
    ["One single payment", [once], 0],
    ["One single payment", [paid], 1],
    ["One single payment", [paid, once], 0],
    // Plans by their names; a short name may be another word.
    ["Basic is free", [paid], 1],
    ["Basic is truly free", [paid], 1],
    ["Basically free", [paid], 0],
    ["Your Basic is free?", [paid], 0],
    ["If you stay, Basic is free", [paid], 0],
    ["Basic is free. Pay once?", [paid], 1],
    ["Care (pro) is free", [paid.replace("Basic", "Care (pro)")], 1],
    ["Plus is free", [paid.replace("Basic", "Plus")], 0],
    ["Gifts are dear, Basic is free", [paid, free.replace("Gift", "Basic")], 0],
    ["Gifts are dear, Basic is free", [paid, free], 1],
  ])("%s", (words, plans, times) => {
    expect(said("denied-charge", plans, [text(words)])).toHaveLength(times);
  });

  it("may be told by others, or won", () => {
    const quote = "{ type: quote, text: Basic is free. I start free., by: A member, role: Leeds, source: A letter }";
    expect(said("denied-charge", [paid], [quote])).toEqual([]);
    const bonus = ", bonus: { text: Start for free, lasts: 1 h, claim: Take it }";
    expect(said("denied-charge", [paid], [], bonus)).toEqual([]);
  });
});

describe("what a text says of a plan that is paid in parts", () => {
  const course = "name: Course, price: 0.07, currency: EUR, period: 3 months, parts: { count: 3, every: 1 month }";
  const rows: readonly (readonly [rule: string, words: string, told: readonly string[]])[] = [
    ["price-in-text", "All in all €0.21", ["Write {plan.total}."]],
    ["price-in-text", "€0.07 today", ["Write {plan.price}."]],
    ["doubled-unit", "€ {plan.total}", ['"€" is read twice']],
    ["doubled-unit", "every {plan.parts.every}", ['"every" is read twice']],
    ["doubled-unit", "{plan.total}, one {plan.parts.every}", []],
    // The sum, or each part, is what is charged.
    ["per-day-without-total", "{plan.total}, {plan.perDay} a day", []],
    ["per-day-without-total", "{plan.parts}, {plan.perDay} a day", []],
    ["per-day-without-total", "{plan.parts.every}, {plan.perDay} a day", ["without the price that is charged"]],
  ];
  it.each(rows)("%s: %s", (rule, words, told) => {
    const found = said(rule, [course], [`{ type: text, text: "${words}" }`]);
    expect(found).toEqual(told.map((each) => expect.stringContaining(each)));
  });
});

describe("how often a text says that a price is paid", () => {
  const plans = [
    "name: Report, price: 19, currency: USD, period: 1 day",
    "name: Club, price: 30, currency: USD, period: 4 weeks, renews: { price: 30, every: 4 weeks }",
    "name: Month, price: 40, currency: USD, period: 1 month, renews: { price: 40, every: 1 month }",
    "name: Parts, price: 50, currency: USD, period: 1 month, parts: { count: 3, every: 1 month }",
    "name: Pass, price: 60, currency: USD, period: 1 month",
  ];
  const told = (text: string) => said("renewal-mismatch", plans, [`{ type: text, text: "${text}" }`]);

  it("is not more often than once where it is paid once", () => {
    expect(told("It costs {plans.p0.price} every month.")).toEqual([
      'This says "every month" of a price that is paid once. Take it out.',
    ]);
    for (const right of ["{plans.p2.price} every month.", "{plans.p3.price} a month.", "{plans.p4.price} a month"])
      expect(told(right), right).toEqual([]);
  });

  it("is no month where it is four weeks", () => {
    expect(told("Then {plans.p1.renews.price} every month.")).toEqual([
      'This says "every month" of a price that is charged every 4 weeks. Write {plans.p1.renews.every} behind it.',
    ]);
    expect(told("Then {plans.p2.renews.price} every month.")).toEqual([]);
  });
});

describe("how often a text says that a plan renews", () => {
  const monthly = "name: Club, price: 30, period: 1 month, renews: { price: 30, every: 1 month }";
  const told = (text: string) => said("renewal-mismatch", [monthly], [`{ type: text, text: ${JSON.stringify(text)} }`]);

  it.each([
    ["Your plan renews every week.", "renews every week"],
    ["Your subscription automatically renews every 4 weeks.", "renews every 4 weeks"],
    ["{plan.name} costs {plan.price} and renews every two weeks.", "renews every two weeks"],
    ["Your membership begins today. It will renew every year.", "renew every year"],
    ["You are billed every twelve weeks.", "are billed every twelve weeks"],
    ["End your weekly subscription when you like.", "weekly subscription"],
  ])("another length is told: %s", (text, excerpt) => {
    expect(told(text)).toEqual([expect.stringContaining(`This says "${excerpt}", but the plan renews every month.`)]);
  });

  it("and so is one beside a price that is paid once", () => {
    const once = "name: Report, price: 19, period: 1 day";
    const text = '{ type: text, text: "The report costs {plans.p0.price} and is billed every month." }';
    expect(said("renewal-mismatch", [once, monthly], [text])).toEqual([
      'This says "is billed every month" beside a price that is paid once. Take it out, or give the plan "renews".',
    ]);
  });

  it.each([
    "Your plan renews every month. It is billed once a month.",
    "If you buy an annual membership at the club, bring its card.",
    "Your plan covers what we draw. The licence of the fonts renews every year.",
    "Your plan covers fonts whose licence is cheap and renews every year.",
    "Coaches renew their licence; it renews every two years.",
    "Coaches renew their licence. It renews every two years.",
    "Electricity is billed every year.",
    "Have you a yearly membership elsewhere? Then a yearly membership with us may be dearer than a weekly subscription.",
  ])("what is right, or said of something else, is not: %s", (text) => {
    expect(told(text)).toEqual([]);
  });
});

describe("a price whose point may have slipped", () => {
  const plan = (price: number, period: string) =>
    `name: For ${period}, price: ${price}, period: ${period}, perDay: false`;
  /** Twelve weeks beside four and one, which come later in the file. */
  const told = (long: number, middle = 19.99, short = 4.86) =>
    said("odd-price", [plan(long, "12 weeks"), plan(middle, "4 weeks"), plan(short, "1 week")]);

  it("is told where, with its point elsewhere, it is at most as dear by the day as others, and at least a third", () => {
    expect(told(365)).toEqual([expect.stringMatching(/^Plan "p0" costs \$365:/)]);
    expect([told(612), told(613)]).toEqual([[expect.any(String)], []]);
    expect([told(195), told(194)]).toEqual([[expect.any(String)], []]);
  });

  it("is told of a renewal that is a fifth of what is crossed out, or less", () => {
    const renewing = (later: number) =>
      said("odd-price", [`${plan(10, "1 month")}, originalPrice: 20, renews: { price: ${later}, every: 1 month }`]);
    expect(renewing(4)).toEqual([expect.stringMatching(/^Plan "p0" renews at \$4 and crosses out \$20 /)]);
    expect(renewing(4.01)).toEqual([]);
  });

  it("is told of a first payment with the digits of the others, ten or a hundred times as high", () => {
    const paying = (price: number, later: number, period = "1 month") =>
      said("odd-price", [`${plan(price, period)}, renews: { price: ${later}, every: 1 month }`]);
    expect(paying(1490, 14.9)).toEqual([
      expect.stringMatching(/^Plan "p0" costs \$1,490 today and renews at \$14.90 /),
    ]);
    expect(paying(149, 14.9)).toHaveLength(1);
    // A price to begin with, one with a fee, a round one, and one for another time.
    expect([paying(1.99, 19.9), paying(64.9, 14.9), paying(100, 10), paying(149, 14.9, "1 year")]).toEqual([
      [],
      [],
      [],
      [],
    ]);
  });

  it("may be meant where it has cents, where no price has, and where the others are not cheaper the longer they are", () => {
    expect([told(365.01), told(365, 20, 5), told(365, 39.99)]).toEqual([[], [], []]);
  });
});

it("what most buyers take is one of the plans, as what is suggested is", () => {
  const plan = (name: string, more = "") => `name: ${name}, price: 5, period: 1 ${name}${more}`;
  const told = (popular: string) =>
    said(
      "two-favourites",
      [plan("week", ", popular: true"), plan("month", ", popular: true"), plan("year")],
      [`{ type: plans, heading: Plans, plans: [p0, p1, p2], default: p0, popular: ${popular} }`],
    ).map((message) => message.replace(/^.*" "(.+)", 2 of 3 .*$/, "$1"));
  expect(told("Most popular")).toEqual(["Our suggestion", "Most popular"]);
  expect(told("With a tutor")).toEqual(["Our suggestion"]);
});

describe("how many of a plan are bought", () => {
  const plans =
    "[{ type: plans, heading: Plans, plans: [seat], default: seat }, { type: button, text: Go on, action: next }]";
  const steps = (ask: string, form: string, sale: string, more = "") => `${frame}start: ask
plans: { seat: { name: Seat, price: 40, currency: GBP, quantity: seats } }
steps:
  ask: { type: question, path: /, question: For?, options: [{ label: Team, next: ${ask} }, Me], next: ${ask} }
  form: { type: form, path: /form, heading: Seats, fields: [{ id: seats, type: number, label: Seats, min: 1, max: 9 }], button: Go on, next: ${form} }
  sale: { type: offer, path: /sale, sections: ${plans}, next: ${sale} }
  end: { type: end, path: /end, sections: [{ type: heading, text: Thanks }] }
${more}`;
  const again = `  again: { type: offer, path: /again, sections: ${plans}, next: end }\n`;
  const paying = (plan: string) =>
    `  paying: { type: checkout, path: /paying, heading: Pay, plan: ${plan}, paid: end, next: form }\n`;

  it.each<[string, string, string?]>([
    ["asked before it is sold", steps("form", "sale", "end")],
    ["asked of some", steps("sale", "sale", "end").replace("next: sale }, Me", "next: form }, Me")],
    ["asked only afterwards", steps("sale", "end", "form"), "sale"],
    ["asked before it is sold once more", steps("sale", "again", "form", again)],
    ["asked only behind its payment", steps("paying", "end", "end", paying("seat")), "paying"],
    ["not asked before another plan is paid", steps("paying", "end", "end", paying("other"))],
    // The other rules tell of a step that nobody comes to.
    ["asked where nobody comes", steps("sale", "sale", "end")],
    ["sold where nobody comes", steps("form", "end", "end")],
  ])("%s", (_, text, told) => {
    const { problems } = checkFunnel("test.yaml", () => ({ text }));
    const found = problems.filter(({ rule }) => rule === "unfit-quantity").map(({ message }) => message);
    expect(problems.filter(({ rule }) => rule === "missing-legal-terms" || rule === "unreachable-step")).not.toEqual(
      [],
    );
    expect(found).toEqual(
      told === undefined ? [] : [expect.stringContaining(`sold in step "${told}", but no way to it asks for "seats"`)],
    );
  });
});

describe("extras of a page", () => {
  /** What is said of a page with these plans and extras, behind a question, and of one behind its receipt. */
  const told = (plans: string, extras: readonly string[], again = "more") => {
    const button = "{ type: button, text: Go on, action: next }";
    const offer = (path: string, sold: string, added: readonly string[], paid: string) =>
      `{ type: offer, path: ${path}, paid: ${paid}, sections: [{ type: plans, heading: Plans, plans: [${sold}], default: course }, ${added.map((each) => `{ type: extras, heading: Add, ${each} }, `).join("")}${button}] }`;
    const receipt = (path: string, more = "") =>
      `{ type: receipt, path: ${path}, heading: Thanks, ready: In, failed: "No", support: Help${more} }`;
    return toldBy(
      "unfit-extra",
      `${frame}start: who
plans:
  course: { name: Course, price: 49, currency: USD }
  slow: { name: Slow course, price: 20, currency: USD, parts: { count: 3, every: 1 month } }
  book: { name: Book, price: 12, currency: USD }
  call: { name: Call, price: 9, currency: USD }
  more: { name: More, price: 5, currency: USD }
steps:
  who: { type: question, path: /, question: For whom?, options: [Me, Them], next: how }
  how: { type: question, path: /how, question: How?, options: [Me, Them], next: offer }
  offer: ${offer("/offer", plans, extras, "thanks")}
  thanks: ${receipt("/thanks", ", button: Go on, next: again")}
  again: ${offer("/again", "course", [`extras: [${again}]`], "end")}
  end: ${receipt("/end")}
`,
    ).map(({ message, path }) => `${path?.join(".")}: ${message}`);
  };
  const twice = [expect.stringMatching(/^steps\.offer\.sections\.2\.extras: .* has extras in two sections/)];

  it("go with whichever of its plans is not paid in parts", () => {
    expect(told("slow, course", ["extras: [book]"])).toEqual([]);
  });

  it("are in one section for each visitor", () => {
    const both = (one: string, other: string) => told("course", [`${one}extras: [book]`, `${other}extras: [call]`]);
    const mail = "when: { query: { from: mail } }, ";
    expect(both("", "when: { who: me }, ")).toEqual(twice);
    expect(both("when: { who: me }, ", "")).toEqual(twice);
    expect(both(mail, mail)).toEqual(twice);
    expect(both(mail, mail.replace("mail", "shop"))).toEqual([]);
    expect(both(mail, "when: { who: me }, ")).toEqual([]);
    // Who answers so in both questions meets both; others may not.
    expect(both("when: { who: me }, ", "when: { how: me }, ")).toEqual([]);
  });

  it("are others once they have been paid", () => {
    expect(told("course", ["extras: [book]"], "book")).toEqual([
      expect.stringMatching(/^steps\.again\.sections\.1\.extras\.0: Extra "book" is offered again in step "again"/),
    ]);
  });
});

describe("of two lists of plans, each for some visitors", () => {
  /** What rules say of the conditions of two lists, behind a question with points and another one. */
  const told = (one: string, other: string) => {
    const list = (when: string, plan: string) =>
      `{ type: plans, ${when && `when: ${when}, `}heading: ${plan}, plans: [${plan}], default: ${plan} }`;
    const { problems } = checkFunnel("test.yaml", () => ({
      text: `${frame}start: a
scales: { load: {} }
plans:
  week: { name: A week, price: 5, currency: USD, period: 1 week }
  month: { name: A month, price: 9, currency: USD, period: 1 month }
steps:
  a: { type: question, path: /, question: How much?, options: [{ id: none, label: None }, { id: some, label: Some, score: { load: 3 } }, { id: much, label: Much, score: { load: 5 } }], next: b }
  b: { type: question, path: /b, question: And how soon?, options: [{ id: now, label: Now }, { id: later, label: Later }], next: c }
  c: { type: offer, path: /c, next: d, sections: [{ type: heading, text: "{score.load}" }, ${list(one, "week")}, ${list(other, "month")}, { type: button, text: Go on, action: next }] }
  d: { type: end, path: /d, sections: [{ type: heading, text: Thank you }] }
`,
    }));
    expect(problems.map((problem) => problem.rule)).toContain("missing-legal-terms");
    return problems
      .filter(({ rule }) => rule === "several-plan-lists" || rule === "uneven-bands")
      .map(({ rule, path }) => [rule, path?.slice(0, 4).join(".")]);
  };

  const both = [["several-plan-lists", "steps.c.sections.2"]];

  it.each<[string, string, readonly (readonly string[])[]]>([
    ["{ a: [none, some] }", "{ a: much }", []],
    ["{ a: [none, some] }", "{ a: [some, much] }", both],
    // Answers of two questions may be given by one visitor.
    ["{ a: much }", "{ b: now }", both],
    ["{ a: much, b: later }", "{ b: now }", []],
    // What a link brings does not depend on what is answered.
    ["{ query: { from: mail } }", "{ a: much }", both],
    ["{ query: { from: mail } }", "{ query: { from: shop } }", []],
    ["{ query: { from: mail } }", "{ not: { query: { from: mail } } }", []],
    // One for all and one for some may be meant, as are two for all.
    ["", "{ a: much }", []],
    // Of two bands that share a number another rule tells.
    ["{ score: { load: { max: 2 } } }", "{ score: { load: { min: 3 } } }", []],
    ["{ score: { load: { max: 3 } } }", "{ score: { load: { min: 3 } } }", [["uneven-bands", "steps.c.sections.2"]]],
  ])("%s and %s", (one, other, said) => {
    expect(told(one, other)).toEqual(said);
  });
});

describe("a price beside what belongs to another", () => {
  const toldOf = (answer: string) => {
    const text = `${frame}start: offer
plans:
  trial: { name: Membership, price: 1.95, currency: USD, period: 7 days, perDay: false, renews: { price: 29.95, every: 4 weeks } }
  club: { name: Club, price: 30, currency: USD, renews: { price: 30, every: 1 month } }
  report: { name: The report, price: 24.95, currency: USD }
  month: { name: Month, price: 20, currency: USD, period: 1 month }
steps:
  offer: { type: info, path: /, sections: [{ type: text, text: "${answer}" }], button: Go, next: end }
  end: { type: end, path: /end, sections: [{ type: heading, text: Thanks }] }
`;
    return toldBy("mixed-plans", text).map(({ message }) => message);
  };

  it("is told where it is that of today, and what follows says how often the plan goes on", () => {
    expect(toldOf("It goes on at {plans.trial.price} {plans.trial.renews.every}.")).toEqual([
      '{plans.trial.price} is what plan "trial" costs today, and {plans.trial.renews.every} how often it goes on, at another price. Write {plans.trial.renews.price} before it.',
    ]);
  });

  it("is told where it is that of another plan than the one that is named", () => {
    expect(toldOf("Yes. {plans.report.name} costs {plans.trial.price}, once.")).toEqual([
      '{plans.report.name} stands beside the price of plan "trial". Write {plans.report.price}, or the name of plan "trial".',
    ]);
  });

  it("is told where it is that of another time than the one that is named", () => {
    expect(toldOf("7 days costs {plans.club.price}.")).toEqual([
      'This says "7 days" of the price of plan "club", which runs for another time. Write {plans.trial.price}, or the time of plan "club".',
    ]);
  });

  it.each([
    "1 month costs {plans.club.price}.",
    "1 month costs {plans.month.price}.",
    "7 days costs {plans.club.price} behind 1 month.",
    "For {plans.club.price} you get 7 days off.",
    "It goes on {plans.trial.renews.every}, and the club costs {plans.club.renews.price} {plans.club.renews.every}.",
    "{plans.report.name} is no part of {plans.trial.price}, the price of our trial for those who begin today.",
    // That there is no such plan, another rule tells.
    "It is {plans.nope.price} {plans.nope.renews.every}.",
    "It goes on at {plans.trial.renews.price} {plans.trial.renews.every}.",
    "{plans.club.price} {plans.club.renews.every}.",
    "{plans.report.name} costs {plans.report.price}, once.",
    "{plans.trial.name} costs {plans.trial.price} today, and {plans.report.name} {plans.report.price}.",
    "{plans.report.name} instead of {plans.trial.renews.price} {plans.trial.renews.every}.",
  ])("is right: %s", (answer) => {
    expect(toldOf(answer)).toEqual([]);
  });
});

describe("a page that leads to a payment, and offers no plan to some", () => {
  const plan = "{ type: plans, when: { who: me }, heading: Plan, plans: [week], default: week }";
  const on = "{ type: button, text: Go on, action: next }";
  /** What is said of a page with these sections, and where it and a question behind it lead. */
  const told = (sections: readonly string[], next: string, { asked = "bye", experiments = "{}" } = {}) =>
    toldBy(
      "offer-without-plan",
      `${frame}start: who
experiments: ${experiments}
plans: { week: { name: A week, price: 5, currency: USD, period: 1 week } }
steps:
  who: { type: question, path: /, question: For whom?, options: [Me, Them], next: offer }
  offer: { type: offer, path: /offer, sections: [${sections.join(", ")}], next: ${next} }
  ask: { type: question, path: /ask, question: Today?, options: [{ label: "Yes", next: pay }, "No"], next: ${asked} }
  pay: { type: checkout, path: /pay, heading: Pay, plan: week, paid: thanks }
  thanks: { type: receipt, path: /thanks, heading: Thanks, ready: In, failed: "No", support: Help }
  bye: { type: end, path: /bye, sections: [{ type: link, text: Bye, to: support }] }
`,
    ).map(({ message }) => message);
  const them = [expect.stringContaining("offers no plan to whoever answers “Them” at step")];

  it("is told wherever they are led there, if by one of the answers that follow", () => {
    expect(told([plan, on], "pay")).toEqual(them);
    expect(told([plan, on], "ask")).toEqual(them);
    expect(told([plan, on], "[{ when: { who: them }, go: pay }, { go: bye }]")).toEqual(them);
  });

  it("is not told where they are led elsewhere, or see no button that leads there", () => {
    expect(told([plan, on], "[{ when: { who: me }, go: pay }, { go: bye }]")).toEqual([]);
    const own = on.replace("text", "when: { who: me }, text");
    expect(told([plan, own], "pay")).toEqual([]);
    expect(told([plan, own, on.replace("next", "skip")], "pay")).toEqual([]);
    expect(told([plan, own], `more }\n  more: { type: offer, path: /more, sections: [${on}], next: pay`)).toEqual([]);
  });

  it("says by which address or variant they come, unless there is no such experiment", () => {
    const byAddress = plan.replace("who: me", "query: { from: mail }");
    expect(told([byAddress, on], "pay")).toEqual([expect.stringContaining("if not (the address has from=mail).")]);
    const byVariant = plan.replace("who: me", "experiment: { price: low }");
    expect(told([byVariant, on], "pay", { experiments: "{ price: [low, high] }" })).toEqual([
      expect.stringContaining("if the variant of price is high."),
    ]);
    expect(told([byVariant, on], "pay")).toEqual([]);
  });
});

describe("what runs out", () => {
  const told = (rule: string, stock: string, plans: string, more = "") =>
    toldBy(
      rule,
      `${frame}start: form
stock: ${stock}
plans: ${plans}
steps:
  form: { type: form, path: /, heading: You, consent: We write to you., fields: [{ id: mail, type: email, label: E-mail, contact: true }], button: Go on, next: offer }
  offer: { type: offer, path: /offer, sections: [{ type: heading, text: Seats }], next: end }
  end: { type: end, path: /end, sections: [{ type: heading, text: Thanks }] }
${more}`,
    ).map(({ message, path }) => `${path?.join(".")}: ${message}`);
  const seat = (stock: string) => `{ seat: { name: Seat, price: 40, currency: GBP, stock: ${stock} } }`;

  it("is known by its name, or the names that there are, or how to write one", () => {
    expect(told("unknown-stock", "{ seats: 9, tables: 3 }", seat("chairs"))).toEqual([
      'plans.seat.stock: Plan "seat" takes of stock "chairs", which does not exist. The stocks are: seats, tables.',
    ]);
    expect(told("unknown-stock", "{}", seat("chairs"))).toEqual([
      expect.stringContaining("does not exist. Write at the left edge how many there are: stock: { chairs: 40 }."),
    ]);
  });

  it("is taken by a plan, unless one misspells it", () => {
    expect(told("idle-stock", "{ seats: 9, tables: 3 }", seat("seats"))).toEqual([
      expect.stringMatching(/^stock\.tables: .* Write stock: tables at each plan that does, or remove it\.$/),
    ]);
    expect(told("idle-stock", "{ seats: 9 }", "{}")).toEqual([
      expect.stringContaining('Write stock: seats at a plan under "plans", or remove it.'),
    ]);
    expect(told("idle-stock", "{ seats: 9 }", seat("seat"))).toEqual([]);
  });

  it("is asked for by no field and no outcome, and said by no text that is made before or sent", () => {
    const left = "{stock.seats|1 seat|5 seats|A seat}";
    const found = told(
      "idle-stock",
      "{ seats: 9 }",
      seat("seats"),
      `  ask: { type: form, path: /ask, heading: You, fields: [{ id: town, type: text, label: Town, when: { stock: { seats: left } } }], button: Go on, next: end }
outcomes: [{ id: in, title: "${left}", when: { stock: { seats: left } } }, { id: out, title: Late }]
description: "${left}"
legal: { title: Legal, tabs: [{ id: terms, purpose: terms, label: Terms, text: "${left}" }] }
lead: { source: seats, mail: { subject: "${left}", body: Hello } }
`,
    );
    expect(found).toEqual([
      expect.stringMatching(/^steps\.ask\.fields\.0\.when.*: A field asks for a stock/),
      expect.stringMatching(/^outcomes\.0\.when.*: An outcome asks for a stock/),
      ...["description", "legal.tabs.0.text", "lead.mail.subject"].map((path) =>
        expect.stringMatching(new RegExp(`^${path}: .* never says here how many are left`)),
      ),
    ]);
  });
});
