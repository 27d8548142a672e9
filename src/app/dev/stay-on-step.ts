import type { Flow } from "../../../engine/flow/index.ts";
import { stepAt } from "../visit/index.ts";

/**
 * Takes the address to where a saved definition has the step that the page shows. Where that step is gone and no other
 * has its path, to the first one. Called under the dev server only.
 *
 * @param shown id of the step; undefined where the page shows none
 */
export function stayOnStep(flow: Flow, shown: string | undefined): void {
  if (shown === undefined) return;
  const { pathname, search } = location;
  const there = stepAt(flow, pathname);
  const wanted = flow.steps[shown] ? shown : (there ?? flow.start);
  const path = flow.steps[wanted]?.path;
  // In place of the entry there is: its address leads nowhere any more.
  if (path && there !== wanted) history.replaceState(history.state, "", path + search);
}

/**
 * Takes our own error overlay away before an update. Vite takes an overlay that stands before a page's first update for
 * code that never ran, and loads the page anew, which would lose the step and all that was typed. Ours stands over a page
 * that works.
 */
export function clearOverlay(): void {
  import.meta.hot?.on("vite:beforeUpdate", () => {
    const overlay = document.querySelector("vite-error-overlay");
    if (overlay?.shadowRoot?.querySelector(".plugin")?.textContent.includes("plugin:funnel")) overlay.remove();
  });
}
