import { describe, expect, test } from "vitest";
import { definition } from "../../tests/definition.ts";
import {
  canTakePayment,
  contactFields,
  contactWays,
  framedHosts,
  leavesContact,
  offersPlans,
  originOf,
  phoneNames,
  sectionPlaces,
  sectionTypesWith,
  shownSections,
  showsOwnVideo,
  stepTypesWith,
  stepWith,
  typedNames,
} from "./index.ts";

const { steps } = definition(`
start: size
legal: { title: Legal, tabs: [{ id: privacy, purpose: privacy, label: Privacy, text: What we keep. }] }
plans: { once: { name: Once, price: 20, currency: USD, period: 1 month } }
steps:
  size:
    type: question
    path: /
    question: How large?
    record: Size
    options: [Small, Large]
    next: mail
  mail: { type: contact, path: /mail, heading: Where to?, email: { label: Email }, benefits: [A plan], button: Send, consent: "Once. [Privacy](legal:privacy)", next: call }
  call: { type: contact, path: /call, heading: Where to?, email: { label: Email }, phone: { label: Phone }, mode: phone, benefits: [A plan], button: Send, consent: "Once. [Privacy](legal:privacy)", next: either }
  either: { type: contact, path: /either, heading: Where to?, email: { label: Email }, phone: { label: Phone }, benefits: [A plan], button: Send, consent: "Once. [Privacy](legal:privacy)", next: whole }
  whole:
    type: form
    path: /whole
    heading: You
    fields:
      - { id: person, type: text, label: Name, contact: name, required: true }
      - { id: mobile, type: phone, label: Phone, contact: true, required: false }
      - { id: address, type: email, label: Email, contact: true, required: true }
      - { id: town, type: text, label: Town, required: false }
      - { id: agreed, type: checkbox, label: Rules, text: I know the rules., required: true }
    consent: "Once. [Privacy](legal:privacy)"
    button: Go on
    next: loose
  loose:
    type: form
    path: /loose
    heading: You
    fields:
      - { id: called, type: text, label: Name, contact: name, required: false }
      - { id: office, type: phone, label: Phone, contact: true, required: false }
      - { id: letters, type: email, label: Email, contact: true, required: false }
      - { id: okay, type: checkbox, label: Rules, text: I know the rules., required: true }
    consent: "Once. [Privacy](legal:privacy)"
    button: Go on
    next: order
  order:
    type: offer
    path: /order
    sections:
      - { type: heading, text: Yours }
      - { type: columns, columns: [{ sections: [{ type: text, text: Left }, { type: video, title: Tour, src: tour.mp4, captions: tour.vtt, poster: tour.png }] }, { sections: [{ type: plans, heading: Choose, plans: [once], default: once }] }] }
      - { type: video, title: Talk, frame: "https://Player.internal/1", poster: talk.png }
      - { type: video, title: Walk, frame: "https://player.internal/2", poster: walk.png }
      - { type: button, text: Buy, action: next }
    next: pay
  pay: { type: checkout, path: /pay, heading: Your order, plan: once, paid: thanks }
  thanks: { type: receipt, path: /thanks, heading: Thanks, ready: Ready, activate: Go, failed: Failed, support: Help }
`);

const step = (id: string) => {
  const found = steps[id];
  if (!found) throw new Error(`There is no step "${id}"`);
  return found;
};

describe("what visitors leave of themselves", () => {
  test.each([
    ["size", [], [], []],
    ["mail", ["email"], ["email"], [{ always: ["email"] }]],
    ["call", ["phone", "email"], [], [{ always: ["phone"] }, { always: ["email"] }]],
    ["either", ["email", "phone"], [], [{ always: ["email"] }, { always: ["phone"] }]],
    [
      "whole",
      ["email", "phone"],
      ["person", "name", "address", "email", "agreed"],
      [{ always: ["name", "email"], perhaps: ["phone"] }],
    ],
    [
      "loose",
      ["email", "phone"],
      ["okay"],
      [
        { always: ["email"], perhaps: ["name", "phone"] },
        { always: ["phone"], perhaps: ["name", "email"] },
      ],
    ],
  ])("at step %s: contacts, what is certainly typed, and the ways to leave it", (id, asked, certain, ways) => {
    expect(contactFields(step(id))).toEqual(asked);
    expect(leavesContact(step(id))).toBe(asked.length > 0);
    expect(typedNames(step(id))).toEqual(certain);
    expect(contactWays(step(id))).toEqual(ways);
  });

  test("phone numbers are kept under the name of the contact and of each field for one", () => {
    expect(phoneNames(Object.values(steps))).toEqual(["phone", "mobile", "office"]);
  });
});

describe("the sections of a page", () => {
  test("have their places, those in columns after the columns", () => {
    const places = sectionPlaces(step("order")).map(({ section, at, within }) => [
      section.type,
      at.join("."),
      within.map(({ section }) => section.type).join(),
    ]);
    expect(places).toEqual([
      ["heading", "sections.0", ""],
      ["columns", "sections.1", ""],
      ["text", "sections.1.columns.0.sections.0", "columns"],
      ["video", "sections.1.columns.0.sections.1", "columns"],
      ["plans", "sections.1.columns.1.sections.0", "columns"],
      ["video", "sections.2", ""],
      ["video", "sections.3", ""],
      ["button", "sections.4", ""],
    ]);
    expect(sectionPlaces(step("size"))).toEqual([]);
  });

  test.each([
    ["text", ["heading", "columns", "video", "plans", "video", "video", "button"]],
    ["columns", ["heading", "video", "video", "button"]],
  ])("without each %s are those whose columns are shown, too", (hidden, shown) => {
    const sections = stepWith("hasSections", step("order"))?.sections ?? [];
    expect(shownSections(sections, ({ type }) => type !== hidden).map(({ type }) => type)).toEqual(shown);
  });

  test("say what the page offers and shows", () => {
    const offered = Object.keys(steps).filter((id) => offersPlans(step(id)));
    const paying = Object.keys(steps).filter((id) => canTakePayment(step(id)));
    const showing = Object.keys(steps).filter((id) => showsOwnVideo(step(id)));
    expect({ offered, paying, showing }).toEqual({ offered: ["order"], paying: ["order", "pay"], showing: ["order"] });
    expect(framedHosts(step("order"))).toEqual(["https://player.internal"]);
  });
});

test.each([
  ["https://player.internal/1", "https://player.internal"],
  ["https://Player.internal:8443?a", "https://player.internal:8443"],
  ["https://player.internal#a", "https://player.internal"],
  ["https://player.internal", "https://player.internal"],
  ["http://player.internal/1", undefined],
  ["see https://player.internal/1", undefined],
  ["https://me@player.internal/1", undefined],
  ["https://player.internal:port/", undefined],
  ["https://", undefined],
])("the origin of %s is %s", (address, origin) => {
  expect(originOf(address)).toBe(origin);
});

test("types are named by their traits, for a sentence", () => {
  expect(stepTypesWith("takesPayment")).toBe("checkout or offer");
  expect(sectionTypesWith("offersPlans")).toBe("plans");
});
