import { lazy, Suspense } from "react";
import type { MessageProps } from "./message-screens.tsx";

/** Screens that nobody should see: fetched when the page is idle, so that they are there when all else fails. */
const load = () => import("./message-screens.tsx");

const MessageScreens = lazy(load);

/** Fetches the screens ahead; without a connection they could not be. */
export const fetchFallback = (): Promise<unknown> => load().catch(() => undefined);

/** What is shown when something broke, or, without an error, at an address that no step has. */
export function FallbackPage(props: MessageProps) {
  return (
    <Suspense>
      <MessageScreens {...props} />
    </Suspense>
  );
}
