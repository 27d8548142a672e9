import { createMemoryHistory } from "@tanstack/react-router";
import { prerender } from "react-dom/static";
import { ServerStyleSheet } from "styled-components";
import { experimentIn, namesIn } from "../../engine/copy/index.ts";
import { emptyQuiz } from "../../engine/quiz/index.ts";
import { stepTraits, stepWith } from "../../engine/traits/index.ts";
import { type Screen, screensAhead } from "../kernel/index.ts";
import { browserStorage } from "../services/storage.ts";
import { createApp } from "./app.ts";
import { changingPart } from "./changing-part.ts";
import { type DrawnVariants, drawnVariants, isAboutVariants } from "./drawn-variants.ts";
import type { Funnel } from "./funnel.ts";
import { createFunnelRouter } from "./screens/index.ts";
import { screensOf } from "./start-app.tsx";
import { otherFunnel, otherQuiz, withOtherPlans } from "./unsettled.ts";

/**
 * The finished page of a path, before it is put into the template.
 *
 * @param far how many taps ahead the page has the screens that are known
 * @returns markup of the root element, its styles and title, and the screens that it carries, of which the first is its own
 */
export async function drawPage(funnel: Funnel, path: string, far: number): Promise<DrawnPage> {
  const { flow, site } = funnel;
  // Nothing is stored while prerendering, and this storage never throws.
  const loader = createApp(funnel, browserStorage(site.id));
  const sheet = new ServerStyleSheet();
  const html = await markupOf(funnel, path, sheet);
  const id = Object.entries(flow.steps).find(([, step]) => step.path === path)?.[0];
  const variants =
    id === undefined ? undefined : await drawnVariants(funnel, id, html, (quiz) => markupOf(funnel, path, sheet, quiz));
  const isStill = await stillScreens(funnel, variants?.others ? id : undefined);
  const ahead = id === undefined ? [] : screensAhead(flow, id, far, isStill);
  const screens = ahead.map(async (screen) => {
    const { title } = await loader.loadStep(screen.step);
    const drawn = screen.step === id ? html : await markupOf(funnel, screen.path, sheet);
    const header = /<header.*?<\/header>/s.exec(drawn)?.[0] ?? "";
    const main = /<main.*<\/main>/s.exec(drawn)?.[0] ?? "";
    return { ...screen, title, markup: header + main };
  });
  const changing = id === undefined ? undefined : await changingIn(funnel, path, id, html, variants);
  return {
    html,
    ...(changing && { changing }),
    ...(variants && { variants }),
    screens: await Promise.all(screens),
    styles: sheet.getStyleTags(),
    title: id === undefined ? site.texts.notFoundTitle : (await loader.loadStep(id)).title,
  };
}

/**
 * Whether the screen of a step is the same whatever was answered elsewhere, and nobody is told that it is shown.
 *
 * @param placed the step whose screen the page carries for each variant
 */
async function stillScreens(
  { flow, site, loadView, loadTracking }: Funnel,
  placed: string | undefined,
): Promise<(id: string) => boolean> {
  const { events = [] } = (await loadTracking?.())?.default ?? {};
  const told = new Set(events.map(({ step }) => step));
  const still = Object.entries(loadView).map(async ([id, load]) => {
    const { back = "" } = flow.steps[id] ?? {};
    const { step, texts, fixed, plans, conditions } = (await load()).default;
    const names = namesIn(JSON.stringify([step, texts]));
    const isFilled = names.every(
      (name) => name in fixed || name in site.fixed || (id === placed && experimentIn(name) !== undefined),
    );
    // A text of the visitor's own leaves with the option that it belongs to.
    const isTyped = stepWith("asks", step)?.otherwise !== undefined;
    const isSure = Object.values(conditions ?? {}).every((when) => id === placed && isAboutVariants(flow, when));
    const isStill = isFilled && !isTyped && typeof back === "string" && isSure && Object.keys(plans).length === 0;
    return isStill && !told.has(id) && !stepTraits(step).needsCode ? id : undefined;
  });
  const ids = new Set(await Promise.all(still));
  return (id) => ids.has(id);
}

/** What is otherwise in the markup of a step for those who have been here, whatever their variants; undefined if nothing is. */
async function changingIn(
  funnel: Funnel,
  path: string,
  id: string,
  html: string,
  variants: DrawnVariants | undefined,
): Promise<Changing | undefined> {
  const { flow, loadView } = funnel;
  const { step, plans = {} } = (await loadView[id]?.())?.default ?? {};
  const turned = await otherFunnel(funnel, id);
  const flows = withOtherPlans(turned.flow, Object.keys(plans));
  const found: (readonly string[])[] = [];
  for (const { query, markup } of [{ query: {}, markup: html }, ...(variants?.others ?? [])]) {
    for (const otherwise of flows) {
      const other = await markupOf({ ...turned, flow: otherwise }, path, new ServerStyleSheet(), {
        ...otherQuiz,
        // Fields count on the way of those who have come to them.
        reached: [id],
        query,
      });
      const parts = changingPart(markup, other);
      if (parts) found.push(parts);
    }
  }
  const { queryNames, addressNames = [], experiments = {} } = flow;
  const query = [...queryNames.filter((name) => !Object.hasOwn(experiments, name)), ...addressNames];
  if (found.length > 0) return { parts: [...new Set(found.flat())], query, by: "answers" };
  // A bonus that was claimed stands above everything else.
  const hasBonus = step !== undefined && stepWith("hasPromotions", step)?.bonus !== undefined;
  return hasBonus ? { parts: ["main"], query: [], by: "bonus" } : undefined;
}

/**
 * Markup of the root element at a path.
 *
 * @param first whose page it is
 */
async function markupOf(funnel: Funnel, path: string, sheet: ServerStyleSheet, first = emptyQuiz): Promise<string> {
  const app = createApp(funnel, browserStorage(funnel.site.id));
  const router = createFunnelRouter(app, createMemoryHistory({ initialEntries: [path] }));
  await router.load();
  // React would write a boundary above this size hidden at the end of the page, for a script to move. A finished page
  // must be visible without scripts and have its content only once.
  const { prelude } = await prerender(sheet.collectStyles(screensOf({ ...app, first }, router)), {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  return new Response(prelude).text();
}

/** What a page shows otherwise to those who have been here. */
export type Changing = {
  /** Selectors of it, and of what it moves. */
  readonly parts: readonly string[];
  /** Parameters of the address that count as answers. */
  readonly query: readonly string[];
  readonly by: "answers" | "bonus";
};

/** What a finished page consists of. */
export type DrawnPage = {
  readonly html: string;
  readonly styles: string;
  readonly title: string;
  readonly screens: readonly (Screen & { readonly markup: string })[];
  /** What is drawn otherwise for other variants; absent if nothing is. */
  readonly variants?: DrawnVariants;
  /**
   * What is drawn otherwise for visitors who have answered or, if that changes nothing, who have claimed a bonus; absent if
   * nothing is.
   */
  readonly changing?: Changing;
};
