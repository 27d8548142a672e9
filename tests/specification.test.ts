import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { spinTimes } from "../engine/clock/wheel.ts";
import { optionsOf } from "../engine/flow/options.ts";
import type { Section, Step } from "../schema/funnel.types.ts";
import { readFunnel } from "./read-funnel.ts";
import { legalTerms } from "./specification/legal-terms.ts";
import { quizFlow } from "./specification/quiz-flow.ts";
import { sentences } from "./specification/sentences.ts";

/** Compares the words and figures of the specification with the shipped funnel. */
const definition = readFunnel("funnel.yaml");
const { steps, legal } = definition;

describe("pages", () => {
  test("are at each route of the specification, and at no other", () => {
    const numbered = Array.from({ length: 17 }, (_, at) => `/step-${at + 1}`);
    const others = "/ /stats-slide /info-1 /info-2 /info-3 /loading /final /checkout /payment-success".split(" ");
    expect(Object.values(steps).map(pathOf).sort()).toEqual([...numbered, ...others].sort());
  });

  test.each(quizFlow)("$path says, asks, records and leads as the table of the quiz flow has it", (row) => {
    const step = stepAt(row.path);
    expect(textsOf(step)).toEqual(expect.arrayContaining([...(row.says ?? [])]));
    expect(optionsOf(step).map(({ label }) => label)).toEqual(row.options ?? []);
    expect([pathOf(steps[keyOf(step, "back")]), pathOf(steps[keyOf(step, "next")])]).toEqual([row.back, row.next]);
    expect([keyOf(step, "record"), keyOf(step, "save")]).toEqual([row.record, row.save]);
    if (row.button) expect(keyOf(step, "button")).toBe(row.button);
    if (row.several) expect(step).toMatchObject({ type: "multi-select", min: 1, button: expect.any(String) });
  });

  test("begin with a headline, a question of two answers that lead on, and links to three legal texts", () => {
    const landing = stepOf("question", "/");
    expect(landing).toMatchObject({
      headline: "28-DAY TRADING CHALLENGE",
      question: "HAVE YOU EVER TRADED BEFORE?",
      next: "step-1",
    });
    expect(landing).not.toHaveProperty("back");
    expect(optionsOf(landing)).toEqual([
      expect.objectContaining({ label: "YES" }),
      expect.objectContaining({ label: "NO" }),
    ]);
    for (const link of ["[Terms and Conditions](legal:terms)", "[Privacy Policy](legal:privacy)"])
      expect(landing.consent).toContain(link);
    expect(landing.consent).toContain("[Subscription Terms](legal:subscription)");
  });

  test("after /step-1 show the words of a famous trader and a strip of media logos", () => {
    const { sections } = stepOf("info", "/stats-slide");
    expect(section(sections, "quote")).toMatchObject({
      by: "Jesse Livermore",
      role: expect.stringContaining("Trader"),
    });
    expect(section(sections, "logo-strip")).toMatchObject({ sample: true, logos: { length: 4 } });
  });

  test("wait 30 ms a percent on /loading, and show a claim and a testimonial there", () => {
    const loading = stepOf("loading", "/loading");
    expect(loading.tick).toBe("30 ms");
    expect(section(loading.sections, "figure").value).toBe("{facts.usersShort}");
    expect(section(loading.sections, "quote")).toMatchObject({ sample: true });
  });

  test("before the offer ask for an e-mail address or a phone number", () => {
    expect(stepOf("contact", "/step-17")).toMatchObject({
      mode: "email",
      email: {
        switch: "Prefer to be contacted by phone instead?",
        reassurance: expect.stringContaining("never be shared"),
      },
      phone: {
        switch: "Prefer to receive it by email instead?",
        reassurance: expect.stringContaining("never be shared"),
        country: "us",
        preferred: ["gb", "us", "fr", "ca", "de", "au"],
      },
      benefits: ["Personalized trading plan", "Success assessment with score", "First 7-day trading task"],
      consent: expect.stringMatching(/agree to receive communications from \{product\.provider\}.+unsubscribe at any/),
    });
  });
});

