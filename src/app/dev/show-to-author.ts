import type { App } from "../app.ts";

/** What a page under the dev server shows of itself to the author's desk around it. */
export type ShownApp = Pick<App, "quiz" | "storage" | "services">;

declare global {
  interface Window {
    /** What the author's desk wants to be given each app that starts in its frame. */
    showFunnelApp?: (app: ShownApp) => void;
  }
}

/** Lets the author's desk around this page see and steer it, if there is one. Called under the dev server only. */
export function showToAuthor({ quiz, storage, services }: ShownApp): void {
  // Null where the page stands alone, or in a frame of somebody else.
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
