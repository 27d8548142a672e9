import { expect, test } from "vitest";
import type { Section, Step } from "../../schema/funnel.types.ts";
import { definition } from "../../tests/definition.ts";
import { keepsPick, pickedBefore, picksAt, stepFlows } from "./index.ts";

/** A course, and behind its receipt shoes; a gift that is sold without an offer. */
const school = definition(`
plans:
  course: { name: Course, price: 120, currency: EUR, period: 3 months }
  card: { name: Card, price: 110, currency: EUR, period: 6 months }
  shoes: { name: Shoes, price: 65, currency: EUR, period: 1 year }
start: start
steps:
  start: { type: question, path: /, question: For whom?, options: [{ id: me, label: Me }, { id: other, label: A friend, next: gift }], next: offer }
  offer:
    type: offer
    path: /offer
    sections: [{ type: plans, heading: Plans, plans: [course, card], default: course }, { type: button, text: On, action: next }]
    next: pause
  pause: { type: info, path: /pause, sections: [{ type: heading, text: A moment }], button: Go on, next: order }
  order: { type: checkout, path: /order, heading: Order, plan: course, paid: thanks }
  thanks: { type: receipt, path: /thanks, heading: Thanks, ready: In, activate: Go, failed: No, support: Help, button: On, next: more }
  more:
    type: offer
    path: /more
    sections: [{ type: plans, heading: Shoes, plans: [shoes], default: shoes }, { type: button, text: On, action: next }]
    next: pay
  pay: { type: checkout, path: /pay, heading: Pay, plan: shoes, paid: paid }
  paid: { type: receipt, path: /paid, heading: Thanks, plan: shoes, ready: In, activate: Go, failed: No, support: Help }
  gift: { type: checkout, path: /gift, heading: A gift, plan: card, paid: given }
  given: { type: receipt, path: /given, heading: Thanks, plan: card, ready: In, activate: Go, failed: No, support: Help }
`);

test("a checkout counts what is offered on the ways to it: neither what is bought nor what comes later", () => {
  expect(picksAt(school, "order")).toEqual(["course", "card"]);
  expect(picksAt(school, "pay")).toEqual(["shoes"]);
});

test("with a plan go the extras of its offer, and those of another offer do not", () => {
  const { offer } = school.steps;
  if (offer?.type !== "offer") throw new Error("The school has changed.");
  const extras: Section = { type: "extras", heading: "Add", extras: ["shoes"], originalPrice: "", sum: "" };
  const steps = { ...school.steps, offer: { ...offer, sections: [...offer.sections, extras] } };
  const picks = ["course", "course+shoes", "card", "card+shoes"];
  expect(picksAt({ ...school, steps }, "order")).toEqual(picks);
  expect(picksAt({ ...school, steps }, "thanks")).toEqual(picks);
  expect(picksAt({ ...school, steps }, "pay")).toEqual(["shoes"]);
});

test("where each plan is offered, but not each with its extras, the pick of any does not count", () => {
  const { offer, more } = school.steps;
  if (offer?.type !== "offer" || more?.type !== "offer") throw new Error("The school has changed.");
  const all: Section[] = offer.sections.map((section) =>
    section.type === "plans" ? { ...section, plans: ["course", "card", "shoes"] } : section,
  );
  const extras: Section = { type: "extras", heading: "Add", extras: ["card"], originalPrice: "", sum: "" };
  const steps = { ...school.steps, offer: { ...offer, sections: all } };
  expect(picksAt({ ...school, steps }, "order")).toBeUndefined();
  const withCard = { ...steps, more: { ...more, sections: [...more.sections, extras] } };
  expect(picksAt({ ...school, steps: withCard }, "order")).toEqual(["course", "card", "shoes"]);
});

test("a checkout behind a payment that was skipped does not count what was not bought there", () => {
  const { more, pay } = school.steps;
  if (more?.type !== "offer" || pay?.type !== "checkout") throw new Error("The school has changed.");
  const skip = { type: "button", text: "No", action: "skip" } as const;
  const steps = { ...school.steps, more: { ...more, paid: "paid", sections: [...more.sections, skip] } };
  expect(picksAt({ ...school, steps: { ...steps, pay: { ...pay, plan: "card" } } }, "pay")).toEqual([]);
});

