import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { createActor } from "xstate";
import { parse } from "yaml";
import { checkFunnel } from "../../engine/check/index.ts";
import {
  answersOf,
  backStep,
  compileFunnel,
  computedOf,
  emptyQuiz,
  lookupIn,
  nextStep,
  outcomeOf,
  type Quiz,
  valuesOfFields,
} from "../../engine/compile/index.ts";
import { contractOf, typesOf } from "../../engine/contract/index.ts";
import { fillAddress, fillCopy, planTerms } from "../../engine/copy/index.ts";
import { simulateVisitors } from "../../engine/crowd/index.ts";
import { diffFunnels } from "../../engine/diff/index.ts";
import { type Flow, flowOf } from "../../engine/flow/index.ts";
import { mermaidOf } from "../../engine/picture/index.ts";
import { soldPlans } from "../../engine/pricing/index.ts";
import { sourceTexts, updateOverlay } from "../../engine/translate/index.ts";
import { pathsTable } from "../../engine/walks/index.ts";
import type { Plan } from "../../schema/funnel.types.ts";
import { coverOnce, readFunnel, readOnce } from "../read-funnel.ts";

const folder = import.meta.dirname;
const files = readdirSync(folder).filter((name) => name.endsWith(".yaml"));

const funnel = (name: string) => readFunnel(join("tests/trades", name));

describe.each(files)("%s", (name) => {
  test("has no problems", () => {
    expect(readOnce(join("tests/trades", name)).fullReport()).toBe("");
  });

  test("can be walked on all of its ways, and visitors come to every step", () => {
    const definition = funnel(name);
    expect(coverOnce(definition).uncovered).toEqual([]);
    expect(simulateVisitors(definition, { visitors: 500, seed: 1, dropOff: {}, weights: {} }).unseen).toEqual([]);
    const picture = mermaidOf(definition);
    for (const id of Object.keys(definition.steps)) expect(picture).toContain(id);
  });
});

describe("the language school", () => {
  const flow = flowOf(funnel("language-school.yaml"));

  test("is walked with every field filled in, each walk with values that the fields give", () => {
    const fields = Object.values(flow.steps).flatMap(({ fields = [] }) => fields.map(({ id }) => id));
    for (const { moves } of coverOnce(funnel("language-school.yaml")).walks) {
      const quiz = moves.at(-1)?.to.quiz ?? emptyQuiz;
      expect(Object.keys(valuesOfFields(flow, quiz)).toSorted()).toEqual(fields.toSorted());
    }
  });
});

describe("the removal firm", () => {
  const flow = flowOf(funnel("movers.yaml"));
  const answered = (...kinds: readonly (readonly string[])[]) => {
    const actor = createActor(compileFunnel(flow)).start();
    for (const [index, choice] of kinds.entries()) {
      if (index > 0) actor.send({ type: "go", step: "kind" });
      actor.send({ type: "answer", choice });
      actor.send({ type: "next" });
      if (actor.getSnapshot().value === "clearing") actor.send({ type: "next" });
    }
    return actor;
  };
  const wayBack = (actor: ReturnType<typeof answered>) => {
    const at = () => actor.getSnapshot().value;
    const steps = [at()];
    do {
      actor.send({ type: "back" });
      steps.push(at());
    } while (steps.at(-1) !== steps.at(-2));
    return steps.slice(0, -1);
  };

  test("leads back to where the visitor came from, after each branch and a change of mind", () => {
    expect(wayBack(answered(["flat"]))).toEqual(["size", "kind"]);
    expect(wayBack(answered(["clear"]))).toEqual(["size", "clearing", "kind"]);
    expect(wayBack(answered(["clear"], ["flat"]))).toEqual(["size", "kind"]);
    expect(wayBack(answered(["flat"], ["clear"]))).toEqual(["size", "clearing", "kind"]);
  });

  test("leads back by a list as the answers say", () => {
    const backFrom = (choices: Record<string, string[]>) => backStep(flow, { ...emptyQuiz, choices }, "extras");
    expect(backFrom({ kind: ["clear"] })).toBe("clearing");
    expect(backFrom({ kind: ["flat"] })).toBe("size");
  });

  test("has no way back where nobody knows from where, but where a step before was seen", () => {
    expect(backStep(flow, emptyQuiz, "size")).toBeUndefined();
    expect(backStep(flow, { ...emptyQuiz, reached: ["kind", "clearing"] }, "size")).toBe("clearing");
    expect(backStep(flow, emptyQuiz, "kind")).toBeUndefined();
  });

  test("shows in its picture each step that the way back can lead to", () => {
    const picture = mermaidOf(funnel("movers.yaml"), { back: true });
    expect(picture.split("\n").filter((line) => line.includes("-.->"))).toHaveLength(6);
  });
});

