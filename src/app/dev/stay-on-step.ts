import type { Flow } from "../../../engine/flow/index.ts";
import { stepAt } from "../visit/index.ts";

/**
 * Changes the address to the path that the current step has in a saved definition. If the step is gone and no other
 * step has its path, goes to the first step. Only called under the dev server.
 *
 * @param shown id of the step; undefined if the page shows none
 */
export function stayOnStep(flow: Flow, shown: string | undefined): void {
  if (shown === undefined) return;
  const { pathname, search } = location;
  const there = stepAt(flow, pathname);
  const wanted = flow.steps[shown] ? shown : (there ?? flow.start);
  const path = flow.steps[wanted]?.path;
  // Replaces the history entry, because its address no longer leads anywhere.
  if (path && there !== wanted) history.replaceState(history.state, "", path + search);
}

/**
 * Removes our own error overlay before an update. If an overlay is present at a page's first update, Vite assumes that
 * the code never ran and reloads the page, which would lose the step and everything typed. Our overlay covers a page
 * that works.
 */
export function clearOverlay(): void {
  import.meta.hot?.on("vite:beforeUpdate", () => {
    const overlay = document.querySelector("vite-error-overlay");
    if (overlay?.shadowRoot?.querySelector(".plugin")?.textContent.includes("plugin:funnel")) overlay.remove();
  });
}
