import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { checkFunnel } from "../engine/check/index.ts";
import { diffFunnels } from "../engine/diff/index.ts";
import { counterOf, exitsOf, flowOf } from "../engine/flow/index.ts";
import { computedOf, emptyQuiz, fillMail, nextStep, outcomeOf, toStored } from "../engine/quiz/index.ts";
import { serverFunnelOf, siteOf } from "../engine/views/index.ts";
import { coverFunnel } from "../engine/walks/index.ts";
import { readText } from "../src/disk/read-text.ts";

const file = "templates/lead/funnel.yaml";
const template = readFileSync(file, "utf8");
const [, smallest = ""] = /### The smallest funnel.*?```yaml\n(.*?)```/s.exec(readFileSync("README.md", "utf8")) ?? [];
const recipes = readFileSync("README.md", "utf8").split("**Add a question.**")[1] ?? "";
const [question = "", branch = "", end = "", faces = ""] = [...recipes.matchAll(/```yaml\n(.*?)```/gs)].map(
  ([, body]) => body,
);

const trialFrame = `id: trial
language: en
start: offer
product: { name: Trial, support: help@my.internal }
legal: { title: Legal, tabs: [{ id: terms, purpose: terms, label: Terms, text: None. }] }
`;

/** A page that sells what a recipe offers, below a heading, and the receipt behind it. */
const sale = (heading: string, offered: string) => `  offer:
    type: offer
    path: /offer
    sections:
      - { type: heading, text: "${heading}" }
${offered}      - { type: button, text: Book, action: next }
      - { type: text, text: "See our [terms](legal:terms)." }
    paid: thanks
  thanks: { type: receipt, path: /thanks, heading: Thank you, ready: Come in, failed: Write to us, support: Back }
`;

test("the README's smallest funnel has no problem, and a name and a counter that nobody wrote", () => {
  expect(smallest.trim().split("\n").length).toBeLessThanOrEqual(20);
  const { definition, problems } = checkFunnel("funnel.yaml", () => ({ text: smallest }));
  expect(problems).toEqual([]);
  if (!definition) throw new Error("It has errors");
  const { logo, fixed } = siteOf(definition);
  expect({ logo, fixed, counter: counterOf(definition) }).toMatchObject({
    logo: undefined,
    fixed: { "product.name": "Quiz" },
    counter: { total: 1 },
  });
});

test("the README's end is one as it is", () => {
  const text = smallest.replace(/ {2}thanks:\n( {4}.*\n)+/, end);
  const { problems } = checkFunnel("funnel.yaml", () => ({ text }));
  expect(text).toContain("type: end");
  expect(problems.filter(({ severity }) => severity === "error")).toEqual([]);
});

test("the README's faces can take the place of options as they are", () => {
  const text = smallest
    .replace("steps:", "steps:\n  bread:")
    .replace(
      / {2}bread: \{ .* options: \[.*\], next: contact \}/,
      `    type: question\n    path: /\n    question: Where?\n${faces}    next: contact`,
    );
  const find = () => ({ found: true, bytes: 1024 }) as const;
  const { definition, problems } = checkFunnel("funnel.yaml", () => ({ text }), { find });
  expect(problems).toEqual([]);
  expect(definition?.steps.bread).toMatchObject({ layout: "tiles", options: [{ icon: "seedling" }, {}, {}] });
});

test("the README's result can be part of an end as it is", () => {
  const result =
    [...recipes.matchAll(/```yaml\n(.*?)```/gs)].find(([, body]) => body?.includes("type: gauge"))?.[1] ?? "";
  const scored = smallest
    .replace("start:", "scales: { ready: {} }\nstart:")
    .replace(/options: \[.*?\]/, 'options: [{ label: "Often", score: { ready: 3 } }, { label: "Never" }]');
  const text = scored.replace(/ {2}thanks:\n( {4}.*\n)+/, `${end.trimEnd().replace(/\n {4}button.*/, "")}\n${result}`);
  expect(text).toContain("type: chart");
  expect(checkFunnel("funnel.yaml", () => ({ text })).problems).toEqual([]);
});

