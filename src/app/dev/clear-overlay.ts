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
