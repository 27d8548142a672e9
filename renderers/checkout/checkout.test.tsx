// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { example } from "../testing/example.ts";
import { show, stepProps } from "../testing/show.tsx";
import { Checkout } from "./checkout.tsx";
import yaml from "./example.yaml?raw";

afterEach(cleanup);

const texts = {
  error: "Error",
  emailRequired: "An e-mail is needed",
  notConfigured: "No payment provider",
  plan: "Plan",
  email: "E-mail",
  originalPrice: "Before",
  savings: "Saved",
  perDay: "A day",
  total: "Total",
};

function order(values: Record<string, string>) {
  show(<Checkout {...stepProps()} step={example<"checkout">(yaml)} texts={texts} values={values} />);
  const lines = screen.getAllByRole("term").map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  return { lines, alert: screen.getByRole("alert").textContent };
}

test("sums up the plan picked before, with what it saves", () => {
  expect(order({ plan: "short", email: "ada@example.com" }).lines).toEqual([
    ["Plan", "Short"],
    ["E-mail", "ada@example.com"],
    ["Before", "$14.00"],
    ["Saved", "$7.00"],
    ["A day", "$1.00"],
    ["Total", "$7.00"],
  ]);
});

test("takes its own plan where none was picked, in the currency to be displayed", () => {
  expect(order({ plan: "gone" }).lines).toEqual([
    ["Plan", "Long"],
    ["A day", "€0.71"],
    ["Total", "€20.00"],
  ]);
});

test("says that an e-mail is needed, or that nobody can take the money yet", () => {
  expect(order({}).alert).toBe("ErrorAn e-mail is needed");
  cleanup();
  expect(order({ email: "ada@example.com" }).alert).toBe("ErrorNo payment provider");
});