test("a receipt counts what its checkout does, and an offer its own plans", () => {
  expect(picksAt(school, "thanks")).toEqual(["course", "card"]);
  expect(picksAt(school, "paid")).toEqual(["shoes"]);
  expect(picksAt(school, "more")).toEqual(["shoes"]);
});

test("any pick counts where no offer leads, at a step about no plan, and where all plans are offered", () => {
  for (const step of ["gift", "given", "start", "pause", "nowhere"]) expect(picksAt(school, step)).toBeUndefined();
  const { gift, given } = school.steps;
  if (gift?.type !== "checkout" || given?.type !== "receipt") throw new Error("The school has changed.");
  const steps = { ...school.steps, gift: { ...gift, paid: "thanks" } };
  // Nothing is paid at the one receipt, and at the other whatever the gift is.
  for (const step of ["given", "thanks"]) expect(picksAt({ ...school, steps }, step)).toBeUndefined();
  const { shoes, ...plans } = school.plans;
  expect(shoes).toBeDefined();
  expect(picksAt({ ...school, plans }, "order")).toBeUndefined();
});

test("what can have been picked before a page is what is offered on the ways to it, also where nobody need have", () => {
  const { pause, offer, more } = school.steps;
  if (pause?.type !== "info" || offer?.type !== "offer" || more?.type !== "offer")
    throw new Error("The school has changed.");
  const saying = { ...pause, sections: [{ type: "text", text: "{plan.name}" } as const] };
  const skip = { type: "button", text: "No", action: "skip" } as const;
  const last = { ...saying, path: "/last", next: "start" };
  const before = (steps: typeof school.steps, id: string) =>
    pickedBefore({ ...school, steps: { ...school.steps, ...steps } }, id);
  expect(before({}, "pause")).toEqual([]);
  expect(before({ pause: saying }, "pause")).toEqual(["course", "card"]);
  // Whoever goes past the shoes still has the course.
  const declined = { ...more, paid: "paid", next: "last", sections: [...more.sections, skip] };
  expect(before({ more: declined, last }, "last")).toEqual(["shoes", "course", "card"]);
  // Whoever cannot go past them has the shoes.
  expect(before({ more: { ...more, next: "last" }, last }, "last")).toEqual(["shoes"]);
});

test("a page that offers or names a plan says that one, and not what was picked before", () => {
  const { more, pay } = school.steps;
  if (more?.type !== "offer" || pay?.type !== "checkout") throw new Error("The school has changed.");
  const text: Section = { type: "text", text: "{plan.name}" };
  const steps = {
    ...school.steps,
    more: { ...more, sections: [...more.sections, text] },
    pay: { ...pay, heading: "{plan.name}" },
  };
  for (const step of ["more", "pay"]) expect(pickedBefore({ ...school, steps }, step)).toEqual([]);
});

test("whoever goes on from an offer keeps a pick, unless they may go past its payment or have met no offer", () => {
  const { start, pause, more } = school.steps;
  if (!start || pause?.type !== "info" || more?.type !== "offer") throw new Error("The school has changed.");
  const kept = (step: Step) => {
    const flow = stepFlows({ ...school, steps: { ...school.steps, step } }).step;
    return flow?.exits.forward.map((exit) => `${exit.kind} ${keepsPick(step, flow, exit)}`);
  };
  const skip: Section = { type: "button", text: "No", action: "skip" };
  const withSkip = [...more.sections, skip];
  expect(kept(more)).toEqual(["next true"]);
  expect(kept({ ...more, sections: withSkip })).toEqual(["next false"]);
  expect(kept({ ...more, paid: "paid" })).toEqual(["next false", "paid true"]);
  expect(kept({ ...more, paid: "paid", sections: withSkip })).toEqual(["next false", "paid true"]);
  expect(kept(pause)).toEqual(["next false"]);
  expect(kept({ ...pause, sections: more.sections })).toEqual(["next false"]);
});
