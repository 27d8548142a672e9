// @vitest-environment happy-dom
import { act, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { type KernelPage, kernel } from "./kernel.ts";
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

test("what was typed, picked and ticked before the code had come is known to it", async () => {
  const page = document.createElement("div");
  page.innerHTML = renderToString(<Form />);
  document.body.replaceChildren(page);
  kernel(createWalk);
  const { kernel: ours } = window;
  if (!ours) throw new Error("The page has no kernel.");
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
  page.remove();
});

test("a page is painted before its screens are read and its code is fetched, and then answers what was tapped until then", () => {
  const screenOf = (step: string, to: string): Screen => ({
    ...{ step, path: `/${step}`, title: step, min: 1, max: 1 },
    ...{ ways: [["", to]], alone: [], drops: [] },
  });
  const first: KernelPage = { id: "paint", version: 1, legacy: [], screen: screenOf("one", "two") };
  const template = (said: object, markup: string) =>
    `<template data-screen="${JSON.stringify(said).replaceAll('"', "&#34;")}">${markup}</template>`;
  const drawn = (step: string) =>
    `<header></header><main><h1>${step}</h1><button role="radio" data-option="yes">Yes</button></main>`;
  document.body.innerHTML = [
    ...[drawn("one"), template(first, ""), template(screenOf("two", "three"), drawn("two"))],
    `<template data-code><meta name="code"></template>`,
  ].join("");
  let onPaint: () => void = () => undefined;
  class Observer {
    static readonly supportedEntryTypes = ["paint"];
    constructor(callback: () => void) {
      onPaint = callback;
    }
    observe() {}
  }
  vi.stubGlobal("PerformanceObserver", Observer);
  kernel(createWalk);
  document.dispatchEvent(new Event("DOMContentLoaded"));
  screen.getByRole("radio").click();
  const code = () => document.querySelector("meta[name=code]");
  const heading = () => screen.getByRole("heading").textContent;
  expect([heading(), code()]).toEqual(["one", null]);

  onPaint();
  expect(heading()).toBe("two");
  expect(code()).not.toBeNull();
  window.kernel?.release();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  sessionStorage.clear();
});

/** Options are drawn as buttons. */
const box = (isChosen: boolean) => ({ type: "button", role: "checkbox", "aria-checked": isChosen }) as const;

/** Options of which several can be chosen, and a button that tells which. */
function Several({ onNext }: { onNext: (chosen: readonly string[]) => void }) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
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
  const page = document.createElement("div");
  page.innerHTML = renderToString(<Several onNext={() => {}} />);
  document.body.replaceChildren(page);
  kernel(createWalk);
  const { kernel: ours } = window;
  if (!ours) throw new Error("The page has no kernel.");
  for (const name of ["Apple", "Tesla", "Shell", "Tesla", "Next"]) screen.getByText(name).click();

  const onNext = vi.fn();
  const root = await act(async () => hydrateRoot(page, <Several onNext={onNext} />));
  ours.hold();
  ours.release();
  await waitFor(() => expect(onNext).toHaveBeenLastCalledWith(["Apple", "Shell"]));
  await act(async () => root.unmount());
  page.remove();
});
