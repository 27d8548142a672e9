import type { SecurityHeaders } from "../server/site.ts";

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
