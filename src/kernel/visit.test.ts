// @vitest-environment happy-dom
import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { KernelPage, TapLog } from "./kernel.ts";
import { drawn, endPage, firstPage, leavePage, openPage, screenOf, template, twoScreens } from "./testing/open-page.ts";
import type { Screen } from "./walk.ts";

beforeEach(() => {
  history.replaceState(null, "", "/one?from=mail");
});
afterEach(leavePage);

const logKey = "paint:taps:1";
const stored = (): Omit<TapLog, "key"> | undefined => JSON.parse(sessionStorage.getItem(logKey) ?? "null") ?? undefined;
const heading = () => document.querySelector("main h1")?.textContent;
const tap = (name: string) => screen.getByText(name).click();
const pop = (path: string) => {
  history.replaceState(history.state, "", path);
  dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
};
const reloads = () => vi.spyOn(location, "reload").mockImplementation(() => undefined);
/** A tap by mouse, of which the page may see to what comes next. */
function click(on: Element | null, init: MouseEventInit = {}): { isPrevented: boolean } {
  const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...init });
  on?.dispatchEvent(event);
  return { isPrevented: event.defaultPrevented };
}
const first = (selector: string) => document.querySelector(selector);
const isFailed = () => first("[role=alert]") !== null;

describe("an answer", () => {
  test("shows the next screen, with its header, title and focus, at the top", () => {
    const scroll = vi.spyOn(window, "scrollTo");
    openPage();
    const focus = vi.spyOn(HTMLElement.prototype, "focus");
    tap("Yes");
    expect([heading(), document.title, document.activeElement?.textContent]).toEqual(["two", "two", "two"]);
    expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
    expect(scroll.mock.calls).toEqual([[0, 0]]);
    expect(first("header")?.className).toBe("two");
    expect(first("header a")?.getAttribute("href")).toBe("/one");
    expect(document.documentElement.dataset.way).toBe("forth");
  });

  test("is kept at once, with where the visitor came from, and the code is told", () => {
    openPage();
    expect([window.kernel?.step(), stored()]).toEqual([undefined, undefined]);
    tap("No");
    const log = { search: "?from=mail", first: "one", at: "two", taken: [["answer", ["No"]], ["next"]] };
    expect(stored()).toEqual(log);
    expect(window.kernel?.step()).toBe("two");
    expect(window.kernel?.hold()).toEqual({ ...log, key: logKey });
  });

  test("has its address in the history once the frame is painted, with the steps on the way there", async () => {
    openPage();
    tap("Yes");
    expect(location.pathname).toBe("/one");
    await waitFor(() => expect(location.pathname).toBe("/two"));
    expect(history.state).toMatchObject({ way: ["one"], __TSR_index: 1 });
    expect(history.state.key).toMatch(/^\w{4,}$/);
    expect(history.state.__TSR_key).toBe(history.state.key);
  });

  test("counts on from the entry at which the visitor stands", () => {
    history.replaceState({ way: ["start"], __TSR_index: 4 }, "", "/one");
    const replace = vi.spyOn(history, "replaceState");
    openPage();
    tap("Yes");
    window.kernel?.step();
    expect(history.state).toMatchObject({ way: ["start", "one"], __TSR_index: 5 });
    expect(replace).not.toHaveBeenCalled();
  });

  test("gives the entry of the first page a place of its own", () => {
    const replace = vi.spyOn(history, "replaceState");
    openPage();
    tap("Yes");
    window.kernel?.step();
    expect(replace).toHaveBeenCalledTimes(1);
    expect(replace.mock.calls[0]?.[0]).toMatchObject({ __TSR_index: 0 });
    expect(Object.keys(replace.mock.calls[0]?.[0])).not.toContain("way");
  });

  test("is not taken from a tap that opens a new tab, or twice from a double-click", () => {
    openPage();
    for (const key of ["metaKey", "ctrlKey", "shiftKey"])
      expect(click(screen.getByText("Yes"), { [key]: true })).toEqual({ isPrevented: false });
    expect(heading()).toBe("one");
    click(screen.getByText("Yes"), { detail: 1 });
    // Where the finger was, there is an option of the next screen now.
    expect(click(screen.getByText("Yes"), { detail: 2 })).toEqual({ isPrevented: true });
    expect(stored()?.taken).toHaveLength(2);
    window.kernel?.fail();
    expect(isFailed()).toBe(false);
  });

  test("is not taken from what is no control of this page", () => {
    openPage(`${twoScreens}<button data-option="Yes" role="radio">Elsewhere</button><p>Text</p>`);
    expect(click(screen.getByText("Text"))).toEqual({ isPrevented: false });
    tap("Elsewhere");
    expect([heading(), stored()]).toEqual(["one", undefined]);
  });
});

