// Styles drawn for a server are lost to later files of the same worker, so no other file has these options.
// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://localhost:3001" }
import { waitFor } from "@testing-library/react";
import { useEffect } from "react";
import { expect, test, vi } from "vitest";
import { viewOf } from "../../engine/views/index.ts";
import { definition } from "../../tests/definition.ts";
import { browserStorage } from "../services/storage.ts";
import { drawPage } from "./draw-page.ts";
import {
  forgetPages,
  funnelOf,
  garden,
  heading,
  isHeld,
  leave,
  open,
  problems,
  refuse,
  root,
  shows,
  steps,
  stored,
  tap,
} from "./testing/finished-page.ts";

// What a finished page does before its code has come, with the script that stands in it, and what the code makes of it.

forgetPages();

const choices = () => (stored("quiz") as { quiz?: { choices?: unknown } } | undefined)?.quiz?.choices;
const logs = () => Object.keys(sessionStorage).filter((key) => key.includes(":taps:"));
const notice = () => document.querySelector("body > [role=alert]");
test("taps are answered, and the code goes on from there without changing an element", async () => {
  const { element, arrive } = await open("/?utm_source=mail");
  tap("Large");
  tap("Clay");
  tap("Rake");
  expect([heading(), location.pathname]).toEqual(["What do you have?", "/"]);
  const main = element.querySelector("main");
  const shown = [main, main?.querySelector("h1"), ...(main?.querySelectorAll("[role=checkbox]") ?? [])];
  await arrive();
  expect(location.pathname).toBe("/tools");
  expect([main, main?.querySelector("h1"), ...(main?.querySelectorAll("[role=checkbox]") ?? [])]).toEqual(shown);
  expect(choices()).toEqual({ size: ["large"], soil: ["clay"], tools: ["rake"] });
  tap("Go on");
  await shows("What shall grow?");
});

test("what is tapped before the page has been read to its end is answered once it has, each box and the last option", async () => {
  await open("/", garden, "/", () => {
    for (const name of ["Small", "Large"]) tap(name);
    expect(heading()).toBe("How large is your garden?");
  });
  expect(heading()).toBe("What is the soil?");
  const { arrive } = await open("/soil");
  await arrive();
  expect(choices()).toEqual({ size: ["large"] });
});

test("boxes that are ticked before the page has been read to its end are ticked in turn", async () => {
  const { arrive } = await open("/tools", garden, "/tools", () => {
    for (const name of ["Rake", "Spade", "Rake"]) tap(name);
  });
  await arrive();
  expect(choices()).toEqual({ tools: ["spade"] });
});

test("a reload before the code has come loses neither answers nor where the visitor came from", async () => {
  await open("/?utm_source=mail");
  tap("Large");
  const { arrive } = await open("/soil");
  tap("Clay");
  await arrive();
  await shows("What do you have?");
  expect(choices()).toEqual({ size: ["large"], soil: ["clay"] });
  expect(stored("touches")).toMatchObject({
    first: { utm_source: "mail", landing: "/" },
    last: { utm_source: "mail" },
  });
  expect(logs()).toEqual([]);
});

test("a reload after which the code does not come either goes on from what was answered before it", async () => {
  (await open("/?utm_source=mail")).kernel.fail();
  tap("Large");
  (await open("/soil")).kernel.fail();
  tap("Clay");
  tap("Rake");
  expect([heading(), location.pathname]).toEqual(["What do you have?", "/soil"]);
  // Of an answer that is there already its page knows nothing.
  (await open("/tools")).kernel.fail();
  const log = sessionStorage.getItem(logs()[0] ?? "");
  tap("Spade");
  expect(sessionStorage.getItem(logs()[0] ?? "")).toBe(log);
  const { arrive } = await open("/tools");
  await arrive();
  expect(choices()).toEqual({ size: ["large"], soil: ["clay"], tools: ["rake"] });
  expect(stored("touches")).toMatchObject({ first: { utm_source: "mail", landing: "/" } });
});

