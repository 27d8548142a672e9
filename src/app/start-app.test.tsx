// @vitest-environment happy-dom
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createMemoryHistory } from "@tanstack/react-router";
import { fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { flowOf } from "../../engine/flow/index.ts";
import { backendOf, legalOf, siteOf, trackingOf, viewOf } from "../../engine/views/index.ts";
import { definition } from "../../tests/definition.ts";
import { eventually } from "../../tests/eventually.ts";
import { browserStorage, type FunnelStorage } from "../services/storage.ts";
import type { Funnel } from "./funnel.ts";
import { type RunningApp, startApp, unheard } from "./start-app.tsx";

/** Three questions, the last one behind a pause that moves on by itself. */
const garden = definition(`
version: 2
start: size
steps:
  size: { type: question, path: /, question: How large is your garden?, options: [Small, Large], next: soil }
  soil: { type: question, path: /soil, question: What is the soil?, options: [Sand, Clay], next: pause }
  pause: { type: loading, path: /pause, heading: A moment, tick: 30ms, next: shade }
  shade: { type: question, path: /shade, question: Is there shade?, options: ["Yes", "No"], next: plan }
  plan:
    type: offer
    path: /plan
    sections:
      - { type: text, text: This is what grows there. }
      - { type: text, text: Welcome back., when: { query: { src: letter } } }
`);

/** A definition as its modules would provide it. */
const funnelOf = (of: typeof garden): Funnel => ({
  flow: flowOf(of),
  site: siteOf(of),
  loadView: Object.fromEntries(Object.keys(of.steps).map((id) => [id, async () => ({ default: viewOf(of, id) })])),
  loadLegal: async () => ({ default: legalOf(of) }),
  loadBackend: async () => ({ default: backendOf(of, {}) }),
  ...(of.tracking?.events && { loadTracking: async () => ({ default: trackingOf(of) }) }),
});

/** The storage shared by several tabs of a browser: all tabs except the writer are told of each write. */
function sharedStorage(stored: Readonly<Record<string, unknown>> = {}) {
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
async function visit(at: string, { funnel = funnelOf(garden), storage = sharedStorage().openTab() } = {}) {
  const history = createMemoryHistory({ initialEntries: [at] });
  const element = document.body.appendChild(document.createElement("div"));
  const app = await startApp({ ...funnel, storage, history, element });
  running.push(app);
  // A page that shows no step, or that breaks, never gets there.
  if (Object.values(funnel.flow.steps).some(({ path }) => path === history.location.pathname)) await app.shown;
  return { ...app, history, element, path: () => history.location.pathname };
}

const question = (name: string) => screen.findByRole("heading", { name });
const choose = async (name: string) => fireEvent.click(await screen.findByRole("radio", { name }));

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

test("the footer of a page, which is not one of its screens, opens the legal texts", async () => {
  const foot = document.body.appendChild(document.createElement("footer"));
  foot.innerHTML = '<button type="button" data-legal="privacy">Privacy</button> <span>Seeds Ltd.</span>';
  const legal = definition(`
start: thanks
steps: { thanks: { type: end, path: /, sections: [{ type: text, text: Thank you. }] } }
legal:
  title: The small print
  tabs:
    - { id: terms, purpose: terms, label: Terms, text: You may plant them. }
    - { id: privacy, purpose: privacy, label: Privacy policy, text: We forget your address. }
`);
  await visit("/", { funnel: funnelOf(legal) });
  fireEvent.click(screen.getByText("Seeds Ltd."));
  fireEvent.click(screen.getByRole("button", { name: "Privacy" }));
  expect((await screen.findByRole("tab", { selected: true })).textContent).toContain("Privacy policy");
});

describe("a page that shows what is computed", () => {
  const cellar = definition(`
start: jars
scales: { jars: {} }
values: { honey: { of: score.jars * 0.5 kg }, opened: { of: today } }
steps:
  jars:
    type: question
    path: /
    question: How many jars?
    options: [{ label: A few, score: { jars: 3 } }, { label: A cellar full, score: { jars: 80 } }]
    next: plan
  plan:
    type: end
    path: /plan
    sections:
      - { type: text, text: "That is {honey} of honey on {opened|some day}." }
      - { type: text, text: You need a bigger spoon., when: { value: { honey: { above: 20 } } } }
`);

  test.each([
    ["A few", "1.5 kg", 0],
    ["A cellar full", "40 kg", 1],
  ])("after the answer %s says %s, and asks its sections about it", async (answer, amount, spoons) => {
    await visit("/", { funnel: funnelOf(cellar) });
    await choose(answer);
    const today = new Intl.DateTimeFormat("en", { dateStyle: "long" }).format(new Date());
    expect(await screen.findByText(`That is ${amount} of honey on ${today}.`)).toBeDefined();
    expect(screen.queryAllByText("You need a bigger spoon.")).toHaveLength(spoons);
  });
});

test("a slide that names the price of a plan names what it costs once the countdown of an offer has restored it", async () => {
  const shop = definition(`
start: sale
steps:
  sale: { type: offer, path: /, countdown: { text: Held for, lasts: 10 min, onExpire: restore-price }, sections: [{ type: plans, heading: Plans, plans: [seeds], default: seeds }, { type: button, text: Go on, action: next }], next: why }
  why: { type: info, path: /why, sections: [{ type: text, text: "Seeds are {plans.seeds.price}." }], button: Go on, next: thanks }
  thanks: { type: end, path: /thanks, sections: [{ type: text, text: Grow well. }] }
plans: { seeds: { name: Seeds, price: 4, originalPrice: 9, currency: USD } }
`);
  const slide = async (stored: Readonly<Record<string, unknown>>) => {
    const { element, stop } = await visit("/why", { funnel: funnelOf(shop), storage: sharedStorage(stored).openTab() });
    await eventually(() => expect(element.textContent).toContain("Seeds are"));
    const text = element.textContent;
    stop();
    return text;
  };
  expect(await slide({})).toContain("Seeds are $4.");
  expect(await slide({ "offer-countdown": { deadline: Date.now() - 1 } })).toContain("Seeds are $9.");
});

test("a definition that asks for later answers has them sent when the page is left; another has none sent", async () => {
  const sent = vi.spyOn(globalThis, "fetch").mockImplementation(async () => Response.json({ accepted: true }));
  const submissionId = "5f0c3a52-8a7e-4a52-9d35-0d1a3ce5c1a1";
  const timestamp = new Date().toISOString();
  for (const updates of [false, true]) {
    const outbox = [{ email: "a@example.com", submissionId, timestamp, handedOver: timestamp }];
    const { kept, openTab } = sharedStorage({ outbox });
    const asking = {
      ...funnelOf(garden),
      loadBackend: async () => ({ default: backendOf({ ...garden, lead: { source: "garden", updates } }, {}) }),
    };
    const { stop } = await visit("/", { funnel: asking, storage: openTab() });
    await choose("Small");
    await question("What is the soil?");
    await eventually(() => expect(kept.get("touches")).toBeDefined());
    dispatchEvent(new Event("pagehide"));
    const last = () => JSON.parse(String(sent.mock.lastCall?.[1]?.body));
    if (!updates) expect(sent).not.toHaveBeenCalled();
    else
      await eventually(() =>
        expect(last()).toMatchObject({ submissionId, about: { quiz: { quiz: { choices: { size: ["small"] } } } } }),
      );
    stop();
  }
});

test("a definition that has visitors counted tells the backend of each step once, whatever the visitor waits for", async () => {
  const sent = vi.spyOn(globalThis, "fetch").mockImplementation(async () => Response.json({ accepted: true }));
  const told = () => sent.mock.calls.map(([, init]) => JSON.parse(String(init?.body)));
  // What counts asks it once it has come.
  const refuses = vi.fn(() => false);
  Object.defineProperty(navigator, "globalPrivacyControl", { get: refuses, configurable: true });
  await visit("/", { funnel: { ...funnelOf(garden), countsVisitors: true } });
  await eventually(() => expect(refuses).toHaveBeenCalled());
  for (const answer of ["Small", "Clay"]) await choose(answer);
  await question("Is there shade?");
  dispatchEvent(new Event("pagehide"));
  dispatchEvent(new Event("pagehide"));
  const reached = ["size", "soil", "pause", "shade"];
  expect(told()).toEqual([{ reached, passed: reached.slice(0, -1), variants: {} }]);
  expect(refuses).toHaveBeenCalledTimes(1);
  Reflect.deleteProperty(navigator, "globalPrivacyControl");
});

test("a funnel that asks for no contact remembers where its visitor came from, too, for the order", async () => {
  const { kept, openTab } = sharedStorage();
  await visit("/", { storage: openTab() });
  await eventually(() => expect(kept.get("touches")).toMatchObject({ first: { landing: location.pathname } }));
});

describe("a session", () => {
  test("an answer is stored, and the page and the address of the next step follow", async () => {
    const { kept, openTab } = sharedStorage();
    const { path } = await visit("/", { storage: openTab() });
    await choose("Large");
    await question("What is the soil?");
    await eventually(() => expect(path()).toBe("/soil"));
    expect(kept.get("quiz")).toMatchObject({ version: 2, quiz: { choices: { size: ["large"] } } });
  });

  test("shows a step that is there in the task of the tap; storage, address, title and focus follow the paint", async () => {
    const { writes, kept, openTab } = sharedStorage();
    const { path, history } = await visit("/", { storage: openTab() });
    await choose("Large");
    await question("What is the soil?");
    await eventually(() => expect(path()).toBe("/soil"));
    history.back();
    await question("How large is your garden?");
    // What going back stores is stored after a paint, too.
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    const before = writes.length;
    const { title } = document;
    const small = screen.getByRole("radio", { name: "Small" });
    small.focus();
    const removed = vi.spyOn(Element.prototype, "removeChild").mockImplementation(function (this: Element, node) {
      // A browser computes styles while it takes the focus from what is removed.
      expect(document.activeElement).toBe(document.body);
      return Node.prototype.removeChild.call(this, node) as typeof node;
    });
    fireEvent.click(small);
    expect(removed).toHaveBeenCalled();
    removed.mockRestore();
    // Nothing is awaited: the screen was rendered before the handling of the tap ended.
    const heading = screen.getByRole("heading", { level: 1, name: "What is the soil?" });
    expect([path(), writes.length, document.title, document.activeElement]).toEqual([
      "/",
      before,
      title,
      document.body,
    ]);
    await eventually(() => expect(path()).toBe("/soil"));
    expect(document.activeElement).toBe(heading);
    expect(document.title).not.toBe(title);
    expect(kept.get("quiz")).toMatchObject({ quiz: { choices: { size: ["small"] } } });
  });

  test("loses neither answers nor entries of the history where a page is left before it is painted", async () => {
    const { kept, openTab } = sharedStorage();
    const { history } = await visit("/", { storage: openTab() });
    await choose("Small");
    await question("What is the soil?");
    history.back();
    await question("How large is your garden?");
    await choose("Large");
    expect(history.location.pathname).toBe("/");
    dispatchEvent(new Event("pagehide"));
    expect(history.location).toMatchObject({ pathname: "/soil", state: { way: ["size"] } });
    expect(kept.get("quiz")).toMatchObject({ quiz: { choices: { size: ["large"] } } });
  });

  test("keeps the history straight where a visitor goes forth and back and forth within one frame", async () => {
    const { soil } = garden.steps;
    const withBack = { ...garden, steps: { ...garden.steps, ...(soil && { soil: { ...soil, back: "size" } }) } };
    const { path, history } = await visit("/", { funnel: funnelOf(withBack) });
    await choose("Large");
    await question("What is the soil?");
    await eventually(() => expect(path()).toBe("/soil"));
    history.back();
    await question("How large is your garden?");
    vi.spyOn(window, "requestAnimationFrame").mockReturnValue(0);
    fireEvent.click(screen.getByRole("radio", { name: "Small" }));
    fireEvent.click(screen.getByRole("link", { name: "Back" }));
    fireEvent.click(screen.getByRole("radio", { name: "Large" }));
    expect(document.querySelector("h1")?.textContent).toBe("What is the soil?");
    dispatchEvent(new Event("pagehide"));
    await eventually(() => expect(history.location).toMatchObject({ pathname: "/soil", state: { way: ["size"] } }));
  });

  test("goes on with what an earlier visit stored", async () => {
    const { kept, openTab } = sharedStorage();
    const first = await visit("/", { storage: openTab() });
    await choose("Large");
    await question("What is the soil?");
    first.stop();
    expect(document.body.textContent).toBe("");
    await visit("/", { storage: openTab() });
    expect((await screen.findByRole("radio", { name: "Large", checked: true })).textContent).toBe("Large");
    expect(kept.get("quiz")).toMatchObject({ quiz: { choices: { size: ["large"] } } });
  });

  test("takes an e-mail address that is stored under a name of its own", async () => {
    const { quiz } = await visit("/", { storage: sharedStorage({ email: "ann@example.com" }).openTab() });
    expect(quiz.getSnapshot().context.values).toEqual({ email: "ann@example.com" });
  });

  test("starts afresh on what it cannot read", async () => {
    const { quiz } = await visit("/", { storage: sharedStorage({ quiz: ["?"], email: {} }).openTab() });
    expect(quiz.getSnapshot()).toMatchObject({ value: "size", context: { choices: {}, values: {} } });
  });

  test("keeps of the address what the definition asks about, and nothing else", async () => {
    const { quiz } = await visit("/?src=letter&name=Ann");
    expect(quiz.getSnapshot().context.query).toEqual({ src: "letter" });
  });

  test("ends when it is stopped: nothing is stored, and other tabs are not heard", async () => {
    const { writes, listeners, openTab } = sharedStorage();
    const { quiz, stop } = await visit("/", { storage: openTab() });
    expect(listeners).toHaveLength(1);
    stop();
    const before = [...writes];
    quiz.send({ type: "answer", choice: ["small"] });
    expect(writes).toEqual(before);
    expect(listeners).toEqual([]);
  });
});

describe("the address", () => {
  test("leads into the middle of the quiz", async () => {
    const { step } = await visit("/shade");
    expect(step()).toBe("shade");
  });

  test("of no step shows a page that leads home", async () => {
    const { step, path } = await visit("/nowhere");
    fireEvent.click(await screen.findByRole("link", { name: funnelOf(garden).site.texts.notFoundHome }));
    await question("How large is your garden?");
    expect([step(), path()]).toEqual(["size", "/"]);
  });

  test("follows the browser's buttons, and takes the quiz along", async () => {
    const { history, quiz, path } = await visit("/");
    await choose("Large");
    await question("What is the soil?");
    await eventually(() => expect(path()).toBe("/soil"));
    history.back();
    await question("How large is your garden?");
    expect(quiz.getSnapshot().value).toBe("size");
    history.forward();
    await question("What is the soil?");
    expect(quiz.getSnapshot().value).toBe("soil");
  });

  test("of a page that moves on by itself is not gone back to", async () => {
    const { history, quiz, path } = await visit("/soil");
    await choose("Sand");
    await eventually(() => expect(path()).toBe("/pause"));
    quiz.send({ type: "next" });
    await question("Is there shade?");
    history.back();
    await question("What is the soil?");
  });
});

describe("another tab", () => {
  test("that opens where this one is writes nothing, so that it undoes nothing that is stored in that moment", async () => {
    const storage = sharedStorage();
    await visit("/", { storage: storage.openTab() });
    const before = storage.writes.length;
    expect(before).toBeGreaterThan(0);
    await visit("/", { storage: storage.openTab() });
    expect(storage.writes.slice(before)).toEqual([]);
  });

  test("shows what the first one chose, and does not write it back", async () => {
    const { writes, openTab } = sharedStorage();
    await visit("/soil", { storage: openTab() });
    const second = await visit("/", { storage: openTab() });
    const before = writes.filter((write) => write.startsWith("1:")).length;
    await choose("Clay");
    await eventually(() => expect(second.quiz.getSnapshot().context.choices).toEqual({ soil: ["clay"] }));
    expect(writes.filter((write) => write.startsWith("1:"))).toHaveLength(before);
  });

  test("of a newer version of the funnel keeps what it has stored", async () => {
    const newer = { version: 3, quiz: { choices: { size: ["small"] } } };
    const { kept, openTab } = sharedStorage();
    const { quiz, path } = await visit("/", { storage: openTab() });
    await question("How large is your garden?");
    openTab().write("quiz", newer);
    await choose("Large");
    await eventually(() => expect(path()).toBe("/soil"));
    expect(quiz.getSnapshot().context.choices).toEqual({ size: ["large"] });
    expect(kept.get("quiz")).toBe(newer);
  });
});

/** A funnel that records which views were loaded, and breaks where the test says. */
function watched(breaks: (id: string) => boolean = () => false) {
  const loaded: string[] = [];
  const funnel = funnelOf(garden);
  const loadView = Object.fromEntries(
    Object.entries(funnel.loadView).map(([id, load]) => [
      id,
      async () => {
        loaded.push(id);
        if (breaks(id)) throw new Error(`There is no file for ${id}`);
        return load();
      },
    ]),
  );
  return { loaded, funnel: { ...funnel, loadView } };
}

describe("a page that takes payment", () => {
  const shop = funnelOf(
    definition(`
start: contact
steps:
  contact:
    type: contact
    path: /
    heading: Where shall we send it?
    email: { label: Email }
    benefits: [A plan]
    button: Send it
    consent: We write to you about plants.
    next: plan
  plan: { type: offer, path: /plan, sections: [{ type: heading, text: This is what grows there }] }
`),
  );

  /** Leaves a contact, where the server says whether it has a page. */
  async function leave(
    hasPage: boolean,
    takes = async (): Promise<unknown> => undefined,
    storage = sharedStorage().openTab(),
  ) {
    const asked: string[] = [];
    const pages: Response[] = [];
    vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
      // The lead is on its way for as long as the test lasts.
      if (init?.method) return new Promise(() => undefined);
      asked.push(String(input));
      await takes();
      const page = new Response("The page", { status: hasPage ? 200 : 503 });
      pages.push(page);
      return page;
    });
    const { path } = await visit("/", { funnel: shop, storage });
    const field = await screen.findByLabelText("Email");
    expect(asked).toEqual([]);
    fireEvent.input(field, { target: { value: "ann@example.com" } });
    const askedBefore = [...asked];
    // The answer comes before the press.
    await new Promise(setImmediate);
    fireEvent.click(screen.getByRole("button", { name: "Send it" }));
    return { asked, askedBefore, pages, path };
  }

  test("is fetched while the contact is typed, to its end, and not again when the visitor goes there", async () => {
    const { asked, askedBefore, pages, path } = await leave(true);
    expect([askedBefore, path()]).toEqual([["/plan"], "/"]);
    // Of a page that is not read the browser keeps nothing.
    expect(pages.map(({ bodyUsed }) => bodyUsed)).toEqual([true]);
    await eventually(() => expect(location.reload).toHaveBeenCalledTimes(1));
    expect([asked, path()]).toEqual([["/plan"], "/plan"]);
    // The next step is not opened where its forerunner was scrolled to.
    expect(vi.mocked(scrollTo).mock.calls).toContainEqual([0, 0]);
  });

  test("is not asked for a second time while it is still on its way", async () => {
    const asked = vi.spyOn(globalThis, "fetch").mockImplementation(async () => new Response(new ReadableStream()));
    await visit("/", { funnel: shop });
    const field = await screen.findByLabelText("Email");
    // A request that takes longer than four seconds is over.
    const later = Date.now() + 4_000;
    fireEvent.input(field, { target: { value: "ann@example" } });
    await new Promise(setImmediate);
    vi.spyOn(Date, "now").mockReturnValue(later);
    fireEvent.input(field, { target: { value: "ann@example.com" } });
    expect(asked).toHaveBeenCalledTimes(1);
  });

  test("is gone to so much earlier that it is there after half a second", async () => {
    const now = performance.now.bind(performance);
    const { path } = await leave(true, async () => {
      vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
      vi.spyOn(performance, "now").mockImplementation(() => now() + 200);
    });
    // The question took 200 ms, and leaving takes 50.
    await vi.advanceTimersByTimeAsync(200);
    expect(path()).toBe("/");
    await vi.advanceTimersByTimeAsync(50);
    vi.mocked(performance.now).mockRestore();
    vi.useRealTimers();
    await eventually(() => expect(location.reload).toHaveBeenCalledTimes(1));
  });

  test("is shown in the same document where the storage is full by then, as another would not find all answers", async () => {
    const full = () => {
      throw new DOMException("It is full.", "QuotaExceededError");
    };
    vi.stubGlobal("localStorage", { getItem: () => "of an earlier visit", setItem: full, removeItem: () => undefined });
    const { path } = await leave(true, undefined, browserStorage("shop"));
    await question("This is what grows there");
    await eventually(() => expect(path()).toBe("/plan"));
    vi.unstubAllGlobals();
    expect(location.reload).not.toHaveBeenCalled();
  });

  test("is shown in the same document where it cannot be had", async () => {
    const { path } = await leave(false);
    await question("This is what grows there");
    expect(path()).toBe("/plan");
    expect(location.reload).not.toHaveBeenCalled();
  });
});