describe("Back and Forward", () => {
  test("show the screen that was left, as it was answered, and are kept", () => {
    openPage();
    tap("No");
    window.kernel?.step();
    pop("/one/");
    expect([heading(), document.title]).toEqual(["one", "one"]);
    expect(document.documentElement.dataset.way).toBe("back");
    expect(first("header")?.className).toBe("one");
    expect(first("header a")).toBeNull();
    const [yes, no] = ["Yes", "No"].map((name) => screen.getByText(name));
    expect([yes?.getAttribute("aria-checked"), no?.getAttribute("aria-checked")]).toEqual(["false", "true"]);
    expect([yes?.tabIndex, no?.tabIndex]).toEqual([-1, 0]);
    expect(stored()).toMatchObject({ at: "one", taken: [["answer", ["No"]], ["next"], ["go", "one"]] });
    pop("/two");
    expect(heading()).toBe("two");
  });

  test("leave everything as it is where they lead to what is shown", () => {
    const reload = reloads();
    openPage();
    tap("Yes");
    window.kernel?.step();
    pop("/two");
    expect(stored()?.taken).toHaveLength(2);
    expect(reload).not.toHaveBeenCalled();
  });

  test.each([["/elsewhere"], ["/two"]])("load %s, which was not shown here, with the state of its entry", (path) => {
    const reload = reloads();
    openPage();
    pop(path);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(heading()).toBe("one");
  });

  test("drop an address that still waits for its frame", async () => {
    reloads();
    openPage();
    tap("Yes");
    pop("/elsewhere");
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => setTimeout(resolve))));
    expect(location.pathname).toBe("/elsewhere");
  });

  test("load a page that answers nothing anew, unless its address is still the same", () => {
    const reload = reloads();
    openPage([drawn("one"), template(firstPage, "")].join(""));
    pop("/one");
    expect(reload).not.toHaveBeenCalled();
    pop("/two");
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test.each([
    ["/two", 1],
    ["/one", 0],
  ])("are seen though they were faster than the page, and have led to %s", (now, times) => {
    const reload = reloads();
    vi.spyOn(performance, "getEntriesByType").mockImplementation((kind) =>
      kind === "navigation" ? [{ name: "http://localhost/one?from=mail" } as PerformanceEntry] : [],
    );
    history.replaceState(null, "", now);
    openPage([drawn("one"), template(firstPage, "")].join(""));
    expect(reload).toHaveBeenCalledTimes(times);
  });

  test("while the code takes over are told to it afterwards", async () => {
    const reload = reloads();
    openPage();
    const told: unknown[] = [];
    const tell = ({ state }: PopStateEvent) => told.push(state);
    window.kernel?.hold();
    addEventListener("popstate", tell);
    history.replaceState({ way: ["one"] }, "", "/one");
    pop("/two");
    expect(told).toEqual([]);
    window.kernel?.release();
    await waitFor(() => expect(told).toEqual([{ way: ["one"] }]));
    removeEventListener("popstate", tell);
    expect(reload).not.toHaveBeenCalled();
  });
});

describe("the back link", () => {
  const back = () => first("[data-back]");

  test("goes back in the history to where it leads", () => {
    const go = vi.spyOn(history, "go").mockImplementation(() => undefined);
    history.replaceState({ way: ["start"], __TSR_index: 1 }, "", "/one");
    openPage();
    tap("Yes");
    expect(click(back())).toEqual({ isPrevented: true });
    expect(go.mock.calls).toEqual([[-1]]);
    expect(location.pathname).toBe("/two");
  });

  test("goes past what lies between", () => {
    const go = vi.spyOn(history, "go").mockImplementation(() => undefined);
    history.replaceState({ way: ["one", "two", "else"], __TSR_index: 3 }, "", "/one");
    openPage();
    tap("Yes");
    click(back());
    // To the entry of this page, which is the last that shows its first question.
    expect(go.mock.calls).toEqual([[-1]]);
    history.replaceState({ way: ["one", "two", "else"], __TSR_index: 3 }, "", "/two");
    click(back());
    expect(go.mock.calls.at(-1)).toEqual([-3]);
  });

  test("is a link where the visitor has not come that way, or it leads nowhere", () => {
    const go = vi.spyOn(history, "go").mockImplementation(() => undefined);
    openPage(
      [drawn("one", "zero"), template(firstPage, ""), template(screenOf("two", "three"), drawn("two"))].join(""),
    );
    expect(click(back())).toEqual({ isPrevented: false });
    back()?.removeAttribute("href");
    // Of a step that this page does not carry, no path is known.
    history.replaceState({ way: ["gone"] }, "");
    expect(click(back())).toEqual({ isPrevented: false });
    expect(go).not.toHaveBeenCalled();
  });

  test("waits for the code while that takes over", () => {
    openPage([drawn("one", "zero"), template(firstPage, "")].join(""));
    window.kernel?.hold();
    expect(click(back())).toEqual({ isPrevented: true });
  });
});