test("a page that what was answered does not lead to is left to the code", async () => {
  await open("/");
  tap("Large");
  const { arrive } = await open("/tools");
  tap("Rake");
  expect(document.querySelectorAll("main [aria-checked=true]").length).toBe(0);
  await arrive();
  await waitFor(() => expect(choices()).toEqual({ size: ["large"], tools: ["rake"] }));
});

test("an option that waits for the code is not lost where the page is left before the code has come", async () => {
  await open("/");
  for (const option of ["Large", "Clay", "Rake", "Go on"]) tap(option);
  expect(heading()).toBe("What shall grow?");
  // The page that this leads to needs its code.
  tap("Beans");
  dispatchEvent(new Event("pagehide"));
  const { arrive } = await open("/seeds");
  await arrive();
  expect(choices()).toEqual({ size: ["large"], soil: ["clay"], tools: ["rake"], seeds: ["beans"] });
  expect([heading(), logs()]).toEqual(["What shall grow?", []]);
});

test("what a newer version of the funnel keeps is not overwritten by an older page", async () => {
  const { arrive } = await open("/");
  tap("Large");
  const newer = { version: 3, quiz: { choices: { size: ["huge"] }, values: {}, query: {}, reached: ["size"] } };
  browserStorage(garden.id).write("quiz", newer);
  await arrive();
  expect(heading()).toBe("What is the soil?");
  expect(stored("quiz")).toEqual(newer);
});

test("what another tab has stored meanwhile is kept beside what was answered here", async () => {
  const { arrive } = await open("/");
  tap("Large");
  const other = {
    choices: { soil: ["sand"] },
    values: { email: "ann@example.com" },
    query: {},
    reached: ["size", "soil"],
  };
  browserStorage(garden.id).write("quiz", { version: 2, quiz: other });
  const { quiz } = await arrive();
  await waitFor(() => expect(quiz.getSnapshot().context.values).toEqual({ email: "ann@example.com" }));
  expect([heading(), choices()]).toEqual(["What is the soil?", { size: ["large"], soil: ["sand"] }]);
});

/** A tap that the page leaves to its code: nothing changes, nothing is kept of it in a storage, and the code answers it. */
async function expectLeft({ arrive }: Awaited<ReturnType<typeof open>>, name: string, next: string) {
  const [was, address] = [heading(), location.href];
  tap(name);
  expect([heading(), location.href, logs()]).toEqual([was, address, []]);
  expect([...document.querySelectorAll("main [aria-checked=true]")]).toEqual([]);
  await arrive();
  await shows(next);
}

test("an address with a token is left to the code, which takes the e-mail address in it", async () => {
  const token = btoa(JSON.stringify({ email: "ann@example.com" }));
  await expectLeft(await open(`/?token=x.${token}.x`), "Large", "What is the soil?");
  expect(location.search).toBe("");
});

test("a visitor with answers of an earlier visit is left to the code", async () => {
  const earlier = { choices: { size: ["small"] }, values: {}, query: {}, reached: ["size"] };
  browserStorage(garden.id).write("quiz", { version: 2, quiz: earlier });
  await expectLeft(await open("/"), "Large", "What is the soil?");
});

test("a host that sends its visitors elsewhere leaves them to the code", async () => {
  const hosts = `hosts: { canonical: garden.internal, legacy: [${location.hostname}] }`;
  await expectLeft(await open("/", definition(`${hosts}\nversion: 2${steps}`)), "Large", "What is the soil?");
});

const ignore = () => undefined;

test.each([
  ["disabled", { getItem: refuse, setItem: refuse, removeItem: refuse }],
  ["full", { getItem: ignore, setItem: refuse, removeItem: ignore }],
])("where the storage is %s, the code answers, from memory", async (_, storage) => {
  for (const name of ["localStorage", "sessionStorage"]) vi.stubGlobal(name, storage);
  await expectLeft(await open("/"), "Large", "What is the soil?");
});

