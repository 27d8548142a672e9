// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { flowOf } from "../../../engine/flow/index.ts";
import { backendOf, siteOf } from "../../../engine/views/index.ts";
import { readFunnel } from "../../../tests/read-funnel.ts";
import { browserStorage } from "../../services/storage.ts";
import { createServices } from "./services.ts";
import { createQuiz } from "./session.ts";

test("a receipt and the steps that are paid with it share what is known of the payment, and no other step does", () => {
  const definition = readFunnel("tests/trades/dance-school.yaml");
  const flow = flowOf(definition);
  const visitor = { flow, site: siteOf(definition), quiz: createQuiz(flow), storage: browserStorage("dance-school") };
  const { checkoutAt } = createServices(visitor, backendOf(definition, {}));
  for (const step of ["thanks", "shoes-paid", "bag-paid"]) {
    history.replaceState(null, "", `/?session_id=of_${step}`);
    checkoutAt(step).arrive();
  }
  const sellers = ["order", "shoes", "bag"].map((step) => checkoutAt(step).arrive().session);
  expect(sellers).toEqual(["of_thanks", "of_shoes-paid", "of_bag-paid"]);
  // As it was stored before there was another receipt.
  expect(sessionStorage.getItem("dance-school:arrival")).toBe('{"session":"of_thanks"}');
});

test("a page confirms by the link that it was opened with, whatever another tab has stored since", () => {
  const definition = readFunnel("tests/trades/beekeeping.yaml");
  const flow = flowOf(definition);
  const storage = browserStorage(definition.id);
  const open = (key: string) => {
    history.replaceState(null, "", `/bestaetigen?confirm=${key}`);
    const { takeConfirmation } = createServices(
      { flow, site: siteOf(definition), quiz: createQuiz(flow), storage },
      backendOf(definition, {}),
    );
    return { taken: takeConfirmation(), takeConfirmation };
  };
  const [one, other] = ["a", "b"].map((letter) => open(letter.repeat(64)));
  expect([one?.taken, other?.taken, one?.takeConfirmation()].map((key) => key?.[0])).toEqual(["a", "b", "a"]);
});
