import type { ViteDevServer } from "vite";
import { type AuthorState, deskPath, statePath } from "../../author/index.ts";

/**
 * Serves the author's desk: the funnel in a frame, with its flow, the answers and the problems beside it. It exists
 * under the dev server only; no build knows of it.
 *
 * @param state what is known of the definition now
 */
export function serveAuthorDesk(server: ViteDevServer, state: () => AuthorState): void {
  server.middlewares.use(async (request, response, next) => {
    const [path] = (request.url ?? "").split("?");
    if (path === statePath) {
      response.setHeader("Content-Type", "application/json");
      response.end(JSON.stringify(state()));
    } else if (path === deskPath) {
      response.setHeader("Content-Type", "text/html");
      response.end(await server.transformIndexHtml(deskPath, page));
    } else next();
  });
  server.httpServer?.once("listening", () => {
    // After Vite's own lines about where the funnel is.
    setTimeout(() => {
      const [address] = server.resolvedUrls?.local ?? [];
      if (address) server.config.logger.info(`  ➜  Author:  ${address.replace(/\/$/, "")}${deskPath}`);
    });
  });
}

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Author's desk</title>
    <link rel="icon" href="data:," />
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/src/author/main.tsx"></script>
  </body>
</html>`;
