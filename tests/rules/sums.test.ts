import { describe, expect, it } from "vitest";
import { checkFunnel } from "../../engine/check/index.ts";
import { frame } from "../frame.ts";
import { toldBy } from "../told-by.ts";

/** A trial, a plan, and a gift that ends; the trial goes on at the price of the plan. */
const plans = (currency: string, [trial, month, gift, names]: readonly [number, number, number, string]) => {
  const [first, second, third] = names.split(" ");
  return `plans:
  trial: { name: ${first}, price: ${trial}, currency: ${currency}, period: 14 days, perDay: false, renews: { price: ${month}, every: 1 month } }
  month: { name: ${second}, price: ${month}, currency: ${currency}, period: 1 month, renews: { price: ${month}, every: 1 month } }
  gift: { name: ${third}, price: ${gift}, currency: ${currency}, period: 6 months, perDay: false }
`;
};

const own: Readonly<Record<string, string>> = {
  en: plans("USD", [4.9, 24.8, 128, "Starter Basic Present"]),
  de: plans("EUR", [4.9, 24.8, 128, "Anfang Alltag Geschenk"]),
  ja: plans("JPY", [490, 2480, 12800, "おためし便 毎月便 ギフト箱"]),
};

/** What is said of sums, without the words before it, where a text stands in legal terms or on the page of an offer. */
function said(place: "terms" | "offer", language: string, text: string): readonly string[] {
  const quoted = JSON.stringify(text);
  const notice = place === "offer" ? `{ type: text, text: ${quoted} }, ` : "";
  const definition = `${frame.replace("language: en", `language: ${language}`)}start: a
${own[language] ?? own.en}legal: { title: L, tabs: [{ id: terms, purpose: terms, label: T, text: ${place === "terms" ? quoted : "T"} }] }
steps:
  a:
    type: offer
    path: /
    sections: [${notice}{ type: heading, text: H }, { type: plans, heading: P, plans: [trial, month], default: month }]
`;
  return toldBy("price-in-text", definition).map(({ message }) =>
    message.replace(/^.* states (.*) as plain text, not with a placeholder\. /, "$1: "),
  );
}

describe("a price in legal terms is told as", () => {
  it.each([
    [
      "ja",
      "# 更新と解約\n\n- おためしは初回のみ14日間、490円です。その後は月額2,480円で毎月更新されます。",
      ["490円: Write {plans.trial.price}.", "2,480円: Write {plans.trial.renews.price}."],
    ],
    [
      "ja",
      "自動で更新されます。おためしは490円、ギフトは1万2,800円です。",
      ["490円: Write {plans.trial.price}.", "1万2,800円: Write {plans.gift.price}."],
    ],
    ["ja", "自動で更新されます。価格は490円です。", ["490円: Write {plans.trial.price}."]],
    ["en", "## Renewal\n\nStarter costs $4.90", ["$4.90: Write {plans.trial.price}."]],
    ["ja", "毎月便は月額2,480円です。", ["2,480円: Write {plans.month.price}."]],
    ["ja", "毎月2，480円です。", ["2，480円: Write {plans.month.price}."]],
    ["ja", "定期便は更新されますが、14日間490円のおためしから始まります。", ["490円: Write {plans.trial.price}."]],
    [
      "en",
      "## Renewal and cancellation\n\n- The trial is 14 days for $4.90. Then it costs $24.80 a month.",
      ["$4.90: Write {plans.trial.price}.", "$24.80: Write {plans.trial.renews.price}."],
    ],
    ["en", "Plans renew automatically; the first 14 days cost $4.90.", ["$4.90: Write {plans.trial.price}."]],
    ["en", "Plans renew automatically, $4.90 pays for 14 days.", ["$4.90: Write {plans.trial.price}."]],
    ["en", "Later, a present costs $128.", ["$128: Write {plans.gift.price}."]],
    ["en", "You pay $24.80 a month.", ["$24.80: Write {plans.month.price}."]],
    ["en", "Basic renews at $24.80.", ["$24.80: Write {plans.month.renews.price}."]],
    [
      "en",
      "Starter renews at $4.90.",
      ['$4.90: But plan "trial" renews at $24.80 and plan "month" renews at $24.80. Write {plans.trial.renews.price}.'],
    ],
  ] as const)("that of its plan and its time, in %s: %s", (language, text, messages) => {
    expect(said("terms", language, text)).toEqual(messages);
  });
});