describe("the offer", () => {
  const offer = stepOf("offer", "/final");

  test("has its sections in the specification's order", () => {
    // Two of its buttons stand again, with the plan, further down a long page.
    const added = new Set(["gauge", "recap", "text", "trust"]);
    const given = offer.sections.filter((section) => !("summary" in section));
    expect(given.map(({ type }) => type).filter((type) => !added.has(type))).toEqual(
      `badge heading goal comparison button outline feature-cards plans notice button list list how-it-works
       testimonials review-summary faq figures guarantee help button`.split(/\s+/),
    );
  });

  test("begins with a badge, a heading, and a goal where there is one", () => {
    expect(section(offer.sections, "badge").text).toBe("Quiz Complete");
    expect(section(offer.sections, "heading").text).toMatch(/personalized trading path .+\{specialGoal\|.+\}/);
    expect(section(offer.sections, "goal")).toMatchObject({
      when: { has: "specialGoal" },
      text: expect.stringMatching(/high chance of achieving your goal.+\{specialGoal/),
    });
  });

  test("compares now and goal: skills and confidence, 75% more, no guarantee", () => {
    const { measures, note } = section(offer.sections, "comparison");
    expect(measures.map(({ label, now, goal, change }) => [label, goal - now, change])).toEqual([
      ["Trading skills", 75, "+75%"],
      ["Financial confidence", 75, "+75%"],
    ]);
    expect(note).toContain("not a guarantee");
  });

  test("tells of four days and of four features", () => {
    expect(section(offer.sections, "outline").days.map(({ label, title }) => `${label} ${title}`)).toEqual([
      "Day 1 Practical tools",
      "Day 2 Chart reading",
      "Day 3 Accelerate wealth",
      "Day 4 Trading decisions",
    ]);
    expect(section(offer.sections, "feature-cards").cards.map(({ title }) => title)).toEqual([
      "AI trading tools",
      "14-module training",
      "Market simulators",
      "24/7 personal mentor",
    ]);
  });

  test("sells three plans, the second one preselected", () => {
    expect(section(offer.sections, "plans")).toMatchObject({ plans: ["plan1", "plan2", "plan3"], default: "plan2" });
    const buttons = offer.sections.flatMap((each) =>
      each.type === "button" && !each.summary ? [[each.text, each.action]] : [],
    );
    expect(buttons).toEqual([
      ["MY PLAN", "plans"],
      ["GET IMMEDIATE ACCESS", "next"],
      ["MY PLAN", "plans"],
    ]);
  });

  test("shows three testimonials, each with name, age, place and story", () => {
    const { people } = section(offer.sections, "testimonials");
    expect(people).toHaveLength(3);
    const person = { name: expect.any(String), age: expect.any(Number), location: expect.any(String) };
    for (const each of people) expect(each).toMatchObject({ ...person, story: expect.any(String), sample: true });
  });

  test("has fifty reviews of 4 or 5 stars, each with id, name, title, content and time", () => {
    const { reviews, more, all } = section(offer.sections, "review-summary");
    expect(new Set(reviews.map(({ id }) => id)).size).toBe(50);
    for (const { rating, name, title, content, ago } of reviews) {
      expect([4, 5]).toContain(rating);
      expect(`${name} ${title} ${content} ${ago}`).toMatch(/.+ ago$/);
    }
    expect([more, all]).toEqual(["Load More", "All reviews shown"]);
  });

  test("counts 9:57 down, to an end that changes nothing", () => {
    expect(offer.countdown).toMatchObject({ lasts: `${9 * 60 + 57} s`, onExpire: "nothing" });
  });

  test("has a wheel of six segments that always stops at the sixth", () => {
    expect(offer.wheel?.segments.map(({ id, label, subtitle }) => [id, withFacts(label), subtitle])).toEqual([
      ["1", "10 $ Bonus", undefined],
      ["2", "15% off first month", undefined],
      ["3", "Free trading guide", undefined],
      ["4", "Sorry try again", undefined],
      ["5", "Free trial", "3-day trial"],
      ["6", "65 $ Jackpot", undefined],
    ]);
    expect(offer.wheel).toMatchObject({ outcome: "6", claim: "Claim My Bonus", expired: "Bonus Expired" });
    expect(withFacts(offer.wheel?.segments[5]?.won ?? "")).toBe("You've won 65 $ to invest");
    expect(offer.wheel).toMatchObject({ won: "Congratulations", lasts: "10 min" });
    expect(spinTimes).toEqual({ spin: 5_000, settle: 1_200, reveal: 500 });
  });

  test("keeps the bonus for 600 s, and for 20 minutes once more", () => {
    expect(offer.bonus).toMatchObject({
      lasts: "600 s",
      expired: "Sorry, this bonus has expired",
      continue: "Continue to platform",
      extend: { to: "20 min", button: "Extend Timer (+20 min)", done: "Timer has been extended" },
    });
  });
});

describe("figures, prices and times", () => {
  test("of every claim are the specification's", () => {
    const values = Object.entries(definition.facts ?? {}).map(([id, { value }]) => [id, value]);
    expect(Object.fromEntries(values)).toEqual({
      users: "1,000,000+",
      usersShort: "1 million+",
      worried: "77%",
      rating: 4.9,
      reviews: 238,
      reviewsOther: 2318,
      trustScore: 4.6,
      activeUsers: "5,000+",
      newPerWeek: "500+",
      weekOne: "97%",
      guaranteeDays: 30,
      startAmount: "20 $",
      bonus: "65 $",
    });
  });

  test.each([
    ["plan1", "1-WEEK PLAN", 6.93, 13.86, "week", 0.99],
    ["plan2", "4-WEEK PLAN", 19.99, 39.99, "month", 0.71],
    ["plan3", "12-WEEK PLAN", 39.99, 79.99, "quarter", 0.48],
  ])("of %s are the table's", (id, name, price, originalPrice, interval, perDay) => {
    const plan = definition.plans?.[id];
    expect(plan).toMatchObject({ name, price, originalPrice, interval, perDay });
    expect(plan).toMatchObject({ currency: "USD", displayCurrency: "EUR" });
    // On /checkout the renewal is stated as twice the plan's price every 4 weeks.
    expect(plan?.renews?.statedPrice).toBeCloseTo(2 * price, 2);
    expect(plan?.renews?.statedEvery ?? plan?.renews?.every).toBe("4 weeks");
  });

  test("of the renewal are 19.99 for the first 4 weeks and then 39.99 every 4 weeks", () => {
    expect(definition.plans?.plan2).toMatchObject({ price: 19.99, period: "4 weeks" });
    expect(definition.plans?.plan2?.renews).toMatchObject({ price: 39.99, every: "4 weeks" });
    expect(section(stepOf("offer", "/final").sections, "notice").text).toMatch(
      /\{plan\.price\} today for \{plan\.period\}, then \{plan\.renews\.price\} \{plan\.renews\.every\} until cancelled/,
    );
  });

  test("of the counter are 17 at most, and 27 as the contact step has it", () => {
    expect(definition.counter).toMatchObject({ total: 17, cap: 17, reading: "capped" });
    expect(stepAt("/step-17")).toMatchObject({ number: 17, total: 27 });
    for (const path of ["/", "/stats-slide", "/info-1", "/info-2", "/info-3"])
      expect(stepAt(path)).not.toHaveProperty("number");
  });

  test("of the narrow layout are below 768 px wherever the code asks for a width in px", () => {
    const code = ["renderers", "src/app"].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: "utf8" })
        .filter((file) => /\.tsx?$/.test(file))
        .map((file) => readFileSync(`${folder}/${file}`, "utf8")),
    );
    const widths = (name: string) =>
      code.flatMap((text) =>
        [...text.matchAll(new RegExp(`@media \\(${name}: (\\d+)px`, "g"))].map(([, px]) => Number(px)),
      );
    expect([...new Set(widths("max-width"))]).toEqual([767]);
    // A maximum above the narrow layout may be exceeded.
    expect(Math.min(...widths("min-width"))).toBe(768);
  });
});