test("the second click of a double-click answers nothing on the screen that the first one led to", async () => {
  const { element, arrive } = await open("/");
  tap("Large");
  const [radio] = element.querySelectorAll("[role=radio]");
  radio?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 2 }));
  await arrive();
  await waitFor(() => expect(choices()).toEqual({ size: ["large"] }));
  expect(heading()).toBe("What is the soil?");
});

test("a funnel in order is answered from its start, also after a reload, and nowhere else", async () => {
  const inOrder = definition(`entry: in-order\nversion: 2${steps}`);
  const middle = await open("/soil", inOrder);
  tap("Clay");
  expect([heading(), logs()]).toEqual(["What is the soil?", []]);
  await middle.arrive();
  // A tap on a screen that the visitor may not see answers none.
  await shows("How large is your garden?");
  expect(choices()).toEqual({});
  leave();
  localStorage.clear();

  await open("/", inOrder);
  tap("Large");
  const { arrive } = await open("/soil", inOrder);
  await arrive();
  expect([heading(), location.pathname, choices()]).toEqual(["What is the soil?", "/soil", { size: ["large"] }]);
});

test("a page that the browser has kept asks what has become of its answers meanwhile", async () => {
  await open("/");
  const returned = (persisted: boolean) => dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));
  tap("Large");
  returned(false);
  expect(location.reload).not.toHaveBeenCalled();
  returned(true);
  expect(location.reload).toHaveBeenCalledTimes(1);
  const { arrive } = await open("/soil");
  await arrive();
  // From now on the code knows.
  returned(true);
  expect(location.reload).toHaveBeenCalledTimes(1);
});

test("code that comes while the page before is on its way leaves the one that is shown alone", async () => {
  browserStorage(garden.id).write("quiz", "An earlier visit: nothing is answered here.");
  const { arrive, kernel } = await open("/soil");
  const [hold, isLeft] = [vi.spyOn(kernel, "hold"), vi.spyOn(kernel, "isLeft")];
  goTo("/");
  expect(location.reload).toHaveBeenCalledTimes(1);
  // What the page that is left hands over is not for itself.
  const state = sessionStorage.getItem("funnel:history-state");
  kernel.takeState();
  expect(sessionStorage.getItem("funnel:history-state")).toBe(state);
  void arrive();
  await waitFor(() => expect(isLeft).toHaveLastReturnedWith(true));
  expect([heading(), hold.mock.calls]).toEqual(["What is the soil?", []]);
  // Forward again: by then a page for the other address is under way.
  goTo("/soil");
  expect(location.reload).toHaveBeenCalledTimes(2);
});

test("a page that its visitor had left before it was read is loaded anew as the one at the address", async () => {
  const came = (path: string) => [{ name: new URL(path, location.href).href }] as unknown as PerformanceEntryList;
  vi.spyOn(performance, "getEntriesByType").mockImplementation(() => came("/pause"));
  await open("/pause");
  expect(location.reload).not.toHaveBeenCalled();
  await open("/pause", garden, "/seeds");
  expect(location.reload).toHaveBeenCalledTimes(1);
});

/** The browser's Back, which changes the address and then tells of it. */
function goTo(path: string) {
  // A router is told of what scripts change, but not of this.
  const { replaceState } = History.prototype;
  replaceState.call(history, { __TSR_index: 0, key: "first", __TSR_key: "first" }, "", path);
  dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
}

test.each([
  ["that answered nothing", "/soil", undefined],
  ["that answered a tap", "/", "Large"],
])(
  "Back in the very moment in which the code takes over a page %s leads to the page before",
  async (_, path, tapped) => {
    // The moments that lie between the tasks of the hand-over.
    for (const tasks of [0, 1, 2, 3]) {
      const { arrive, kernel } = await open(path);
      const { hold } = kernel;
      vi.spyOn(kernel, "hold").mockImplementation(() => {
        const log = hold();
        const later = (left: number) => (left ? void setImmediate(() => later(left - 1)) : goTo("/seeds"));
        later(tasks);
        return log;
      });
      if (tapped) tap(tapped);
      await arrive();
      await shows("What shall grow?");
      expect(location.pathname).toBe("/seeds");
      tap("Beans");
      await shows("What else?");
      leave();
      for (const storage of [localStorage, sessionStorage]) storage.clear();
    }
  },
);

