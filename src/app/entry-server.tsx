import { flow, site } from "virtual:funnel";
import { createMemoryHistory, RouterProvider } from "@tanstack/react-router";
import { prerender } from "react-dom/static";
import { ServerStyleSheet } from "styled-components";
import { type LoadedStep, loadStep } from "./load-step.ts";
import { createFunnelRouter } from "./router.tsx";

/** Paths that have a page of their own. */
export const paths: readonly string[] = Object.values(flow.steps).map(({ path }) => path);

/**
 * The finished page of a path.
 *
 * @returns markup of the root element, the styles it needs, its title, and the ends of the
 *   names of the modules that it loads after the first
 */
export async function renderPage(path: string): Promise<RenderedPage> {
  const router = createFunnelRouter(createMemoryHistory({ initialEntries: [path] }));
  Object.assign(router, { ssr: { manifest: undefined } });
  await router.load();
  const sheet = new ServerStyleSheet();
  // A boundary above this size would be written hidden after the page, for a script to move where it belongs: a finished
  // page needs no script to be seen, and never holds its content twice.
  const { prelude } = await prerender(sheet.collectStyles(<RouterProvider router={router} />), {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  const html = await new Response(prelude).text();
  const id = Object.entries(flow.steps).find(([, step]) => step.path === path)?.[0];
  const loaded = id === undefined ? undefined : await loadStep(id);
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

const modulesOf = ({ id, step, sections }: LoadedStep): string[] => [
  `virtual:funnel/step/${id}`,
  `/renderers/${step.type}/${step.type}.tsx`,
  ...(Object.keys(sections).length > 0 ? ["/renderers/sections/registry.ts"] : []),
  ...Object.keys(sections).map((type) => `/renderers/sections/${type}/${type}.tsx`),
];