describe("the page of a video in a frame", () => {
  const frame = (id: string) =>
    `{ type: video, title: A tour, frame: "https://player.my.internal/${id}", play: "Play from my.internal" }`;
  const tours = funnelOf(
    definition(`
start: ask
steps:
  ask: { type: question, path: /, question: Shall we go?, options: ["Yes"], record: Tour, next: tour }
  tour: { type: info, path: /tour, sections: [{ type: heading, text: The garden }, ${frame("1")}], button: Go on, next: pond }
  pond: { type: info, path: /pond, sections: [{ type: heading, text: The pond }, ${frame("2")}], button: Go on, next: gate }
  gate: { type: end, path: /gate, sections: [{ type: heading, text: The gate }] }
`),
  );
  const asked = (status: number) =>
    vi.spyOn(globalThis, "fetch").mockImplementation(async () => new Response(null, { status }));
  const goOn = async () => fireEvent.click(await screen.findByRole("button", { name: "Go on" }));

  test("is a document of its own, whose policy admits the host", async () => {
    asked(200);
    await visit("/", { funnel: tours });
    await choose("Yes");
    await eventually(() => expect(location.reload).toHaveBeenCalledTimes(1));
  });

  test("is not gone to by who has gone back before it could be had, and is by who goes on once more", async () => {
    const pages: ((page: Response) => void)[] = [];
    vi.spyOn(globalThis, "fetch").mockImplementation(() => new Promise((resolve) => pages.push(resolve)));
    const { path, history } = await visit("/", { funnel: tours });
    await choose("Yes");
    await eventually(() => expect([path(), pages.length]).toEqual(["/tour", 1]));
    history.back();
    await eventually(() => expect(path()).toBe("/"));
    pages[0]?.(new Response());
    await new Promise(setImmediate);
    expect(location.reload).not.toHaveBeenCalled();
    await choose("Yes");
    await eventually(() => expect(location.reload).toHaveBeenCalledTimes(1));
    expect(path()).toBe("/tour");
  });

  test("is the same document as one that admits the host already, and the one before what needs none", async () => {
    asked(200);
    const { path } = await visit("/tour", { funnel: tours });
    await goOn();
    await question("The pond");
    await goOn();
    await question("The gate");
    await eventually(() => expect(path()).toBe("/gate"));
    expect(location.reload).not.toHaveBeenCalled();
  });

  test("is shown where it is if it cannot be had, and the player is then a link", async () => {
    asked(503);
    await visit("/", { funnel: tours });
    await choose("Yes");
    await question("The garden");
    expect(location.reload).not.toHaveBeenCalled();
  });
});

