// @vitest-environment happy-dom
import type { Page } from "@playwright/test";
import { expect, onTestFinished, test } from "vitest";
import { flowOf } from "../../engine/flow/index.ts";
import { definition } from "../../tests/definition.ts";
import { isAt, storedOf } from "./visitor.ts";

const club = definition(`
start: code
steps:
  code:
    type: form
    path: /code
    heading: What does your code say?
    fields: [{ id: code, type: text, label: Your code, required: false }]
    button: Use it
    next: offer
  offer: { type: end, path: /offer, title: Your coffee, sections: [{ type: heading, text: Your coffee }] }
`);

test("a step is shown once its own document is there, not when the one before it has its address", async () => {
  const { title: own, body } = document;
  const [here, markup] = [location.href, body.innerHTML];
  onTestFinished(() => show(here, own, markup));
  const title = "What does your code say? · Test";
  const states = [
    ["/code", title, "<main>What does your code say?</main>"],
    ["/offer", title, "<main>What does your code say?</main>"],
    // What a page says while it is left is no other step either.
    ["/offer", title, "<main>What does your code say? You seem to be offline.</main>"],
    ["/offer", "Your coffee · Test", "<main>Your coffee</main>"],
  ] as const;
  const answers: boolean[] = [];
  const page = {
    waitForFunction: async (isThere: (wanted: unknown) => boolean, wanted: unknown) => {
      for (const [address, title, body] of states) {
        show(address, title, body);
        answers.push(isThere(wanted));
      }
    },
  };
  await isAt(page as unknown as Page, "offer", club, "What does your code say?");
  expect(answers).toEqual([false, false, false, true]);
});

function show(address: string, title: string, body: string): void {
  history.replaceState(null, "", address);
  document.title = title;
  document.body.innerHTML = body;
}

test("a visitor who comes with answers has typed measures in the unit that the form shows first", () => {
  const car = definition(`
start: car
steps:
  car:
    type: form
    path: /car
    heading: Your car
    fields:
      - { id: mileage, type: measure, label: Mileage, units: [mi, km] }
      - { id: length, type: measure, label: Length, units: [cm], required: false }
    button: Go on
    next: price
  price: { type: end, path: /price, sections: [{ type: heading, text: "{mileage}" }] }
`);
  const quiz = { choices: {}, query: {}, values: { mileage: "48000 km" }, reached: ["price"] };
  const stored = storedOf({ step: "price", quiz }, { definition: car, flow: flowOf(car, () => new Date()) });
  expect(JSON.parse(stored["test:quiz"] ?? "").quiz.values).toEqual({ mileage: "48000 km", "mileage.unit": "mi" });
});
