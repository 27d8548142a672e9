import { expect, it } from "vitest";
import { checkFunnel } from "../../engine/check/index.ts";
import { simulateVisitors } from "../../engine/crowd/index.ts";
import { coverFunnel } from "../../engine/walks/index.ts";
import { frame } from "../frame.ts";
import { teaShop } from "./tea-shop.ts";

type Given = {
  /** What stands before the offer, or leads around it. */
  readonly options?: string;
  readonly offered?: string;
  readonly next?: string;
  readonly more?: string;
  readonly told?: string;
  readonly entry?: string;
};

/** What is told of a page that says what was picked on the one before. */
function told({ options = "Green, Black", offered, next = "address", more = "", told, entry = "in-order" }: Given) {
  const { problems } = checkFunnel("test.yaml", () => ({
    text: `${frame}start: taste
entry: ${entry}
plans:
  box: { name: A box, price: 12, currency: GBP }
  crate: { name: A crate, price: 40, currency: GBP, originalPrice: 48 }
legal: { title: Legal, tabs: [{ id: terms, purpose: terms, label: Terms, text: You can send it back for 14 days. }] }
steps:
  taste: { type: question, path: /, question: Which?, record: Taste, options: [${options}], next: offer }
  offer:
    type: offer
    path: /offer
    sections:
      - { type: heading, text: Your tea }
${offered ?? "      - { type: plans, heading: Choose, plans: [box, crate], default: box }"}
      - { type: button, text: Order, action: next }
      - { type: text, text: "Our [terms](legal:terms)" }
    next: ${next}
${more}  address:
    type: form
    path: /address
    heading: ${told ?? '"Where shall we send {plan.name}?"'}
    fields: [{ id: street, type: text, label: Street, contact: name }, { id: mail, type: email, label: Email, contact: true }]
    consent: We keep it until the box is there.
    button: Go on
    next: end
  end: { type: end, path: /end, sections: [{ type: heading, text: "Thank you, {street|you}" }] }
`,
  }));
  return problems
    .filter(({ rule }) => /^(?:un|early)[a-z-]*(?:placeholder|opened)$/.test(rule))
    .map(({ rule, message }) => `${rule}: ${message}`);
}

const green = "      - { type: plans, when: { taste: green }, heading: Choose, plans: [box], default: box }";
const black = "      - { type: plans, when: { taste: black }, heading: Choose, plans: [crate], default: crate }";
const lacking =
  'unset-placeholder: {plan.name} is shown in step "address", but on some way there no plan is picked. Write a fallback: {plan.name|…}.';

it.each<[string, Given]>([
  ["where every way to it passes plans", {}],
  [
    "with words for whoever has picked none",
    { options: "{ label: Green, next: address }, Black", told: '"For {plan.name|you}"' },
  ],
  ["where each is offered some plan", { offered: `${green}\n${black}` }],
  [
    "where whoever is offered none is led elsewhere",
    { offered: green, next: "[{ when: { taste: black }, go: end }, { go: address }]" },
  ],
  [
    "where whoever has picked none is led elsewhere",
    {
      options: "{ label: Green, next: slide }, Black",
      more: `  slide:
    type: info
    path: /slide
    sections: [{ type: heading, text: Green }]
    button: Go on
    next: [{ when: { has: plan }, go: address }, { go: end }]
`,
    },
  ],
])("a page behind an offer may say what was picked: %s", (_, given) => {
  expect(told(given)).toEqual([]);
});

it.each<[string, Given, string]>([
  ["on a way around the plans", { options: "{ label: Green, next: address }, Black" }, lacking],
  ["where some are offered none", { offered: green }, lacking],
  [
    "before any plan",
    { options: "{ label: Green, next: address }, { label: Black, next: address }", next: "end" },
    "unknown-placeholder: {plan.name} stands for nothing in this funnel. {plan.name} can only be used where plans are shown, and on pages behind them.",
  ],
  [
    "what not every plan has",
    { told: '"Not {plan.originalPrice}"' },
    'unset-placeholder: {plan.originalPrice} is shown in step "address", but not every plan that is offered before has one. Write a fallback: {plan.originalPrice|…}, or say it in a section of type notice, which hides then.',
  ],
  [
    "what no plan has",
    { told: '"For {plan.period}"' },
    'unset-placeholder: {plan.period} is shown in step "address", but no plan that is offered before has one. Take it out.',
  ],
  [
    "where it can be opened by its address",
    { entry: "open" },
    'unset-when-opened: {plan.name} is shown in step "address", which can be opened by its address without that answer. Write a fallback: {plan.name|…}, or set entry to in-order.',
  ],
])("a page that may know no pick is told: %s", (_, given, message) => {
  expect(told(given)).toEqual([message]);
});

it("walks and crowds go the way of those who have a plan", () => {
  const { walks } = coverFunnel(teaShop);
  expect(walks.map(({ moves }) => moves.map(({ to }) => `${to.step} ${to.quiz.values.plan}`))).toEqual([
    ["address box", "end box"],
  ]);
  const { steps } = simulateVisitors(teaShop, { visitors: 10, seed: 1, dropOff: {}, weights: {} });
  expect(steps.find(({ step }) => step === "address")?.reached).toBe(10);
});
