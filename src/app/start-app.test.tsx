// @vitest-environment happy-dom
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fireEvent, screen } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { backendOf } from "../../engine/views/index.ts";
import { definition } from "../../tests/definition.ts";
import { eventually } from "../../tests/eventually.ts";
import { unheard } from "./start-app.tsx";
import {
  choose,
  funnelOf,
  garden,
  hastyGarden,
  question,
  sharedStorage,
  visit,
  withOwnPages,
} from "./testing/started-app.ts";

withOwnPages();

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

test("the header names the chapter beside the counter, and alone where nothing is counted, and the bar is cut where the next ones begin", async () => {
  const meals = definition(`
start: bread
counter: { total: 4, chapters: [{ from: 1, label: Breakfast }, { from: 3, label: Lunch }] }
steps:
  bread: { type: question, path: /, number: 2, question: Bread?, options: [White, Brown], next: soup }
  soup: { type: question, path: /soup, progress: 3, question: Soup?, options: [Hot, Cold], next: fed }
  fed: { type: end, path: /fed, sections: [{ type: text, text: Eat well. }] }
`);
  await visit("/", { funnel: funnelOf(meals) });
  const counter = () => document.getElementById("counter")?.textContent;
  await screen.findByText("Bread?");
  expect(counter()).toBe("Breakfast 2 / 4");
  const [fill, cut, ...others] = screen.getByRole("progressbar").children;
  expect([fill?.getAttribute("style"), cut?.getAttribute("style"), others]).toEqual([
    "transform: scaleX(0.5);",
    "inset-inline-start: 50%;",
    [],
  ]);
  await choose("White");
  await screen.findByText("Soup?");
  expect(counter()).toBe("Lunch ");
  await choose("Hot");
  await screen.findByText("Eat well.");
  expect(counter()).toBeUndefined();
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
  await visit("/", { funnel: { ...funnelOf(hastyGarden), countsVisitors: true } });
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