describe("where several can be chosen", () => {
  const several: Screen = {
    ...screenOf("inks", "done"),
    ...{ min: 1, max: 2, alone: ["none"] },
  };
  const boxes = ["ink", "wash", "chalk", "none"];
  const markup = `<header></header><main><h1>inks</h1>${boxes
    .map((name) => `<button role="checkbox" data-option="${name}">${name}</button>`)
    .join("")}<button data-go disabled>Go on</button><button>Help</button></main>`;
  const openBoxes = () =>
    openPage(
      [
        ...[markup, template({ ...firstPage, screen: several }, ""), template(screenOf("done", "end"), drawn("done"))],
        `<template data-failed><div role="alert"></div></template>`,
      ].join(""),
    );
  const states = (name: string) => boxes.map((each) => screen.getByText(each).getAttribute(name));
  const button = () => screen.getByText<HTMLButtonElement>("Go on");
  beforeEach(() => {
    history.replaceState(null, "", "/inks");
  });

  test("boxes are ticked and unticked, and the button waits for as many as are asked for", () => {
    openBoxes();
    tap("wash");
    expect([states("aria-checked"), button().disabled]).toEqual([["false", "true", "false", "false"], false]);
    tap("wash");
    expect([states("aria-checked"), button().disabled]).toEqual([["false", "false", "false", "false"], true]);
    expect(stored()?.taken).toEqual([
      ["answer", ["wash"]],
      ["answer", []],
    ]);
    expect(screen.getByText("wash").tabIndex).toBe(0);
  });

  test("with as many as may be the others are barred, but what clears them all", () => {
    openBoxes();
    for (const name of ["wash", "ink"]) tap(name);
    expect(stored()?.taken.at(-1)).toEqual(["answer", ["ink", "wash"]]);
    expect(states("aria-disabled")).toEqual([null, null, "true", null]);
    tap("chalk");
    expect(stored()?.taken).toHaveLength(2);
    window.kernel?.fail();
    expect(isFailed()).toBe(false);
    tap("none");
    expect([states("aria-checked"), states("aria-disabled")]).toEqual([
      ["false", "false", "false", "true"],
      [null, null, null, null],
    ]);
  });

  test("the button goes on, and another one waits for the code", () => {
    openBoxes();
    tap("Help");
    expect(heading()).toBe("inks");
    tap("ink");
    tap("Go on");
    expect(heading()).toBe("done");
    expect(stored()?.taken).toEqual([["answer", ["ink"]], ["next"]]);
  });

  test("the code draws on from what is chosen", () => {
    openBoxes();
    tap("ink");
    screen.getByText("ink").setAttribute("aria-checked", "false");
    window.kernel?.hold();
    expect(states("aria-checked")).toEqual(["true", "false", "false", "false"]);
  });
});

describe("taps are left to the code", () => {
  const legacy: KernelPage = { ...firstPage, legacy: ["localhost", "old.example.com"] };
  const page = (own: object) => [drawn("one"), template(own, ""), template(screenOf("two", "three"), drawn("two"))];
  const full = () => {
    const setItem = () => {
      throw new DOMException("Full", "QuotaExceededError");
    };
    vi.stubGlobal("localStorage", { getItem: () => null, setItem });
  };
  test.each<[string, (() => void) | undefined, string[]?]>([
    ["of a visitor with answers", () => localStorage.setItem("paint:quiz", "{}")],
    ["of a visitor with an e-mail address", () => localStorage.setItem("paint:email", "a@example.com")],
    ["of a visitor with a number", () => localStorage.setItem("paint:phone", "+4420")],
    ["of an address with a token", () => history.replaceState(null, "", "/one?a=1&token=x")],
    ["of a storage that takes nothing", full],
    ["of a host that sends its visitors elsewhere", undefined, page(legacy)],
    ["of a page that carries no other screen", undefined, [drawn("one"), template(firstPage, "")]],
    ["of a page that says nothing", undefined, [drawn("one")]],
    ["of a page without a header", undefined, page(firstPage).map((part) => part.replace(/^<header.*?<\/header>/, ""))],
    ["of markup of another build", undefined, page({ ...firstPage, screen: undefined })],
  ])("%s", (_, prepare, parts = [twoScreens]) => {
    prepare?.();
    openPage(parts.join(""));
    expect(click(screen.getAllByText("Yes")[0] ?? null)).toEqual({ isPrevented: true });
    expect([heading(), stored()]).toEqual(["one", undefined]);
    expect(window.kernel?.step()).toBeUndefined();
  });

  test("not of a visitor whose storages take what is tried, of which nothing stays", () => {
    openPage();
    expect([Object.keys(localStorage), Object.keys(sessionStorage)]).toEqual([[], []]);
    tap("Yes");
    expect(heading()).toBe("two");
  });
});