test("a trial is sold as its recipe says, and not without saying how long it is", () => {
  const recipe = readFileSync("docs/definition.md", "utf8").split("### A trial\n")[1] ?? "";
  const [plans = "", sections = ""] = [...recipe.matchAll(/```yaml\n(.*?)```/gs)].map(([, body]) => body);
  const rules = (sold: string, priced = plans) => {
    const text = `${trialFrame}${priced}steps:
  offer:
    type: offer
    path: /
    sections:
${sold}      - { type: text, text: "Our [terms](legal:terms)." }
    next: checkout
  checkout: { type: checkout, path: /checkout, heading: Your order, plan: monthly, paid: thanks }
  thanks: { type: receipt, path: /thanks, heading: You paid, ready: Ready, activate: Open it, failed: It failed, support: Help }
`;
    return checkFunnel("funnel.yaml", () => ({ text })).problems.map(({ rule }) => rule);
  };
  expect(rules(sections)).toEqual([]);
  expect(rules(sections, plans.replace("1.90", "0"))).toEqual([]);
  expect(rules(sections.replace(" for {plan.period}", ""))).toEqual(["renewal-terms-missing"]);
  // Its name says each month; without a week to try it, a year is also longer than what was bought.
  const yearly = plans.replace("1 month", "1 year");
  expect(rules(sections, yearly)).toEqual(["renewal-mismatch"]);
  expect(rules(sections, yearly.replace(", after a week to try it", ""))).toEqual([
    "renewal-mismatch",
    "renewal-mismatch",
  ]);
});

test("plans run out as their recipe says, and a page that hides them until it knows what is left is told", () => {
  const recipe = readFileSync("docs/definition.md", "utf8").split("### Plans that run out\n")[1] ?? "";
  const [plans = "", sections = ""] = [...recipe.matchAll(/```yaml\n(.*?)```/gs)].map(([, body]) => body);
  const waiting = `  waiting:
    type: form
    path: /waiting
    heading: When may we write?
    fields: [{ id: mail, type: email, label: E-mail, contact: true }]
    consent: "We write once. See our [privacy policy](legal:privacy)."
    button: Write to me
    next: end
  end: { type: end, path: /end, sections: [{ type: heading, text: We will write }] }
`;
  const frame = trialFrame.replace("}] }", "}, { id: privacy, purpose: privacy, label: Privacy, text: None. }] }");
  const check = (changed: string) => {
    const sold = sale(
      "The course",
      changed.replace("      - { type: button, text: Book my seat, action: next }\n", ""),
    );
    const text = `${frame}lead: { source: course }\n${plans}steps:\n${sold.replace("    paid:", "    next: waiting\n    paid:")}${waiting}`;
    return checkFunnel("funnel.yaml", () => ({ text }));
  };
  const { definition, problems } = check(sections);
  expect(problems).toEqual([]);
  if (!definition) throw new Error("It has just been checked");
  const { stock, stockSaid, plans: sold } = serverFunnelOf(definition, "hash");
  expect([stock, stockSaid, sold.course?.takes, sold["course-in-parts"]?.takes]).toEqual([
    { seats: 12 },
    ["seats"],
    { seats: 1 },
    { seats: 1 },
  ]);
  // Whoever comes too late goes on to the waiting list, and is sold nothing.
  const { walks, uncovered } = coverFunnel(definition);
  expect(uncovered).toEqual([]);
  const done = walks.map(({ query, moves }) => [query["stock.seats"], moves[0]?.action.kind]);
  expect(done).toEqual([
    [undefined, "pay"],
    ["out", "next"],
  ]);
  const hidden = sections.replace("type: plans,", "type: plans, when: { stock: { seats: left } },");
  expect(check(hidden).problems.map(({ rule }) => rule)).toEqual(["offer-without-plan"]);
});

