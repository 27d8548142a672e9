// @vitest-environment happy-dom
import { fireEvent, screen } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { definition } from "../../tests/definition.ts";
import { eventually } from "../../tests/eventually.ts";
import { browserStorage } from "../services/storage.ts";
import { choose, funnelOf, question, sharedStorage, visit, withOwnPages } from "./testing/started-app.ts";

withOwnPages();

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
