import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { createActor } from "xstate";
import { parse } from "yaml";
import { checkFunnel } from "../../engine/check/index.ts";
import { compileFunnel } from "../../engine/compile/index.ts";
import { contractOf, typesOf } from "../../engine/contract/index.ts";
import { fillCopy, planTerms } from "../../engine/copy/index.ts";
import { simulateVisitors } from "../../engine/crowd/index.ts";
import { diffFunnels } from "../../engine/diff/index.ts";
import { type Flow, flowOf, holds, parseCondition } from "../../engine/flow/index.ts";
import { soldPlans } from "../../engine/pricing/index.ts";
import {
  answersOf,
  backStep,
  computedOf,
  emptyQuiz,
  factsOf,
  lookupIn,
  nextStep,
  outcomeOf,
  type Quiz,
  valuesOfFields,
} from "../../engine/quiz/index.ts";
import { sectionPlaces } from "../../engine/traits/index.ts";
import { sourceTexts, updateOverlay } from "../../engine/translate/index.ts";
import { serverFunnelOf } from "../../engine/views/index.ts";
import { pathsTable } from "../../engine/walks/index.ts";
import type { Plan } from "../../schema/funnel.types.ts";
import { coverOnce, readFunnel } from "../read-funnel.ts";
import { trade } from "./trade.ts";

const folder = import.meta.dirname;

describe("the driving theory", () => {
  const definition = trade("driving-theory.yaml");
  const { plans, terms, ...words } = serverFunnelOf(definition, "");

  test("sells a month or the course, alone and with what is added, and nothing that is added alone", () => {
    const added = (plan: string) => [plan, `${plan}+heft`, `${plan}+stunde`, `${plan}+heft+stunde`];
    expect(Object.keys(plans)).toEqual([...added("monat"), ...added("kurs")]);
    expect(plans["kurs+heft+stunde"]).toMatchObject({ price: 96.5 });
    expect(plans["monat+heft"]).toMatchObject({ price: 12.5, renews: { price: 9.9 } });
  });

  test("charges what is added today, beside a week that is free", () => {
    const { "monat+heft": order } = plans;
    const told = order && planTerms(order, terms, words, new Date("2026-01-31"), (name) => words.fixed[name]);
    expect(told).toMatch(
      /^Heute 12,50\s€, einmalig, für Nachschlageheft zur Straßenverkehrsordnung\. Heute 0,00\s€ für 7 Tage\. .*9,90\s€ am 7\. Februar 2026/,
    );
  });

  test("is told of an extra that is no longer offered", () => {
    const changed = structuredClone(definition);
    const offer = changed.steps.angebot;
    if (offer?.type !== "offer") throw new Error("The offer has changed.");
    for (const section of offer.sections) if (section.type === "extras") section.extras.pop();
    expect(diffFunnels(definition, changed).changes).toMatchObject([{ what: expect.stringContaining("extras") }]);
  });
});

describe("the language school", () => {
  const flow = flowOf(trade("language-school.yaml"));

  test("is walked with every field filled in, each walk with values that the fields give", () => {
    const fields = Object.values(flow.steps).flatMap(({ fields = [] }) => fields.map(({ id }) => id));
    for (const { moves } of coverOnce(trade("language-school.yaml")).walks) {
      const quiz = moves.at(-1)?.to.quiz ?? emptyQuiz;
      expect(Object.keys(valuesOfFields(flow, quiz)).toSorted()).toEqual(fields.toSorted());
    }
  });
});

describe("the dance school", () => {
  const flow = flowOf(trade("dance-school.yaml"));
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
    const definition = trade("dance-school.yaml");
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
    const definition = trade("course-launch.yaml");
    expect(nextStep(flowOf(definition), emptyQuiz, "upsell")).toBe("see-you");
    expect(pathsTable(coverOnce(definition), definition)).toMatch(/upsell +see-you +go on without buying/);
  });
});

