// @vitest-environment happy-dom
import { act, screen, waitFor } from "@testing-library/react";
import { type ReactNode, useEffect, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { kernel } from "./kernel.ts";
import { markChoice } from "./mark-choice.ts";
import { leavePage, openPage, screenOf, twoScreens } from "./testing/open-page.ts";
import { createWalk, type Screen } from "./walk.ts";

/** A form that tells what it knows of its fields. */
function Form() {
  const [known, setKnown] = useState({ name: "", wish: "", school: "", plan: "month", terms: false, news: true });
  const set = (more: Partial<typeof known>) => setKnown((before) => ({ ...before, ...more }));
  return (
    <main>
      <input aria-label="name" value={known.name} onChange={(event) => set({ name: event.target.value })} />
      <textarea aria-label="wish" value={known.wish} onChange={(event) => set({ wish: event.target.value })} />
      <select aria-label="school" value={known.school} onChange={(event) => set({ school: event.target.value })}>
        <option value="">Choose</option>
        <option value="harbour">Harbour</option>
      </select>
      {["week", "month"].map((plan) => (
        <label key={plan}>
          {plan}
          <input type="radio" name="plan" checked={known.plan === plan} onChange={() => set({ plan })} />
        </label>
      ))}
      {(["terms", "news"] as const).map((box) => (
        <label key={box}>
          {box}
          <input type="checkbox" checked={known[box]} onChange={(event) => set({ [box]: event.target.checked })} />
        </label>
      ))}
      <output>{JSON.stringify(known)}</output>
    </main>
  );
}

/** A page as it is written in advance, with a kernel, before its code has come. */
function openWrittenPage(content: ReactNode) {
  const page = document.createElement("div");
  page.innerHTML = renderToString(content);
  document.body.replaceChildren(page);
  kernel();
  const { kernel: ours } = window;
  if (!ours) throw new Error("The page has no kernel.");
  return { page, ours };
}

test("what was typed, picked and ticked before the code had come is known to it", async () => {
  const { page, ours } = openWrittenPage(<Form />);
  const field = <Kind extends Element>(name: string) => screen.getByLabelText<Kind & HTMLElement>(name);
  field<HTMLInputElement>("name").value = "Ada";
  field<HTMLTextAreaElement>("wish").value = "To order\na coffee";
  field<HTMLSelectElement>("school").value = "harbour";
  for (const name of ["week", "terms", "news"]) field<HTMLInputElement>(name).click();

  ours.hold();
  const root = await act(async () => hydrateRoot(page, <Form />));
  ours.release();
  await waitFor(() =>
    expect(JSON.parse(screen.getByRole("status").textContent)).toEqual({
      name: "Ada",
      wish: "To order\na coffee",
      school: "harbour",
      plan: "week",
      terms: true,
      news: false,
    }),
  );
  await act(async () => root.unmount());
});

test("an option that clears the others is enough where several are asked for", () => {
  const screen: Screen = { ...screenOf("one", "two"), min: 2, max: 3, alone: ["none"] };
  const main = document.createElement("main");
  main.innerHTML = `<button role="checkbox" data-option="ink"></button><button role="checkbox" data-option="none"></button><button data-go></button>`;
  const button = main.querySelector<HTMLButtonElement>("button[data-go]");
  const isBarred = (...chosen: string[]) => {
    markChoice(main, screen, chosen);
    return button?.disabled;
  };
  expect([isBarred("ink"), isBarred("none"), isBarred()]).toEqual([true, false, true]);
  const goesOn = (option: string) => {
    const walk = createWalk({ one: screen, two: screenOf("two", "three") }, "one");
    walk.tap({ option, isOfSeveral: true, goesOn: false }, ["ink", "none"]);
    walk.tap({ option: undefined, isOfSeveral: true, goesOn: true }, ["ink", "none"]);
    return walk.at();
  };
  expect([goesOn("ink"), goesOn("none")]).toEqual(["one", "two"]);
});

afterEach(leavePage);

test("a page is painted before its screens are read and its code is fetched, and then answers what was tapped until then", () => {
  document.body.innerHTML = twoScreens;
  let onPaint: () => void = () => undefined;
  class Observer {
    static readonly supportedEntryTypes = ["paint"];
    constructor(callback: () => void) {
      onPaint = callback;
    }
    observe() {}
  }
  vi.stubGlobal("PerformanceObserver", Observer);
  kernel();
  document.dispatchEvent(new Event("DOMContentLoaded"));
  screen.getByText("Yes").click();
  const code = () => document.querySelector("meta[name=code]");
  const heading = () => screen.getByRole("heading").textContent;
  expect([heading(), code()]).toEqual(["one", null]);

  onPaint();
  expect(heading()).toBe("two");
  expect(code()).not.toBeNull();
});

test("code that is on its way for too long is said to whoever waits for it, until it does come", () => {
  vi.useFakeTimers();
  openPage();
  for (const _ of ["one", "two"]) screen.getByText("Yes").click();
  vi.advanceTimersByTime(29_000);
  expect(screen.queryByRole("alert")).toBeNull();
  vi.advanceTimersByTime(2_000);
  screen.getByRole("alert");

  window.kernel?.hold();
  expect(screen.queryByRole("alert")).toBeNull();
  vi.advanceTimersByTime(60_000);
  expect(screen.queryByRole("alert")).toBeNull();
});

test("arrow keys move the focus until the code answers keys itself", () => {
  openPage();
  const press = () =>
    document.activeElement?.dispatchEvent(
      new KeyboardEvent("keydown", { key: "ArrowDown", bubbles: true, cancelable: true }),
    );
  const focused = () => document.activeElement?.textContent;
  screen.getByText("Yes").focus();
  press();
  expect(focused()).toBe("No");
  window.kernel?.hold();
  press();
  expect(focused()).toBe("Yes");
  // The code has moved it already.
  const group = screen.getByRole("radiogroup");
  group.addEventListener("keydown", (event) => event.preventDefault());
  press();
  expect(focused()).toBe("Yes");
});

/** Options are drawn as buttons. */
const box = (isChosen: boolean) => ({ type: "button", role: "checkbox", "aria-checked": isChosen }) as const;

/** Options of which several can be chosen, and a button that tells which. What is stored is chosen once the code has come. */
function Several({ onNext, stored }: { onNext: (chosen: readonly string[]) => void; stored?: readonly string[] }) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  useEffect(() => stored && setChosen(stored), [stored]);
  const toggle = (name: string) =>
    setChosen((before) => (before.includes(name) ? before.filter((each) => each !== name) : [...before, name]));
  return (
    <main>
      {["Apple", "Tesla", "Shell"].map((name) => (
        <button key={name} {...box(chosen.includes(name))} onClick={() => toggle(name)}>
          {name}
        </button>
      ))}
      <button type="button" onClick={() => onNext(chosen)}>
        Next
      </button>
    </main>
  );
}