describe("the dance school", () => {
  const flow = flowOf(funnel("dance-school.yaml"));
  const nextAfter = (step: string, choices: Record<string, string[]>) => nextIn(flow, step, choices);

  function nextIn(flow: Flow, step: string, choices: Record<string, string[]>) {
    const actor = createActor(compileFunnel(flow)).start();
    actor.send({ type: "restore", quiz: { ...emptyQuiz, choices } });
    actor.send({ type: "go", step });
    actor.send({ type: "next" });
    return actor.getSnapshot().value;
  }

  test("leads nobody to the checkout whom no plan is offered, also who opened the offer by its address", () => {
    expect(nextAfter("offer", { group: ["one"], level: ["new"] })).toBe("order");
    expect(nextAfter("offer", { group: ["club"] })).toBe("visit");
    expect(nextAfter("offer", {})).toBe("offer");
    expect(nextAfter("offer", { group: ["one"] })).toBe("offer");
  });

  test("leads nobody there either where a page stands between the offer and the checkout, and the check says so", () => {
    const text = readFileSync(join(folder, "dance-school.yaml"), "utf8")
      .replace("- { go: order }", "- { go: hall }")
      .replace(
        "  order:\n",
        "  hall: { type: info, path: /hall, title: Our hall, sections: [{ type: heading, text: A floor of oak }], button: Go on, next: order }\n  order:\n",
      );
    const check = (changed: string) => checkFunnel("dance-school.yaml", () => ({ text: changed }));
    const { definition, problems } = check(text);
    expect(problems.map(({ rule }) => rule)).toEqual([]);
    const nextOf = (choices: Record<string, string[]>) => definition && nextIn(flowOf(definition), "offer", choices);
    expect(nextOf({ group: ["one"], level: ["used"] })).toBe("hall");
    expect(nextOf({ group: ["one"] })).toBe("offer");
    const told = check(text.replace("- { when: { group: club }, go: visit }\n      ", "")).problems;
    expect(told.map(({ rule }) => rule)).toContain("offer-without-plan");
  });

  test("does not take pages that lead round and round for a payment", () => {
    const hall = (id: string, next: string) =>
      `  ${id}: { type: info, path: /${id}, title: Our hall, sections: [{ type: text, text: Oak }], button: Go on, next: ${next} }\n`;
    const definition = funnel("dance-school.yaml");
    const { steps } = parse(`steps:\n${hall("hall", "stairs")}${hall("stairs", "hall")}`);
    const looping = structuredClone({ ...definition, steps: { ...definition.steps, ...steps } });
    Object.assign(looping.steps.offer ?? {}, { next: [{ go: "hall" }] });
    expect(nextIn(flowOf(looping), "offer", { group: ["club"] })).toBe("hall");
  });

  test("goes on from its receipt", () => {
    expect(nextAfter("thanks", {})).toBe("bring");
  });
});

