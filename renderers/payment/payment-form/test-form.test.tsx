// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { CheckoutClient, TestResult } from "../../checkout-client.ts";
import { defaultTexts } from "../../testing/example.ts";
import { session } from "../../testing/session.ts";
import { checkoutWith, show } from "../../testing/show.tsx";
import { TestForm } from "./test-form.tsx";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function form(...results: TestResult[]) {
  const payTest = vi.fn<CheckoutClient["payTest"]>(() => Promise.reject({ code: "unreachable" }));
  for (const result of results) payTest.mockResolvedValueOnce(result);
  const leave = vi.fn<CheckoutClient["leave"]>();
  const onExpire = vi.fn();
  show(
    <TestForm
      session={session}
      plan={undefined}
      purchase={{ plan: "short", email: "ada@example.com", charges: "[7]" }}
      texts={defaultTexts("checkout")}
      loadCheckout={checkoutWith({ payTest, leave })}
      onExpire={onExpire}
    />,
  );
  return { payTest, leave, onExpire };
}

const field = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
const write = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
/** Changes a field as somebody does who leaves the caret within it. */
const writeAt = (name: string, value: string, at: number) =>
  fireEvent.change(field(name), { target: { value, selectionStart: at, selectionEnd: at } });
const pay = () => fireEvent.click(screen.getByRole("button", { name: /^Pay( |$)/ }));
const pick = (number: RegExp) => fireEvent.click(screen.getByRole("button", { name: number }));

test("says that it takes no money, and writes what is typed or pasted as a card is written", () => {
  form();
  expect(screen.getByRole("form", { name: "Test payment" }).textContent).toContain("takes no money");
  write("Card number", "4242-4242 42424242");
  write("Expiry date (MM/YY)", "7/2034");
  write("Security code", "12x345");
  expect(field("Card number").value).toBe("4242 4242 4242 4242");
  expect(field("Expiry date (MM/YY)").value).toBe("07 / 34");
  expect(field("Security code").value).toBe("1234");
  expect(field("Card number").autocomplete).toBe("cc-number");
});

test("begins empty", () => {
  form();
  expect(screen.getAllByRole<HTMLInputElement>("textbox").map(({ value }) => value)).toEqual(["", "", ""]);
});

test.each([
  ["a digit is put into a group", "4242 4242", "4242 14242", 6, "4242 1424 2", 6],
  ["a digit is put before a blank", "4242 424", "42421 424", 5, "4242 1424", 6],
  ["a digit is taken out after a blank", "4242 1424 2", "4242 424 2", 5, "4242 4242", 4],
  ["a digit is put at the beginning", "4242", "14242", 1, "1424 2", 1],
  ["the first digit is taken out", "1424 2", "424 2", 0, "4242", 0],
  ["the blank alone is taken out", "4242 4242", "42424242", 4, "4242 4242", 4],
  ["a digit is put at the end", "4242", "42421", 5, "4242 1", 6],
])("where %s of a card number, the caret stays behind it", (_, before, typed, at, after, caret) => {
  form();
  write("Card number", before);
  writeAt("Card number", typed, at);
  expect([field("Card number").value, field("Card number").selectionStart]).toEqual([after, caret]);
});

test("a digit at the end leaves the caret to the browser: to set it would move the focus on some phones", () => {
  form();
  const moved = vi.spyOn(HTMLInputElement.prototype, "setSelectionRange");
  for (const typed of ["4242", "42421"]) {
    write("Card number", typed);
    expect(field("Card number").selectionStart).toBe(field("Card number").value.length);
  }
  expect(moved).not.toHaveBeenCalled();
});

test.each([
  ["the last digit after it is deleted", "07 / 3", "07 / ", "07"],
  ["the month's first digit is deleted", "07 / 3", "7 / 3", "07 / 3"],
])("a slash in a date goes with what stands behind it: %s", (_, before, typed, after) => {
  form();
  write("Expiry date (MM/YY)", before);
  write("Expiry date (MM/YY)", typed);
  expect(field("Expiry date (MM/YY)").value).toBe(after);
});

test("takes back what was wrong as soon as it changes, and says it again when it is sent again", () => {
  form();
  write("Card number", "4242 4242");
  pay();
  expect(screen.getByText("Enter the whole card number")).toBeTruthy();
  write("Card number", "4242 4242 4");
  expect(screen.queryByText("Enter the whole card number")).toBeNull();
  pay();
  expect(screen.getByText("Enter the whole card number")).toBeTruthy();
});

