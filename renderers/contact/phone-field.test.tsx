// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { contactPage } from "../testing/contact-page.tsx";
import { example } from "../testing/example.ts";
import { stepProps } from "../testing/show.tsx";
import yaml from "./example.yaml?raw";

const { ask, byPhone, element, field, opener, pass, settle, texts } = contactPage(example<"contact">(yaml));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test("formats while typing and hands over a plus and digits", async () => {
  const { type, submit, onSave, onLead, onNext } = await ask(byPhone);
  expect(field().placeholder).toBe("1 (702) 123-4567");
  type("7025550123");
  expect(field().value).toBe("(702) 555-0123");
  submit();
  expect(vi.mocked(onSave).mock.calls).toEqual([[{ phone: "+17025550123" }]]);
  expect(vi.mocked(onLead).mock.calls).toEqual([[{ phone: "+17025550123" }]]);
  await pass(500);
  expect(onNext).toHaveBeenCalledTimes(1);
});

test.each(["", "70212345", "+44 123 4567"])("refuses %s with a notice, an error and the focus", async (number) => {
  const { type, submit, onLead, onNotice } = await ask(byPhone);
  if (number) type(number);
  submit();
  expect(vi.mocked(onNotice).mock.calls).toEqual([
    [{ title: "Bad number", text: "Give us a real number", tone: "danger", isSaid: true }],
  ]);
  expect(screen.getByRole("alert").textContent).toBe("Give us a real number");
  expect(field().getAttribute("aria-describedby")).toContain(screen.getByRole("alert").id);
  expect(field().getAttribute("aria-invalid")).toBe("true");
  expect(document.activeElement).toBe(field());
  expect(onLead).not.toHaveBeenCalled();
});

test("counts the digits of the dial code: ten are enough", async () => {
  const { type, submit, onLead } = await ask(byPhone);
  type("+33 612345678");
  expect(opener().getAttribute("aria-label")).toBe("FR, Country: France +33");
  submit();
  expect(onLead).toHaveBeenCalledWith({ phone: "+33612345678" });
});

test("refuses digits beyond the fifteenth", async () => {
  const { type, submit, onLead } = await ask(byPhone);
  type("+44 1234567890123456789");
  submit();
  submit();
  expect(onLead).toHaveBeenCalledWith({ phone: "+441234567890123" });
});

test("asks once about a number that its country does not have, and takes it from whoever goes on", async () => {
  const { type, submit, onLead } = await ask(byPhone);
  const asked = () => screen.queryByText("Give us the whole number, or go on");
  // A German number lacks a digit, an American one an area code.
  for (const number of ["+49 151 23456", "+1 961 234567", "1 196 123 4567"]) {
    type(number);
    expect(asked(), number).toBeNull();
    submit();
    expect([asked() !== null, document.activeElement], number).toEqual([true, field()]);
  }
  expect(onLead).not.toHaveBeenCalled();
  submit();
  expect(onLead).toHaveBeenCalledExactlyOnceWith({ phone: "+11961234567" });
});

test("begins in the country guessed, asked once and not before the phone is wanted", async () => {
  const guessCountry = vi.fn(async () => "fr");
  await ask({ guessCountry });
  expect(guessCountry).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole("button", { name: "I would rather get a text message" }));
  await settle();
  expect(opener().getAttribute("aria-label")).toBe("FR, Country: France +33");
  expect(field().placeholder).toBe("33 6 12 34 56 78");
  expect(guessCountry).toHaveBeenCalledTimes(1);
});

test.each([undefined, "xx", "toString"])("stays in the definition's country when the guess is %s", async (guess) => {
  await ask({ ...byPhone, guessCountry: async () => guess });
  expect(opener().getAttribute("aria-label")).toBe("US, Country: United States +1");
});

test("a guess that comes late changes nothing for somebody who typed", async () => {
  let answer = (_: string) => {};
  const { type } = await ask({ ...byPhone, guessCountry: () => new Promise((resolve) => (answer = resolve)) });
  type("702");
  answer("fr");
  await settle();
  expect(opener().getAttribute("aria-label")).toBe("US, Country: United States +1");
  expect(field().value).toBe("(702)");
});

test("shows the number kept in its own country, also when it comes late", async () => {
  const { again } = await ask({ ...byPhone, guessCountry: async () => "fr" });
  again({ values: { phone: "+447911123456" } });
  expect(field().value).toBe("7911 123456");
  expect(opener().getAttribute("aria-label")).toBe("GB, Country: United Kingdom +44");
});

test("what was typed before the kit came is read when it comes", async () => {
  render(element({ ...stepProps(), ...byPhone, texts, guessCountry: async () => undefined }));
  expect(screen.queryByRole("button", { name: /Country: / })).toBeNull();
  const plain = field();
  fireEvent.change(plain, { target: { value: "+44 7911 123456" } });
  await settle();
  expect(field()).toBe(plain);
  expect(field().value).toBe("7911 123456");
});
