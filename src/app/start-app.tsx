import { type RouterHistory, RouterProvider } from "@tanstack/react-router";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import type { Kernel } from "../kernel/index.ts";
import type { FunnelStorage } from "../services/storage.ts";
import { type App, createApp } from "./app.ts";
import { AppProvider } from "./context/index.ts";
import type { Funnel } from "./funnel.ts";
import { createFunnelRouter, type FunnelRouter, loadFallback, shownStep } from "./screens/index.ts";
import { loadTakeOver } from "./visit/index.ts";

/** A funnel and the environment of its pages. */
type Start = Funnel & {
  /** Where the visitor's answers are kept. */
  readonly storage: FunnelStorage;
  /** The browser history. */
  readonly history: RouterHistory;
  /** The element to render into. If it already has the page's markup, that is hydrated. */
  readonly element: Element;
  /** What answers taps on that markup until then. */
  readonly kernel?: Kernel | undefined;
};

/** A running funnel. */
export type RunningApp = Pick<App, "quiz" | "storage" | "services"> & {
  /** Resolves once the first step is on the page and interactive; never on a page without a step. */
  readonly shown: Promise<void>;
  /** Id of the step on the page; undefined if there is none. */
  readonly step: () => string | undefined;
  /** Removes the page and stops all subscriptions. */
  readonly stop: () => void;
};

/**
 * Starts a funnel at the current address, with the stored answers of earlier visits.
 *
 * @returns once the page's code has loaded; the page may not be on the screen yet. Never on a page that is being left.
 * @throws if code of a finished page does not come; the page is then as it was
 */
export async function startApp({ storage, history, element, kernel, ...funnel }: Start): Promise<RunningApp> {
  let onFirst: (() => void) | undefined;
  const shown = new Promise<void>((resolve) => {
    onFirst = resolve;
  });
  const onShown = () => {
    onFirst?.();
    // The stored answers are read by then. They may lead to another step, which is shown before the rest of the page.
    void shown.then(() => app.shownStep()?.id === app.quiz.getSnapshot().value && kernel?.show());
  };
  const app = createApp(funnel, storage, onShown);
  const router = createFunnelRouter(app, history);
  const load = () => app.loadCode(loadTakeOver);
  let at: string | undefined;
  do {
    at = kernel?.step();
    await Promise.all([at !== undefined && load(), router.load()]);
    // Taps that were answered meanwhile led to a screen that needs its own code.
  } while (at !== kernel?.step());
  // The document that comes is for the address that is there now, to which the screen on this one no longer belongs.
  if (kernel?.isLeft()) return new Promise(() => undefined);
  const failed = router.state.matches.at(-1)?.error;
  // The page that the visitor sees says more than an error would.
  if (failed && kernel && element.hasChildNodes()) throw failed;
  if (!shownStep(router)) await app.loadCode(loadFallback);
  const log = kernel?.hold();
  const quiz = log && (await load()).takeOver(app, log);
  const first = (at && quiz) || app.first;
  void shown.then(kernel?.release);
  const root = showIn(element, screensOf({ ...app, first }, router));
  return { ...app, shown, step: () => shownStep(router), stop: () => root.unmount() };
}

/** All screens of an app. */
export const screensOf = (app: App, router: FunnelRouter) => (
  <AppProvider value={app}>
    <RouterProvider router={router} />
  </AppProvider>
);

function showIn(element: Element, screens: ReturnType<typeof screensOf>): Root {
  const listen = element.addEventListener.bind(element);
  Object.assign(element, {
    addEventListener: (type: string, ...more: [EventListener]) => isHeard(type) && listen(type, ...more),
  });
  const isFinished = element.hasChildNodes();
  const root = isFinished ? hydrateRoot(element, screens) : createRoot(element);
  // React listens at once, and for all. Whoever else listens later is heard.
  Reflect.deleteProperty(element, "addEventListener");
  if (!isFinished) root.render(screens);
  return root;
}

/** Events that come with each tap or move, and that no screen asks for. */
export const unheard = /pointer|touch|mouse[^d]/;

/**
 * Whether React may listen for an event. It would for all that there are, twice. If anybody listens for touches, the browser
 * waits for the page before a touch becomes a click; Safari shows a press only if somebody does.
 */
const isHeard = (type: string) => !unheard.test(type) || (type === "touchstart" && "ongesturestart" in window);
