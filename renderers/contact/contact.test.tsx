// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { contactPage } from "../testing/contact-page.tsx";
import { example } from "../testing/example.ts";
import { stepProps, storageInMemory } from "../testing/show.tsx";
import yaml from "./example.yaml?raw";

const { ask, element, field, pass, settle, step, texts } = contactPage(example<"contact">(yaml));
const send = () => screen.getByRole<HTMLButtonElement>("button", { name: /Send my plan|Sending/ });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe("the page", () => {
  test("shows heading, benefits, promise, consent and a way to the other mode", async () => {
    await ask();
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Where may we send your garden plan?");
    const lines = within(screen.getByRole("list")).getAllByRole("listitem");
    expect(lines.map((line) => line.textContent)).toEqual(step.benefits);
    expect(screen.getByText("We keep your email to ourselves.")).toBeTruthy();
    expect(screen.getByText(/You agree to hear from us/)).toBeTruthy();
    expect(screen.getByRole("button", { name: "privacy policy" })).toBeTruthy();
  });

  test("changes to the other field and back, with its own promise and benefits, and puts the focus there", async () => {
    await ask();
    fireEvent.click(screen.getByRole("button", { name: "I would rather get a text message" }));
    await settle();
    expect(document.activeElement).toBe(screen.getByLabelText("Your mobile"));
    expect(screen.getByText("We keep your number to ourselves.")).toBeTruthy();
    expect(screen.getAllByRole("listitem")).toHaveLength(3);
    fireEvent.click(screen.getByRole("button", { name: "I would rather get an email" }));
    expect(document.activeElement).toBe(screen.getByLabelText("Your email"));
  });

  test("has the heading and the button of the way that is shown, and those of the step for one without its own", async () => {
    const email = { ...step.email, heading: "Where may we **write**?", button: "Write to me" };
    await ask({ step: { ...step, email, mode: "phone" } });
    const heading = screen.getByRole("heading", { level: 1 });
    const shown = () => [
      heading.textContent,
      screen.getByRole("button", { name: /^(Send|Write|Sending)/ }).textContent,
    ];
    const ofStep = ["Where may we send your garden plan?", "Send my plan"];
    expect(shown()).toEqual(ofStep);
    fireEvent.click(screen.getByRole("button", { name: step.phone?.switch ?? "" }));
    expect(shown()).toEqual(["Where may we write?", "Write to me"]);
    // A heading that changes below the focus says nothing, and takes nothing away from the field.
    expect([heading.isConnected, document.activeElement]).toEqual([true, screen.getByLabelText("Your email")]);
    fireEvent.click(screen.getByRole("button", { name: step.email.switch ?? "" }));
    await settle();
    expect(shown()).toEqual(ofStep);
    expect([heading.isConnected, document.activeElement]).toEqual([true, screen.getByLabelText("Your mobile")]);
  });

  test("has those of the way by which a contact was left before", async () => {
    const { phone: number, ...rest } = step;
    const phone = number && { ...number, heading: "When may we ring?", button: "Call me back" };
    await ask({ step: { ...rest, ...(phone && { phone }) }, values: { phone: "+447911123456" } });
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("When may we ring?");
    expect(screen.getByRole("button", { name: "Call me back" })).toBeTruthy();
  });

  test("asks for e-mail alone where the definition has no phone", async () => {
    const { phone: _, ...rest } = step;
    await ask({ step: { ...rest, mode: "phone" } });
    expect(field().type).toBe("email");
    expect(screen.queryByRole("button", { name: /text message/ })).toBeNull();
  });

  test("unregisters every service worker, and says nothing where there is no such API", async () => {
    const unregister = vi.fn(async () => true);
    const serviceWorker = { getRegistrations: async () => [{ unregister }, { unregister }] };
    vi.stubGlobal("navigator", { ...navigator, serviceWorker });
    await ask();
    expect(unregister.mock.calls.length).toBeGreaterThanOrEqual(2);
    cleanup();
    vi.stubGlobal("navigator", {
      ...navigator,
      serviceWorker: { getRegistrations: () => Promise.reject(new Error()) },
    });
    await ask();
    vi.unstubAllGlobals();
  });
});

