import funnel from "virtual:funnel";
import { createBrowserHistory } from "@tanstack/react-router";
import { browserStorage } from "../services/storage.ts";
import { clearOverlay, showToAuthor, stayOnStep } from "./dev/index.ts";
import type { Funnel } from "./funnel.ts";
import { type RunningApp, startApp } from "./start-app.tsx";

const moved = canonicalAddress(funnel.site.hosts, location, Date.now());
let running = moved ? void location.replace(moved) : start(funnel);

async function start(current: Funnel): Promise<RunningApp | undefined> {
  const element = document.getElementById("root");
  if (!element) {
    console.error('No element with id "root": the funnel cannot be shown.');
    return undefined;
  }
  const storage = browserStorage(current.site.id);
  const { kernel } = window;
  kernel?.takeState();
  const history = createBrowserHistory();
  const app = await startApp({ ...current, storage, history, element, kernel }).catch((problem: unknown) => {
    reportError(problem);
    return kernel?.fail();
  });
  if (import.meta.env.DEV && app) showToAuthor(app);
  return app;
}

if (import.meta.hot) {
  clearOverlay();
  // The definition was saved: the visitor continues at the same place with the stored answers.
  import.meta.hot.accept("virtual:funnel", async (saved) => {
    const last = await running;
    if (!last || !saved) return;
    const { scrollY } = window;
    const next: Funnel = saved.default;
    last.stop();
    stayOnStep(next.flow, last.step());
    running = start(next);
    await (await running)?.shown;
    window.scrollTo(0, scrollY);
  });
}

/**
 * The redirect target of a visit on an old host: the same page on the canonical host, with a parameter that no cache
 * has seen.
 *
 * @param now milliseconds, used as the parameter's value
 * @returns undefined if this host is not an old one
 */
function canonicalAddress(hosts: Funnel["site"]["hosts"], { href }: { readonly href: string }, now: number) {
  const url = new URL(href);
  if (!hosts?.legacy?.includes(url.hostname)) return undefined;
  url.protocol = "https:";
  url.port = "";
  url.host = hosts.canonical;
  url.searchParams.set("v", String(now));
  return url.href;
}
