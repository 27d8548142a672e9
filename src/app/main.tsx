import { site } from "virtual:funnel";
import { type AnyRouter, createBrowserHistory, RouterProvider } from "@tanstack/react-router";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { changedEvent } from "./changed-event.ts";
import { canonicalAddress } from "./legacy-host.ts";
import type { LoadedStep } from "./load-step.ts";
import { collectEarly } from "./replay-early.ts";
import { createFunnelRouter } from "./router.tsx";
import { stayOnStep } from "./stay-on-step.ts";
import { shownEvent } from "./step-page.tsx";

const moved = canonicalAddress(site.hosts, location, Date.now());
if (moved) location.replace(moved);
else void start();

async function start() {
  const element = document.getElementById("root");
  if (!element) return console.error('There is no element with id "root" on this page, so the funnel cannot be shown.');
  const router = createFunnelRouter(createBrowserHistory());
  // Prerendered pages carry no router manifest; without this the first render would differ from them.
  Object.assign(router, { ssr: { manifest: undefined } });
  await router.load();
  const app = <RouterProvider router={router} />;
  addEventListener(shownEvent, collectEarly(element), { once: true });
  if (element.hasChildNodes()) return void hydrateRoot(element, app);
  const root = createRoot(element);
  root.render(app);
  if (import.meta.env.DEV) addEventListener(changedEvent, () => startAgain(root, router), { once: true });
}

/** The definition was saved: the same visitor goes on at the same place, with what storage keeps of them. */
function startAgain(root: Root, router: AnyRouter) {
  const { scrollY } = window;
  addEventListener(shownEvent, () => window.scrollTo(0, scrollY), { once: true });
  root.unmount();
  stayOnStep((router.state.matches.at(-1)?.loaderData as LoadedStep | undefined)?.id);
  void start();
}
