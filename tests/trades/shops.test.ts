import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { checkFunnel } from "../../engine/check/index.ts";
import { contractOf, typesOf } from "../../engine/contract/index.ts";
import { fillCopy, planTerms } from "../../engine/copy/index.ts";
import { diffFunnels } from "../../engine/diff/index.ts";
import { flowOf, holds, parseCondition } from "../../engine/flow/index.ts";
import { mermaidOf } from "../../engine/picture/index.ts";
import { computedOf, emptyQuiz, factsOf, lookupIn, nextStep, outcomeOf, type Quiz } from "../../engine/quiz/index.ts";
import { sectionPlaces } from "../../engine/traits/index.ts";
import { serverFunnelOf } from "../../engine/views/index.ts";
import { pathsTable } from "../../engine/walks/index.ts";
import type { Step } from "../../schema/funnel.types.ts";
import { coverOnce } from "../read-funnel.ts";
import { trade } from "./trade.ts";

const folder = import.meta.dirname;

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
    const { walks } = coverOnce(trade("charity.yaml"));
    const helpers = walks.filter(({ moves }) => moves.some(({ to }) => to.quiz.choices.how?.includes("time")));
    expect(helpers.length).toBeGreaterThan(0);
    for (const { moves } of helpers) {
      const last = moves.at(-1)?.to;
      if (last?.quiz.choices.how?.includes("time")) expect(last.step).toBe("group");
    }
  });
});

