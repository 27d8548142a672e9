import { site } from "virtual:funnel";
import { createBrowserHistory, RouterProvider } from "@tanstack/react-router";
import { createRoot, hydrateRoot } from "react-dom/client";
import { canonicalAddress } from "./legacy-host.ts";
import { collectEarly } from "./replay-early.ts";
import { createFunnelRouter } from "./router.tsx";
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
  if (element.hasChildNodes()) hydrateRoot(element, app);
  else createRoot(element).render(app);
}
