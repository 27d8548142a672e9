import type { App } from "../app.ts";

/** What a page under the dev server exposes to the author's desk around it. */
export type ShownApp = Pick<App, "quiz" | "storage" | "services">;

declare global {
  interface Window {
    /** The desk's callback, which gets each app that starts in its frame. */
    showFunnelApp?: (app: ShownApp) => void;
  }
}

/** Lets the author's desk around this page, if there is one, see and control it. Only called under the dev server. */
export function showToAuthor({ quiz, storage, services }: ShownApp): void {
  // Null if the page is not in a frame, or in a frame of another site.
  window.frameElement?.ownerDocument.defaultView?.showFunnelApp?.({ quiz, storage, services });
}

/**
 * Calls back with each app that starts in a frame of this window.
 *
 * @returns how to stop
 */
export function onShownApp(show: (app: ShownApp) => void): () => void {
  window.showFunnelApp = show;
  return () => {
    delete window.showFunnelApp;
  };
}