describe("after a reload", () => {
  const earlier = (at: string, ...taken: TapLog["taken"]) =>
    sessionStorage.setItem(logKey, JSON.stringify({ search: "?from=ad", first: "zero", at, taken }));

  test("the page goes on from what led straight here", () => {
    earlier("one", ["answer", ["maybe"]], ["next"]);
    openPage();
    expect(window.kernel?.step()).toBe("");
    tap("Yes");
    const taken = [["answer", ["maybe"]], ["next"], ["answer", ["Yes"]], ["next"]];
    expect(stored()).toMatchObject({ search: "?from=ad", first: "zero", at: "two", taken });
  });

  test.each<[string, string, TapLog["taken"]]>([
    ["elsewhere", "two", [["answer", ["maybe"]], ["next"]]],
    ["here, but back", "one", [["answer", ["maybe"]], ["next"], ["go", "one"]]],
    ["here on a way with a way back", "one", [["next"], ["go", "zero"], ["next"]]],
    ["here, and were followed by an answer", "one", [["next"], ["answer", ["Yes"]]]],
    ["nowhere", "one", []],
  ])("the code decides, where taps led %s", (_, at, taken) => {
    earlier(at, ...taken);
    openPage();
    tap("Yes");
    expect(heading()).toBe("one");
    expect(stored()?.taken).toEqual(taken);
    expect(window.kernel?.hold()).toMatchObject({ key: logKey, first: "zero", at });
  });

  test("a log that something else has written is none", () => {
    sessionStorage.setItem(logKey, "{");
    openPage();
    expect(window.kernel?.hold()).toBeUndefined();
  });

  test("the entry has its state again, unless it has one", async () => {
    const reload = reloads();
    const come = async () => {
      await endPage();
      openPage();
    };
    openPage();
    history.replaceState({ way: ["start"] }, "");
    window.kernel?.reload();
    expect(reload).toHaveBeenCalledTimes(1);
    history.replaceState(null, "");
    // The page that is left does not take it.
    window.kernel?.takeState();
    expect(history.state).toBeNull();
    await come();
    expect(history.state).toEqual({ way: ["start"] });
    window.kernel?.reload();
    history.replaceState({ way: ["other"] }, "");
    await come();
    expect(history.state).toEqual({ way: ["other"] });
    // It is handed over once.
    history.replaceState(null, "");
    await come();
    expect(history.state).toBeNull();
  });

  test("a storage that takes nothing stops neither that nor the way back", () => {
    const reload = reloads();
    const refuse = () => {
      throw new DOMException("Denied", "SecurityError");
    };
    vi.stubGlobal("sessionStorage", { getItem: refuse, setItem: refuse });
    openPage();
    window.kernel?.reload();
    expect(reload).toHaveBeenCalledTimes(1);
  });
});

describe("a page that is left", () => {
  const hide = () => dispatchEvent(new Event("pagehide"));
  const toSecond = () => {
    openPage();
    tap("Yes");
  };

  test("keeps an option that waits for the code as an answer", () => {
    toSecond();
    tap("No");
    expect(heading()).toBe("two");
    hide();
    expect(stored()).toMatchObject({ at: "two", taken: [["answer", ["Yes"]], ["next"], ["answer", ["No"]]] });
    expect(location.pathname).toBe("/two");
  });

  test.each([
    ["a button", "data-go"],
    ["one of several", 'role="checkbox" data-option="More"'],
  ])("keeps no other tap so: %s", (_, attributes) => {
    toSecond();
    first("main")?.insertAdjacentHTML("beforeend", `<button ${attributes}>More</button>`);
    if (attributes.includes("data-go")) first("main [role=radiogroup]")?.remove();
    tap("More");
    hide();
    expect(
      stored()
        ?.taken.filter(([what]) => what === "answer")
        .at(-1),
    ).not.toContain("More");
    expect(stored()?.taken.flat(2)).not.toContain(null);
  });

  test("is loaded anew where the browser has kept it, and only there", () => {
    const reload = reloads();
    openPage();
    dispatchEvent(Object.assign(new Event("pageshow"), { persisted: false }));
    expect(reload).not.toHaveBeenCalled();
    dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
    expect(reload).toHaveBeenCalledTimes(1);
    window.kernel?.hold();
    dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
    expect(reload).toHaveBeenCalledTimes(1);
  });
});