describe("the files of a funnel", () => {
  /** A site that answers, whatever is asked, or is out of reach. */
  const answering = (isReachable: () => boolean) =>
    vi.spyOn(globalThis, "fetch").mockImplementation(async () => {
      if (isReachable()) return new Response();
      throw new TypeError("Failed to fetch");
    });

  test("of what comes next are fetched a moment after a step is shown, and light ones beyond it", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const { loaded, funnel } = watched();
    await visit("/", { funnel });
    expect(loaded).toEqual(["size"]);
    await vi.advanceTimersByTimeAsync(200);
    // The offer is heavy, so only the step before it prefetches it.
    await eventually(() => expect(loaded).toEqual(["size", "soil", "pause", "shade"]));
  });

  test("that a page fetches once it is idle let it bear a translator", async () => {
    await visit("/");
    const heading = await question("How large is your garden?");
    const text = document.createTextNode("Your garden");
    await eventually(async () => {
      heading.replaceChildren(text);
      text.replaceWith(document.createElement("font"));
      await new Promise(setImmediate);
      expect(text.isConnected).toBe(true);
    });
  });

  test("that are gone cost one reload, and then the error screen says which", async () => {
    answering(() => true);
    const { funnel } = watched((id) => id === "soil");
    await visit("/", { funnel });
    await choose("Large");
    await eventually(() => expect(location.reload).toHaveBeenCalledTimes(1));
    void visit("/soil", { funnel });
    expect((await screen.findByText("There is no file for soil")).tagName).toBe("P");
    expect(location.reload).toHaveBeenCalledTimes(1);
  });

  test("that a visitor waits for whose browser believes it is online are no reason to lose the page", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
    let isInTunnel = true;
    const asked = answering(() => !isInTunnel);
    const { funnel } = watched((id) => id === "soil" && isInTunnel);
    await visit("/", { funnel });
    await choose("Large");
    expect(await screen.findByText(funnel.site.texts.offline)).toBeTruthy();
    // What the browser keeps of the page says nothing, and no answer is none.
    expect(asked).toHaveBeenCalledWith("", { method: "HEAD", cache: "no-store", signal: expect.any(AbortSignal) });
    isInTunnel = false;
    await vi.advanceTimersByTimeAsync(1_000);
    await question("What is the soil?");
    expect(location.reload).not.toHaveBeenCalled();
  });

  test("that an offline visitor waits for are said to be on their way, and come with the connection", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
    const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    answering(() => navigator.onLine);
    const { funnel } = watched((id) => id === "soil" && !navigator.onLine);
    const { path } = await visit("/", { funnel });
    await choose("Large");
    expect(await screen.findByText(funnel.site.texts.offline)).toBeTruthy();
    online.mockReturnValue(true);
    await vi.advanceTimersByTimeAsync(1_000);
    await question("What is the soil?");
    expect(path()).toBe("/soil");
    // Another step is shown, so problems of the last one no longer matter.
    await eventually(() => expect(screen.queryByText(funnel.site.texts.offline)).toBeNull());
    expect(location.reload).not.toHaveBeenCalled();
  });
});

