import { relative, resolve } from "node:path";
import type { EnvironmentModuleNode, Plugin, ViteDevServer } from "vite";
import { escaped } from "./escaped.ts";
import { titleMark, withHead } from "./head.ts";
import { moduleIds, moduleSource } from "./modules.ts";
import { overlayError } from "./overlay-error.ts";
import { type Bundle, pagesOf } from "./pages.ts";
import { readDefinition } from "./read-definition.ts";

/**
 * Makes a definition part of the build: loads, checks and compiles it into modules, and writes a finished page for
 * every step. A broken definition stops a build with its report; in dev the last good funnel stays behind the overlay.
 *
 * @param file path of the definition
 */
export function funnelPlugin(file: string): Plugin {
  const path = relative(process.cwd(), resolve(file)) || file;
  let read = readDefinition(path);
  let good = read.definition;
  const bundle: Bundle = new Map();

  const definition = () => {
    if (good) return good;
    throw new Error(`${path} has problems.\n\n${read.report}`);
  };

  const reload = (server: ViteDevServer) => {
    read = readDefinition(path);
    if (!read.definition) {
      server.config.logger.error(read.report, { timestamp: true });
      server.ws.send({ type: "error", err: overlayError(read) });
      return;
    }
    good = read.definition;
    if (read.report) server.config.logger.warn(read.report);
    for (const environment of Object.values(server.environments))
      for (const [id, node] of environment.moduleGraph.idToModuleMap)
        if (id.startsWith(`\0${moduleIds.site}`))
          environment.moduleGraph.invalidateModule(node as EnvironmentModuleNode);
    server.ws.send({ type: "full-reload" });
  };

  return {
    name: "funnel",
    sharedDuringBuild: true,
    buildStart() {
      if (this.meta.watchMode) return;
      definition();
      if (read.report) this.environment.name === "client" && this.warn(read.report);
    },
    enforce: "pre",
    resolveId: (id) => (id.startsWith(moduleIds.site) ? `\0${id}` : undefined),
    load: (id) => {
      if (id.startsWith(`\0${moduleIds.site}`)) return moduleSource(id.slice(1), definition(), path);
      // Pages name their own preloads and there is no CSS file to wait for, so Vite's helper has nothing to do.
      return id === "\0vite/preload-helper.js" ? "export const __vitePreload = (load) => load();" : undefined;
    },
    configureServer(server) {
      const watched = () => new Set(read.files);
      server.watcher.add([...watched()]);
      server.watcher.on("all", (_, changed) => {
        if (!watched().has(resolve(changed))) return;
        reload(server);
        server.watcher.add([...watched()]);
      });
      server.ws.on("connection", () => {
        if (!read.definition) server.ws.send({ type: "error", err: overlayError(read) });
      });
    },
    transformIndexHtml: {
      order: "pre",
      handler: (html, { server }) => {
        const filled = withHead(html, definition(), path);
        // The dev server shows every step from one page, which sets its title itself.
        return server ? filled.replace(titleMark, () => escaped(definition().product.name)) : filled;
      },
    },
    writeBundle(_, output) {
      if (this.environment.name === "client")
        for (const chunk of Object.values(output)) if (chunk.type === "chunk") bundle.set(chunk.fileName, chunk);
    },
    buildApp: {
      handler: async (builder) => {
        if (!good) {
          // The report says where; where in our own code it was noticed helps nobody.
          builder.config.logger.error(`${path} has problems.\n\n${read.report}`);
          process.exit(1);
        }
        const { client, ssr } = builder.environments;
        if (!client || !ssr) throw new Error("The build needs its client and ssr environments.");
        await builder.build(client);
        await builder.build(ssr);
        await pagesOf({
          clientDir: resolve(client.config.build.outDir),
          serverDir: resolve(ssr.config.build.outDir),
          bundle,
        });
      },
    },
  };
}