describe("the course launch", () => {
  const text = readFileSync(join(folder, "course-launch.yaml"), "utf8");
  const check = (changed: string, today?: string) =>
    checkFunnel("course-launch.yaml", () => ({ text: changed }), { ...(today && { today }) }).problems;

  test("is told of a day on which neither the early price nor the regular one is offered, unless it is over", () => {
    const gap = text.replace("days-left: { below: 0 }", "days-left: { below: -1 }");
    const [told, ...others] = check(gap, "2026-11-27");
    expect([told?.rule, others]).toEqual(["offer-without-plan", []]);
    expect(told?.message).toContain("offers no plan on 2026-12-16 if ");
    expect(check(gap, "2027-01-10").map(({ rule }) => rule)).not.toContain("offer-without-plan");
    // On the day itself it is told without it, and of two days the first is named.
    expect(check(gap, "2026-12-16").map(({ message }) => message)).toContainEqual(
      expect.stringContaining("offers no plan if "),
    );
    const twice = text
      .replace("  days-left:", "  far: { of: 2027-03-01 - today, unit: days }\n  days-left:")
      .replace("days-left: { below: 0 }", "days-left: { min: -60, below: -1 }");
    expect(check(twice, "2026-11-27")[0]?.message).toContain("offers no plan on 2026-12-16 if ");
  });

  test("is told nothing of a day on which there is neither a plan nor a button that leads on", () => {
    const over = text
      .replace("days-left: { below: 0 }", "days-left: { below: -1 }")
      .replace(
        "text: Reserve my seat, action: next",
        "$&, when: { not: { value: { days-left: { min: -1, max: -1 } } } }",
      );
    expect(check(over, "2026-11-27")).toEqual([]);
  });

  test("is told that nobody pays the price that is crossed out, once no other plan costs it", () => {
    const dearer = text.replace(
      "name: Regular price, all at once\n    price: 490",
      "name: Regular price\n    price: 480",
    );
    expect(check(dearer).map(({ rule }) => rule)).toEqual(["unpaid-original-price"]);
  });

  test("is told of an early price whose day is over, and is still on the page", () => {
    expect(check(text, "2026-12-15")).toEqual([]);
    const [told, ...others] = check(text, "2026-12-16");
    expect(others.map(({ message }) => message)).toEqual([expect.stringContaining("ends on December 15, 2026")]);
    expect(told?.message).toBe(
      'Value "days-left" counts to 2026-12-15, which is over: what is shown until then is shown to nobody. Write the next date, or take that out.',
    );
  });

  test("is told of more that is sold behind the payment in another currency", () => {
    const [told, ...others] = check(text.replace(/(?<=\n {2}review:\n(?: {4}.*\n)*? {4}currency: )USD/, "EUR"));
    expect([told?.rule, others]).toEqual(["currency-mismatch", []]);
    expect(told?.message).toBe(
      'Step "upsell" offers plan "review" in EUR, to buyers who paid in USD at step "offer". Charge both in one currency.',
    );
  });

  test("is told of what all parts come to on a page that sells nothing", () => {
    const said = (sum: string) => check(text.replace("See you on {facts.first-evening}", `${sum} in total`));
    expect(said("USD 420").map(({ rule, message }) => [rule, message.includes("{plans.early-parts.total}")])).toEqual([
      ["price-in-text", true],
    ]);
    expect(said("USD 421").map(({ rule }) => rule)).not.toContain("price-in-text");
  });

  test("is gone on from without buying by those alone to whom a button for that is shown", () => {
    const quiet = text.replace("action: skip }", "when: { evenings: replay }, action: skip }");
    const { definition, problems } = checkFunnel("course-launch.yaml", () => ({ text: quiet }));
    if (!definition) throw new Error(JSON.stringify(problems));
    const { walks, uncovered } = coverOnce(definition);
    expect(uncovered).toEqual([]);
    const past = walks.flatMap(({ moves }) =>
      moves.flatMap(({ action, to }) => (action.kind === "next" && to.step === "see-you" ? [to.quiz] : [])),
    );
    const skipped = past.filter(({ reached }) => !reached.includes("hour-booked"));
    expect(skipped.length).toBeGreaterThan(0);
    for (const { choices } of skipped) expect(choices.evenings).toEqual(["replay"]);
    const crowd = (evenings: Record<string, number>) =>
      simulateVisitors(definition, { visitors: 300, seed: 1, dropOff: {}, weights: { evenings } }).steps;
    const reached = (evenings: Record<string, number>, step: string) =>
      crowd(evenings).find((each) => each.step === step)?.reached ?? 0;
    expect(reached({ yes: 1 }, "hour-booked")).toBe(reached({ yes: 1 }, "upsell"));
    expect(reached({ replay: 1 }, "hour-booked")).toBeLessThan(reached({ replay: 1 }, "upsell"));
  });

  test("is bought from by those alone to whom a button for that is shown, and the others go past it", () => {
    const shy = text.replace("text: Add the hour, action", "text: Add the hour, when: { evenings: replay }, action");
    const { definition, problems } = checkFunnel("course-launch.yaml", () => ({ text: shy }));
    if (!definition) throw new Error(JSON.stringify(problems));
    const { walks, uncovered } = coverOnce(definition);
    expect(uncovered).toEqual([]);
    const bought = walks.flatMap(({ moves }) => moves.filter(({ to }) => to.step === "hour-booked"));
    expect(bought.length).toBeGreaterThan(0);
    for (const { to } of bought) expect(to.quiz.choices.evenings).toEqual(["replay"]);
    const reached = (evenings: Record<string, number>, step: string) =>
      simulateVisitors(definition, { visitors: 300, seed: 1, dropOff: {}, weights: { evenings } }).steps.find(
        (each) => each.step === step,
      )?.reached ?? 0;
    expect([reached({ yes: 1 }, "hour-booked"), reached({ yes: 1 }, "see-you")]).toEqual([
      0,
      reached({ yes: 1 }, "upsell"),
    ]);
    expect(reached({ replay: 1 }, "hour-booked")).toBeGreaterThan(0);
  });

  test("goes on from the offer behind the receipt without buying", () => {
    const definition = funnel("course-launch.yaml");
    expect(nextStep(flowOf(definition), emptyQuiz, "upsell")).toBe("see-you");
    expect(pathsTable(coverOnce(definition), definition)).toMatch(/upsell +see-you +go on without buying/);
  });
});

describe("the charity", () => {
  const text = readFileSync(join(folder, "charity.yaml"), "utf8");
  const rulesOn = (changed: string, today: string) =>
    checkFunnel("charity.yaml", () => ({ text: changed }), { today }).problems.map(({ rule }) => rule);

  test("is told of a match that is over, and of one that ends on another day than the page says", () => {
    expect(rulesOn(text, "2026-12-31")).toEqual([]);
    expect(rulesOn(text, "2027-01-01")).toEqual(["past-date", "past-date"]);
    expect(rulesOn(text.replace("2026-12-31 - today", "2027-01-31 - today"), "2026-12-01")).toEqual(["differing-day"]);
  });

  test("asks those who give their time for no money", () => {
    const { walks } = coverOnce(funnel("charity.yaml"));
    const helpers = walks.filter(({ moves }) => moves.some(({ to }) => to.quiz.choices.how?.includes("time")));
    expect(helpers.length).toBeGreaterThan(0);
    for (const { moves } of helpers) {
      const last = moves.at(-1)?.to;
      if (last?.quiz.choices.how?.includes("time")) expect(last.step).toBe("group");
    }
  });
});

