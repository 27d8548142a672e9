import type { App } from "./app-context.ts";

/** What a page under the dev server shows of itself to the author's desk around it. */
export type ShownApp = Pick<App, "quiz" | "storage" | "outside">;

declare global {
  interface Window {
    funnelApp?: ShownApp;
  }
}

/** Fires on the window when a page under the dev server has started, or started again after a save. */
export const runningEvent = "funnel:running";

/** Lets the author's desk see and steer this page. Called under the dev server only. */
export function showToAuthor({ quiz, storage, outside }: App): void {
  window.funnelApp = { quiz, storage, outside };
  dispatchEvent(new Event(runningEvent));
}
