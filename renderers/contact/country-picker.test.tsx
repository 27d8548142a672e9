// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { contactPage } from "../testing/contact-page.tsx";
import { example } from "../testing/example.ts";
import yaml from "./example.yaml?raw";

const { ask, byPhone, field, opener, pass, settle } = contactPage(example<"contact">(yaml));
const search = () => screen.getByRole<HTMLInputElement>("combobox", { name: "Country" });
const active = () => document.getElementById(search().getAttribute("aria-activedescendant") ?? "")?.textContent;
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

async function open() {
  const asked = await ask(byPhone);
  opener().focus();
  fireEvent.click(opener());
  return asked;
}
// Whether two hundred and forty rows are hidden, and what each is called, takes the simulated page longer than all else;
// the first test looks for one that is not hidden.
const options = () => screen.getAllByRole("option", { hidden: true });

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
  expect(opener().getAttribute("aria-label")).toBe("GB, Country: United Kingdom +44");
  expect(document.activeElement).toBe(field());
});

test("closes with Escape, which gives the focus back and changes nothing", async () => {
  await open();
  press("ArrowDown");
  press("Escape");
  expect(screen.queryByRole("listbox")).toBeNull();
  expect(document.activeElement).toBe(opener());
  expect(opener().getAttribute("aria-label")).toBe("US, Country: United States +1");
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
  expect(opener().getAttribute("aria-label")).toBe("JP, Country: Japan +81");
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
  fireEvent.click(screen.getByText("Germany"));
  answer("fr");
  await settle();
  type("0151 23456789");
  expect(field().value).toBe("01512 3456789");
  submit();
  expect(onLead).toHaveBeenCalledWith({ phone: "+4915123456789" });
});
