// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { example } from "../testing/example.ts";
import { show, stepProps } from "../testing/show.tsx";
import yaml from "./example.yaml?raw";
import { Receipt } from "./receipt.tsx";

afterEach(cleanup);

const texts = { transaction: "Transaction", amount: "Amount", plan: "Plan", email: "E-mail" };

const arrive = (values: Record<string, string>, app?: string) =>
  show(<Receipt {...stepProps()} step={example<"receipt">(yaml)} texts={texts} values={values} />, {
    lookup: (name) => (name === "product.app" ? app : undefined),
  });

test("with nobody to set an account up for it is ready, and leads to the app", () => {
  arrive({}, "https://app.example/");
  expect(screen.getByRole("status").textContent).toBe("Your account is ready.");
  expect(screen.getByRole("link").getAttribute("href")).toBe("https://app.example/activate");
});

test("offers no way to an app that is not there", () => {
  arrive({});
  expect(screen.queryByRole("link")).toBeNull();
});

test("with an e-mail but no backend it says so, and leads back to the start", () => {
  arrive({ email: "ada@example.com" }, "https://app.example");
  expect(screen.getByRole("status").textContent).toBe("Your account could not be set up.");
  expect(screen.getByText("ada@example.com")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Back to the start" }).getAttribute("href")).toBe("/");
});
