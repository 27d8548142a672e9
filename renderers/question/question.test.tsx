// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { example } from "../testing/example.ts";
import { show, stepProps } from "../testing/show.tsx";
import yaml from "./example.yaml?raw";
import { Question } from "./question.tsx";

afterEach(cleanup);

const step = example<"question">(yaml);

function ask(choice: readonly string[] = []) {
  const props = stepProps();
  show(<Question {...props} step={step} texts={undefined} choice={choice} />);
  const options = screen.getAllByRole("radio");
  const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
  return { ...props, options, press };
}

test("is a radio group named by the page's only h1 and described by its hint", () => {
  ask();
  expect(screen.getAllByRole("heading", { level: 1 })).toHaveLength(1);
  const group = screen.getByRole("radiogroup", { name: "How often do you want to draw?" });
  // The page says once, outside the step, that choosing moves on.
  const [hint = "", moves] = group.getAttribute("aria-describedby")?.split(" ") ?? [];
  expect([document.getElementById(hint)?.textContent, moves]).toEqual([step.hint, "moves-on"]);
});

test("arrows, Home and End move focus in a circle and choose nothing", () => {
  const { options, press, onAnswer, onNext } = ask();
  options[0]?.focus();
  const visited = ["ArrowDown", "ArrowRight", "ArrowDown", "ArrowUp", "Home", "End", "ArrowLeft"].map((key) => {
    press(key);
    return options.indexOf(document.activeElement as HTMLElement);
  });
  expect(visited).toEqual([1, 2, 0, 2, 0, 2, 1]);
  expect(onAnswer).not.toHaveBeenCalled();
  expect(onNext).not.toHaveBeenCalled();
});

test("only the focused option is a tab stop; at first it is the chosen one, else the first", () => {
  const stops = (options: HTMLElement[]) => options.map((option) => option.tabIndex);
  const { options, press } = ask(["weekly"]);
  expect(stops(options)).toEqual([-1, 0, -1]);
  options[1]?.focus();
  press("End");
  expect(stops(options)).toEqual([-1, -1, 0]);
  cleanup();
  expect(stops(ask().options)).toEqual([0, -1, -1]);
});

test("choosing keeps the answer, then moves on", () => {
  const { options, onAnswer, onNext } = ask();
  fireEvent.click(options[1] as HTMLElement, { detail: 1 });
  expect(onAnswer.mock.calls).toEqual([[["weekly"]]]);
  expect(onNext).toHaveBeenCalledTimes(1);
  expect(onAnswer.mock.invocationCallOrder[0]).toBeLessThan(onNext.mock.invocationCallOrder[0] ?? 0);
});

test("Space and Enter choose, as on any button", () => {
  const { options } = ask();
  // A browser turns both keys into a click without a count on a native button.
  expect(options.every((option) => option.tagName === "BUTTON" && option.getAttribute("type") === "button")).toBe(true);
});

test("the second click of a double-click answers nothing", () => {
  const { options, onAnswer } = ask();
  fireEvent.click(options[0] as HTMLElement, { detail: 2 });
  expect(onAnswer).not.toHaveBeenCalled();
});

test("an earlier answer shows as chosen", () => {
  expect(ask(["weekly"]).options.map((option) => option.getAttribute("aria-checked"))).toEqual([
    "false",
    "true",
    "false",
  ]);
});