describe("code that does not come", () => {
  test("is said only once something was tapped that needs it, once, with a way to try again", () => {
    const reload = reloads();
    openPage();
    window.kernel?.fail();
    tap("Yes");
    expect([heading(), isFailed()]).toEqual(["two", false]);
    tap("Yes");
    tap("No");
    expect(document.querySelectorAll("[role=alert]")).toHaveLength(1);
    expect(click(first("[data-again]"))).toEqual({ isPrevented: false });
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test("is said at once where a page answers nothing, or the code has failed while it took over", () => {
    const failed = `<template data-failed><div role="alert"></div></template>`;
    openPage([drawn("one"), template(firstPage, ""), failed].join(""));
    window.kernel?.fail();
    expect(isFailed()).toBe(true);
  });

  test("is said at once after it has begun to take over", () => {
    openPage();
    window.kernel?.hold();
    window.kernel?.fail();
    expect(isFailed()).toBe(true);
  });

  test("is found out by its script", () => {
    const page = twoScreens.replace('<meta name="code">', '<script type="text/plain"></script>');
    openPage(page);
    for (const name of ["Yes", "Yes"]) tap(name);
    expect(isFailed()).toBe(false);
    document.head.querySelector("script")?.dispatchEvent(new Event("error"));
    expect(isFailed()).toBe(true);
    document.head.querySelector("script")?.remove();
  });

  test("is nothing to say where the page has no words for it", () => {
    openPage([drawn("one"), template(firstPage, "")].join(""));
    tap("Yes");
    expect(() => window.kernel?.fail()).not.toThrow();
    expect(isFailed()).toBe(false);
  });

  test("shows what was held back", () => {
    openPage();
    document.documentElement.dataset.held = "";
    window.kernel?.fail();
    expect("held" in document.documentElement.dataset).toBe(false);
  });
});

describe("what waits for the code", () => {
  test("a form that was sent by Enter is not sent by the page, but again once the code is there", async () => {
    openPage(`${twoScreens}<form><input></form>`);
    const form = first("form");
    if (!(form instanceof HTMLFormElement)) throw new Error("The page has no form.");
    const sent = vi.spyOn(form, "requestSubmit").mockImplementation(() => undefined);
    const event = new Event("submit", { bubbles: true, cancelable: true });
    form.dispatchEvent(event);
    expect([event.defaultPrevented, isFailed()]).toEqual([true, false]);
    window.kernel?.fail();
    expect(isFailed()).toBe(true);
    window.kernel?.hold();
    window.kernel?.release();
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  });

  test("only what was tapped last is repeated, and only where it is still on the page", async () => {
    openPage(`${twoScreens}<button>First</button><button>Second</button>`);
    const heard: string[] = [];
    for (const name of ["First", "Second"]) tap(name);
    window.kernel?.hold();
    for (const name of ["First", "Second"]) screen.getByText(name).addEventListener("click", () => heard.push(name));
    window.kernel?.release();
    await waitFor(() => expect(heard).toEqual(["Second"]));

    openPage(`${twoScreens}<button>Third</button>`);
    const third = screen.getByText("Third");
    third.click();
    window.kernel?.hold();
    third.remove();
    third.addEventListener("click", () => heard.push("Third"));
    window.kernel?.release();
    await waitFor(() => expect(window.kernel?.isOver()).toBe(true));
    await new Promise((resolve) => setTimeout(resolve));
    expect(heard).toEqual(["Second"]);
  });

  test("while the code takes over, nobody else hears of a tap or of a form that is sent", () => {
    openPage(`${twoScreens}<form></form>`);
    const hear = vi.fn();
    for (const name of ["click", "submit"]) document.body.addEventListener(name, hear);
    tap("Yes");
    expect(hear).toHaveBeenCalledTimes(1);
    window.kernel?.hold();
    const [option] = screen.getAllByText("Yes");
    expect(click(option ?? null)).toEqual({ isPrevented: true });
    first("form")?.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
    expect(hear).toHaveBeenCalledTimes(1);
    expect(heading()).toBe("two");
    for (const name of ["click", "submit"]) document.body.removeEventListener(name, hear);
  });
});