test("names what is wrong with each field, and puts the focus into the first of them", () => {
  const { payTest } = form();
  write("Card number", "4242 4242");
  write("Expiry date (MM/YY)", "12 / 34");
  pay();
  expect(document.activeElement).toBe(field("Card number"));
  expect(field("Card number").getAttribute("aria-invalid")).toBe("true");
  expect(field("Expiry date (MM/YY)").getAttribute("aria-invalid")).toBeNull();
  expect(screen.getByText("Enter the whole card number")).toBeTruthy();
  expect(screen.getByText("Enter the three or four digits")).toBeTruthy();
  expect(screen.getByRole("button", { name: /^Pay( |$)/ }).hasAttribute("aria-disabled")).toBe(false);
  expect(payTest).not.toHaveBeenCalled();
});

test.each([
  ["a wrong check digit", "Card number", "4242 4242 4242 4243", "Check the card number: one digit is wrong"],
  ["a digit too few", "Card number", "4242 4242 4242 425", "Enter the whole card number"],
  ["a wrong check digit of fifteen", "Card number", "3782 822463 10006", "Check the card number: one digit is wrong"],
  ["a month that has ended", "Expiry date (MM/YY)", "02 / 30", "This card has expired"],
  ["a month that is none", "Expiry date (MM/YY)", "13 / 30", "Enter a month and a year, such as 12/34"],
])("%s is told at its field, which gets the focus", (_, name, value, text) => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2030, 2, 1) });
  const { payTest } = form();
  pick(/^4242/);
  write(name, value);
  pay();
  expect(screen.getAllByRole("alert").map((alert) => alert.textContent)).toContain(text);
  expect(document.activeElement).toBe(field(name));
  expect(payTest).not.toHaveBeenCalled();
});

test("a card is good in the whole of its last month", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2030, 2, 1) - 1 });
  const { payTest } = form();
  pick(/^4242/);
  write("Expiry date (MM/YY)", "02 / 30");
  pay();
  await waitFor(() => expect(payTest).toHaveBeenCalledTimes(1));
});

test("a card that pays leads to the page that the backend names", async () => {
  const { payTest, leave } = form({ status: "paid", returnUrl: "/thanks?session_id=1" });
  pick(/^4242/);
  pay();
  await waitFor(() => expect(leave.mock.calls).toEqual([["/thanks?session_id=1"]]));
  expect(payTest.mock.calls).toEqual([["secret", { card: "4242 4242 4242 4242", expiry: "12 / 34", cvc: "123" }]]);
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Paying..." }).getAttribute("aria-disabled")).toBe(
    "true",
  );
});

test.each<[TestResult["status"], string]>([
  ["declined", "The card was declined. Please try another one."],
  ["insufficient-funds", "There is not enough money on this card. Please try another one."],
])("a card that is %s is told, and another may be tried", async (status, text) => {
  form({ status } as TestResult);
  pick(/^4000 0000 0000 0002/);
  pay();
  expect(await screen.findByText(text)).toBeTruthy();
  expect(document.activeElement).toBe(field("Card number"));
  expect(screen.getByRole<HTMLButtonElement>("button", { name: /^Pay( |$)/ }).hasAttribute("aria-disabled")).toBe(
    false,
  );
  const isMarked = () => field("Card number").getAttribute("aria-invalid");
  expect(isMarked()).toBe("true");
  pick(/^4242/);
  expect(isMarked()).toBeNull();
});

test("a card that asks for a confirmation pays once it is given", async () => {
  const { payTest, leave } = form({ status: "authentication-required" }, { status: "paid", returnUrl: "/thanks" });
  pick(/^4000 0025/);
  pay();
  fireEvent.click(await screen.findByRole("button", { name: "Confirm" }));
  await waitFor(() => expect(leave).toHaveBeenCalledTimes(1));
  expect(payTest.mock.calls[1]?.[1].confirm).toBe(true);
});

test("a confirmation that is refused charges nothing, and says so", async () => {
  const { payTest } = form({ status: "authentication-required" });
  pick(/^4000 0025/);
  pay();
  fireEvent.click(await screen.findByRole("button", { name: "Do not confirm" }));
  expect(screen.getByText("The payment was not confirmed, and nothing was charged.")).toBeTruthy();
  expect(document.activeElement).toBe(field("Card number"));
  expect(payTest).toHaveBeenCalledTimes(1);
});

test("a backend that does not answer leaves the form ready for another try", async () => {
  form();
  pick(/^4242/);
  pay();
  expect(await screen.findByText(/could not be completed/)).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>("button", { name: /^Pay( |$)/ }).hasAttribute("aria-disabled")).toBe(
    false,
  );
});

test("a session that has ended meanwhile is not said to be worth another try, but told to the page", async () => {
  const { payTest, onExpire } = form();
  payTest.mockRejectedValueOnce({ code: "unknown-session" });
  pick(/^4242/);
  pay();
  await waitFor(() => expect(onExpire).toHaveBeenCalledTimes(1));
  expect(screen.queryByText(/could not be completed/)).toBeNull();
});
