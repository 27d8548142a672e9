// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import type { OwnAnswerProps } from "../contract.ts";
import { show, stepProps } from "../testing/show.tsx";
import { OwnAnswer, OwnChoice } from "./own-answer.tsx";

afterEach(cleanup);

const texts = {
  label: "Something else",
  button: "Continue",
  tooLong: "At most {max} characters",
  oddCharacters: "Odd characters",
  noMarkup: "No angle brackets",
};
const options = ["Rye", { label: "None", exclusive: true }];

/** The field in a step that keeps what it is told. */
function ask(Own: typeof OwnAnswer, given: Partial<Pick<OwnAnswerProps, "choice" | "values" | "step">> = {}) {
  const props = stepProps();
  let choose = (_: readonly string[]) => {};
  let restore = (_: Readonly<Record<string, string>>) => {};
  function Step() {
    const [choice, setChoice] = useState(given.choice ?? []);
    const [values, setValues] = useState(given.values ?? {});
    choose = setChoice;
    restore = setValues;
    const step = given.step ?? { options, otherwise: "text" };
    const onAnswer = (chosen: readonly string[]) => {
      props.onAnswer(chosen);
      setChoice(chosen);
    };
    return <Own {...props} step={step} values={values} choice={choice} texts={texts} onAnswer={onAnswer} />;
  }
  const { container } = show(<Step />);
  const field = screen.getByRole<HTMLInputElement>("textbox");
  const type = (value: string) => fireEvent.change(field, { target: { value } });
  /** Answers that come after the page has been shown, as stored ones do. */
  const come = (values: Readonly<Record<string, string>>) =>
    act(() => {
      choose(["otherwise"]);
      restore(values);
    });
  return { props, field, type, container, come, choose: (choice: readonly string[]) => act(() => choose(choice)) };
}

test("what is typed is saved, answers the question and moves on, in this order", () => {
  const { props, type } = ask(OwnAnswer);
  expect(screen.queryByRole("button")).toBeNull();
  type("  A loaf   of **my** own ");
  fireEvent.click(screen.getByRole("button", { name: "Continue" }), { detail: 1 });
  expect(props.onSave.mock.calls).toEqual([[{ "step.otherwise": "A loaf of **my** own" }]]);
  expect(props.onAnswer).toHaveBeenCalledWith(["otherwise"]);
  expect(props.onNext).toHaveBeenCalledTimes(1);
  const orders = [props.onSave, props.onAnswer, props.onNext].map((call) => call.mock.invocationCallOrder[0]);
  expect(orders).toEqual(orders.toSorted((a = 0, b = 0) => a - b));
});

test.each([
  ["10,000 characters", "a".repeat(10_000), "At most 200 characters"],
  ["a NUL", "Rye\u0000", "Odd characters"],
  ["a mark that turns the text around", "Rye\u202Eevil", "Odd characters"],
  ["markup", "<svg onload=alert(1)>", "No angle brackets"],
])("%s is refused at the field, and nothing is kept", (_, typed, sentence) => {
  for (const Own of [OwnAnswer, OwnChoice]) {
    const { props, field, type, container } = ask(Own);
    type(typed);
    expect(screen.getByRole("alert").textContent).toBe(sentence);
    expect(field.getAttribute("aria-invalid")).toBe("true");
    const form = container.querySelector("form");
    if (form) fireEvent.submit(form);
    expect(props.onSave.mock.calls.flatMap(([values]) => Object.values(values)).join("")).toBe("");
    expect(props.onAnswer.mock.lastCall?.[0] ?? []).toEqual([]);
    expect(props.onNext).not.toHaveBeenCalled();
    cleanup();
  }
});

test("an earlier answer stands in the field again, and only while it is the answer", () => {
  const values = { "step.otherwise": "Spelt" };
  expect(ask(OwnAnswer, { values, choice: ["otherwise"] }).field.value).toBe("Spelt");
  cleanup();
  expect(ask(OwnAnswer, { values, choice: ["rye"] }).field.value).toBe("");
});

test.each([
  ["alone", OwnAnswer],
  ["beside several options", OwnChoice],
])("an earlier answer that comes late stands in the field, but never over what was typed: %s", (_, Own) => {
  const { field, type, come } = ask(Own);
  come({ "step.otherwise": "Spelt" });
  expect(field.value).toBe("Spelt");
  type("Oats");
  come({ "step.otherwise": "Barley" });
  expect(field.value).toBe("Oats");
});

test("beside several options each letter counts, an empty field takes it back, and an exclusive option clears it", () => {
  const { props, field, type, choose } = ask(OwnChoice, { choice: ["none"] });
  type("Spelt");
  expect(props.onAnswer).toHaveBeenLastCalledWith(["otherwise"]);
  expect(props.onSave).toHaveBeenLastCalledWith({ "step.otherwise": "Spelt" });
  type("");
  expect(props.onAnswer).toHaveBeenLastCalledWith([]);
  expect(props.onSave).toHaveBeenLastCalledWith({ "step.otherwise": "" });
  type("Oats");
  expect(field.value).toBe("Oats");
  choose(["none"]);
  expect(field.value).toBe("");
});

test("the field has the words of its step, and is closed while no more can be chosen", () => {
  const step = { options, otherwise: { label: "Or what?", placeholder: "Spelt", maxLength: 5 }, max: 1 } as const;
  const { field, type } = ask(OwnChoice, { step, choice: [] });
  expect(screen.getByLabelText("Or what?")).toBe(field);
  expect(field.placeholder).toBe("Spelt");
  type("Barley");
  expect(screen.getByRole("alert").textContent).toBe("At most 5 characters");
  cleanup();
  expect(ask(OwnChoice, { step, choice: ["rye"] }).field.disabled).toBe(true);
  cleanup();
  expect(ask(OwnChoice, { step, choice: ["none"] }).field.disabled).toBe(false);
});
