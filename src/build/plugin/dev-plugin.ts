import type { Plugin, ViteDevServer } from "vite";
import { serverFunnelOf } from "../../../engine/views/index.ts";
import type { FunnelDefinition } from "../../../schema/funnel.types.ts";
import { savedEvent } from "../../author/index.ts";
import { definitionHash } from "../../disk/index.ts";
import type { LoadedFiles } from "../../scripts/loaded-files.mjs";
import { moduleIds } from "../pages/index.ts";
import { serveAuthorDesk } from "./author-desk.ts";
import { bearStrangers } from "./bear-strangers.ts";
import type { CurrentDefinition } from "./current-definition.ts";
import { devFunctions } from "./dev-functions.ts";
import { overlayError } from "./overlay.ts";
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

/** Follows what an author saves, and serves the functions and the desk beside the pages. */
export function devPlugin(current: CurrentDefinition, loaded: LoadedFiles): Plugin {
  const { path, definition } = current;

  const reload = (server: ViteDevServer) => {
    const before = current.good();
    const read = current.readAgain();
    if (!read.definition) {
      server.config.logger.error(read.report, { timestamp: true });
      server.ws.send({ type: "error", err: overlayError(path, read) });
      return;
    }
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
    if (site && before && headOf(read.definition) === headOf(before))
      void server.environments.client.reloadModule(site);
    else server.ws.send({ type: "full-reload" });
  };

  return {
    name: "funnel-dev",
    sharedDuringBuild: true,
    enforce: "pre",
    config: () => ({ server: { fs: { deny: closedFiles } } }),
    configureServer(server) {
      bearStrangers(server);
      devFunctions(server, () => serverFunnelOf(definition(), definitionHash(definition())));
      // Reported before anybody opens a page, which could not be shown.
      if (!current.good()) server.config.logger.error(current.read().report, { timestamp: true });
      serveAuthorDesk(server, () => ({
        file: path,
        definition: current.good(),
        problems: current.read().problems,
        report: current.read().fullReport(),
      }));
      watchFiles({
        watcher: server.watcher,
        files: () => current.read().files,
        read: loaded.fingerprints(),
        onChange: () => {
          reload(server);
          server.ws.send({ type: "custom", event: savedEvent });
        },
      });
      server.ws.on("connection", () => {
        const read = current.read();
        if (!read.definition) server.ws.send({ type: "error", err: overlayError(path, read) });
      });
    },
  };
}

/** What of a definition is part of the page itself: its language, colours, logo and footer. */
const headOf = ({ id, language, theme, description, product, legal }: FunnelDefinition): string =>
  JSON.stringify([id, language, theme, description, product, legal?.tabs.map(({ text, ...tab }) => tab)]);
