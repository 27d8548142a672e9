// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { parse } from "yaml";
import { show } from "../../testing/show.tsx";
import { ButtonSection } from "./button.tsx";
import yaml from "./example.yaml?raw";

afterEach(cleanup);

const rest = { first: false, plans: {}, onPlan: () => undefined };

test("one that leads to the plans does not go on", () => {
  const onNext = vi.fn();
  show(<ButtonSection {...rest} onNext={onNext} section={parse(yaml)} problem="The card was refused" />);
  fireEvent.click(screen.getByRole("button", { name: "See the plans" }), { detail: 1 });
  expect(onNext).not.toHaveBeenCalled();
  expect(screen.queryByRole("alert")).toBeNull();
});

test("one that goes on says why that did not work", () => {
  const onNext = vi.fn();
  const section = { ...parse(yaml), action: "next" };
  show(<ButtonSection {...rest} onNext={onNext} section={section} problem="The card was refused" />);
  fireEvent.click(screen.getByRole("button", { name: "See the plans" }), { detail: 1 });
  expect(onNext).toHaveBeenCalledTimes(1);
  expect(screen.getByRole("alert").textContent).toBe("The card was refused");
});

test("while a purchase is under way it says so, and waits", () => {
  const onNext = vi.fn();
  const section = { ...parse(yaml), action: "next" };
  show(<ButtonSection {...rest} onNext={onNext} section={section} busy="Processing..." />);
  fireEvent.click(screen.getByRole("button", { name: "Processing..." }), { detail: 1 });
  expect(onNext).not.toHaveBeenCalled();
});
