import { lazy, Suspense } from "react";
import type { MessageProps } from "./message-screens.tsx";

/**
 * Screens that nobody should see. They are fetched when the page is idle, so that they are available when everything
 * else fails.
 */
const load = () => import("./message-screens.tsx");

const MessageScreens = lazy(load);

/** Prefetches the screens: offline they could not be fetched any more. */
export const fetchFallback = (): Promise<unknown> => load().catch(() => undefined);

/** The screen for an error or, without an error, for an unknown address. */
export function FallbackPage(props: MessageProps) {
  return (
    <Suspense>
      <MessageScreens {...props} />
    </Suspense>
  );
}