test("every option of several that was tapped before the code had come is chosen, then what was tapped last", async () => {
  const { page, ours } = openWrittenPage(<Several onNext={() => {}} />);
  for (const name of ["Apple", "Tesla", "Shell", "Tesla", "Next"]) screen.getByText(name).click();

  const onNext = vi.fn();
  const root = await act(async () => hydrateRoot(page, <Several onNext={onNext} />));
  ours.hold();
  ours.release();
  await waitFor(() => expect(onNext).toHaveBeenLastCalledWith(["Apple", "Shell"]));
  await act(async () => root.unmount());
});

test("who taps a box that is shown empty wants it ticked, though the code has ticked it from an earlier visit meanwhile", async () => {
  const { page, ours } = openWrittenPage(<Several onNext={() => {}} />);
  // The last one is ticked and left empty again.
  for (const name of ["Apple", "Tesla", "Shell", "Shell", "Next"]) screen.getByText(name).click();

  const onNext = vi.fn();
  const stored = ["Apple", "Shell"];
  const root = await act(async () => hydrateRoot(page, <Several onNext={onNext} stored={stored} />));
  ours.hold();
  expect(ours.isOver()).toBe(false);
  ours.release();
  await waitFor(() => expect(onNext).toHaveBeenLastCalledWith(["Apple", "Tesla"]));
  expect(ours.isOver()).toBe(true);
  await act(async () => root.unmount());
});
