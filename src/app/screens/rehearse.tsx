import { Activity, type ReactNode, Suspense } from "react";
import { createRoot, type Root } from "react-dom/client";
import type { App } from "../app.ts";
import { AppProvider } from "../context/index.ts";

let root: Root | undefined;

/**
 * Draws screens beside the document, in idle time, where nobody sees them and none of their effects run. The tap that
 * leads to one of them then finds its styles in the page, its pictures fetched, and code that has run before.
 */
export function rehearse(app: App, screens: readonly ReactNode[]): void {
  root ??= createRoot(document.createElement("div"));
  root.render(
    <AppProvider value={app}>
      <Activity mode="hidden">
        <Suspense>{screens}</Suspense>
      </Activity>
    </AppProvider>,
  );
}
