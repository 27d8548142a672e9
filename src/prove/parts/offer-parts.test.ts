import { expect, test } from "vitest";
import { flowOf } from "../../../engine/flow/index.ts";
import { coverFunnel } from "../../../engine/walks/index.ts";
import { definition } from "../../../tests/definition.ts";
import { contactSheet } from "../pictures/contact-sheet.ts";
import { wayWords } from "../visits/way-words.ts";
import { offerParts } from "./offer-parts.ts";

const hire = `
start: river
plans:
  day: { name: A day, period: 1 day, price: 30, currency: EUR }
  week: { name: A week, period: 7 days, price: 120, currency: EUR }
steps:
  river:
    type: question
    path: /
    question: Where to?
    options: [{ id: calm, label: Calm water }, { id: wild, label: Wild water }]
    record: River
    next: hire
  hire:
    type: offer
    path: /hire
    countdown: { text: Held for you, lasts: 90 s }
    wheel:
      heading: Spin
      button: Turn it
      claim: Take it
      weights: { float: 1, rope: 3 }
      segments: [{ id: float, label: A float }, { id: hat, label: A hat }, { id: rope, label: Nothing, prize: false }]
    sections:
      - { type: heading, text: Hire a kayak }
      - { type: plans, heading: For how long?, plans: [day], default: day }
      - { type: plans, heading: For how long?, plans: [week], default: week, when: { query: { from: mail } } }
      - { type: button, text: Hire it, action: next }
    back: river
    paid: thanks
  thanks: { type: receipt, path: /thanks, heading: Thank you, ready: Ready, failed: Failed, activate: Open, support: Help }
`;
const kayak = definition(hire);

const { walks } = coverFunnel(kayak);
const parts = offerParts({ definition: kayak, flow: flowOf(kayak, () => new Date()) }, walks);

test("each plan, prize and timer of an offer is to be proved, or there is a reason why it cannot be", () => {
  expect(parts.map((part) => [part.key, "reason" in part ? part.reason : part.words])).toEqual([
    ["plan hire day", "buy “A day”"],
    ["plan hire week", "buy “A week”"],
    ["segment float hire", "spin the wheel to “A float”"],
    ["segment hat hire", "the wheel never lands there"],
    ["segment rope hire", "spin the wheel to “Nothing”"],
    ["end of prize hire", "win, and let the time to claim the prize run out"],
    ["end of countdown hire", "stay for 90 s, until the countdown is over"],
  ]);
});

test("a plan is bought by a visitor who is offered it, and each part has its place in the definition", () => {
  const [day, , , hat] = parts;
  expect(day && "visit" in day && day.visit.way).toEqual(["choose “Calm water”"]);
  expect([day?.path, hat?.path]).toEqual([
    ["plans", "day"],
    ["steps", "hire", "wheel", "segments", 1],
  ]);
});

test("extras are bought with the first plan, by somebody who is shown them", () => {
  const shop = definition(
    hire
      .replace(
        "steps:",
        "  vest: { name: A vest, price: 5, currency: EUR }\n  map: { name: A map, price: 2, currency: EUR }\nsteps:",
      )
      .replace(
        "- { type: button",
        "- { type: extras, heading: And?, extras: [vest, map], when: { river: wild } }\n      - { type: button",
      ),
  );
  const { walks } = coverFunnel(shop);
  const bought = offerParts({ definition: shop, flow: flowOf(shop, () => new Date()) }, walks).slice(0, 4);
  expect(bought.map((part) => [part.key, part.path, part.isNewSight, "visit" in part && part.visit.way])).toEqual([
    ["plan hire day", ["plans", "day"], true, expect.anything()],
    ["plan hire week", ["plans", "week"], false, expect.anything()],
    ["plan hire day+vest", ["plans", "vest"], true, ["choose “Wild water”"]],
    ["plan hire day+vest+map", ["plans", "map"], false, ["choose “Wild water”"]],
  ]);
  expect(bought.at(-1)?.words).toBe("buy “A day” with “A vest” with “A map”");
});

test("where the first plan is paid in parts, extras are bought with the next one", () => {
  const shop = definition(
    hire
      .replace("steps:", "  vest: { name: A vest, price: 5, currency: EUR }\nsteps:")
      .replace(/(day: \{.*?currency: EUR)/, "$1, parts: { count: 2, every: 1 month }")
      .replace("- { type: button", "- { type: extras, heading: And?, extras: [vest] }\n      - { type: button"),
  );
  const { walks } = coverFunnel(shop);
  const bought = offerParts({ definition: shop, flow: flowOf(shop, () => new Date()) }, walks).slice(0, 3);
  expect(bought.map(({ key }) => key)).toEqual(["plan hire day", "plan hire week", "plan hire week+vest"]);
});

test("a plan is bought by a visitor who is shown a button for that, too", () => {
  const wild = "- { type: button, text: Hire it, action: next, when: { river: wild } }";
  const shy = definition(hire.replace("- { type: button, text: Hire it, action: next }", wild));
  const cover = coverFunnel(shy);
  expect(cover.uncovered).toEqual([]);
  const offered = offerParts({ definition: shy, flow: flowOf(shy, () => new Date()) }, cover.walks);
  const visits = offered.flatMap((part) => (part.key.startsWith("plan") && "visit" in part ? [part.visit] : []));
  expect(visits.map(({ position }) => position.quiz.choices.river)).toEqual([["wild"], ["wild"]]);
});

test("a wheel opens for somebody who comes for the first time, and of its segments the first prize and the first blank are looked at", () => {
  expect(
    parts.map((part) => ["visit" in part && [part.visit.position.step, part.isFirst], part.isNewSight, part.path]),
  ).toEqual([
    [["hire", false], true, ["plans", "day"]],
    [["hire", false], false, ["plans", "week"]],
    [["hire", true], true, ["steps", "hire", "wheel", "segments", 0]],
    [false, false, ["steps", "hire", "wheel", "segments", 1]],
    [["hire", true], true, ["steps", "hire", "wheel", "segments", 2]],
    [["hire", true], true, ["steps", "hire", "wheel"]],
    [["hire", false], true, ["steps", "hire", "countdown"]],
  ]);
  const week = parts.find(({ key }) => key === "plan hire week");
  expect(week && "visit" in week && week.visit.position.quiz.query).toEqual({ from: "mail" });
});

test("the way to a finding leaves out what ended where it began", () => {
  const moves = walks.flatMap((walk) => walk.moves).slice(0, 3);
  expect(moves.map(({ from, to }) => `${from} ${to.step}`)).toEqual(["river hire", "hire river", "river hire"]);
  expect(wayWords(moves, kayak)).toHaveLength(1);
});

test("a sheet shows the steps in the order of the flow, each language in its row, narrow pages first", () => {
  const shot = (step: string, place: number, language: string, width: number) => ({
    ...{ step, place, language, width },
    file: `${step}-${language}-${width}.png`,
  });
  const sheet = contactSheet("kayak", [
    shot("hire", 1, "en", 1440),
    shot("hire", 1, "en", 375),
    shot("river", 0, "en", 375),
    shot("river", 0, "de", 375),
  ]);
  expect([...sheet.matchAll(/src="([^"]+)"/g)].map(([, file]) => file)).toEqual([
    "river-en-375.png",
    "river-de-375.png",
    "hire-en-375.png",
    "hire-en-1440.png",
  ]);
});