test("an answer of one's own that is sent by Enter before the code has come is the answer once it has", async () => {
  const { element, arrive } = await open("/wish");
  const [field] = element.querySelectorAll("input");
  const [form] = element.querySelectorAll("form");
  if (!field || !form) throw new Error("There is no field for an answer of one's own.");
  field.value = "Pumpkins";
  const sent = new Event("submit", { bubbles: true, cancelable: true });
  form.dispatchEvent(sent);
  // Otherwise the browser would load the page anew.
  expect(sent.defaultPrevented).toBe(true);
  await arrive();
  await waitFor(() => expect(choices()).toEqual({ wish: ["otherwise"] }));
  expect(stored("quiz")).toMatchObject({ quiz: { values: { "wish.otherwise": "Pumpkins" } } });
});

test.each(["", "Pump"])(
  "what is typed while the code takes the page over is kept, after %j was typed before",
  async (before) => {
    const { element, kernel, arrive } = await open("/wish");
    const [field] = element.querySelectorAll("input");
    if (!field?.form) throw new Error("There is no field for an answer of one's own.");
    const { form } = field;
    const write = (text: string) => {
      // As a browser does, past React's own property of the element.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, text);
      field.dispatchEvent(new Event("input", { bubbles: true }));
    };
    write(before);
    const { hold } = kernel;
    Object.assign(kernel, {
      hold: () => {
        // React draws the page in tasks of its own, between which a visitor types on, and sends it.
        queueMicrotask(() => {
          write("Pumpkins");
          form.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
        });
        return hold();
      },
    });
    await arrive();
    await waitFor(() => expect(choices()).toEqual({ wish: ["otherwise"] }));
    expect(stored("quiz")).toMatchObject({ quiz: { values: { "wish.otherwise": "Pumpkins" } } });
  },
);

test("the screen that one tap leads to is drawn ahead where nobody sees it, and begins only when it is shown", async () => {
  let drawn = 0;
  let begun = 0;
  function Own() {
    drawn++;
    useEffect(() => {
      begun++;
    }, []);
    return null;
  }
  const { arrive } = await open("/seeds");
  const wish = async () => ({ default: { ...viewOf(garden, "wish"), extras: { icons: {}, Own } } });
  await arrive({ loadView: { ...funnelOf(garden).loadView, wish } });
  await waitFor(() => expect(drawn).toBe(1));
  expect([begun, heading()]).toEqual([0, "What shall grow?"]);
  tap("Beans");
  await shows("What else?");
  await waitFor(() => expect(begun).toBe(1));
});

const german = definition(`language: de\nversion: 2${steps}`);
const sentence = "Diese Seite konnte nicht vollständig geladen werden.";

test("code that never comes leaves the page's screens as they are, and what they cannot answer is said", async () => {
  const { kernel } = await open("/", german);
  tap("Large");
  kernel.fail();
  tap("Clay");
  tap("Spade");
  tap("Go on");
  expect([heading(), notice()]).toEqual(["What shall grow?", null]);
  tap("Beans");
  tap("Peas");
  expect(document.querySelectorAll("body > [role=alert]").length).toBe(1);
  expect(notice()?.textContent).toContain(sentence);
  notice()?.querySelector("button")?.click();
  expect(location.reload).toHaveBeenCalledTimes(1);
  expect(logs().length).toBe(1);

  const { arrive } = await open("/seeds", german);
  await arrive();
  expect(choices()).toEqual({ size: ["large"], soil: ["clay"], tools: ["spade"] });
});

test("code that never comes is said at once where the page can answer nothing, and after a tap that waits", async () => {
  (await open("/pause", german)).kernel.fail();
  expect(notice()?.textContent).toContain(sentence);
  const { kernel } = await open("/wish", german);
  tap("Herbs");
  expect(notice()).toBeNull();
  kernel.fail();
  expect(notice()?.textContent).toContain(sentence);
});