describe("the level test", () => {
  const flow = flowOf(trade("level-test.yaml"));
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

describe("the running coach", () => {
  const flow = flowOf(trade("running-coach.yaml"), () => new Date(2026, 10, 23, 12));
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
    const { walks } = coverOnce(trade("running-coach.yaml"));
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

describe("the driving school", () => {
  const definition = trade("driving-school.yaml");
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
    expect(terms(parts)).toContain("4 payments of £270: the first today, then one every month. That is £1,080");
    expect(terms(parts?.restored)).toContain(
      "4 payments of £290: the first today, then one every month. That is £1,160",
    );
  });

  test("is translated without the ids that its conditions ask for", () => {
    const asked = sourceTexts(definition, "de").filter(({ path }) => path.includes("when"));
    expect(asked).toEqual([]);
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
  const flow = flowOf(trade("gym.yaml"));
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

describe("the circus school", () => {
  const flow = flowOf(trade("circus-school.yaml"), () => new Date(2026, 10, 28, 12));
  const family = (...born: string[]): Quiz => ({
    ...emptyQuiz,
    choices: { mi: ["yeladim"] },
    values: { kama: String(born.length), ...Object.fromEntries(born.map((day, at) => [`leda-${at + 1}`, day])) },
    reached: ["mi", "kama", "yeled-1", "yeled-2", "yeled-3"],
  });
  const said = (quiz: Quiz, copy: string) => fillCopy(copy, lookupIn(flow, quiz, {}));

  test("asks for as many children as there are, and tells the fee for all of them", () => {
    expect(nextStep(flow, family("2020-01-01"), "yeled-1")).toBe("nisayon");
    expect(nextStep(flow, family("2020-01-01", "2018-01-01"), "yeled-1")).toBe("yeled-2");
    expect(nextStep(flow, family("2020-01-01", "2018-01-01"), "yeled-2")).toBe("nisayon");
    const fees = [1, 2, 3].map(
      (children) => computedOf(flow, family(...Array(children).fill("2018-01-01")))?.plain().sach,
    );
    expect(fees).toEqual([320, 600, 850]);
  });

  test("says an age as a number alone, a dual without its number, and a day as the language writes it", () => {
    const quiz = family("2019-11-28", "2019-11-29");
    expect(said(quiz, "{shanim-1}, {shanim-2}, {yom-patuach}")).toBe("7, 6, 18 בינואר 2036");
    const place = "{yeladim|1=לילד אחד|2=לשני ילדים|ל־5 ילדים}";
    expect(said(quiz, place)).toBe("לשני ילדים");
    expect(said(family("2019-01-01", "2018-01-01", "2017-01-01"), place)).toBe("ל־3 ילדים");
  });
});

describe("the course before a birth", () => {
  const definition = trade("birth-course.yaml");
  const flow = flowOf(definition, () => new Date("2026-02-01T12:00"));
  const due = (parto: string, salute: string[] = ["niente"]): Quiz => ({
    ...emptyQuiz,
    choices: { attesa: ["incinta"], primo: ["primo"], salute, temi: ["nulla"] },
    values: { parto },
    reached: ["attesa", "data", "primo", "salute", "temi", "contatto", "offerta"],
  });
  const said = (parto: string, text: string) => fillCopy(text, lookupIn(flow, due(parto), {}));

  test("turns away whoever gives birth within two weeks, and counts the days", () => {
    expect(nextStep(flow, due("2026-02-14"), "data")).toBe("tardi");
    expect(nextStep(flow, due("2026-02-15"), "data")).toBe("primo");
    expect(said("2026-02-14", "{giorni-al-parto}")).toBe("13 giorni");
    expect(said("2026-02-02", "{giorni-al-parto}")).toBe("1 giorno");
  });

  test("says in which week somebody is, with the number behind the word", () => {
    expect(said("2026-11-08", "Settimana {numero-settimana}")).toBe("Settimana 1");
    expect(said("2026-05-03", "Settimana {numero-settimana}, mancano {settimane-al-parto}")).toBe(
      "Settimana 28, mancano 13 settimane",
    );
  });

  test("sells the long course while there is time for it, and the short one later", () => {
    const shown = (parto: string) =>
      sectionPlaces(definition.steps.offerta ?? { type: "end", path: "/", sections: [] }).flatMap(({ section, at }) => {
        if (section.type !== "plans" || !section.when) return [];
        return holds(parseCondition(section.when, ["steps", "offerta", ...at]), factsOf(flow, due(parto)))
          ? section.plans
          : [];
      });
    expect(shown("2026-03-29")).toEqual(["intero", "rate"]);
    expect(shown("2026-03-28")).toEqual(["breve"]);
  });

  test("sends those with a sign of danger to their doctor first, and hands no answer on", () => {
    expect(nextStep(flow, due("2026-05-03", ["schiena"]), "salute")).toBe("temi");
    expect(nextStep(flow, due("2026-05-03", ["schiena", "perdite"]), "salute")).toBe("medico");
    expect(nextStep(flow, due("2026-05-03", ["privato"]), "salute")).toBe("temi");
    expect(definition.lead?.send).toEqual(["computed", "outcome"]);
    expect(answersOf(flow, due("2026-05-03", ["perdite"]))).toEqual({ "Primo figlio": "Sì" });
  });
});