describe("a price beside plans to pick is told as", () => {
  it.each([
    ["Only $24.80 today", "$24.80: Write {plan.price}."],
    ["Starter is $4.90 today", "$4.90: Write {plans.trial.price}."],
    ["From $4.90", "$4.90: Write {plans.trial.price}."],
    ["A present is $128", "$128: Write {plans.gift.price}."],
    ["Only $0.83 per day", "$0.83: Write {plan.perDay}."],
    ["Only $0.50 per day", '$0.50: But a day of plan "month" costs $0.83. Write {plan.perDay}.'],
  ])("that of the plan that it is the price of: %s", (text, message) => {
    expect(said("offer", "en", text)).toEqual([message]);
  });

  it("a day in Japanese", () => {
    expect(said("offer", "ja", "1日あたりたったの16円です。")).toEqual([
      '16円: But a day of plan "month" costs 83円. Write {plan.perDay}.',
    ]);
    expect(said("offer", "ja", "1日あたり83円です。")).toEqual(["83円: Write {plan.perDay}."]);
  });
});

describe("what is no price of a plan", () => {
  const saved = "Let prices say what is saved: {plan.originalPrice} and {plan.price}.";
  it.each([
    ["en", "Now $10 off", "$10"],
    ["en", "Now $4.90 off", "$4.90"],
    ["en", "Save $10 today", "$10"],
    ["en", "A discount of $10", "$10"],
    ["ja", "いまなら1,000円引きです。", "1,000円"],
    ["ja", "490円お得です。", "490円"],
  ])("a discount in %s: %s", (language, text, sum) => {
    expect(said("offer", language, text)).toEqual([`${sum}: ${saved}`]);
  });

  it.each([
    ["en", "Shipping $5", "$5"],
    ["en", "Plus $5 for shipping", "$5"],
    ["en", "A delivery costs $4.90", "$4.90"],
    ["en", "$5 processing fee", "$5"],
    ["ja", "別途送料550円がかかります。", "550円"],
    ["ja", "550円の送料がかかります。", "550円"],
    ["ja", "手数料は490円です。", "490円"],
  ])("a fee in %s: %s", (language, text, sum) => {
    expect(said("offer", language, text)).toEqual([
      `${sum}: It is a fee, not the price of a plan. Write it under "facts", with its source, and {facts.NAME} here.`,
    ]);
  });

  it.each([
    ["en", "Only $24.80, shipping included", "$24.80"],
    ["en", "Only $24.80 with free shipping", "$24.80"],
    ["en", "$24.80 shipping is included", "$24.80"],
    ["en", "Free delivery, $24.80 a month", "$24.80"],
    ["en", "Save: $24.80 a month", "$24.80"],
    ["en", "Reduced to $24.80", "$24.80"],
    ["ja", "2,480円（送料込み）です。", "2,480円"],
    ["ja", "2,480円送料無料です。", "2,480円"],
    ["ja", "送料無料、2,480円です。", "2,480円"],
    ["ja", "お得な2,480円です。", "2,480円"],
  ])("but this is the price, in %s: %s", (language, text, sum) => {
    expect(said("offer", language, text)).toEqual([`${sum}: Write {plan.price}.`]);
  });
});

it("a share that a plan by the year saves is measured by what both cost later", () => {
  const told = (text: string) =>
    checkFunnel("test.yaml", () => ({
      text: `${frame}start: a
plans:
  month: { name: Month, price: 0, currency: GBP, period: 14 days, perDay: false, renews: { price: 29, every: 1 month } }
  year: { name: Year, price: 0, currency: GBP, period: 14 days, perDay: false, renews: { price: 290, every: 1 year } }
steps: { a: { type: offer, path: /, sections: [{ type: text, text: "${text}" }, { type: plans, heading: P, plans: [month, year], default: month }] } }
`,
    })).problems.flatMap(({ rule, message }) =>
      rule === "price-in-text" ? message.replace(/^.*not with a placeholder\. /, "") : [],
    );
  const compared = "Let prices say what is saved: {plans.month.renews.price} and {plans.year.renews.price}.";
  expect(told("Pay by the year and save 17%")).toEqual([compared]);
  expect(told("Pay by the year and save 30%")).toEqual([`The plans save 17% at most. ${compared}`]);
});