test("a quiz of types says as its recipe does which one somebody is most like", () => {
  const recipe =
    readFileSync("docs/definition.md", "utf8").split("### The type that a visitor is most like\n")[1] ?? "";
  const [outcomes = "", options = "", sections = ""] = [...recipe.matchAll(/```yaml\n(.*?)```/gs)].map(
    ([, body]) => body,
  );
  const questions = ["one", "two", "three"].map(
    (id, index, all) => `  ${id}:
    type: question
    path: /${index === 0 ? "" : id}
    question: What makes you happy ${["first", "then", "in the end"][index]}?
    record: Happy ${id}
${index === 0 ? "" : `    back: ${all[index - 1]}\n`}    next: ${all[index + 1] ?? "end"}
${options}`,
  );
  const text = `id: types\nlanguage: en\nstart: one\nproduct: { name: Types }\n${outcomes}steps:\n${questions.join("")}  end:\n    type: end\n    path: /end\n    sections:\n${sections}`;
  const { definition, problems } = checkFunnel("funnel.yaml", () => ({ text }));
  expect(problems).toEqual([]);
  if (!definition) throw new Error("It has just been checked");
  const flow = flowOf(definition);
  const ids = flow.steps.one?.options?.map(({ id }) => id) ?? [];
  const typeOf = (...picked: readonly number[]) => {
    const choices = Object.fromEntries(picked.map((option, at) => [["one", "two", "three"][at], [ids[option] ?? ""]]));
    return outcomeOf(flow, { ...emptyQuiz, choices })?.id;
  };
  expect([typeOf(0, 0, 1), typeOf(2, 1, 1), typeOf(2, 2, 0), typeOf(1, 2, 0)]).toEqual([
    "baker",
    "cook",
    "host",
    "baker",
  ]);
});

/** The blocks of YAML of a recipe of the definition, in their order. */
const blocksOf = (recipe: string): readonly string[] =>
  [
    ...(readFileSync("docs/definition.md", "utf8").split(`### ${recipe}\n`)[1]?.split("\n### ")[0] ?? "").matchAll(
      /```yaml\n(.*?)```/gs,
    ),
  ].map(([, body = ""]) => body);

test("a test of two scales says as its recipe does which side wins, also on a draw", () => {
  const [about = "", plain = "", turned = "", led = "", draw = "", shown = ""] = blocksOf(
    "Statements on two or more scales",
  );
  const step = (id: string, body: string, next: string) =>
    `  ${id}:\n    type: question\n    path: /${id === "one" ? "" : id}\n${body}${next}`;
  const order = plain.replace(/pace:/g, "order:").replace("start today and fix it tomorrow", "plan first");
  const text = `id: styles\nlanguage: en\nstart: one\nentry: in-order\nproduct: { name: Styles }\n${about}steps:\n${step("one", plain, "    next: two\n")}${step(
    "two",
    turned,
    "    back: one\n    next: three\n",
  )}${step("three", order, "    back: two\n    next: four\n")}${step(
    "four",
    order.replace("plan first", "have a list"),
    `    back: three\n${led}`,
  )}${step("draw", draw, "    back: four\n    next: end\n")}  end:\n    type: end\n    path: /end\n    sections:\n${shown}`;
  const { definition, problems } = checkFunnel("funnel.yaml", () => ({ text }));
  expect(problems).toEqual([]);
  if (!definition) throw new Error("It has just been checked");
  const flow = flowOf(definition);
  const idsAt = (id: string) => flow.steps[id]?.options?.map((option) => option.id) ?? [];
  const styleOf = (...picked: readonly number[]) => {
    const choices = Object.fromEntries(
      picked.map((option, at) => {
        const id = ["one", "two", "three", "four", "draw"][at] ?? "";
        return [id, [idsAt(id)[option] ?? ""]];
      }),
    );
    return outcomeOf(flow, { ...emptyQuiz, choices })?.id;
  };
  // Agreeing with the second statement speaks for the other side.
  expect([styleOf(4, 0, 4, 4), styleOf(4, 1, 0, 1), styleOf(0, 4, 4, 4), styleOf(0, 3, 0, 0)]).toEqual([
    "sprinter",
    "spark",
    "gardener",
    "explorer",
  ]);
  expect([styleOf(4, 4, 4, 4, 0), styleOf(4, 4, 4, 4, 1)]).toEqual(["sprinter", "gardener"]);
  // What was answered on a draw turns nothing round once there is none.
  expect(styleOf(4, 3, 4, 4, 1)).toBe("sprinter");
});

