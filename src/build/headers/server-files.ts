import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { serverFunnelOf } from "../../../engine/views/index.ts";
import type { FunnelDefinition } from "../../../schema/funnel.types.ts";
import { definitionHash } from "../../disk/index.ts";
import type { SecurityHeaders } from "../../server/site.ts";
import { securityHeaders } from "./security-headers.ts";

type Built = {
  readonly definition: FunnelDefinition;
  /** The finished pages by path. */
  readonly pages: Readonly<Record<string, string>>;
  readonly clientDir: string;
  readonly serverDir: string;
  /** Address of the functions, if they are not on the pages' own host. */
  readonly backend: string | undefined;
};

/**
 * Writes the files that the server reads next to its code: `funnel.json`, the definition for the functions, and
 * `headers.json`. For a CDN it writes the same headers as `_headers` next to the pages.
 */
export function writeServerFiles({ definition, pages, clientDir, serverDir, backend }: Built): void {
  const headers = securityHeaders(definition, pages, backend);
  const funnel = serverFunnelOf(definition, definitionHash(definition));
  writeFileSync(join(serverDir, "funnel.json"), JSON.stringify(funnel));
  writeFileSync(join(serverDir, "headers.json"), JSON.stringify(headers));
  writeFileSync(join(clientDir, "_headers"), headersFile(headers));
}

/**
 * The same headers for a CDN: a `_headers` file, as Netlify and Cloudflare Pages read it. Both services merge the
 * headers of all matching rules, and of two policies both apply, so the catch-all rule sets no policy that a page
 * relaxes.
 */
export function headersFile({ everywhere, pages, https }: SecurityHeaders): string {
  const rule = (path: string, headers: Readonly<Record<string, string>>) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n");
  const ofAll = {
    ...everywhere,
    ...https,
    "Content-Security-Policy": "object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  };
  const rules = [
    rule("/*", ofAll),
    rule("/assets/*", { "Cache-Control": "public, max-age=31536000, immutable" }),
    ...Object.entries(pages).flatMap(([path, headers]) =>
      // A CDN serves a folder's page with and without the trailing slash.
      (path === "/" ? [path] : [path, `${path}/`]).map((address) => rule(address, headers)),
    ),
  ];
  return `${rules.join("\n\n")}\n`;
}
