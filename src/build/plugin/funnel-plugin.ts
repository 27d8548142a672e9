import { dirname, relative, resolve } from "node:path";
import type { Plugin, ViteDevServer } from "vite";
import { escapeMarkup } from "../../../engine/copy/index.ts";
import { serverFunnelOf } from "../../../engine/views/index.ts";
import type { FunnelDefinition } from "../../../schema/funnel.types.ts";
import { deskPath, savedEvent } from "../../author/index.ts";
import { definitionHash, readFunnelFile } from "../../disk/index.ts";
import type { LoadedFiles } from "../../scripts/loaded-files.mjs";
import { writeServerFiles } from "../headers/index.ts";
import {
  type Bundle,
  codeFiles,
  kernelScripts,
  moduleIds,
  moduleSource,
  pagesOf,
  sharedByQuiz,
  titleMark,
  withHead,
  withoutTypes,
} from "../pages/index.ts";
import { precompress } from "../precompress.ts";
import { stylesPlugin } from "../styles/index.ts";
import { unseenLeads } from "../unseen-leads.ts";
import { serveAuthorDesk } from "./author-desk.ts";
import { devFunctions } from "./dev-functions.ts";
import { overlayError, overlayPage, overlayStyle } from "./overlay.ts";
import { warningsBadge } from "./warnings-badge.ts";
import { watchFiles } from "./watch-files.ts";

/**
 * What the dev server hands out to nobody: what Vite keeps by itself, and a database's files and the secret of its server,
 * whatever the folder is called. The folder is closed to other users of the machine, but pages of other servers on it could
 * ask for them, and with `--host` the whole network.
 */
const closedFiles = [
  ...[".env", ".env.*", "*.{crt,pem,key,p12,pfx,cer,der}", ".npmrc", ".yarnrc.yml", "**/.git/**"],
  ...["**/operator.json", "**/postgres/**"],
];

/**
 * Makes a definition part of the build: loads, checks and compiles it into modules, and writes a finished page for
 * every step. A broken definition stops a build with its report; in dev the last good funnel stays visible behind the
 * overlay.
 *
 * @param file path of the definition
 * @param loaded tracks the files that a build is made from, for the build record
 */
