// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { type ComponentProps, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { FunnelProvider, type FunnelScope } from "../funnel-context.ts";
import { example } from "../testing/example.ts";
import { stepProps } from "../testing/show.tsx";
import { Contact } from "./contact.tsx";
import yaml from "./example.yaml?raw";
import "./phone/phone-kit.ts";

const step = example<"contact">(yaml);
const texts = {
  sending: "Sending...",
  invalidEmailTitle: "Bad email",
  invalidEmail: "Give us a real email",
  invalidPhoneTitle: "Bad number",
  invalidPhone: "Give us a real number",
  country: "Country",
  searchCountries: "Find a country",
  noCountry: "None of that name",
};
const scope: FunnelScope = {
  lookup: () => undefined,
  holds: () => true,
  language: "en",
  plans: {},
  sample: "Sample",
  openLegal: () => undefined,
};

type Given = Partial<ComponentProps<typeof Contact>>;

const element = (props: ComponentProps<typeof Contact>) => (
  <StrictMode>
    <FunnelProvider value={scope}>
      <Contact {...props} />
    </FunnelProvider>
  </StrictMode>
);

/** Shows the step, with everything that a visitor can touch. */
async function ask(given: Given = {}) {
  const props = { ...stepProps(), step, texts, ...given };
  props.guessCountry = given.guessCountry ?? vi.fn(async () => undefined);
  const { rerender, unmount, container } = render(element(props));
  await settle();
  return {
    ...props,
    container,
    unmount,
    again: (changed: Given) => rerender(element({ ...props, ...changed })),
    type: (value: string) => fireEvent.change(field(), { target: { value } }),
    submit: () => fireEvent.submit(container.querySelector("form") ?? container),
  };
}

const byPhone = { step: { ...step, mode: "phone" as const } };
const field = () => screen.getByLabelText<HTMLInputElement>(/^Your (email|mobile)$/);
const send = () => screen.getByRole<HTMLButtonElement>("button", { name: /Send my plan|Sending/ });
const opener = () => screen.getByRole("button", { name: /^Country: / });
const search = () => screen.getByRole<HTMLInputElement>("combobox", { name: "Country" });
const active = () => document.getElementById(search().getAttribute("aria-activedescendant") ?? "")?.textContent;
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

/** Lets the phone kit arrive, and whatever was promised at once. */
async function settle() {
  await act(async () => {
    await vi.dynamicImportSettled();
  });
}

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

