import { type AnyRoute, createRouter, type RouterHistory, useLoaderData } from "@tanstack/react-router";
// The core routes: the React versions include links and hooks that no page uses but every page would load.
import { BaseRootRoute, BaseRoute } from "@tanstack/router-core";
import type { App } from "../app.ts";
import { useShownStep } from "../context/index.ts";
import type { LoadedStep } from "../load/index.ts";
import { stepAt } from "../visit/index.ts";
import { FallbackPage } from "./fallback-screens.tsx";
import { Shell } from "./shell.tsx";
import { StepPage } from "./step-page.tsx";

/** A router with one route per step of the definition. */
export function createFunnelRouter({ flow, loadStep }: Pick<App, "flow" | "loadStep">, history: RouterHistory) {
  const root = new BaseRootRoute({ component: Shell });
  const steps = Object.entries(flow.steps).map(
    ([id, { path }]) =>
      new BaseRoute({
        getParentRoute: () => root as never,
        path,
        loader: () => loadStep(id, () => stepAt(flow, history.location.pathname) === id),
        component: LoadedPage,
      }),
  );
  const router = createRouter({
    // They differ from the React routes only in the missing hooks.
    routeTree: root.addChildren(steps as never) as unknown as AnyRoute,
    history,
    caseSensitive: true,
    defaultNotFoundComponent: FallbackPage,
    defaultErrorComponent: FallbackPage,
    defaultStaleTime: Number.POSITIVE_INFINITY,
    // The shell itself scrolls and moves focus once the new step is there.
    scrollRestoration: false,
  });
  // Prerendered pages carry no router manifest; without this the first render would differ from them.
  Object.assign(router, { ssr: { manifest: undefined } });
  return router;
}

export type FunnelRouter = ReturnType<typeof createFunnelRouter>;

/** Id of the step on the page; undefined if there is none. */
export const shownStep = ({ state }: FunnelRouter): string | undefined =>
  (state.matches.at(-1)?.loaderData as LoadedStep | undefined)?.id;

function LoadedPage() {
  const loaded = useLoaderData({ strict: false }) as LoadedStep;
  return <StepPage loaded={useShownStep(loaded)} />;
}
