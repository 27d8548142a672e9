import type { ErrorComponentProps } from "@tanstack/react-router";
import { lazy, Suspense } from "react";

/** Screens that nobody should see: fetched when the page is idle, so that they are there when all else fails. */
const loadErrorScreen = () => import("./message-screens.tsx").then(({ ErrorScreen }) => ({ default: ErrorScreen }));
const loadNotFound = () => import("./message-screens.tsx").then(({ NotFound }) => ({ default: NotFound }));

const ErrorScreen = lazy(loadErrorScreen);
const NotFound = lazy(loadNotFound);

/** Fetches the error screen ahead; without a connection it could not be. */
export const fetchErrorScreen = (): Promise<unknown> => loadErrorScreen().catch(() => undefined);

/** What is shown when something broke. */
export function ErrorPage(props: ErrorComponentProps) {
  return (
    <Suspense>
      <ErrorScreen {...props} />
    </Suspense>
  );
}

/** What is shown at an address that no step has. */
export function NotFoundPage() {
  return (
    <Suspense>
      <NotFound />
    </Suspense>
  );
}