/** The site answers, whatever else does not come. */
const siteAnswers = () => vi.spyOn(globalThis, "fetch").mockImplementation(async () => new Response());

test("a file that the first screen needs and that does not come leaves the page to its own script", async () => {
  siteAnswers();
  sessionStorage.setItem("reloaded-for-missing-code", String(Date.now()));
  const { arrive, kernel } = await open("/", german);
  const size = () => Promise.reject(new Error("There is no such file."));
  await expect(arrive({ loadView: { ...funnelOf(german).loadView, size } })).rejects.toThrow("There is no such file.");
  kernel.fail();
  tap("Large");
  expect([heading(), notice()]).toEqual(["What is the soil?", null]);
});

test("a file of a later screen that does not come is said in the same words", async () => {
  siteAnswers();
  const { arrive } = await open("/", german);
  const soil = () => Promise.reject(new Error("There is no such file."));
  await arrive({ loadView: { ...funnelOf(german).loadView, soil } });
  sessionStorage.setItem("reloaded-for-missing-code", String(Date.now()));
  tap("Large");
  await waitFor(() => expect(heading()).toContain(sentence));
  const [again] = document.querySelectorAll<HTMLElement>("#root a[href$='/soil']");
  expect(again?.textContent).toBe("Noch einmal versuchen");
  again?.click();
  expect(location.reload).toHaveBeenCalledTimes(1);
  // React tells of the error that the screen stands for.
  expect(problems.splice(0)).toHaveLength(1);
});

const told = definition(`${steps.replace("next: pause", "next: [{ when: { soil: clay }, go: result }, { go: pause }]")}
  result:
    type: end
    path: /result
    sections:
      - { type: badge, text: Your garden }
      - { type: heading, text: What we would plant }
      - { type: text, text: Sow beans in May., when: { seeds: beans } }
      - { type: text, text: Sow peas in March., when: { not: { seeds: beans } } }
      - { type: text, text: Then wait. }
`);

test("what depends on answers is known from its first section on, and a page that is the same for everybody has nothing of it", async () => {
  const changing = async (path: string) => (await drawPage(funnelOf(told), path, 0)).changing;
  const { html } = await drawPage(funnelOf(told), "/result", 0);
  document.body.innerHTML = html;
  const parts = (await changing("/result"))?.parts ?? [];
  const held = [...document.querySelectorAll("main *")].filter((element) => element.closest(parts.join()));
  expect(held.map(({ textContent }) => textContent)).toEqual(["Sow peas in March.", "Then wait."]);
  expect(await changing("/soil")).toBeUndefined();
});

test("an offer that is the same for everybody moves as a whole if a bonus was claimed, and without a bonus not at all", async () => {
  const offer = (more: string) =>
    definition(`
start: offer
plans: { seeds: { name: Seeds, price: 7, currency: EUR } }
steps:
  offer: { type: offer, path: /, ${more} sections: [{ type: plans, heading: Seeds, plans: [seeds], default: seeds }] }
`);
  const wheel =
    "wheel: { heading: Spin, button: Spin, claim: Take it, segments: [{ id: a, label: A pot }, { id: b, label: A fork }] },";
  const bonus = "bonus: { text: A pot for you, lasts: 20 min, claim: Go on },";
  const changing = async (of: string) => (await drawPage(funnelOf(offer(of)), "/", 0)).changing;
  expect(await changing(wheel + bonus)).toEqual({ parts: ["main"], query: [], by: "bonus" });
  expect(await changing("")).toBeUndefined();
});

test("an offer depends on answers where they say how many of a plan are bought", async () => {
  const offer = (quantity: string) =>
    definition(`
start: form
plans: { seat: { name: Seat, price: 7, currency: EUR${quantity} } }
steps:
  form: { type: form, path: /, heading: How many?, fields: [{ id: seats, type: number, label: Seats, min: 1, max: 9 }], button: Go on, next: offer }
  offer: { type: offer, path: /offer, sections: [{ type: plans, heading: Seats, plans: [seat], default: seat }] }
`);
  const changing = async (quantity: string) => (await drawPage(funnelOf(offer(quantity)), "/offer", 0)).changing;
  expect((await changing(", quantity: seats"))?.by).toBe("answers");
  expect(await changing("")).toBeUndefined();
});