describe("the level test", () => {
  const flow = flowOf(funnel("level-test.yaml"));
  const right = ["b", "a", "c", "b", "b", "b"];
  const known = (number: number): Quiz => ({
    ...emptyQuiz,
    choices: {
      vorher: ["kurs"],
      ...Object.fromEntries(right.map((id, index) => [`satz-${index + 1}`, [index < number ? id : "x"]])),
    },
  });

  test("ends where it gets too hard, and leads whoever knows all to no payment", () => {
    expect(nextStep(flow, known(1), "satz-3")).toBe("email");
    expect(nextStep(flow, known(2), "satz-3")).toBe("satz-4");
    expect([0, 1, 2, 3, 4, 5, 6].map((number) => outcomeOf(flow, known(number))?.id)).toEqual([
      ...["grund", "grund", "aufbau", "aufbau", "mittel", "fliessend", "fliessend"],
    ]);
    expect(nextStep(flow, known(4), "ergebnis")).toBe("kurs");
    expect(nextStep(flow, known(5), "ergebnis")).toBe("kreis");
  });
});

describe("the demo of bookkeeping", () => {
  const definition = funnel("bookkeeping-demo.yaml");
  const flow = flowOf(definition);
  const company = (employees: string, invoices: string, ...pains: string[]): Quiz => ({
    ...emptyQuiz,
    choices: { books: ["ourselves"], invoices: [invoices], pains, timing: ["later"] },
    values: { employees },
    reached: ["books", "size", "invoices", "pains", "timing"],
  });

  test("weighs answers and size together, and leads few invoices to an honest no", () => {
    const end = (...answers: Parameters<typeof company>) => nextStep(flow, company(...answers), "timing");
    expect(end("9", "many", "bank", "vat")).toBe("try-it");
    expect(end("10", "many", "bank", "vat")).toBe("you");
    expect(end("9", "many", "bank", "vat", "chasing")).toBe("you");
    expect(end("3", "few", "nothing")).toBe("not-us");
    const practice = { ...emptyQuiz, choices: { books: ["practice"], timing: ["later"] }, reached: ["timing"] };
    expect(nextStep(flow, practice, "timing")).toBe("you");
  });

  test.each([
    ["ann@joinery.internal", "book"],
    ["ann@gmail.com", "by-phone"],
    ["Ann@Outlook.COM", "by-phone"],
    ["ann@not-gmail.company.internal", "book"],
    ["", "book"],
  ])("leads %s to %s, by what the address ends with", (mail, step) => {
    const quiz: Quiz = { ...emptyQuiz, values: { "work-mail": mail }, reached: ["you"] };
    expect(nextStep(flow, quiz, "you")).toBe(step);
    expect(pathsTable(coverOnce(definition), definition)).toContain("work-mail: tester@gmail.com");
  });

  test("is walked with the address that is typed as the contact", () => {
    const left = coverOnce(definition).walks.flatMap(({ moves }) => moves.map(({ to }) => to.quiz.values));
    for (const values of left) expect(values.email).toBe(values["work-mail"]);
    expect(new Set(left.map(({ email }) => email)).size).toBeGreaterThan(2);
  });

  test("hands the calendar what was answered, and where the visitor came from, as programs read it", () => {
    if (definition.steps.book?.type !== "end" || !definition.steps.book.button) throw new Error("no button");
    const values = { "first-name": "Ann Lee", "work-mail": "ann@a.internal", employees: "1200" };
    const fromAddress = { "given.query.utm_source": "spring_26" };
    const quiz: Quiz = { ...emptyQuiz, values, fromAddress, reached: ["size", "you"] };
    expect(fillAddress(definition.steps.book.button.to, lookupIn(flow, quiz, {}))).toBe(
      "https://calendar.internal/quillfold/demo?name=Ann%20Lee&email=ann@a.internal&team=1200&utm_source=spring_26",
    );
  });
});

describe("the tasting box", () => {
  const definition = funnel("tasting-box.yaml");
  const flow = flowOf(definition, () => new Date(2026, 10, 27, 12));

  test("turns away whoever is under 18 today, and where it does not deliver", () => {
    const born = (day: string) => nextStep(flow, { ...emptyQuiz, values: { born: day }, reached: ["age"] }, "age");
    expect(born("2008-11-27")).toBe("whom");
    expect(born("2008-11-28")).toBe("too-young");
    const at = (country: string, postcode: string) =>
      nextStep(
        flow,
        { ...emptyQuiz, choices: { country: [country] }, values: { postcode }, reached: ["delivery"] },
        "delivery",
      );
    expect([at("es", "28013"), at("es", "35001"), at("mx", "35001")]).toEqual(["phone", "not-there", "phone"]);
  });
});

