import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";

/** Headers by name. */
type HeadersByName = Readonly<Record<string, string>>;

/** The security headers of a built funnel: those of every response, and the additional ones of each page. */
export type SecurityHeaders = {
  readonly everywhere: HeadersByName;
  /** By path of the page; `/404` is the page of an unknown path. */
  readonly pages: Readonly<Record<string, HeadersByName>>;
  /** For responses that are not pages: code, images, results of functions. */
  readonly elsewhere: HeadersByName;
  /** Only over https. */
  readonly https: HeadersByName;
};

type Site = {
  /** Path of the served page, of which `/404` is that of an unknown path, and its file, if it has one. */
  Variables: { page: string; file: string };
};

/**
 * The built funnel as static pages: fingerprinted files are cached for good, pages are asked for again each time and come
 * only if they have changed, an unknown path gets the 404 page with its status.
 *
 * @param folder of the client build
 * @param headersOf the headers of a page, by its path
 */
export function site(folder: string, headersOf: SecurityHeaders["pages"]): Hono<Site> {
  const app = new Hono<Site>();
  app.use(async (context, next) => {
    const { method, path } = context.req;
    if (method !== "GET" && method !== "HEAD") return other(method);
    await next();
    const { page, file } = context.var;
    const lasting = path.startsWith("/assets/") && context.res.ok;
    context.header("Cache-Control", lasting ? "public, max-age=31536000, immutable" : "no-cache");
    for (const [name, value] of Object.entries(headersOf[page] ?? {})) context.header(name, value);
    const { body, status } = context.res;
    if (!file || status !== 200) return undefined;
    const tag = await tagOf(file, headersOf[page]);
    context.header("ETag", tag);
    if (!context.req.header("If-None-Match")?.includes(tag)) return undefined;
    await body?.cancel();
    context.header("Content-Length", undefined);
    context.res = new Response(null, { status: 304 });
    return undefined;
  });
  // One address for each page.
  app.get("*", async (context, next) => {
    // As requested: decoded, or with two leading slashes, it could name another host.
    const { pathname, search } = new URL(context.req.url);
    const path = pathname.replace(/\/{2,}/g, "/").replace(/\/index\.html$/, "/");
    return path === pathname ? next() : context.redirect(path + search, 301);
  });
  // By file, not by address: a page gets its own headers however it was requested.
  const onFound = (file: string, context: { set: (name: "page" | "file", value: string) => void }) => {
    const name = relative(folder, file).replaceAll("\\", "/").replace(/\.br$/, "");
    if (!name.endsWith(".html")) return;
    context.set("page", `/${name.replace(/(?:\/?index)?\.html$/, "")}`);
    context.set("file", file);
  };
  app.use(serveStatic<Site>({ root: folder, onFound, precompressed: true }));
  app.get("*", async (context) => {
    context.set("page", "/404");
    return context.html(await readFile(join(folder, "404.html"), "utf8"), 404);
  });
  return app;
}

/**
 * A mark that changes with the text of a page and with its headers, by which a browser that has the page learns that it is
 * still the same. A date would not do: the files of two builds may have the same one. It is weak: no page is put together
 * from parts.
 */
async function tagOf(file: string, headers: HeadersByName | undefined): Promise<string> {
  const hash = createHash("sha256")
    .update(JSON.stringify(headers ?? {}))
    .update(await readFile(file));
  return `W/"${hash.digest("base64url").slice(0, 22)}"`;
}

const other = (method: string) =>
  new Response(null, { status: method === "OPTIONS" ? 204 : 405, headers: { Allow: "GET, HEAD, OPTIONS" } });
