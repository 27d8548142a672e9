import { flow } from "virtual:funnel";
import { createRootRoute, createRoute, createRouter, type RouterHistory } from "@tanstack/react-router";
import { ErrorScreen } from "./error-screen.tsx";
import { loadStep } from "./load-step.ts";
import { NotFound } from "./not-found.tsx";
import { Shell } from "./shell.tsx";
import { StepPage } from "./step-page.tsx";

/** A router with one route per step of the definition. */
export function createFunnelRouter(history: RouterHistory) {
  const root = createRootRoute({ component: Shell });
  const steps = Object.entries(flow.steps).map(([id, { path }]) => {
    const route = createRoute({
      getParentRoute: () => root,
      path,
      loader: () => loadStep(id),
      component: function Step() {
        return <StepPage loaded={route.useLoaderData()} />;
      },
    });
    return route;
  });
  return createRouter({
    routeTree: root.addChildren(steps),
    history,
    defaultNotFoundComponent: NotFound,
    defaultErrorComponent: ErrorScreen,
    defaultStaleTime: Number.POSITIVE_INFINITY,
    // The shell scrolls and focuses itself, once the new step is there.
    scrollRestoration: false,
  });
}