describe("the running coach", () => {
  const flow = flowOf(funnel("running-coach.yaml"), () => new Date(2026, 10, 23, 12));
  const runner = (values: Record<string, string>, habit = "weekly"): Quiz => ({
    ...emptyQuiz,
    choices: { habit: [habit] },
    values: { born: "1990-11-24", height: "180 cm", weight: "74.5 kg", race: "2027-04-05", ...values },
    reached: ["habit", "born", "body", "race"],
  });
  const said = (quiz: Quiz, copy: string) => fillCopy(copy, lookupIn(flow, quiz, {}));

  test("tells a visitor what follows from what was typed, with units, and dates as people write them", () => {
    expect(
      said(runner({}), "{age}, {height}, {weight}: {bmi}, {energy} kcal; {left} until {race}, {weekly}, {peak}"),
    ).toBe("35 years, 180 cm, 74.5 kg: 23, 1700 kcal; 19 weeks until 5 April 2027, 17 km, 22 March 2027");
    expect(said(runner({ weight: "164.5 lb" }), "{weight}: {bmi}")).toBe("74.6 kg: 23");
  });

  test("tells visitors measures as they typed them, and computed ones in the units that they use", () => {
    const british = { "weight.unit": "st", weight: "71.66759446 kg", "height.unit": "ft-in", height: "180.34 cm" };
    expect(said(runner(british), "{weight}, {height}: {bmi}; {weekly} a week")).toBe(
      "11 st 4 lb, 5 ft 11 in: 22; 11 mi a week",
    );
    const american = { "weight.unit": "lb", weight: "72.5747792 kg" };
    expect(said(runner(american), "{weight}, {height}; {weekly}")).toBe("160 lb, 180 cm; 17 km");
    expect(said(runner({ "weight.unit": "metre" }), "{weight}")).toBe("74.5 kg");
    // Programs read one unit, whoever typed what.
    expect(computedOf(flow, runner(british))?.plain()).toMatchObject({ bmi: 22, weekly: 17 });
  });

  test("tells programs the values as numbers and days, and only those that are known", () => {
    expect(computedOf(flow, runner({}))?.plain()).toEqual({
      age: 35,
      bmi: 23,
      energy: 1700,
      left: 19,
      weekly: 17,
      peak: "2027-03-22",
    });
    expect(computedOf(flow, emptyQuiz)?.plain()).toEqual({ weekly: 11 });
  });

  test("is walked right before and right behind each bound that conditions ask for", () => {
    const { walks } = coverOnce(funnel("running-coach.yaml"));
    const typed = walks.flatMap(({ moves }) =>
      moves.flatMap(({ action }) =>
        action.kind === "leave" ? Object.entries(action.values).map(([field, text]) => `${field}: ${text}`) : [],
      ),
    );
    expect(typed).toEqual(
      expect.arrayContaining([
        ...["born: 2008-01-30", "born: 2008-01-31", "born: 1966-01-31", "born: 1966-02-01"],
        ...["weight: 91 kg", "weight: 92 kg", "race: 2026-03-24", "race: 2026-03-25"],
      ]),
    );
  });

  test("asks about values and fields at their very bounds", () => {
    const next = (step: string, values: Record<string, string>, habit?: string) =>
      nextStep(flow, runner(values, habit), step);
    expect(next("born", { born: "2008-11-22" })).toBe("body");
    expect(next("born", { born: "2008-11-23" })).toBe("young");
    expect(next("race", { race: "2027-01-14" })).toBe("short");
    expect(next("race", { race: "2027-01-15" })).toBe("plan");
    expect(next("race", { weight: "97.1 kg" })).toBe("short");
    expect(next("race", { weight: "97.0 kg" })).toBe("plan");
    expect(next("race", { weight: "97.1 kg" }, "daily")).toBe("plan");
    expect(outcomeOf(flow, runner({ weight: "97.1 kg" }))?.id).toBe("careful");
    expect(outcomeOf(flow, runner({ weight: "97.0 kg" }))?.id).toBe("steady");
  });

  test("knows nothing of what was not typed, or cannot be, and shows what is written for that", () => {
    for (const weight of ["", "heavy", "9e99 kg", "1000 kg", "74.5 cm", "-70 kg"]) {
      const quiz = runner({ weight });
      expect(said(quiz, "{bmi|unknown} {weight|unknown} {height}")).toBe("unknown unknown 180 cm");
      expect(outcomeOf(flow, quiz)?.id).toBe("steady");
    }
    expect(said(runner({ born: "2001-02-31" }), "{age|unknown}")).toBe("unknown");
    // Its step is no longer on the way.
    expect(said({ ...runner({}), reached: ["habit", "born"] }, "{age} {bmi|unknown}")).toBe("35 years unknown");
  });
});

describe("the tax adviser", () => {
  const definition = funnel("tax-adviser.yaml");
  const flow = flowOf(definition);
  const freelancer = (values: Record<string, string>): Quiz => ({
    ...emptyQuiz,
    choices: { taetigkeit: ["gbr"], probleme: ["ust", "kuenstler"] },
    values: { umsatz: "80000", "buero-stunden": "6", stundensatz: "90", ...values },
    reached: ["taetigkeit", "probleme", "zahlen"],
  });

  test("shows where its long words may break, and records them without", () => {
    const quiz = freelancer({});
    expect(fillCopy("{answer.taetigkeit}", lookupIn(flow, quiz, {}))).toContain("Partnerschafts\u00ADgesellschaft mit");
    expect(answersOf(flow, quiz)).toMatchObject({
      Rechtsform: "Partnerschaftsgesellschaft mit beschränkter Berufshaftung",
      Probleme: "Umsatzsteuervoranmeldungen, Künstlersozialversicherungsbeiträge",
    });
    const { text, added } = updateOverlay(
      "translates: tax-adviser.yaml\nlanguage: fr\n",
      sourceTexts(definition, "fr"),
    );
    expect(added).toContain("steps.probleme.options.ust.label");
    expect(text).toContain("Umsatzsteuer");
  });

  test("works out what the time costs, out of three numbers that were typed", () => {
    const said = fillCopy("{jahreskosten} − {honorar} = {ersparnis}", lookupIn(flow, freelancer({}), {}));
    expect(said).toBe("6.480\u00a0€ − 2.000\u00a0€ = 4.480\u00a0€");
  });

  test("is walked beside each bound with numbers that lead to the result, and by the phone", () => {
    const table = pathsTable(coverOnce(definition), definition);
    const filled = [...table.matchAll(/(\S+) +fill in (.*)/g)].map(([, to, words]) => ({ to, words }));
    expect(filled.filter(({ to }) => to === "absage")).toHaveLength(1);
    expect(filled).toContainEqual({ to: "ergebnis", words: "umsatz: 800000, buero-stunden: 6, stundensatz: 250" });
    expect(filled).toContainEqual({ to: "ergebnis", words: "umsatz: 800000, buero-stunden: 7, stundensatz: 250" });
    expect(table).toContain("leave +491713920012");
  });
});

