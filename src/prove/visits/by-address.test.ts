import { expect, test } from "vitest";
import { coverFunnel } from "../../../engine/walks/index.ts";
import { definition } from "../../../tests/definition.ts";
import { byAddress } from "./by-address.ts";
import { firstVisits } from "./first-visits.ts";

const kayak = definition(`
start: river
plans: { day: { name: A day, period: 1 day, price: 30, currency: EUR } }
steps:
  river:
    type: question
    path: /
    question: Where to?
    options: [Calm water, Wild water]
    record: River
    next: hire
  hire:
    type: offer
    path: /hire
    sections:
      - { type: heading, text: Hire a kayak }
      - { type: plans, heading: For how long?, plans: [day], default: day }
      - { type: button, text: Hire it, action: next }
    back: river
    next: order
    paid: thanks
  order: { type: checkout, path: /order, heading: Your order, plan: day, back: hire, paid: thanks }
  thanks: { type: receipt, path: /thanks, heading: Thank you, ready: Ready, failed: Failed, activate: Open, support: Help }
lint: { allow: [{ rule: unused-exit, where: hire, reason: It is opened by its address, owner: Ann, date: 2026-01-31 }] }
`);
const cover = coverFunnel(kayak);

test("a step that is only opened by its address is proved from there: its payment, and its way back", () => {
  const opened = byAddress(kayak, cover);
  expect(
    opened.map(({ start, moves, opened }) => [
      start.step,
      opened,
      ...moves.map(({ action, to }) => [action.kind, to.step]),
    ]),
  ).toEqual([
    ["order", "/order", ["pay", "thanks"]],
    ["order", "/order", ["back", "hire"]],
  ]);
  // With the answers of somebody who was at the offer.
  expect(Object.keys(opened[0]?.start.quiz.choices ?? {})).toEqual(["river"]);
  expect(opened.flatMap(({ moves }) => moves.flatMap(({ covers }) => covers))).toEqual([
    "way order 0",
    "back order hire",
  ]);
});

test("it is looked at last, with the address as the last part of the way there", () => {
  const visits = firstVisits(cover, kayak);
  expect(visits.map(({ position }) => position.step)).toEqual(["river", "hire", "thanks", "order"]);
  expect(visits.at(-1)?.way).toEqual(["choose “Calm water”", "open /order"]);
});