describe("what speaks to the world outside", () => {
  test("is not fetched for a visitor who has nothing to hand over", async () => {
    const loadBackend = vi.fn(funnelOf(garden).loadBackend);
    await visit("/", { funnel: { ...funnelOf(garden), loadBackend } });
    expect(loadBackend).not.toHaveBeenCalled();
  });

  test("is fetched where an earlier visit left something to hand over", async () => {
    const loadBackend = vi.fn(funnelOf(garden).loadBackend);
    const storage = sharedStorage({ outbox: [] }).openTab();
    await visit("/", { storage, funnel: { ...funnelOf(garden), loadBackend } });
    await eventually(() => expect(loadBackend).toHaveBeenCalledTimes(1));
  });

  test("is made once, and asked for again after it did not come", async () => {
    const loadBackend = vi.fn(funnelOf(garden).loadBackend).mockRejectedValueOnce(new Error("offline"));
    const { services } = await visit("/", { funnel: { ...funnelOf(garden), loadBackend } });
    await expect(services()).rejects.toThrow("offline");
    expect(await services()).toBe(await services());
  });
});

describe("the element that a funnel is rendered into", () => {
  test.each([
    ["any browser", []],
    ["Safari", ["touchstart"]],
  ])("hears in %s nothing that comes with each tap and no screen asks for, but %j", async (browser, more) => {
    if (browser === "Safari") Object.assign(window, { ongesturestart: null });
    const listening = vi.spyOn(Element.prototype, "addEventListener");
    const { element } = await visit("/");
    Reflect.deleteProperty(window, "ongesturestart");
    const heard = listening.mock.calls.flatMap(([type], at) => (listening.mock.contexts[at] === element ? type : []));
    expect(heard).toEqual(expect.arrayContaining(["click", "focusin", "focusout", "input", "keydown", "mousedown"]));
    expect([...new Set(heard.filter((type) => /^(?:pointer|touch|mouse[a-ce-z])/.test(type)))]).toEqual(more);
  });

  test("lets anybody else hear what React does not", async () => {
    const { element } = await visit("/");
    const heard = vi.fn();
    element.addEventListener("pointerdown", heard);
    fireEvent.pointerDown(await question("How large is your garden?"));
    expect(heard).toHaveBeenCalledTimes(1);
  });

  test("hears every event that a screen asks for", () => {
    const folders = ["renderers", "src/app"];
    const files = folders.flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => join(folder, file)),
    );
    const asked = files
      .filter((file) => /\.tsx?$/.test(file) && !file.includes(".test."))
      .flatMap((file) => readFileSync(file, "utf8").match(/\bon[A-Z]\w+/g) ?? [])
      .map((handler) => handler.slice(2).toLowerCase());
    expect(asked).toContain("mousedown");
    expect(asked.filter((type) => unheard.test(type))).toEqual([]);
  });
});