describe("the contact lenses", () => {
  const definition = funnel("contact-lenses.yaml");
  const flow = flowOf(definition, () => new Date(2026, 0, 31, 12));
  const wearer = (values: Record<string, string>): Quiz => ({
    ...emptyQuiz,
    choices: { wear: ["glasses"], trouble: ["dry"] },
    values: { "wear-days": "1", "screen-time": "6 h", born: "1981-01-31", ...values },
    reached: ["wear", "trouble", "days"],
  });

  test("leads whoever is offered no plan elsewhere, and nobody else", () => {
    expect(nextStep(flow, wearer({}), "offer")).toBe("checkout");
    expect(nextStep(flow, wearer({ "screen-time": "12 h" }), "offer")).toBe("test-first");
  });

  test("counts in the words of one and of several", () => {
    expect(fillCopy("{week}", lookupIn(flow, wearer({}), {}))).toBe("1 day");
    expect(fillCopy("{week}", lookupIn(flow, wearer({ "wear-days": "5" }), {}))).toBe("5 days");
  });
});

describe("the dog food", () => {
  const definition = funnel("dog-food.yaml");
  const flow = flowOf(definition, () => new Date(2026, 0, 31, 12));
  const dog = (values: Record<string, string>, energy = "a"): Quiz => ({
    ...emptyQuiz,
    choices: { "has-dog": ["yes"], moves: [energy] },
    values: { dog: "Rex", born: "2022-01-31", weight: "30 kg", ideal: "30 kg", ...values },
    reached: ["has-dog", "name", "body", "moves"],
  });
  const said = (quiz: Quiz, copy: string) => fillCopy(copy, lookupIn(flow, quiz, {}));

  test("tells puppies from old dogs by their birthday, on the very day", () => {
    const bowl = (born: string) => outcomeOf(flow, dog({ born }))?.id;
    expect(["2025-02-01", "2025-01-31", "2018-02-01", "2018-01-31"].map(bowl)).toEqual([
      "puppy",
      "adult",
      "adult",
      "senior",
    ]);
  });

  test("weighs its bowls in ounces and pounds for whoever weighs the dog in pounds", () => {
    const portions = "{portion} a day, {bag} in four weeks, {to-lose} to lose";
    expect(said(dog({ ideal: "27 kg" }), portions)).toBe("299 g a day, 8.4 kg in four weeks, 3 kg to lose");
    const typed = { weight: "30 kg", "weight.unit": "lb", ideal: "27 kg", "ideal.unit": "lb" };
    expect(said(dog(typed), portions)).toBe("11 oz a day, 18.5 lb in four weeks, 6.6 lb to lose");
    expect(computedOf(flow, dog(typed))?.plain()).toMatchObject({ portion: 299, bag: 8.4, "to-lose": 3 });
  });

  test("is walked in words that a tester can follow: labels, ticks, and a postcode that the field takes", () => {
    const table = pathsTable(coverOnce(definition), definition);
    expect(table).toContain("fill in breed: “Labrador”, born: ");
    expect(table).toMatch(/mail: tester@example\.com, .*, postcode: 10115, .*, news: tick it/);
  });

  test("is drawn with each step's type once", () => {
    expect(mermaidOf(definition)).toContain("thanks (end)<br/>");
    expect(mermaidOf(definition)).toContain("has-dog (start, question)<br/>");
  });

  test("tells receivers of leads what their values are, each by its name", () => {
    const [lead = ""] = typesOf(contractOf(definition)).split("export type QuizState");
    expect(lead).toContain("allergies?: string;");
    expect(lead).toContain('breed?: "labrador" | "cocker-spaniel" | "french-bulldog" | "dachshund" | "mix";');
    expect(lead).toMatch(/An amount in kg\. \*\/\s+weight\?: string;/);
    expect(lead).toContain('"weight.unit"?: string;');
  });

  test("has its fields compared as settings, not as copy", () => {
    const changed = structuredClone(definition);
    const { vet } = changed.steps;
    if (vet?.type !== "form") throw new Error("no form");
    Object.assign(vet.fields[0] ?? {}, { required: true });
    expect(diffFunnels(definition, changed).changes.map(({ area }) => area)).toEqual(["settings"]);
  });
});

