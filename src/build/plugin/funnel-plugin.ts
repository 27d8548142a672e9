import { dirname, resolve } from "node:path";
import type { Plugin } from "vite";
import { escapeMarkup } from "../../../engine/copy/index.ts";
import { deskPath } from "../../author/index.ts";
import type { LoadedFiles } from "../../scripts/loaded-files.mjs";
import { kernelScripts, titleMark, withHead } from "../pages/index.ts";
import { buildPlugins } from "./build-plugin.ts";
import { type CurrentDefinition, currentDefinition } from "./current-definition.ts";
import { devPlugin } from "./dev-plugin.ts";
import { modulesPlugin } from "./modules-plugin.ts";
import { overlayPage, overlayStyle } from "./overlay.ts";
import { warningsBadge } from "./warnings-badge.ts";

/**
 * Makes a definition part of the build: loads, checks and compiles it into modules, and writes a finished page for
 * every step. A broken definition stops a build with its report; in dev the last good funnel stays visible behind the
 * overlay.
 *
 * @param file path of the definition
 * @param loaded tracks the files that a build is made from, for the build record
 */
export function funnelPlugin(file: string, loaded: LoadedFiles): Plugin[] {
  const current = currentDefinition(file, loaded);
  return [
    templatePlugin(current, loaded),
    modulesPlugin(current),
    devPlugin(current, loaded),
    ...buildPlugins(current),
  ];
}

/** Fills in the template of all pages. */
function templatePlugin({ path, read, good, definition }: CurrentDefinition, loaded: LoadedFiles): Plugin {
  return {
    name: "funnel-template",
    sharedDuringBuild: true,
    enforce: "pre",
    configResolved({ logger }) {
      if (read().problems.every(({ rule, file }) => rule !== "missing-file" || file !== path)) return;
      // Reported before anything is built or served: saving the definition could not fix it.
      logger.error(`There is no file "${path}". Name a definition that is there: FUNNEL=FILE npm run dev`);
      process.exit(1);
    },
    transformIndexHtml: {
      order: "pre",
      handler: async (html, { server, path: page }) => {
        if (page === deskPath) return html;
        if (server && !good()) return overlayPage;
        for (const font of Object.values(definition().theme.fonts ?? {}).flat())
          loaded.add(resolve(dirname(path), font));
        const hasExperiments = Object.keys(definition().experiments).length > 0;
        const scripts = await kernelScripts(hasExperiments, loaded);
        const filled = withHead(html, definition(), path, server !== undefined, scripts);
        if (!server) return filled;
        return {
          // The dev server shows every step from one page, which sets its title itself.
          html: filled.replace(titleMark, () => escapeMarkup(definition().product.name)),
          tags: [
            { tag: "script", children: overlayStyle, injectTo: "head-prepend" as const },
            { tag: "script", attrs: { type: "module" }, children: warningsBadge, injectTo: "body" as const },
          ],
        };
      },
    },
  };
}
