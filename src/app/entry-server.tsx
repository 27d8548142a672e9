import funnel from "virtual:funnel";
import { createMemoryHistory } from "@tanstack/react-router";
import { prerender } from "react-dom/static";
import { ServerStyleSheet } from "styled-components";
import { fieldsOf } from "../../engine/traits/index.ts";
import { browserStorage } from "../services/storage.ts";
import { createApp } from "./app.ts";
import type { LoadedStep } from "./load/index.ts";
import { createFunnelRouter } from "./screens/index.ts";
import { screensOf } from "./start-app.tsx";

const { flow, site } = funnel;

/** Paths with a page of their own. */
export const paths: readonly string[] = Object.values(flow.steps).map(({ path }) => path);

/**
 * The finished page of a path.
 *
 * @returns markup of the root element, its styles and title, and the name endings of the modules that it loads after
 * the first
 */
export async function renderPage(path: string): Promise<RenderedPage> {
  // Nothing is stored while prerendering, and this storage never throws.
  const app = createApp(funnel, browserStorage(site.id));
  const router = createFunnelRouter(app, createMemoryHistory({ initialEntries: [path] }));
  await router.load();
  const sheet = new ServerStyleSheet();
  // React would write a boundary above this size hidden at the end of the page, for a script to move. A finished page
  // must be visible without scripts and have its content only once.
  const { prelude } = await prerender(sheet.collectStyles(screensOf(app, router)), {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  const html = await new Response(prelude).text();
  const id = Object.entries(flow.steps).find(([, step]) => step.path === path)?.[0];
  const loaded = id === undefined ? undefined : await app.loadStep(id);
  return {
    html,
    styles: sheet.getStyleTags(),
    title: loaded?.title ?? site.texts.notFoundTitle,
    modules: loaded ? modulesOf(loaded) : [],
  };
}

type RenderedPage = {
  readonly html: string;
  readonly styles: string;
  readonly title: string;
  readonly modules: readonly string[];
};

const modulesOf = ({ id, step, sections, leavesContact }: LoadedStep): string[] => [
  ...(leavesContact ? ["/src/app/visit/leads.ts", "virtual:funnel/backend"] : []),
  `virtual:funnel/step/${id}`,
  `/renderers/${step.type}/${step.type}.tsx`,
  ...fieldsOf(step).map(({ type }) => `/renderers/fields/${type}/${type}.tsx`),
  ...(Object.keys(sections).length > 0 ? ["/renderers/sections/registry.ts"] : []),
  ...Object.keys(sections).map((type) => `/renderers/sections/${type}/${type}.tsx`),
];
