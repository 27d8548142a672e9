import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { compress } from "hono/compress";

/**
 * The built funnel as static pages: fingerprinted files are cached for good, pages never, an unknown path gets the 404
 * page with its status.
 *
 * @param pages folder of the client build
 */
export function site(pages: string): Hono {
  const app = new Hono();
  app.use(compress());
  app.use(async (context, next) => {
    await next();
    const lasting = context.req.path.startsWith("/assets/") && context.res.ok;
    context.header("Cache-Control", lasting ? "public, max-age=31536000, immutable" : "no-cache");
    context.header("X-Content-Type-Options", "nosniff");
    context.header("Referrer-Policy", "strict-origin-when-cross-origin");
  });
  // One address for each page.
  app.get("*", async (context, next) =>
    context.req.path.endsWith("/index.html") ? context.redirect(context.req.path.slice(0, -10), 301) : next(),
  );
  app.use(serveStatic({ root: pages }));
  app.notFound(async (context) => context.html(await readFile(join(pages, "404.html"), "utf8"), 404));
  return app;
}
