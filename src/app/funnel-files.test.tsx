// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { eventually } from "../../tests/eventually.ts";
import { choose, funnelOf, garden, question, visit, withOwnPages } from "./testing/started-app.ts";

withOwnPages();

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
