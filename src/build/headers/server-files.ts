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
  /** Address of the functions, where it is not the pages' own. */
  readonly backend: string | undefined;
};

/**
 * Writes what the server reads beside its code: `funnel.json`, what the functions know of the definition, and
 * `headers.json`; and for a CDN the same headers as `_headers` among the pages.
 */
export function writeServerFiles({ definition, pages, clientDir, serverDir, backend }: Built): void {
  const headers = securityHeaders(definition, pages, backend);
  const funnel = serverFunnelOf(definition, definitionHash(definition));
  writeFileSync(join(serverDir, "funnel.json"), JSON.stringify(funnel));
  writeFileSync(join(serverDir, "headers.json"), JSON.stringify(headers));
  writeFileSync(join(clientDir, "_headers"), headersFile(headers));
}

/**
 * The same headers for a CDN: a `_headers` file, as Netlify and Cloudflare Pages read it. Both join what several rules
 * say about one header, and of two policies both hold, so the rule for everything names no policy that a page relaxes.
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
      // A CDN serves the page of a folder at either address.
      (path === "/" ? [path] : [path, `${path}/`]).map((address) => rule(address, headers)),
    ),
  ];
  return `${rules.join("\n\n")}\n`;
}
