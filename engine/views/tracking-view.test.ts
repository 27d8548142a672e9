import { expect, test } from "vitest";
import { definition } from "../../tests/definition.ts";
import { backendOf } from "./page-views.ts";
import { trackingOf } from "./tracking-view.ts";

const steps = `
start: look
plans:
  short: { name: Short, price: 7, currency: USD, period: 1 week }
  long: { name: Long, price: 20, currency: EUR, period: 4 weeks }
steps:
  look:
    type: offer
    path: /
    sections: [{ type: heading, text: Look }, { type: plans, plans: [short, long], default: long, heading: Plans, perDay: a day }, { type: button, text: Go on, action: next }]
    next: pay
  pay: { type: checkout, path: /pay, heading: Pay, plan: short, back: look, paid: thanks }
  thanks: { type: receipt, path: /thanks, heading: Thanks, ready: Ready, activate: Go, failed: Failed, support: Help }
`;
const events = `
  events:
    - { event: ViewContent, to: facebook, step: look }
    - { event: ViewContent, to: video-social, step: look }`;

test("a page is told of events whose service has a pixel, prices, and the plan a step starts with", () => {
  const view = trackingOf(definition(`${steps}tracking:\n  pixels: { facebook: "1" }${events}`));
  expect(view.events.map(({ to }) => to)).toEqual(["facebook"]);
  expect(view.plans).toEqual({ short: { price: 7 }, long: { price: 20 } });
  expect(view.starts).toMatchObject({ look: { plan: "long", offered: ["short", "long"] }, pay: { plan: "short" } });
});

test("a page knows the price that a countdown restores as well", () => {
  const restoring = steps
    .replace("price: 7,", "price: 7, originalPrice: 14,")
    .replace(
      "    next: pay",
      "    countdown: { text: Held for, lasts: 10 min, onExpire: restore-price }\n    next: pay",
    );
  const { plans } = trackingOf(definition(`${restoring}tracking:\n  pixels: { facebook: "1" }${events}`));
  expect(plans).toEqual({ short: { price: 7, restored: 14 }, long: { price: 20 } });
});

test("placeholders in the question are filled from the definition", () => {
  const asked = `texts: { consent: { text: "{product.name} asks." } }\n`;
  const view = trackingOf(definition(`${asked}${steps}tracking:\n  pixels: { facebook: "1" }${events}`));
  expect(view.fixed).toEqual({ "product.name": "Test" });
});

test("without a pixel, or without an event for it, nobody is tracked", () => {
  for (const tracking of ["", `tracking:${events}`, 'tracking: { pixels: { facebook: "1" } }']) {
    const funnel = definition(`${steps}${tracking}`);
    expect([trackingOf(funnel).events, backendOf(funnel, {}).consent]).toEqual([[], undefined]);
  }
});

test("consent is required unless the definition says otherwise", () => {
  const consentOf = (tracking: string) => backendOf(definition(`${steps}tracking:${tracking}${events}`), {}).consent;
  expect(consentOf('\n  pixels: { facebook: "1" }')).toBe("required");
  expect(consentOf('\n  consent: not-required\n  pixels: { facebook: "1" }')).toBe("not-required");
});

test("a page is told where the pick of some plans does not count", () => {
  const more = steps.replace("support: Help }", "support: Help, button: On, next: again }").replace(
    /$/,
    `  again: { type: checkout, path: /again, heading: Again, plan: short, paid: bought }
  bought: { type: receipt, path: /bought, heading: Thanks, ready: Ready, activate: Go, failed: Failed, support: Help }
`,
  );
  const { picks } = trackingOf(definition(`${more}tracking:\n  pixels: { facebook: "1" }${events}`));
  expect(picks).toEqual({ again: [], bought: [] });
});