test("an offer depends on answers where outcomes suggest different plans of it", async () => {
  const offer = (fitting: string, other: string) =>
    definition(`
start: size
plans: { bag: { name: Bag, price: 7, currency: EUR }, box: { name: Box, price: 9, currency: EUR }, pot: { name: Pot, price: 2, currency: EUR } }
outcomes: [{ id: huge, when: { size: huge }, title: Huge${other} }, { id: wide, when: { size: large }, title: Wide${fitting} }, { id: narrow, title: Narrow }]
steps:
  size: { type: question, path: /, question: How large?, options: [Small, Large, Huge], next: offer }
  offer: { type: offer, path: /offer, sections: [{ type: plans, heading: Seeds, plans: [bag, box], default: bag }] }
`);
  const changing = async (fitting: string, other = "") =>
    (await drawPage(funnelOf(offer(fitting, other)), "/offer", 0)).changing;
  expect((await changing(", plan: box"))?.by).toBe("answers");
  // What another page offers changes nothing here.
  expect((await changing(", plan: box", ", plan: pot"))?.by).toBe("answers");
  expect(await changing("", ", plan: pot")).toBeUndefined();
  expect(await changing("")).toBeUndefined();
});

test("a sentence, a card, a slide with a picture or a figure or one that only says something is taken whole where it depends on answers", async () => {
  const of = definition(`
start: soil
steps:
  soil: { type: question, path: /, question: What is the soil?, options: [Sand, Clay], next: greeting }
  greeting: { type: question, path: /greeting, question: "For **{answer.soil|soil}**, what now?", options: [Dig, Rest], next: slide }
  slide:
    type: info
    path: /slide
    sections: [{ type: image, src: bed.svg, alt: A bed }, { type: heading, text: Soil }, { type: text, when: { soil: sand }, text: Light. }]
    button: Go on
    next: worms
  worms:
    type: info
    path: /worms
    sections: [{ type: figure, value: "7", text: worms }, { type: heading, text: Soil }, { type: text, when: { soil: sand }, text: Light. }]
    button: Go on
    next: saying
  saying: { type: info, path: /saying, sections: [{ type: heading, text: Soil }, { type: text, text: "{answer.soil}" }], button: Go on, next: card }
  card:
    type: end
    path: /card
    sections: [{ type: heading, text: Yours }, { type: recap, lines: [{ label: Known, text: To all }, { label: Soil, text: "{answer.soil}" }] }]
`);
  const first = async (path: string) => {
    const { html, changing } = await drawPage(funnelOf(of), path, 0);
    document.body.innerHTML = html;
    return document.querySelector((changing?.parts ?? []).join());
  };
  expect((await first("/greeting"))?.textContent).toContain("For soil, what now?");
  expect((await first("/slide"))?.querySelector("img")?.alt).toBe("A bed");
  expect((await first("/worms"))?.querySelector("strong")?.textContent).toBe("7");
  expect((await first("/saying"))?.matches("[data-said]")).toBe(true);
  expect((await first("/card"))?.querySelector("dl")?.textContent).toContain("Known");
});

test("a visitor who has answered is shown what depends on answers once it is theirs, and others at once", async () => {
  await open("/result", told);
  expect(isHeld()).toBe(false);
  for (const seeds of ["beans", "peas"]) {
    const quiz = { choices: { seeds: [seeds] }, values: {}, query: {}, reached: [] };
    localStorage.setItem(`${told.id}:quiz`, JSON.stringify({ version: told.version, quiz }));
    const { arrive } = await open("/result", told);
    expect(isHeld()).toBe(true);
    const seen = new Promise<string>((resolve) => {
      new MutationObserver(() => isHeld() || resolve(document.querySelector("main")?.textContent ?? "")).observe(root, {
        attributeFilter: ["data-held"],
      });
    });
    await arrive();
    expect(await seen).toContain(seeds === "beans" ? "Sow beans in May." : "Sow peas in March.");
  }
});