describe("around the steps", () => {
  test.each(Object.entries(sentences))("%s reads as specified", (key, text) => {
    const [group = "", name = ""] = key.split(".");
    const { [group]: found } = definition.texts as Readonly<Record<string, Readonly<Record<string, string>>>>;
    expect(found?.[name]).toBe(text);
  });

  test("the legal dialog has six tabs, with a short label each", () => {
    expect(legal?.tabs.map(({ id }) => id)).toEqual("terms privacy subscription disclaimer support account".split(" "));
    for (const { label, short = "" } of legal?.tabs ?? []) {
      expect(short.length).toBeGreaterThan(0);
      expect(short.length).toBeLessThanOrEqual(label.length);
    }
    expect(legal?.tabs.at(-1)?.account).toEqual({
      question: "Do you already have a {product.name} account?",
      login: "Yes, take me to login",
      stay: "No, continue with quiz",
    });
  });

  test.each(legalTerms)("the text of %s states %s", (tab, _, words) => {
    expect(legal?.tabs.find(({ id }) => id === tab)?.text).toMatch(words);
  });

  test("the order and the receipt have their headings, their default plan and their states", () => {
    expect(stepAt("/checkout")).toMatchObject({
      type: "checkout",
      heading: "Order Summary",
      plan: "plan2",
      back: "final",
    });
    expect(stepAt("/payment-success")).toMatchObject({
      type: "receipt",
      heading: "Payment Successful",
      plan: "plan2",
      ready: "Your account is ready!",
      activate: "Activate your account",
      activatePath: "/activate-account",
      failed: "There was an issue setting up your account.",
      support: "Contact Support",
    });
  });

  test("contacts carry the fixed tag, and an old host leads to the quiz host", () => {
    expect(definition.lead?.source).toBe("trading_quiz");
    expect(definition.hosts).toMatchObject({ canonical: expect.any(String), legacy: { length: 1 } });
  });

  test("events are a content view on /info-3, and a purchase on /checkout and on /payment-success", () => {
    const told = definition.tracking?.events?.map(({ event, to, step, currency, value }) => [
      event,
      to,
      step,
      currency,
      value,
    ]);
    expect(told).toEqual([
      ["ViewContent", "video-social", "info-3", undefined, undefined],
      ["Purchase", "facebook", "checkout", "EUR", "plan-price"],
      ["Purchase", "facebook", "payment-success", "USD", "amount-paid"],
    ]);
  });

  test("the offer says that it is educational and no financial advice, and the product is called by its name", () => {
    expect(textsOf(stepAt("/final")).join()).toMatch(/\{product\.name\} is educational only and not financial advice/);
    expect(definition.product.name.length).toBeGreaterThan(0);
  });
});