test("the definition's test decides what is offered", () => {
  const [about = "", asked = "", led = "", offered = ""] = blocksOf("A test that decides what is offered");
  const end = (id: string) => `  ${id}: { type: end, path: /${id}, sections: [{ type: heading, text: Come in }] }\n`;
  const step = (id: string, body: string) =>
    `  ${id}:\n    type: question\n    path: /${id === "first" ? "" : id}\n    record: ${id}\n${body}`;
  const text = `id: test
language: en
start: first
product: { name: Test, support: help@my.internal }
legal: { title: Legal, tabs: [{ id: terms, purpose: terms, label: Terms, text: None. }] }
${about}steps:
${step("first", asked.replace(/ {4}next: .*\n/, "    next: second\n"))}${step("second", asked.replace("Elle", "Il"))}${step("third", asked.replace("Elle", "On").replace(/ {4}next: .*\n/, "    next: result\n"))}  result:
    type: info
    path: /result
    sections: [{ type: heading, text: "{outcome.title}" }]
    button: Go on
${led}${end("conversation")}${sale("Your course", offered)}`;
  const { definition, problems } = checkFunnel("funnel.yaml", () => ({ text }));
  expect(problems).toEqual([]);
  if (!definition) throw new Error("It has just been checked");
  const outcome = (...right: readonly string[]) =>
    outcomeOf(flowOf(definition), {
      ...emptyQuiz,
      choices: Object.fromEntries(["first", "second", "third"].map((id) => [id, [right.includes(id) ? "b" : "a"]])),
    })?.id;
  expect([outcome(), outcome("second"), outcome("first", "second", "third")]).toEqual(["new", "used", "fluent"]);
});

test("the definition's experiments show each visitor one headline, one way and one price", () => {
  const [experiments = "", headings = "", question = "", way = "", offered = ""] = blocksOf("A split test");
  const text = `${trialFrame.replace("start: offer", "start: welcome")}${experiments}plans:
  course: { name: The course, price: 120, currency: EUR }
  course-lower: { name: The course, price: 98, currency: EUR }
steps:
  welcome:
    type: info
    path: /
    sections:
${headings}    button: Go on
${way}  oven:
    type: question
    path: /oven
${question}    record: Oven
    options: ["Yes", "No"]
    next: offer
${sale("Your course", offered)}`;
  const { definition, problems } = checkFunnel("funnel.yaml", () => ({ text }));
  expect(problems).toEqual([]);
  if (!definition) throw new Error("It has just been checked");
  const next = (query: Readonly<Record<string, string>>) =>
    nextStep(flowOf(definition), { ...emptyQuiz, query, reached: ["welcome"] }, "welcome");
  expect([next({}), next({ quiz: "whole" }), next({ quiz: "brief" })]).toEqual(["oven", "oven", "offer"]);
});

test("the definition's wait stops for a question and lasts as long as in one part", () => {
  const [wait = ""] = blocksOf("A wait that stops for a question");
  const text = `id: runs
language: en
start: making
product: { name: Runs }
steps:
${wait.replace("path: /making\n", "path: /\n")}  end:
    type: end
    path: /end
    sections:
      - { type: heading, text: Your plan }
`;
  const { definition, problems } = checkFunnel("funnel.yaml", () => ({ text }));
  expect(problems).toEqual([]);
  if (!definition) throw new Error("It has just been checked");
  const times = Object.values(definition.steps).map((step) => exitsOf(step).after);
  expect(times).toEqual([2_400, undefined, 3_600, undefined]);
});