export function funnelPlugin(file: string, loaded: LoadedFiles): Plugin[] {
  const path = relative(process.cwd(), resolve(file)) || file;
  let read = readFunnelFile(path, loaded.add);
  let good = read.definition;
  const bundle: Bundle = new Map();
  const styles = stylesPlugin();

  const definition = () => {
    if (good) return good;
    // The report names the place; a stack trace of our own code helps nobody.
    throw Object.assign(new Error(`${path} has problems.\n\n${read.report}`), { stack: "" });
  };

  const headOf = ({ id, language, theme, description, product, legal }: FunnelDefinition) =>
    JSON.stringify([id, language, theme, description, product, legal?.tabs.map(({ text, ...tab }) => tab)]);

  const reload = (server: ViteDevServer) => {
    read = readFunnelFile(path);
    if (!read.definition) {
      server.config.logger.error(read.report, { timestamp: true });
      server.ws.send({ type: "error", err: overlayError(path, read) });
      return;
    }
    const hadHead = good && headOf(good);
    good = read.definition;
    if (read.report) server.config.logger.warn(read.report);
    const { moduleGraph } = server.environments.client;
    for (const [id, node] of moduleGraph.idToModuleMap) {
      if (!id.startsWith(`\0${moduleIds.site}`)) continue;
      // A response that is being made right now has the old content, so it must not be cached.
      moduleGraph.invalidateModule(node);
      // From now on the page requests addresses that no browser has cached.
      moduleGraph.invalidateModule(node, new Set(), undefined, true);
    }
    const site = moduleGraph.getModuleById(`\0${moduleIds.site}`);
    // Language, colours, logo and footer are part of the page itself.
    if (site && headOf(read.definition) === hadHead) void server.environments.client.reloadModule(site);
    else server.ws.send({ type: "full-reload" });
  };

  const plugin: Plugin = {
    name: "funnel",
    sharedDuringBuild: true,
    config: () => ({ server: { fs: { deny: closedFiles } } }),
    configResolved({ logger }) {
      if (read.problems.every(({ rule, file }) => rule !== "missing-file" || file !== path)) return;
      // Reported before anything is built or served: saving the definition could not fix it.
      logger.error(`There is no file "${path}". Name a definition that is there: FUNNEL=FILE npm run dev`);
      process.exit(1);
    },
    configEnvironment: (environment) =>
      environment === "client" && good
        ? { build: { rolldownOptions: { output: { codeSplitting: { groups: [sharedByQuiz(good)] } } } } }
        : undefined,
    buildStart() {
      if (this.meta.watchMode) return;
      definition();
      if (read.report && this.environment.name === "client") this.environment.logger.warn(read.report);
    },
    enforce: "pre",
    resolveId(id, importer = "", { kind }) {
      if (id.startsWith(moduleIds.site)) return `\0${id}`;
      if (kind !== "dynamic-import" || this.environment.mode !== "build" || this.environment.name !== "client")
        return undefined;
      const module = resolve(dirname(importer), id).slice(process.cwd().length);
      for (const [file, modules] of codeFiles(definition()))
        if (modules.includes(module)) return `\0${moduleIds.code}${file}`;
      return undefined;
    },
    load: (id) => {
      if (id.startsWith(`\0${moduleIds.site}`)) return moduleSource(id.slice(1), definition(), path);
      // Pages name their own preloads and there is no CSS file to wait for, so Vite's helper has nothing to do.
      return id === "\0vite/preload-helper.js" ? "export const __vitePreload = (load) => load();" : undefined;
    },
    // Every page carries the registry of step types; it needs no type that no step of this funnel has.
    transform(code, id) {
      if (this.environment.mode !== "build" || !id.endsWith("/renderers/registry.ts")) return undefined;
      return withoutTypes(code, new Set(Object.values(definition().steps).map(({ type }) => type)));
    },
    configureServer(server) {
      devFunctions(server, () => serverFunnelOf(definition(), definitionHash(definition())));
      // Reported before anybody opens a page, which could not be shown.
      if (!good) server.config.logger.error(read.report, { timestamp: true });
      serveAuthorDesk(server, () => ({
        file: path,
        definition: good,
        problems: read.problems,
        report: read.fullReport(),
      }));
      watchFiles({
        watcher: server.watcher,
        files: () => read.files,
        read: loaded.fingerprints(),
        onChange: () => {
          reload(server);
          server.ws.send({ type: "custom", event: savedEvent });
        },
      });
      server.ws.on("connection", () => {
        if (!read.definition) server.ws.send({ type: "error", err: overlayError(path, read) });
      });
    },
    transformIndexHtml: {
      order: "pre",
      handler: async (html, { server, path: page }) => {
        if (page === deskPath) return html;
        if (server && !good) return overlayPage;
        for (const font of Object.values(definition().theme.fonts ?? {}).flat())
          loaded.add(resolve(dirname(path), font));
        const filled = withHead(html, definition(), path, server !== undefined, await kernelScripts(loaded));
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
    generateBundle: {
      order: "post",
      handler(_, output) {
        // Nor do the calls of that helper.
        for (const chunk of Object.values(output))
          if (chunk.type === "chunk")
            chunk.code = chunk.code.replaceAll(
              /[\w$]+\(\(\)=>(import\(`[^`]+`\)(?:\.then\(\w+=>\w+\.\w+\))?),\[\]\)/g,
              "$1",
            );
      },
    },
    writeBundle(_, output) {
      if (this.environment.name === "client")
        for (const chunk of Object.values(output)) if (chunk.type === "chunk") bundle.set(chunk.fileName, chunk);
    },
    buildApp: {
      handler: async (builder) => {
        if (!good) {
          builder.config.logger.error(`${path} has problems.\n\n${read.report}`);
          process.exit(1);
        }
        const { FUNCTIONS } = process.env;
        if (FUNCTIONS?.trim() === "none")
          builder.config.logger.warn(`FUNCTIONS=none: ${unseenLeads(good.lead?.webhook)}`);
        const { client, ssr } = builder.environments;
        if (!client || !ssr) throw new Error("The build needs its client and ssr environments.");
        const clientDir = resolve(client.config.build.outDir);
        const serverDir = resolve(ssr.config.build.outDir);
        await builder.build(ssr);
        const built = await styles.read(serverDir);
        await builder.build(client);
        const pages = await pagesOf({
          definition: good,
          isTranslation: read.isTranslation,
          clientDir,
          serverDir,
          bundle,
          styles: built,
        });
        const backend = process.env.SUPABASE_URL;
        writeServerFiles({ definition: good, pages, clientDir, serverDir, backend });
        // A draft (vite build --mode draft) is looked at on this machine and thrown away.
        if (client.config.mode === "production") await precompress(clientDir);
      },
    },
  };
  return [plugin, styles.plugin];
}
