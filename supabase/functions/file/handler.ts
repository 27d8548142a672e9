import type { Handler } from "../_shared/context/index.ts";
import { readFile } from "../_shared/files/index.ts";
import { crowd, errorResponse, HttpError, limitAddress } from "../_shared/http/index.ts";

/**
 * The file of a lead, for whoever has its address: the receiver of the lead does. A browser saves it, and shows nothing of
 * it in a page of this site, as anybody can have sent it.
 */
export const handler: Handler = async (request, context) => {
  const headers = new Headers({ "Cache-Control": "no-store", "X-Request-Id": context.requestId });
  try {
    if (request.method !== "GET" && request.method !== "HEAD")
      throw new HttpError(405, "wrong-method", "Call this address with GET.", { methods: "GET, HEAD" });
    await limitAddress("file", crowd, context);
    const key = new URL(request.url).searchParams.get("key") ?? "";
    const file = /^[\da-f]{64}$/.test(key) ? await readFile(context.db, key) : undefined;
    if (!file) throw new HttpError(404, "no-such-file", "There is no such file, or it was deleted with its lead.");
    const { name, mime, size, content } = file;
    headers.set("Content-Type", mime);
    headers.set("Content-Disposition", `attachment; filename*=UTF-8''${encodedName(name)}`);
    headers.set("Content-Security-Policy", "default-src 'none'; sandbox");
    headers.set("X-Content-Type-Options", "nosniff");
    headers.set("X-Robots-Tag", "noindex");
    headers.set("Referrer-Policy", "no-referrer");
    headers.set("Content-Length", String(size));
    return new Response(request.method === "HEAD" ? null : content(), { headers });
  } catch (error) {
    return errorResponse(error, "file", context, headers);
  }
};

/** A name as RFC 8187 writes it. */
const encodedName = (name: string) =>
  encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