test("a mail with the result says as its recipe does what each visitor has told", () => {
  const [lead = "", about = ""] = blocksOf("A mail with the result");
  const text = `id: soil
language: en
start: feel
entry: in-order
product: { name: Soil test, support: help@soil.internal }
${lead}${about}steps:
  feel: { type: question, path: /, question: How does it feel?, options: [Gritty, Sticky], next: bed }
  bed:
    type: form
    path: /bed
    heading: Where shall we send your result?
    fields:
      - { id: who, type: text, label: Your name, contact: name, required: false }
      - { id: area, type: measure, label: Your bed, units: [m2], min: 1 m2, max: 100 m2 }
      - { id: address, type: email, label: Your address, contact: true }
    consent: We send you your result. See our [privacy policy](legal:privacy).
    button: Send it
    next: end
  end: { type: end, path: /end, sections: [{ type: heading, text: "{outcome.title|Thank you}" }] }
legal: { title: Legal, tabs: [{ id: privacy, purpose: privacy, label: Privacy, text: We forget your address once you have it. }] }
`;
  const { definition, problems } = checkFunnel("funnel.yaml", () => ({ text }));
  expect(problems).toEqual([]);
  const { leadMail } = definition ? serverFunnelOf(definition, "hash") : {};
  if (!definition || !leadMail) throw new Error("It has just been checked");
  const quiz = { ...emptyQuiz, reached: ["feel", "bed"], choices: { feel: ["sticky"] }, values: { area: "3 m2" } };
  const reader = { quiz: toStored(flowOf(definition), quiz), email: "ann@example.com", at: new Date() };
  expect(fillMail(leadMail, reader)).toEqual({
    subject: "Hello, your soil is: Clay",
    text: `You told us that it feels Sticky.

Dig in sand before the winter.

A bed of 3\u00a0m² needs 120 litres of compost each spring.
Questions? Write to help@soil.internal.
`,
  });
});

test("an address is confirmed as its recipe does, by whoever has ticked the box", () => {
  const [lead = "", steps = ""] = blocksOf("An address that is confirmed");
  const text = `id: seed-letters
language: en
start: you
product: { name: seeds }
${lead}steps:
${steps.replace("path: /you", "path: /")}legal: { title: Legal, tabs: [{ id: privacy, purpose: privacy, label: Privacy, text: We keep your address for the letters. }] }
`;
  const { definition, problems } = checkFunnel("funnel.yaml", () => ({ text }));
  expect(problems).toEqual([]);
  const { confirm } = definition ? serverFunnelOf(definition, "hash") : {};
  expect(confirm).toMatchObject({ consent: "letters", path: "/confirmed" });
});

test("the definition's outcomes say which plan fits", () => {
  const [outcomes = "", offered = ""] = blocksOf("A plan that fits each result");
  const text = `${trialFrame.replace("start: offer", "start: distance")}${outcomes}steps:
  distance:
    type: question
    path: /
    question: How far would you like to run?
    options: [{ id: marathon, label: A marathon }, { id: ten, label: Ten kilometres }]
    next: offer
${sale("{outcome.title}", offered)}`;
  const { definition, problems } = checkFunnel("funnel.yaml", () => ({ text }));
  expect(problems).toEqual([]);
  if (!definition) throw new Error("It has just been checked");
  const plan = (distance: string) =>
    outcomeOf(flowOf(definition), { ...emptyQuiz, choices: { distance: [distance] } })?.plan;
  expect([plan("marathon"), plan("ten")]).toEqual(["quarter", "month"]);
});

test("the definition's donation is given once or each month", () => {
  const [plans = "", offered = ""] = blocksOf("A donation, once or each month");
  const text = `${trialFrame.replace("start: offer", "start: how")}${plans}steps:
  how:
    type: question
    path: /
    question: How would you like to help?
    options: [{ id: monthly, label: Each month }, { id: once, label: Once }]
    next: offer
  offer:
    type: offer
    path: /offer
    sections:
      - { type: heading, text: Your gift }
${offered}      - { type: text, text: "See our [terms](legal:terms)." }
    paid: thanks
  thanks: { type: receipt, path: /thanks, heading: Thank you, ready: It is here, failed: Write to us, support: Back }
`;
  expect(checkFunnel("funnel.yaml", () => ({ text })).problems).toEqual([]);
});

test("the definition's extras are added to a course", () => {
  const [plans = "", offered = ""] = blocksOf("More with the order, and after it");
  const text = `${trialFrame}${plans}steps:
  offer:
    type: offer
    path: /
    sections:
      - { type: heading, text: Your course }
${offered}      - { type: text, text: "See our [terms](legal:terms)." }
    paid: thanks
  thanks: { type: receipt, path: /thanks, heading: Thank you, ready: It is here, failed: Write to us, support: Back }
`;
  expect(checkFunnel("funnel.yaml", () => ({ text })).problems).toEqual([]);
});