test("a form waits from the first field on that is asked for by answers, so that nothing below it moves", async () => {
  const of = definition(`
start: soil
steps:
  soil: { type: question, path: /, question: What is the soil?, options: [Sand, Clay], next: form }
  form:
    type: form
    path: /form
    heading: Your garden
    fields:
      - { type: text, id: called, label: Its name }
      - { type: text, id: depth, label: How deep is the sand?, when: { soil: sand } }
      - { type: text, id: place, label: Where is it? }
    button: Go on
    next: end
  end: { type: end, path: /end, sections: [{ type: heading, text: Done }] }
`);
  await open("/form", of);
  expect(isHeld()).toBe(false);
  const quiz = { choices: { soil: ["sand"] }, values: {}, query: {}, reached: ["soil"] };
  localStorage.setItem(`${of.id}:quiz`, JSON.stringify({ version: of.version, quiz }));
  const { arrive } = await open("/form", of);
  expect(isHeld()).toBe(true);
  await arrive();
  await waitFor(() => expect(isHeld()).toBe(false));
  expect(document.querySelector("main")?.textContent).toContain("How deep is the sand?");
});

test("a button whose address hands answers on waits for them, and hands on those of this visitor", async () => {
  const of = definition(`
start: soil
steps:
  soil: { type: question, path: /, question: What is the soil?, options: [Sand, Clay & loam], next: shop }
  shop:
    type: end
    path: /shop
    sections: [{ type: heading, text: Our shop }]
    button: { text: Look, to: "https://shop.internal/?soil={answer.soil}&by={query.by}#top" }
`);
  const address = () => document.querySelector("#root main a")?.getAttribute("href");
  await open("/shop", of);
  expect(isHeld()).toBe(false);
  expect(address()).toBe("https://shop.internal/#top");
  const quiz = { choices: { soil: ["clay-loam"] }, values: {}, query: {}, reached: [] };
  localStorage.setItem(`${of.id}:quiz`, JSON.stringify({ version: of.version, quiz }));
  const { arrive } = await open("/shop?by=a%26b", of);
  expect(isHeld()).toBe(true);
  await arrive();
  await waitFor(() => expect(isHeld()).toBe(false));
  expect(address()).toBe("https://shop.internal/?soil=Clay%20%26%20loam&by=a%26b#top");
});

test("what the address says is shown once it is known, on later steps and after a reload too, and stored with no answer", async () => {
  const of = definition(`version: 2
start: size
steps:
  size: { type: question, path: /, question: How large is your garden?, options: [Small, Large], next: soil }
  soil: { type: question, path: /soil, question: What is the soil?, options: [Sand, Clay], next: wish }
  wish: { type: question, path: /wish, question: "{query.name|You}, what shall grow?", options: [Beans, Peas], next: plan }
  plan: { type: end, path: /plan, sections: [{ type: heading, text: "A plan for {query.name|you} in {query.town|town}" }] }
`);
  const { arrive } = await open("/?name=Ann&town=Flat%203", of);
  // What is the same for everybody is answered at once.
  expect(isHeld()).toBe(false);
  tap("Large");
  expect(heading()).toBe("What is the soil?");
  await arrive();
  expect(location.search).toBe("");
  tap("Sand");
  await shows("Ann, what shall grow?");
  expect(JSON.stringify(stored("quiz"))).not.toContain("Ann");

  const again = await open("/wish", of);
  expect([isHeld(), heading()]).toEqual([true, "You, what shall grow?"]);
  await again.arrive();
  await shows("Ann, what shall grow?");
  tap("Beans");
  await shows("A plan for Ann in town");

  // Another link of somebody else: what it cannot say is not said of the one before.
  const other = await open("/plan?name=%3Cb%3EBob%3C/b%3E&town=Leeds", of);
  await other.arrive();
  await shows("A plan for you in Leeds");

  sessionStorage.clear();
  const later = await open("/plan", of);
  await later.arrive();
  await shows("A plan for you in town");
});
