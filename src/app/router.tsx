import { flow } from "virtual:funnel";
import { type AnyRoute, createRouter, type RouterHistory, useLoaderData } from "@tanstack/react-router";
// The bare routes: the ones for React bring links and hooks that no page here uses, and every page would load them.
import { BaseRootRoute, BaseRoute } from "@tanstack/router-core";
import { ErrorPage, NotFoundPage } from "./fallback-screens.tsx";
import { type LoadedStep, loadStep } from "./load-step.ts";
import { Shell } from "./shell.tsx";
import { StepPage } from "./step-page.tsx";

/** A router with one route per step of the definition. */
export function createFunnelRouter(history: RouterHistory) {
  const root = new BaseRootRoute({ component: Shell });
  const steps = Object.entries(flow.steps).map(
    ([id, { path }]) =>
      new BaseRoute({ getParentRoute: () => root as never, path, loader: () => loadStep(id), component: LoadedPage }),
  );
  return createRouter({
    // They differ from React's routes only by the hooks left out.
    routeTree: root.addChildren(steps as never) as unknown as AnyRoute,
    history,
    caseSensitive: true,
    defaultNotFoundComponent: NotFoundPage,
    defaultErrorComponent: ErrorPage,
    defaultStaleTime: Number.POSITIVE_INFINITY,
    // The shell scrolls and focuses itself, once the new step is there.
    scrollRestoration: false,
  });
}

function LoadedPage() {
  const loaded = useLoaderData({ strict: false }) as LoadedStep;
  return <StepPage loaded={loaded} />;
}