test("the definition's price follows a quantity, by itself or with a plan for each", () => {
  const [about = "", asked = "", offered = "", group = "", each = ""] = blocksOf("A price that follows a quantity");
  const text = `${trialFrame.replace("start: offer", "start: seats").replace("text: None. }", "text: None. }, { id: privacy, purpose: privacy, label: Privacy, text: None. }")}lead: { source: trial }
${about}steps:
  seats:
    type: form
    path: /
    heading: Who comes?
${asked}  offer:
    type: offer
    path: /offer
    sections:
      - { type: heading, text: An evening at the wheel }
${offered}      - { type: text, text: "See our [terms](legal:terms)." }
    paid: thanks
  group:
    type: form
    path: /group
${group}    fields: [{ id: mail, type: email, label: Your email, contact: true }]
    consent: See our [privacy text](legal:privacy).
    button: Write to me
    next: bye
  bye: { type: end, path: /bye, sections: [{ type: heading, text: Thank you }] }
  thanks: { type: receipt, path: /thanks, heading: Thank you, ready: It is booked, failed: Write to us, support: Back }
`;
  const check = (text: string) => checkFunnel("funnel.yaml", () => ({ text }));
  const { definition, problems } = check(text);
  expect(problems).toEqual([]);
  if (!definition) throw new Error("It has just been checked");
  expect(serverFunnelOf(definition, "").plans["seat:12"]).toMatchObject({ name: "12 × Seat", price: 480 });
  const bundles = text
    .replace(
      / {2}seat: .*\n/,
      ["one: { price: 40,", "two: { price: 70, originalPrice: 80,", "three: { price: 90, originalPrice: 120,"]
        .map((plan) => `  ${plan} name: Seats, currency: GBP }\n`)
        .join(""),
    )
    .replace(/ {6}- \{ type: plans.*\n/, () => each);
  const rules = (text: string) => check(text).problems.map(({ rule }) => rule);
  expect(rules(bundles)).toEqual([]);
  expect(rules(bundles.replace("{ seats: { min: 3 } }", "{ seats: { min: 4 } }"))).toContain("offer-without-plan");
});

test("the definition's code can be typed, and stand in the address", () => {
  const [about = "", offered = "", code = ""] = blocksOf("A code that visitors type");
  const text = `${trialFrame}${about}steps:
  offer:
    type: offer
    path: /
    sections:
      - { type: heading, text: A box of tea }
${offered}      - { type: text, text: "See our [terms](legal:terms)." }
${code}  thanks: { type: receipt, path: /thanks, heading: Thank you, ready: It is on its way, failed: Write to us, support: Back }
`;
  const { definition, problems } = checkFunnel("funnel.yaml", () => ({ text }));
  expect(problems).toEqual([]);
  if (!definition) throw new Error("It has just been checked");
  const outcome = (code: string, query = {}) =>
    outcomeOf(flowOf(definition), { ...emptyQuiz, values: { code }, reached: ["offer", "code"], query })?.id;
  expect([outcome(""), outcome("friend"), outcome(" spring"), outcome("", { code: "SPRING" })]).toEqual([
    "none",
    "unknown",
    "spring",
    "spring",
  ]);
});

test("the definition's formula counts what stands in for an empty field", () => {
  const [values = "", fields = "", said = ""] = blocksOf("What may stay empty in a formula");
  const text = `id: power
language: en
entry: in-order
start: home
${values}steps:
  home:
    type: form
    path: /
    heading: Your home
${fields}    button: Go on
    next: end
  end:
    type: end
    path: /end
    sections:
      - { type: heading, text: Your power }
${said}`;
  const check = (text: string) => checkFunnel("funnel.yaml", () => ({ text }));
  const { definition, problems } = check(text);
  expect(problems).toEqual([]);
  if (!definition) throw new Error("It has just been checked");
  const flow = flowOf(definition);
  const computed = (values: Record<string, string>) =>
    computedOf(flow, { ...emptyQuiz, values, reached: ["home", "end"] })?.plain();
  expect([
    computed({ "power-used": "4000 kWh", people: "", car: "" }),
    computed({ "power-used": "", people: "2", car: "10000 km" }),
    computed({ "power-used": "4000 kWh", people: "2", car: "" }),
  ]).toEqual([
    { power: 4000, yearly: 1400 },
    { power: 3000, yearly: 1680 },
    { power: 4000, yearly: 1400 },
  ]);
  const rules = (text: string) => check(text).problems.map(({ rule }) => rule);
  expect(rules(text.replace("ifempty(car, 0 km)", "car"))).toContain("empty-addend");
  // Whoever leaves both empty has nothing that is computed from either.
  expect(rules(text.replace(/ {4}requireOneOf.*\n/, ""))).toContain("unset-placeholder");
});

test("the README's question and its branch can be put into a funnel as they are", () => {
  const step = question.replace("    next: timing\n", branch.replace("beds", "obstacles"));
  const changed = template
    .replace("    back: goal\n", "    back: garden\n")
    .replace("    next: obstacles\n", "    next: garden\n")
    .replace("  obstacles:\n    type", `${step}\n  obstacles:\n    type`);
  const load = (text: string) => checkFunnel(file, (path) => (path === file ? { text } : readText(path)));
  const { definition, problems } = load(changed);
  expect(problems.filter(({ severity }) => severity === "error")).toEqual([]);
  const { definition: before } = load(template);
  if (!before || !definition) throw new Error("Both have just been checked");
  expect(diffFunnels(before, definition)).toMatchObject({
    breaks: [],
    changes: [
      { kind: "added", what: 'Step "garden"' },
      { what: 'Step "goal", next' },
      { what: 'Step "obstacles", back' },
    ],
  });
});

test("the definition's files can be asked for as they are, and belong to the contact beside them", () => {
  const [fields = ""] = blocksOf("A CV, a photo or a document");
  const text = `id: jobs
language: en
start: papers
product: { name: Jobs }
steps:
  papers:
    type: form
    path: /
    heading: Your papers
${fields}    button: Send
    next: thanks
  thanks: { type: end, path: /thanks, sections: [{ type: heading, text: Thank you }] }
legal: { title: Legal, tabs: [{ id: privacy, purpose: privacy, label: Privacy, text: We forget you once we have answered. }] }
`;
  const { definition, problems } = checkFunnel("funnel.yaml", () => ({ text }));
  expect(problems).toEqual([]);
  if (!definition) throw new Error("It has just been checked");
  expect(serverFunnelOf(definition, "hash").files).toEqual({
    cv: { accept: ["pdf", "image", "document"], max: 1, maxSize: 10 },
    room: { accept: ["image"], max: 3, maxSize: 10 },
  });
});

test("the definition's appointment can be asked for as it is, in a calendar that the server knows", () => {
  const [calendars = "", fields = "", entry = ""] = blocksOf("An appointment");
  const text = `id: visits
language: en
start: visit
product: { name: Visits }
${calendars}steps:
  visit:
    type: form
    path: /
    heading: Your visit
${fields}    button: Book
    next: thanks
  thanks:
    type: end
    path: /thanks
    sections:
      - { type: heading, text: "We come on {visit|a day that we agree on}" }
${entry}legal: { title: Legal, tabs: [{ id: privacy, purpose: privacy, label: Privacy, text: We forget you once we have been there. }] }
`;
  const { definition, problems } = checkFunnel("funnel.yaml", () => ({ text }));
  expect(problems).toEqual([]);
  if (!definition) throw new Error("It has just been checked");
  expect(serverFunnelOf(definition, "hash")).toMatchObject({
    appointments: { visit: "visits" },
    calendars: { visits: { timeZone: "Europe/London", length: "45 min", places: 1 } },
  });
  const bare = checkFunnel("funnel.yaml", () => ({ text: text.replace("{visit|a day that we agree on}", "{visit}") }));
  expect(bare.problems).toMatchObject([{ rule: "unset-placeholder", message: expect.stringContaining("no time") }]);
});