describe("the boiler repair", () => {
  const flow = flowOf(funnel("boiler-repair.yaml"));
  const given = (postcode: string): Quiz => ({ ...emptyQuiz, values: { postcode }, reached: ["postcode"] });

  test.each([
    ["SW1V 2LB", "fault"],
    ["sw1v2lb", "fault"],
    ["Se1 7-pb", "fault"],
    ["W8", "fault"],
    ["W٨ ٢AB", "fault"],
    ["W9 8AB", "too-far"],
    ["NW1 6XE", "partner"],
    ["ASW1 2LB", "too-far"],
    ["S", "too-far"],
    ["", "too-far"],
  ])("sends %s to %s, however it is written", (postcode, step) => {
    expect(nextStep(flow, given(postcode), "postcode")).toBe(step);
  });

  test("tells who lives where what that means, in results and sections alike", () => {
    expect(["SW3 4AA", "SE1 2AA", "W8 4AA"].map((postcode) => outcomeOf(flow, given(postcode))?.id)).toEqual([
      "near",
      "river",
      "edge",
    ]);
  });

  test("is walked and drawn with beginnings as a tester reads them", () => {
    const definition = funnel("boiler-repair.yaml");
    const table = pathsTable(coverOnce(definition), definition);
    for (const code of ["SW115", "W8 15", "SE115", "N0115", "NW115", "10115"])
      expect(table).toContain(`postcode: ${code}`);
    expect(mermaidOf(definition)).toContain("postcode is N… or E… or NW…");
  });
});

describe("the life insurance", () => {
  const definition = funnel("life-insurance.yaml");
  const flow = flowOf(definition, () => new Date(2026, 0, 31, 12));
  const applicant = (values: Record<string, string>): Quiz => ({
    ...emptyQuiz,
    choices: { who: ["kids"], gender: ["female"], nicotine: ["never"] },
    values: {
      state: "ohio",
      zip: "43004",
      born: "1985-04-17",
      height: "180.34 cm",
      weight: "77.1107029 kg",
      ...values,
    },
    reached: ["who", "gender", "home", "birthday", "body", "nicotine", "money"],
  });

  test("turns away, politely, whoever lives where it has no license, or is older than 75", () => {
    expect(nextStep(flow, applicant({ state: "new-york" }), "home")).toBe("not-licensed");
    expect(nextStep(flow, applicant({}), "home")).toBe("birthday");
    expect(nextStep(flow, applicant({ born: "1950-01-31" }), "birthday")).toBe("too-late");
    expect(nextStep(flow, applicant({ born: "1950-02-01" }), "birthday")).toBe("body");
  });

  test("shows height and weight in the units that were typed, and a sum in whole thousands", () => {
    const typed = { "height.unit": "ft-in", "weight.unit": "lb", income: "65000", debts: "240000" };
    const said = fillCopy("{height}, {weight}: {cover}", lookupIn(flow, applicant(typed), {}));
    expect(said).toBe("5 ft 11 in, 170 lb: $900,000");
  });

  test("is walked in the units that a tester finds there, in amounts that the fields take", () => {
    const table = pathsTable(coverOnce(definition), definition);
    expect(table).toContain("fill in height: 6 ft 7 in, weight: 290 lb");
    expect(table).not.toMatch(/\d\.\d{2}/);
  });
});

describe("the aligners", () => {
  const definition = funnel("aligners.yaml");
  const flow = flowOf(definition, () => new Date(2026, 0, 31, 12));
  const patient = (values: Record<string, string>): Quiz => ({
    ...emptyQuiz,
    choices: { "per-chi": ["figlio"], denti: ["storti"], fastidi: ["nessuno"] },
    values: { "nome-figlio": "Ada", nascita: "2012-05-01", responsabile: "yes", ...values },
    reached: ["per-chi", "genitore", "denti", "fastidi", "dove"],
  });

  test("turns away whoever lives in another province, or whose CAP is of another region", () => {
    const next = (provincia: string, cap: string) => nextStep(flow, patient({ provincia, cap }), "dove");
    expect(next("milano", "20131")).toBe("calcolo");
    expect(next("padova", "35121")).toBe("calcolo");
    expect(next("altra", "20131")).toBe("fuori-zona");
    expect(next("milano", "00184")).toBe("fuori-zona");
  });

  test("asks a parent, and only for minors", () => {
    expect(nextStep(flow, patient({}), "per-chi")).toBe("genitore");
    expect(nextStep(flow, { ...patient({}), choices: { "per-chi": ["me"] } }, "per-chi")).toBe("denti");
  });

  test("writes sums, months and visits as Italian does", () => {
    const said = fillCopy("{resto}, {mesi|1 mese|5 mesi}", lookupIn(flow, patient({}), {}));
    expect(said).toBe("1241,00\u00a0€, 8 mesi");
  });

  test("sells the treatment in three parts, of which the buyer knows the number, the rhythm and the sum", () => {
    const { every, checkout } = definition.texts;
    const { rate } = definition.plans;
    const said = rate && planTerms(rate, checkout, { language: "it", every }, new Date(), () => undefined);
    expect(said).toContain("3 rate da 430,00\u00a0€: la prima oggi, poi una ogni mese. In tutto 1290,00\u00a0€.");
  });

  test("is walked with a number left first", () => {
    expect(pathsTable(coverOnce(definition), definition)).toContain("leave +");
  });
});