it("a sum of all parts is told the placeholder for it", () => {
  const { problems } = checkFunnel("test.yaml", () => ({
    text: `${frame}start: a
plans: { course: { name: Course, price: 43, currency: EUR, parts: { count: 3, every: 1 month } } }
steps:
  a:
    type: offer
    path: /
    sections:
      - { type: plans, heading: Plans, plans: [course], default: course }
      - { type: text, text: "€129 in total, not €120" }
`,
  }));
  const said = problems.filter(({ rule }) => rule === "price-in-text").map(({ message }) => message);
  expect(said).toHaveLength(2);
  expect(said[0]).toMatch(/ Write \{plan\.total\}\.$/);
  expect(said[1]).toMatch(/ Write \{plan\.price\} or \{plan\.total\}, or /);
});

it("a sum in rupees is read as it is written in India, and told the placeholder of a plan that has one", () => {
  const told = (text: string) =>
    checkFunnel("test.yaml", () => ({
      text: `${frame.replace("language: en", "language: en-IN")}start: a
plans:
  month: { name: Month, price: 12500, currency: INR, renews: { price: 12500, every: 1 month } }
  parts: { name: In parts, price: 31000, currency: INR, parts: { count: 4, every: 3 months } }
  year: { name: All at once, price: 118000, currency: INR }
legal: { title: L, tabs: [{ id: terms, purpose: terms, label: T, text: "${text}" }] }
steps: { a: { type: offer, path: /, sections: [{ type: plans, heading: P, plans: [month, parts, year], default: month }] } }
`,
    })).problems.flatMap(({ rule, message }) =>
      rule === "price-in-text"
        ? message.replace(/^.* states (.*) as plain text, not with a placeholder\. /, "$1: ")
        : [],
    );
  for (const sum of ["₹1,18,000", "Rs 1,18,000/-", "Rs. 1,18,000", "₹1.18 lakh", "1,18,000 rupees"])
    expect(told(`It costs ${sum}.`)).toEqual([`${sum}: Write {plans.year.price}.`]);
  const ways = "{plans.month.price} or {plans.month.renews.price} or {plans.parts.total}";
  expect(told("It costs Rs 1,20,000/-.")).toEqual([
    `Rs 1,20,000/-: Write ${ways}, or {facts.NAME} if it is not a price.`,
  ]);
  // Beside a price, digits with cents are one too; the beginning of a longer number is none.
  expect(told("{plans.year.price} for one of 1,50,000 seats")).toEqual([]);
});

it("on a page that sells nothing a sum is told if it is the price of a plan, and not if it may be one of anything", () => {
  const told = (text: string) =>
    checkFunnel("test.yaml", () => ({
      text: `${frame}start: a
plans:
  queen: { name: Queen, price: 799, originalPrice: 999, currency: USD }
  sample: { name: Sample, price: 9, currency: USD }
steps:
  a: { type: info, path: /, sections: [{ type: heading, text: A }, { type: text, text: ${JSON.stringify(text)} }], button: Next, next: b }
  b: { type: offer, path: /b, sections: [{ type: plans, heading: P, plans: [queen, sample], default: sample }] }
`,
    })).problems.flatMap(({ rule, path, message }) =>
      rule === "price-in-text" && path[1] === "a" ? message.replace(/^.*placeholder\. /, "") : [],
    );
  expect(told("A queen is $799.")).toEqual(["Write {plans.queen.price}."]);
  expect(told("A store asks $999 for it, and $9 for a pillow case.")).toEqual([]);
  expect(told("Last year 799 of them were sold.")).toEqual([]);
});