describe("the tasting box", () => {
  const definition = trade("tasting-box.yaml");
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

describe("the coffee roaster", () => {
  const visitor = (code: string, query = {}): Quiz => ({
    ...emptyQuiz,
    choices: { brew: ["filter"], taste: ["surprise"] },
    values: { code },
    reached: ["brew", "taste", "offer", "code"],
    query,
  });
  const meant = (code: string, query = {}, day = 27) =>
    outcomeOf(
      flowOf(trade("coffee-roaster.yaml"), () => new Date(2027, 1, day, 12)),
      visitor(code, query),
    )?.id;

  test("knows its codes however they are written, and no others", () => {
    expect(["first-bag", " FIRST  BAG", "Kettle33"].map((code) => meant(code))).toEqual(["first", "first", "first"]);
    expect(["KETTLE3", "KETTLE333", "-"].map((code) => meant(code))).toEqual(["unknown", "unknown", "unknown"]);
    expect([meant(""), meant("", { code: "FIRST-BAG" }), meant("nope", { code: "first-bag" })]).toEqual([
      "none",
      "first",
      "first",
    ]);
  });

  test("takes a code until its last day, and says then that it is over", () => {
    const definition = trade("coffee-roaster.yaml");
    expect([28, 29].map((day) => meant("winter", {}, day))).toEqual(["winter", "winter-over"]);
    const said = (code: string) => lookupIn(flowOf(definition), visitor(code), {})("outcome.title");
    expect(said("sprnig")).toBe("We do not know the code “sprnig”. These are the usual prices.");
  });
});

describe("the help desk", () => {
  const definition = trade("helpdesk.yaml");

  test("sells two to forty seats at that many times the price, now and at each renewal", () => {
    const { plans } = serverFunnelOf(definition, "");
    expect(Object.keys(plans).length).toBe(2 * 39);
    expect(plans["year:40"]).toMatchObject({ name: "40 × Seat by the year", price: 7960, renews: { price: 7960 } });
    expect([plans.month, plans["month:1"], plans["month:41"]]).toEqual([undefined, undefined, undefined]);
  });

  test("is told that another field says how many", () => {
    const changed = structuredClone(definition);
    Object.assign(changed.plans.month ?? {}, { quantity: "team" });
    const { changes } = diffFunnels(definition, changed);
    expect(changes).toMatchObject([{ what: expect.stringContaining("month"), area: "prices" }]);
  });
});

describe("the holiday camp", () => {
  test("asks for as much as it computes, and writes to whoever brings more than four", () => {
    const definition = trade("holiday-camp.yaml");
    const flow = flowOf(definition);
    const family = (children: number): Quiz => ({
      ...emptyQuiz,
      choices: { week: ["first"] },
      values: { children: String(children) },
      reached: ["children", "week"],
    });
    const totals = [1, 2, 3, 4].map((children) => computedOf(flow, family(children))?.plain().total);
    expect(totals).toEqual(Object.values(definition.plans).map(({ price }) => price));
    expect([4, 5].map((children) => nextStep(flow, family(children), "week"))).toEqual(["offer", "group"]);
  });
});

describe("the contact lenses", () => {
  const definition = trade("contact-lenses.yaml");
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
  const definition = trade("dog-food.yaml");
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

describe("the aligners", () => {
  const definition = trade("aligners.yaml");
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
    expect(said).toBe("1.241\u00a0€, 8 mesi");
  });

  test("sells the treatment in three parts, of which the buyer knows the number, the rhythm and the sum", () => {
    const { every, checkout } = definition.texts;
    const { rate } = definition.plans;
    const said = rate && planTerms(rate, checkout, { language: "it", every }, new Date(), () => undefined);
    expect(said).toContain("3 rate da 430\u00a0€: la prima oggi, poi una ogni mese. In tutto 1.290\u00a0€.");
  });

  test("is walked with a number left first", () => {
    expect(pathsTable(coverOnce(definition), definition)).toContain("leave +");
  });
});

describe("the meal kits", () => {
  const definition = trade("meal-kits.yaml");
  const flow = flowOf(definition);
  const visitor = (query: Quiz["query"]): Quiz => ({
    ...emptyQuiz,
    query,
    choices: { diet: ["vegan"] },
    reached: ["welcome", "diet"],
  });

  test("lead past two questions only who has the shorter quiz, and take everybody without a variant for the first", () => {
    expect(nextStep(flow, visitor({ quiz: "short" }), "diet")).toBe("email");
    expect(nextStep(flow, visitor({ quiz: "whole" }), "diet")).toBe("cook");
    expect(nextStep(flow, visitor({}), "diet")).toBe("cook");
  });

  test("show each visitor one headline, and plans at one price", () => {
    const { welcome, offer } = definition.steps;
    if (!welcome || !offer) throw new Error("The funnel has no such steps.");
    const shown = (step: Step, type: string, query: Quiz["query"]) =>
      sectionPlaces(step).filter(
        ({ section: { when, ...section } }) =>
          section.type === type && holds(when && parseCondition(when, []), factsOf(flow, visitor(query))),
      ).length;
    for (const headline of ["time", "waste"]) expect(shown(welcome, "heading", { headline })).toBe(1);
    for (const box of ["full-price", "half-price"]) expect(shown(offer, "plans", { "first-box": box })).toBe(1);
    expect(shown(welcome, "heading", {}) + shown(offer, "plans", {})).toBe(2);
  });

  test("tell the receiver of leads which variants there are", () => {
    const types = typesOf(contractOf(definition));
    expect(types).toContain('headline?: "time" | "waste";');
    expect(types).toContain('"first-box"?: "full-price" | "half-price";');
  });
});

describe("the walking app", () => {
  const definition = trade("weight-loss.yaml");
  const flow = flowOf(definition, () => new Date(2026, 0, 1));
  const of = (values: Quiz["values"], choices: Quiz["choices"] = {}): Quiz => ({
    ...emptyQuiz,
    values: { height: "172.72 cm", "height.unit": "ft-in", ...values },
    choices,
    reached: ["height", "weight", "goal-weight"],
  });
  const said = (quiz: Quiz, copy: string) => fillCopy(copy, lookupIn(flow, quiz, {}));
  const pounds = { weight: "81.6466266 kg", "weight.unit": "lb" };

  test("leads those elsewhere whom losing weight could harm, and sells them nothing", () => {
    for (const harm of [["pregnant"], ["eating"], ["heart"], ["eating", "heart"]])
      expect(nextStep(flow, of({}, { safety: harm }), "safety")).toBe("care");
    expect(nextStep(flow, of({}, { safety: ["none"] }), "safety")).toBe("areas");
    expect(nextStep(flow, of({}, { age: ["under-18"] }), "age")).toBe("minor");
    expect(nextStep(flow, of({ weight: "54 kg" }), "weight")).toBe("light");
    expect(nextStep(flow, of(pounds), "weight")).toBe("goal-weight");
    expect(nextStep(flow, of(pounds, { goal: ["keep"] }), "weight")).toBe("name");
    for (const end of ["care", "minor", "light", "too-low"]) expect(definition.steps[end]).not.toHaveProperty("next");
  });

  test("takes a goal that is below the weight now and not below what is healthy for the height", () => {
    const goal = (kg: number) => nextStep(flow, of({ ...pounds, "goal-weight": `${kg} kg` }), "goal-weight");
    expect([82, 81.6466266, 81, 56, 55].map(goal)).toEqual(["not-below", "not-below", "event", "event", "too-low"]);
  });

  test("says the same in pounds and in kilograms, and by when", () => {
    const american = of({ ...pounds, "goal-weight": "68.0388555 kg", "goal-weight.unit": "lb" });
    const text = "{bmi}: {weight} to {goal-weight} by {goal-day}, healthy from {lightest}";
    expect(said(american, text)).toBe("27.4: 180 lb to 150 lb by July 9, 2026, healthy from 121.7 lb");
    const metric = of({ weight: "81.6 kg", "weight.unit": "kg", "goal-weight": "68 kg", "goal-weight.unit": "kg" });
    expect(said(metric, text)).toBe("27.4: 81.6 kg to 68 kg by July 9, 2026, healthy from 55.2 kg");
  });

  test("says what it could be on the day of an event, and no less than the goal", () => {
    const on = (day: string) => {
      const quiz = of({ weight: "80 kg", "goal-weight": "70 kg", "event-day": day });
      return said({ ...quiz, reached: [...quiz.reached, "event", "event-day"] }, "{by-event}");
    };
    expect(on("2026-02-26")).toBe("76 kg");
    expect(on("2026-12-31")).toBe("70 kg");
  });
});
