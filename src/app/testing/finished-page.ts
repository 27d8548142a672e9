import { createBrowserHistory } from "@tanstack/react-router";
import { waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, vi } from "vitest";
import { flowOf } from "../../../engine/flow/index.ts";
import { backendOf, legalOf, siteOf, viewOf } from "../../../engine/views/index.ts";
import { OwnAnswer } from "../../../renderers/fields/own-answer.tsx";
import type { FunnelDefinition } from "../../../schema/funnel.types.ts";
import { definition } from "../../../tests/definition.ts";
import { kernelScripts, withHead } from "../../build/pages/index.ts";
import { screenTemplates, variantTemplates } from "../../kernel/index.ts";
import { pageVariants, quizInMarkup } from "../../kernel/variants/quiz-in-markup.ts";
import { variantDrawer } from "../../kernel/variants/variant-drawer.ts";
import { browserStorage } from "../../services/storage.ts";
import { drawPage } from "../draw-page.ts";
import type { Funnel } from "../funnel.ts";
import { type RunningApp, startApp } from "../start-app.tsx";
import { addressReader } from "../visit/address-reader.ts";

/** A quiz about a garden. */
export const steps = `
start: size
steps:
  size: { type: question, path: /, question: How large is your garden?, options: [Small, Large], next: soil }
  soil: { type: question, path: /soil, question: What is the soil?, options: [Sand, Clay], back: size, next: tools }
  tools: { type: multi-select, path: /tools, question: What do you have?, options: [Spade, Rake], button: Go on, back: soil, next: seeds }
  seeds: { type: question, path: /seeds, question: What shall grow?, options: [Beans, Peas], back: tools, next: wish }
  wish: { type: question, path: /wish, question: What else?, options: [Herbs, Flowers], otherwise: text, back: seeds, next: pause }
  pause: { type: loading, path: /pause, heading: A moment, tick: 30ms, next: plan }
  plan: { type: offer, path: /plan, sections: [{ type: text, text: This is what grows there. }] }
`;
export const garden = definition(`version: 2${steps}`);

/** A definition as its modules would provide it. */
export const funnelOf = (of: FunnelDefinition, flow = flowOf(of)): Funnel => ({
  flow: { ...flow, ...(flow.addressNames && { readAddress: addressReader(of.id, flow.addressNames) }) },
  site: siteOf(of),
  loadView: Object.fromEntries(
    Object.entries(of.steps).map(([id, step]) => {
      const extras = "otherwise" in step && { extras: { icons: {}, Own: OwnAnswer } };
      return [id, async () => ({ default: { ...viewOf(of, id), ...extras } })];
    }),
  ),
  loadLegal: async () => ({ default: legalOf(of) }),
  loadBackend: async () => ({ default: backendOf(of, {}) }),
});

const kernelTexts = { plain: kernelScripts(false), drawn: kernelScripts(true) };
const undo: (() => void)[] = [];
/** What React has to say, mismatches between page and code among it. */
export const problems: string[] = [];

/**
 * Opens a finished page as a browser does that has its markup and none of its code.
 *
 * @param at the address by then, if its visitor has left already
 * @param meanwhile what is done with the page before it has been read to its end
 */
export async function open(path: string, of = garden, at = path, meanwhile = () => {}) {
  leave();
  const funnel = funnelOf(of);
  const { pathname } = new URL(path, location.href);
  const { html, screens, title, changing, variants } = await drawPage(funnel, pathname, 3);
  const { experiments } = funnel.flow;
  const page = withHead(
    "<!--funnel-head--><!--funnel-early--><template data-failed><!--funnel-failed--></template><!--funnel-kernel-->",
    of,
    "test.yaml",
    false,
    await (experiments ? kernelTexts.drawn : kernelTexts.plain),
  );
  const [first = "", early = "", script = ""] = [...page.matchAll(/<script[^>]*>(.*?)<\/script>/gs)].map(
    ([, text]) => text,
  );
  const [failed = ""] = /<template.*<\/template>/s.exec(page) ?? [];
  const about = { id: of.id, version: of.version, legacy: of.hosts?.legacy ?? [] };
  history.replaceState(null, "", at);
  document.title = title;
  document.body.innerHTML = `<div id="root">${html}</div>${variantTemplates(variants)}${screenTemplates(about, screens)}${failed}`;
  if (changing) root.dataset.changes = [changing.by, of.id, ...changing.query].join(" ");
  const said = { id: of.id, experiments, asked: variants?.asked ?? [] };
  if (experiments) root.dataset.experiments = JSON.stringify(said);
  new Function(first)();
  window.placeVariant?.();
  new Function(early)();
  meanwhile();
  new Function(script)();
  document.dispatchEvent(new Event("DOMContentLoaded"));
  const [element] = document.querySelectorAll("#root");
  if (!element || !window.kernel) throw new Error("The page has no kernel.");
  const { kernel } = window;
  /** Its code comes. */
  const arrive = async (more: Partial<Funnel> = {}): Promise<RunningApp> => {
    const routes = createBrowserHistory();
    undo.push(() => routes.destroy());
    const storage = browserStorage(of.id);
    const drawVariants = experiments && variantDrawer(of.id, experiments, pageVariants()?.drawn);
    const own = drawVariants && { flow: { ...funnel.flow, drawVariants }, first: quizInMarkup() };
    const app = await startApp({ ...funnel, ...own, ...more, storage, history: routes, element, kernel });
    undo.push(app.stop);
    await app.shown;
    return app;
  };
  return { element, kernel, arrive };
}

export const root = document.documentElement;

/** Leaves the page, with everything that listens on it. */
export function leave() {
  // What it has to write into the history is written now, not on the next page.
  window.kernel?.step();
  for (const each of undo.splice(0).reverse()) each();
  for (const name of ["changes", "held", "experiments"]) delete root.dataset[name];
  delete window.pageVariants;
  delete window.placeVariant;
}
export const tap = (name: string) =>
  [...document.querySelectorAll<HTMLElement>("main button")].find(({ textContent }) => textContent === name)?.click();
export const heading = () => document.querySelector("#root h1")?.textContent;
export const shows = (name: string) => waitFor(() => expect(heading()).toBe(name));
export const stored = (name: string) => browserStorage(garden.id).read(name);
export const isHeld = () => root.hasAttribute("data-held");
export const refuse = () => {
  throw new Error("Storage is disabled.");
};

/** Has each test of a file begin with a page of its own, which is left behind it, and look at what React has to say. */
export function forgetPages(): void {
  beforeEach(() => {
    vi.spyOn(location, "reload").mockImplementation(() => undefined);
    vi.spyOn(window, "scrollTo").mockImplementation(() => undefined);
    vi.spyOn(console, "error").mockImplementation((problem) => {
      // The page is drawn and shown in one process, by React for servers and by React for browsers.
      if (!String(problem).startsWith("Detected multiple renderers")) problems.push(String(problem));
    });
    for (const target of [globalThis, document]) {
      const listen: typeof addEventListener = target.addEventListener.bind(target);
      vi.spyOn(target, "addEventListener").mockImplementation((...args: Parameters<typeof listen>) => {
        listen(...args);
        undo.push(() => target.removeEventListener(...args));
      });
    }
  });

  afterEach(() => {
    leave();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    for (const storage of [localStorage, sessionStorage]) storage.clear();
    document.body.replaceChildren();
    history.replaceState(null, "", "/");
    expect(problems.splice(0)).toEqual([]);
  });
}