describe("by e-mail", () => {
  test("keeps the address without its blanks, hands it over and moves on after 500 ms", async () => {
    const { type, submit, onSave, onLead, onNext } = await ask();
    type("  jo@example.com ");
    submit();
    expect(vi.mocked(onSave).mock.calls).toEqual([[{ email: "jo@example.com" }]]);
    expect(vi.mocked(onLead).mock.calls).toEqual([[{ email: "jo@example.com" }]]);
    expect(send().textContent).toBe("Sending...");
    expect(send().disabled).toBe(true);
    await pass(499);
    expect(onNext).not.toHaveBeenCalled();
    await pass(1);
    expect(onNext).toHaveBeenCalledTimes(1);
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
    const region = screen.getByRole("alert");
    expect(region.textContent).toBe("");
    if (address) type(address);
    submit();
    await pass(1000);
    expect(vi.mocked(onNotice).mock.calls).toEqual([
      [{ title: "Bad email", text: "Give us a real email", tone: "danger" }],
    ]);
    expect(region.textContent).toBe("Give us a real email");
    expect(field().getAttribute("aria-describedby")).toBe(region.id);
    expect(field().getAttribute("aria-invalid")).toBe("true");
    expect(document.activeElement).toBe(field());
    for (const call of [onSave, onLead, onNext]) expect(call).not.toHaveBeenCalled();
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
    expect(send().disabled).toBe(false);
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

describe("by phone", () => {
  test("formats while typing and hands over a plus and digits", async () => {
    const { type, submit, onSave, onLead, onNext } = await ask(byPhone);
    expect(field().placeholder).toBe("1 (702) 123-4567");
    type("7021234567");
    expect(field().value).toBe("(702) 123-4567");
    submit();
    expect(vi.mocked(onSave).mock.calls).toEqual([[{ phone: "+17021234567" }]]);
    expect(vi.mocked(onLead).mock.calls).toEqual([[{ phone: "+17021234567" }]]);
    await pass(500);
    expect(onNext).toHaveBeenCalledTimes(1);
  });

  test.each(["", "70212345", "+44 123 4567"])("refuses %s with a notice, an error and the focus", async (number) => {
    const { type, submit, onLead, onNotice } = await ask(byPhone);
    if (number) type(number);
    submit();
    expect(vi.mocked(onNotice).mock.calls).toEqual([
      [{ title: "Bad number", text: "Give us a real number", tone: "danger" }],
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
    expect(opener().getAttribute("aria-label")).toBe("Country: France +33");
    submit();
    expect(onLead).toHaveBeenCalledWith({ phone: "+33612345678" });
  });

  test("refuses digits beyond the fifteenth", async () => {
    const { type, submit, onLead } = await ask(byPhone);
    type("+44 1234567890123456789");
    submit();
    expect(onLead).toHaveBeenCalledWith({ phone: "+441234567890123" });
  });

  test("begins in the country guessed, asked once and not before the phone is wanted", async () => {
    const guessCountry = vi.fn(async () => "fr");
    await ask({ guessCountry });
    expect(guessCountry).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole("button", { name: "I would rather get a text message" }));
    await settle();
    expect(opener().getAttribute("aria-label")).toBe("Country: France +33");
    expect(field().placeholder).toBe("33 6 12 34 56 78");
    expect(guessCountry).toHaveBeenCalledTimes(1);
  });

  test.each([undefined, "xx", "toString"])("stays in the definition's country when the guess is %s", async (guess) => {
    await ask({ ...byPhone, guessCountry: async () => guess });
    expect(opener().getAttribute("aria-label")).toBe("Country: United States +1");
  });

  test("a guess that comes late changes nothing for somebody who typed", async () => {
    let answer = (_: string) => {};
    const { type } = await ask({ ...byPhone, guessCountry: () => new Promise((resolve) => (answer = resolve)) });
    type("702");
    answer("fr");
    await settle();
    expect(opener().getAttribute("aria-label")).toBe("Country: United States +1");
    expect(field().value).toBe("(702)");
  });

  test("shows the number kept in its own country, also when it comes late", async () => {
    const { again } = await ask({ ...byPhone, guessCountry: async () => "fr" });
    again({ values: { phone: "+447911123456" } });
    expect(field().value).toBe("7911 123456");
    expect(opener().getAttribute("aria-label")).toBe("Country: United Kingdom +44");
  });

  test("what was typed before the kit came is read when it comes", async () => {
    render(element({ ...stepProps(), ...byPhone, texts, guessCountry: async () => undefined }));
    expect(screen.queryByRole("button", { name: /^Country: / })).toBeNull();
    const plain = field();
    fireEvent.change(plain, { target: { value: "+44 7911 123456" } });
    await settle();
    expect(field()).toBe(plain);
    expect(field().value).toBe("7911 123456");
  });
});

describe("the country picker", () => {
  async function open() {
    const asked = await ask(byPhone);
    opener().focus();
    fireEvent.click(opener());
    return asked;
  }
  const options = () => screen.getAllByRole("option");

  test("opens on the country chosen, preferred ones first, each with name and dial code", async () => {
    await open();
    expect(document.activeElement).toBe(search());
    expect(search().placeholder).toBe("Find a country");
    expect(search().getAttribute("aria-controls")).toBe(screen.getByRole("listbox", { name: "Country" }).id);
    expect(
      options()
        .slice(0, 4)
        .map((option) => option.textContent),
    ).toEqual(["GBUnited Kingdom+44", "USUnited States+1", "FRFrance+33", "AFAfghanistan+93"]);
    expect(active()).toContain("United States");
    expect(screen.getByRole("option", { selected: true }).textContent).toContain("United States");
  });

  test("is walked with arrows, Home and End, and Enter picks", async () => {
    await open();
    press("ArrowDown");
    expect(active()).toContain("France");
    press("Home");
    press("ArrowUp");
    expect(active()).toContain("Zimbabwe");
    press("ArrowDown");
    press("End");
    expect(active()).toContain("Zimbabwe");
    press("Home");
    press("Enter");
    expect(screen.queryByRole("listbox")).toBeNull();
    expect(opener().getAttribute("aria-label")).toBe("Country: United Kingdom +44");
    expect(document.activeElement).toBe(field());
  });

  test("closes with Escape, which gives the focus back and changes nothing", async () => {
    await open();
    press("ArrowDown");
    press("Escape");
    expect(screen.queryByRole("listbox")).toBeNull();
    expect(document.activeElement).toBe(opener());
    expect(opener().getAttribute("aria-label")).toBe("Country: United States +1");
  });

  test("closes when the focus or a tap goes elsewhere", async () => {
    await open();
    fireEvent.pointerDown(document.body);
    expect(screen.queryByRole("listbox")).toBeNull();
    fireEvent.click(opener());
    act(() => field().focus());
    expect(screen.queryByRole("listbox")).toBeNull();
  });

  test("searches 250 ms after the last letter and says when there is none", async () => {
    await open();
    const all = options().length;
    fireEvent.change(search(), { target: { value: "germ" } });
    await pass(249);
    expect(options()).toHaveLength(all);
    await pass(1);
    expect(options().map((option) => option.textContent)).toEqual([expect.stringContaining("Germany+49")]);
    const region = screen.getByRole("status");
    fireEvent.change(search(), { target: { value: "zzz" } });
    await pass(250);
    expect(region.textContent).toBe("None of that name");
    press("Enter");
    expect(search()).toBeTruthy();
  });

  test("Enter right after typing picks what was typed, not what is still listed", async () => {
    const { onLead } = await open();
    fireEvent.change(search(), { target: { value: "japan" } });
    press("Enter");
    expect(opener().getAttribute("aria-label")).toBe("Country: Japan +81");
    expect(onLead).not.toHaveBeenCalled();
  });

  test("opens from its button with an arrow or with the first letter of the search", async () => {
    await ask(byPhone);
    opener().focus();
    press("ArrowDown");
    press("Escape");
    press("g");
    expect(search().value).toBe("g");
  });

  test("a tap picks, keeps the number, and the pick stands against a guess that comes late", async () => {
    let answer = (_: string) => {};
    const guessCountry = () => new Promise<string>((resolve) => (answer = resolve));
    const { type, submit, onLead } = await ask({ ...byPhone, guessCountry });
    fireEvent.click(opener());
    fireEvent.click(screen.getByRole("option", { name: /Germany/ }));
    answer("fr");
    await settle();
    type("0151 23456789");
    expect(field().value).toBe("0151 23456789");
    submit();
    expect(onLead).toHaveBeenCalledWith({ phone: "+4915123456789" });
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
