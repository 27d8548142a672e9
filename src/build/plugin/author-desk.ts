import type { ViteDevServer } from "vite";
import { type AuthorState, deskPath, statePath } from "../../author/index.ts";

/**
 * Serves the author's desk: the funnel in a frame, next to its flow, the answers and the problems. It exists only under
 * the dev server and is in no build.
 *
 * @param state what is currently known about the definition
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
    // Printed after Vite's own lines with the funnel's address.
    setTimeout(() => {
      const [address] = server.resolvedUrls?.local ?? [];
      if (address) server.config.logger.info(`  ➜  Author:  ${address.replace(/\/$/, "")}${deskPath}`);
      const { webhook } = state().definition?.lead ?? {};
      // Whoever tries the funnel out would not expect it.
      if (webhook)
        server.config.logger.info(
          `  ➜  Leads:   sent to ${new URL(webhook).host}, also those that you leave here, unless LEAD_WEBHOOK_URL names another one`,
        );
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