describe("docs/specification.md", () => {
  const rows = readFileSync("docs/specification.md", "utf8")
    .split("\n")
    .filter((line) => /^\| (?!---|Statement)/.test(line));
  const proofs = rows.flatMap((row) => [...row.matchAll(/`([^`]+\.(?:test|spec)\.tsx?)`: "(.+?)"(?=<br>| \||;|\. )/g)]);

  test("has a proof or a decision for each statement", () => {
    expect(rows.length).toBeGreaterThan(150);
    expect(rows.filter((row) => !/`[^`]+\.(test|spec)\.tsx?`: "|\*\*Decided\*\*/.test(row))).toEqual([]);
  });

  test("names only tests that exist, by the title they have", () => {
    const named = rows.join("\n").match(/`[^`]+\.(test|spec)\.tsx?`/g) ?? [];
    expect(proofs).toHaveLength(named.length);
    const missing = proofs.filter(([, file = "", title = ""]) => {
      const text = existsSync(file) ? readFileSync(file, "utf8") : "";
      return !['"', "`"].some((quote) => text.includes(`${quote}${title}${quote}`));
    });
    expect(missing.map(([proof]) => proof)).toEqual([]);
  });

  test("links only to decisions that exist", () => {
    const links = [...rows.join("\n").matchAll(/\]\(([^)#]+\.md)/g)].map(([, path]) => `docs/${path}`);
    expect(links.filter((path) => !existsSync(path))).toEqual([]);
  });
});

function stepAt(path: string): Step {
  const found = Object.values(steps).find((step) => step.path === path);
  if (!found) throw new Error(`No step of the shipped funnel is at ${path}`);
  return found;
}

function stepOf<T extends Step["type"]>(type: T, path: string): Extract<Step, { type: T }> {
  const step = stepAt(path);
  if (step.type !== type) throw new Error(`The step at ${path} is no ${type}, but a ${step.type}`);
  // Its type was just checked, but the compiler cannot follow that through T.
  return step as Extract<Step, { type: T }>;
}

function section<T extends Section["type"]>(sections: readonly Section[] = [], type: T): Extract<Section, { type: T }> {
  const found = sections.find((each): each is Extract<Section, { type: T }> => each.type === type);
  if (!found) throw new Error(`There is no section of type ${type}`);
  return found;
}

const pathOf = (step: Step | undefined) => step?.path;

/** The value of a key that not every step type has. */
const keyOf = (step: Step, key: string) => Object.entries(step).find(([name]) => name === key)?.[1];

/** Every text below a value. */
function textsOf(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

/** A text with the figures that it shows. */
function withFacts(text: string): string {
  return text.replace(/\{facts\.(\w+)\}/g, (_, name: string) => String(definition.facts[name]?.value));
}