describe("the driving school", () => {
  const definition = funnel("driving-school.yaml");
  const flow = flowOf(definition);
  const learner = (before: string, ...fears: string[]): Quiz => ({
    ...emptyQuiz,
    choices: { age: ["adult"], before: [before], fears },
    reached: ["age", "before", "fears"],
  });

  test.each([
    ["ready", learner("yes", "nothing"), "mock-test"],
    ["rusty", learner("yes", "parking"), "calm"],
    ["careful", learner("no", "motorway", "night"), "calm"],
    ["fresh", learner("no", "night"), "pay"],
  ])("whoever is %s is led on, and back, by that", (result, quiz, next) => {
    expect(outcomeOf(flow, quiz)?.id).toBe(result);
    expect(nextStep(flow, quiz, "fears")).toBe(next);
    expect(backStep(flow, quiz, "pay")).toBe(next === "pay" ? "fears" : next);
  });

  test("names the sum of the parts at the price of today, and at the one after the countdown", () => {
    const { every, checkout } = definition.texts;
    const { parts } = soldPlans(definition);
    const terms = (plan: Plan | undefined) =>
      plan && planTerms(plan, checkout, { language: "en-GB", every }, new Date(), () => undefined);
    expect(terms(parts)).toContain("4 payments of £270.00: the first today, then one every month. That is £1,080.00");
    expect(terms(parts?.restored)).toContain(
      "4 payments of £290.00: the first today, then one every month. That is £1,160.00",
    );
  });

  test("is translated without the ids that its conditions ask for", () => {
    const asked = sourceTexts(definition, "de").filter(({ path }) => path.includes("when"));
    expect(asked).toEqual([]);
  });
});

describe("the hair clinic", () => {
  const flow = flowOf(funnel("hair-clinic.yaml"));
  const from = (sehir: string): Quiz => ({ ...emptyQuiz, values: { sehir, harcama: "1299" }, reached: ["il", "kisi"] });

  test("asks for provinces by their small letters, of which İ has the dot that Turkish gives it, and no other", () => {
    const found = Object.values(flow.steps).flatMap(({ fields = [] }) =>
      fields.flatMap((field) => (field.kind === "choice" ? field.options.map(({ id }) => id) : [])),
    );
    expect(found).toEqual(expect.arrayContaining(["istanbul", "izmir", "isparta", "iğdır", "şanlıurfa"]));
    expect(nextStep(flow, from("istanbul"), "il")).toBe("bolge");
    expect(nextStep(flow, from("isparta"), "il")).toBe("uzak");
  });

  test("says lira as Turkish does", () => {
    expect(fillCopy("{yillik}", lookupIn(flow, from("istanbul"), {}))).toBe("₺15.588");
  });
});

describe("the stronger back", () => {
  const definition = readFunnel("examples/strong-back/funnel.yaml");

  test("tells receivers what its fields give, and compares a change of a field as what it is", () => {
    const types = typesOf(contractOf(definition));
    for (const line of ["Sitting?: string;", '"weight.unit"?: string;', "/** An amount in cm. */"])
      expect(types).toContain(line);
    expect(diffFunnels(definition, definition)).toMatchObject({ changes: [], breaks: [] });
    const changed = structuredClone(definition);
    if (changed.steps.sitting?.type !== "form") throw new Error("no form");
    Object.assign(changed.steps.sitting.fields[0] ?? {}, { max: 14, label: "Hours" });
    expect(diffFunnels(definition, changed).changes.map(({ area, to }) => [area, to])).toEqual([
      ["copy", '"Hours"'],
      ["settings", "14"],
    ]);
  });

  test("gives every word of its fields, sections and ends to be translated", () => {
    const { text, added } = updateOverlay("translates: funnel.yaml\nlanguage: de\n", sourceTexts(definition, "de"));
    expect(added).toEqual(
      expect.arrayContaining([
        "steps.sitting.fields.sits.low",
        "steps.result.sections.chart.basis",
        "steps.doctor.button.text",
        "steps.place.options.low.label",
        "steps.contact.fields.news.text",
      ]),
    );
    expect(text).toContain("from: How long do you sit on a working day?");
  });
});

describe("the gym", () => {
  const flow = flowOf(funnel("gym.yaml"));
  const member = (cil: string, zkusenost: string, cetnost: string): Quiz => ({
    ...emptyQuiz,
    choices: { cil: [cil], zkusenost: [zkusenost], cetnost: [cetnost], mesto: ["brno"] },
    reached: ["cil", "zkusenost", "cetnost", "mesto"],
  });
  const training = (...answers: Parameters<typeof member>) => outcomeOf(flow, member(...answers))?.id;

  test("names the training with the most points, and of two with as many the first", () => {
    expect(training("zada", "nikdy", "trikrat")).toBe("zdravotni");
    expect(training("vaha", "nikdy", "dvakrat")).toBe("kondicni");
    expect(training("vaha", "nikdy", "jednou")).toBe("silovy");
  });

  test("asks only beginners what held them back, and has no gym in other towns", () => {
    expect(nextStep(flow, member("sila", "nikdy", "jednou"), "zkusenost")).toBe("obavy");
    expect(nextStep(flow, member("sila", "pravidelne", "jednou"), "zkusenost")).toBe("cetnost");
    expect(nextStep(flow, { ...emptyQuiz, choices: { mesto: ["jinde"] } }, "mesto")).toBe("daleko");
  });
});
