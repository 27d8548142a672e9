import { type ComponentType, lazy, Suspense } from "react";
import type { MessageProps } from "./message-screens.tsx";

/**
 * Fetches screens that nobody should see: when a page is idle, so that they are available when everything else fails, and
 * before a page that has one of them in its markup is taken over.
 */
export const loadFallback = async () => {
  const loaded = await import("./message-screens.tsx");
  MessageScreens = loaded.MessageScreens;
  return loaded;
};

/** Says it in the words of the page itself: better than nothing at all. */
const sayInMarkup = () => {
  window.kernel?.fail();
  return { default: () => null };
};

// What is there is shown at once: while React waits, it would replace the markup of the page by nothing.
let MessageScreens: ComponentType<MessageProps> = lazy<ComponentType<MessageProps>>(() =>
  loadFallback().then(({ MessageScreens }) => ({ default: MessageScreens }), sayInMarkup),
);

/** The screen for an error or, without an error, for an unknown address. */
export function FallbackPage(props: MessageProps) {
  return (
    <Suspense>
      <MessageScreens {...props} />
    </Suspense>
  );
}
