import { createMemoryHistory } from "@tanstack/react-router";
import { fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, vi } from "vitest";
import { flowOf } from "../../../engine/flow/index.ts";
import { backendOf, legalOf, siteOf, trackingOf, viewOf } from "../../../engine/views/index.ts";
import { definition } from "../../../tests/definition.ts";
import type { FunnelStorage } from "../../services/storage.ts";
import type { Funnel } from "../funnel.ts";
import { type RunningApp, startApp } from "../start-app.tsx";

/** Three questions, the last one behind a pause that moves on by itself, after a hundred ticks. */
const gardenWith = (tick: string) =>
  definition(`
version: 2
start: size
steps:
  size: { type: question, path: /, question: How large is your garden?, options: [Small, Large], next: soil }
  soil: { type: question, path: /soil, question: What is the soil?, options: [Sand, Clay], next: pause }
  pause: { type: loading, path: /pause, heading: A moment, tick: ${tick}, next: shade }
  shade: { type: question, path: /shade, question: Is there shade?, options: ["Yes", "No"], next: plan }
  plan:
    type: offer
    path: /plan
    sections:
      - { type: text, text: This is what grows there. }
      - { type: text, text: Welcome back., when: { query: { src: letter } } }
`);

export const garden = gardenWith("30ms");

/** The same for a test that waits until the pause is over. */
export const hastyGarden = gardenWith("1ms");

/** A definition as its modules would provide it. */
export const funnelOf = (of: typeof garden): Funnel => ({
  flow: flowOf(of),
  site: siteOf(of),
  loadView: Object.fromEntries(Object.keys(of.steps).map((id) => [id, async () => ({ default: viewOf(of, id) })])),
  loadLegal: async () => ({ default: legalOf(of) }),
  loadBackend: async () => ({ default: backendOf(of, {}) }),
  ...(of.tracking?.events && { loadTracking: async () => ({ default: trackingOf(of) }) }),
});

/** The storage shared by several tabs of a browser: all tabs except the writer are told of each write. */
export function sharedStorage(stored: Readonly<Record<string, unknown>> = {}) {
  const kept = new Map(Object.entries(stored));
  const listeners: { readonly tab: number; readonly name: string; readonly changed: () => void }[] = [];
  const writes: string[] = [];
  let tabs = 0;
  const openTab = (): FunnelStorage => {
    const tab = tabs++;
    return {
      read: (name) => kept.get(name),
      write: (name, value) => {
        writes.push(`${tab}: ${name}`);
        if (writes.length > 100) throw new Error("Tabs answer each other without end.");
        if (value === undefined) kept.delete(name);
        else kept.set(name, value);
        for (const each of listeners) if (each.tab !== tab && each.name === name) each.changed();
      },
      onOtherTab: (name, changed) => {
        const listener = { tab, name, changed };
        listeners.push(listener);
        return () => void listeners.splice(listeners.indexOf(listener), 1);
      },
    };
  };
  return { kept, writes, listeners, openTab };
}

const running: RunningApp[] = [];

/** Starts a funnel at an address. */
export async function visit(at: string, { funnel = funnelOf(garden), storage = sharedStorage().openTab() } = {}) {
  const history = createMemoryHistory({ initialEntries: [at] });
  const element = document.body.appendChild(document.createElement("div"));
  const app = await startApp({ ...funnel, storage, history, element });
  running.push(app);
  // A page that shows no step, or that breaks, never gets there.
  if (Object.values(funnel.flow.steps).some(({ path }) => path === history.location.pathname)) await app.shown;
  return { ...app, history, element, path: () => history.location.pathname };
}

export const question = (name: string) => screen.findByRole("heading", { name });
export const choose = async (name: string) => fireEvent.click(await screen.findByRole("radio", { name }));

/** Each test of a file has a page of its own, and none reloads it. */
export function withOwnPages(): void {
  beforeEach(() => {
    vi.spyOn(location, "reload").mockImplementation(() => undefined);
    vi.spyOn(window, "scrollTo").mockImplementation(() => undefined);
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    vi.spyOn(console, "warn").mockImplementation(() => undefined);
  });

  afterEach(() => {
    for (const app of running.splice(0)) app.stop();
    vi.useRealTimers();
    sessionStorage.clear();
    document.body.replaceChildren();
  });
}
