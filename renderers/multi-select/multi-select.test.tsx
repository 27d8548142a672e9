// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { example } from "../testing/example.ts";
import { show, stepProps } from "../testing/show.tsx";
import yaml from "./example.yaml?raw";
import { MultiSelect } from "./multi-select.tsx";

afterEach(cleanup);

function ask(...choice: string[]) {
  const props = stepProps();
  show(<MultiSelect {...props} step={example<"multi-select">(yaml)} texts={undefined} choice={choice} />);
  const option = (name: string) => screen.getByRole("checkbox", { name });
  const tap = (name: string) => {
    fireEvent.click(option(name), { detail: 1 });
    return props.onAnswer.mock.lastCall?.[0];
  };
  return { ...props, option, tap, button: screen.getByRole<HTMLButtonElement>("button", { name: "Go on" }) };
}

test("is a group named by its question", () => {
  ask();
  expect(screen.getByRole("group", { name: "What do you draw with?" })).toBeTruthy();
});

test("each tap keeps the whole choice, in the order of the options", () => {
  expect(ask("charcoal").tap("Pencil")).toEqual(["pencil", "charcoal"]);
});

test("a tap on what is chosen takes it back", () => {
  expect(ask("pencil", "ink").tap("Pencil")).toEqual(["ink"]);
});

test("an exclusive option clears the others", () => {
  expect(ask("pencil", "ink").tap("Nothing yet")).toEqual(["none"]);
});

test("any other option clears an exclusive one", () => {
  expect(ask("none").tap("Ink")).toEqual(["ink"]);
});

test("at the most allowed, the rest cannot be chosen but can still be found", () => {
  const { option, tap } = ask("pencil", "ink");
  expect(tap("Charcoal")).toBeUndefined();
  expect(option("Charcoal").getAttribute("aria-disabled")).toBe("true");
  expect(option("Ink").hasAttribute("aria-disabled")).toBe(false);
});

test("the button waits for as many as are needed, and choosing does not move on", () => {
  const { button, tap, onNext } = ask();
  expect(button.disabled).toBe(true);
  tap("Ink");
  expect(onNext).not.toHaveBeenCalled();
});

test("an exclusive option is enough where several are asked for", () => {
  const props = stepProps();
  const step = { ...example<"multi-select">(yaml), min: 2 };
  const shown = (...choice: string[]) => {
    cleanup();
    show(<MultiSelect {...props} step={step} texts={undefined} choice={choice} />);
    return screen.getByRole<HTMLButtonElement>("button", { name: "Go on" }).disabled;
  };
  expect([shown("ink"), shown("none"), shown("ink", "pencil")]).toEqual([true, false, false]);
});

test("the button moves on", () => {
  const { button, onNext } = ask("ink");
  fireEvent.click(button, { detail: 1 });
  expect(onNext).toHaveBeenCalledTimes(1);
});