test.each([
  ["email", "jo@exam", "email"],
  ["phone", "+44 7911 1234", "tel"],
] as const)("what was typed by %s and not sent is there after a reload, or a way back", async (mode, text, type) => {
  const storage = storageInMemory({ typed: { elsewhere: "kept" } });
  const page = await ask({ storage, step: { ...step, mode } });
  page.type(text);
  await settle();
  const { value } = field();
  expect(text.replaceAll(" ", "")).toContain(value.replaceAll(" ", ""));
  page.unmount();
  await ask({ storage });
  await settle();
  expect([field().type, field().value]).toEqual([type, value]);
  expect(storage.read("typed")).toMatchObject({ elsewhere: "kept" });
});

describe("by e-mail", () => {
  test("keeps the address without its blanks, hands it over and moves on after 500 ms", async () => {
    const { type, submit, onSave, onLead, onNext } = await ask();
    type("  jo@example.com ");
    submit();
    expect(vi.mocked(onSave).mock.calls).toEqual([[{ email: "jo@example.com" }]]);
    expect(vi.mocked(onLead).mock.calls).toEqual([[{ email: "jo@example.com" }]]);
    expect(send().textContent).toBe("Sending...");
    expect(send().getAttribute("aria-disabled")).toBe("true");
    await pass(499);
    expect(onNext).not.toHaveBeenCalled();
    await pass(1);
    expect(onNext).toHaveBeenCalledTimes(1);
  });

  test("tells what a machine has filled into the trap, and goes on as ever", async () => {
    const { container, type, submit, onLead } = await ask();
    type("jo@example.com");
    const trap = container.querySelector("[name=website]") ?? container;
    fireEvent.change(trap, { target: { value: "https://spam.example" } });
    submit();
    expect(onLead).toHaveBeenCalledWith({ email: "jo@example.com", website: "https://spam.example" });
    expect(send().textContent).toBe("Sending...");
  });

  test("moves on earlier by what a document of its own takes to come, and never waits longer than that", async () => {
    const { type, submit, headStart, onNext } = await ask();
    vi.mocked(headStart).mockReturnValue(150);
    type("jo@example.com");
    submit();
    await pass(349);
    expect(onNext).not.toHaveBeenCalled();
    await pass(1);
    expect(onNext).toHaveBeenCalledTimes(1);

    vi.mocked(headStart).mockReturnValue(3_000);
    await pass(8_000);
    submit();
    await pass(0);
    expect(onNext).toHaveBeenCalledTimes(2);
  });

  test.each([
    "",
    "jo",
    "jo@example",
    "@example.com",
    "jo@.",
    "jo jo@example.com",
    "jo@exam ple.com",
    `${"a".repeat(9_990)}@example.com`,
  ])("refuses %s with a notice, an error and the focus", async (address) => {
    const { type, submit, onSave, onLead, onNext, onNotice } = await ask();
    const alert = screen.getByRole("alert");
    expect([alert.textContent, alert.getAttribute("aria-live")]).toEqual(["", "assertive"]);
    // Empty, a field that is required by the browser is called invalid by Firefox.
    expect([field().required, field().getAttribute("aria-required")]).toEqual([false, "true"]);
    if (address) type(address);
    submit();
    await pass(1000);
    expect(vi.mocked(onNotice).mock.calls).toEqual([
      [{ title: "Bad email", text: "Give us a real email", tone: "danger", isSaid: true }],
    ]);
    expect(alert.textContent).toBe("Give us a real email");
    expect(field().getAttribute("aria-describedby")).toBe(alert.id);
    expect(field().getAttribute("aria-invalid")).toBe("true");
    expect(document.activeElement).toBe(field());
    for (const call of [onSave, onLead, onNext]) expect(call).not.toHaveBeenCalled();
  });

  test("keeps and hands over no more than the address of what was pasted", async () => {
    const { type, submit, onSave, onLead } = await ask();
    type("<mailto:jo@example.com>,");
    submit();
    for (const call of [onSave, onLead]) expect(call).toHaveBeenCalledWith({ email: "jo@example.com" });
  });

  test.each([
    "jo＠example.com",
    "ｊｏ＠ｅｘａｍｐｌｅ．ｃｏｍ",
    "jo＠example。com",
    "\u2066jo@exa\u200bmple.com\u2069",
  ])("keeps and hands over the plain address of %j", async (typed) => {
    const { type, submit, onSave, onLead } = await ask();
    type(typed);
    submit();
    for (const call of [onSave, onLead]) expect(call).toHaveBeenCalledWith({ email: "jo@example.com" });
  });

  test.each(["a@b.c", "jo+quiz@mail.example.co.uk", "jo@b@c.d", "ö@ü.example"])("takes %s", async (address) => {
    const { type, submit, onLead } = await ask();
    type(address);
    submit();
    expect(onLead).toHaveBeenCalledWith({ email: address });
  });

  test("the error goes when the visitor goes on typing", async () => {
    const { type, submit } = await ask();
    submit();
    type("j");
    expect(screen.getByRole("alert").textContent).toBe("");
    expect(field().getAttribute("aria-invalid")).toBeNull();
  });

  test("the notice is taken back when the visitor fixes the address, or asks for the other field", async () => {
    const withdraw = vi.fn();
    const { type, submit } = await ask({ onNotice: () => withdraw });
    submit();
    expect(withdraw).not.toHaveBeenCalled();
    type("j");
    expect(withdraw).toHaveBeenCalledTimes(1);
    submit();
    fireEvent.click(screen.getByRole("button", { name: "I would rather get a text message" }));
    expect(withdraw).toHaveBeenCalledTimes(2);
  });

  test("a second submit while sending is none, and one long after it brings no second lead", async () => {
    const { type, submit, onLead, onNext } = await ask();
    type("jo@example.com");
    submit();
    submit();
    await pass(600);
    submit();
    expect(onLead).toHaveBeenCalledTimes(1);
    expect(onNext).toHaveBeenCalledTimes(1);
    await pass(10_000);
    expect(send().hasAttribute("aria-disabled")).toBe(false);
    submit();
    await pass(500);
    expect(onLead).toHaveBeenCalledTimes(1);
    expect(onNext).toHaveBeenCalledTimes(2);
  });

  test("moves on even if keeping and handing over fail", async () => {
    vi.stubGlobal("reportError", vi.fn());
    const fail = vi.fn(() => {
      throw new Error("full");
    });
    const { type, submit, onNext } = await ask({ onSave: fail, onLead: fail });
    type("jo@example.com");
    submit();
    await pass(500);
    expect(onNext).toHaveBeenCalledTimes(1);
    vi.unstubAllGlobals();
  });

  test("does not move on a visitor who has left in between", async () => {
    const { type, submit, unmount, onNext } = await ask();
    type("jo@example.com");
    submit();
    unmount();
    await pass(1000);
    expect(onNext).not.toHaveBeenCalled();
  });

  test("a number that was left before is asked for again, but not of somebody who types an address", async () => {
    await ask({ values: { phone: "+447911123456" } });
    expect(screen.getByLabelText<HTMLInputElement>("Your mobile").value).toBe("7911 123456");
    cleanup();
    const { again, type } = await ask();
    type("jo@");
    again({ values: { phone: "+447911123456" } });
    expect(screen.getByLabelText<HTMLInputElement>("Your email").value).toBe("jo@");
  });

  test("shows what was kept, also when it comes late, but never over what was typed", async () => {
    const { again, type } = await ask();
    again({ values: { email: "kept@example.com" } });
    expect(field().value).toBe("kept@example.com");
    type("");
    expect(field().value).toBe("");
    again({ values: { email: "other@example.com" } });
    expect(field().value).toBe("");
  });
});

describe("on the server", () => {
  test.each([
    ["email", "email"],
    ["phone", "tel"],
  ] as const)("%s mode has its whole field, and hydrates without a mismatch", async (mode, type) => {
    const problem = vi.spyOn(console, "error");
    const page = element({ ...stepProps(), step: { ...step, mode }, texts, guessCountry: async () => undefined });
    const container = document.createElement("div");
    container.innerHTML = renderToString(page);
    document.body.append(container);
    const input = container.querySelector("input");
    expect(input?.type).toBe(type);
    const root = await act(async () => hydrateRoot(container, page));
    await settle();
    expect(container.querySelector("input")).toBe(input);
    expect(problem).not.toHaveBeenCalled();
    act(() => root.unmount());
    container.remove();
  });
});
