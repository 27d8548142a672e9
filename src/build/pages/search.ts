import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { escapeMarkup, plainCopy } from "../../../engine/copy/index.ts";
import type { FunnelDefinition } from "../../../schema/funnel.types.ts";

/** A built funnel, and whether it is a translation: `hosts` says where the original is served, not the translation. */
export type Searched = { readonly definition: FunnelDefinition; readonly isTranslation: boolean };

/**
 * Metadata of a page for search engines and link previews. Only the first page is indexed: a visitor who came from a
 * search into the middle of a quiz would have no answers. The names are those of the Open Graph protocol
 * (https://ogp.me).
 *
 * @param path of the page
 * @param title of the page
 */
export function searchTags(funnel: Searched, path: string, title: string): string {
  const { definition } = funnel;
  const { description } = definition;
  const first = firstPath(definition);
  const address = firstAddress(funnel);
  const shared = {
    "og:type": "website",
    "og:title": title,
    ...(description && { "og:description": plainCopy(definition, description, "") }),
    ...(address && { "og:url": address }),
  };
  return [
    ...(path === first ? [] : ['<meta name="robots" content="noindex">']),
    ...(path === first && address ? [`<link rel="canonical" href="${escapeMarkup(address)}">`] : []),
    ...Object.entries(shared).map(
      ([property, content]) => `<meta property="${property}" content="${escapeMarkup(content)}">`,
    ),
  ].join("");
}

/** Writes robots.txt, and sitemap.xml (https://www.sitemaps.org/protocol.html) if the definition names its host. */
export function writeSearchFiles(funnel: Searched, clientDir: string): void {
  const address = firstAddress(funnel);
  const write = (name: string, lines: readonly string[]) =>
    writeFileSync(join(clientDir, name), `${lines.join("\n")}\n`);
  write("robots.txt", [
    "User-agent: *",
    "Allow: /",
    ...(address ? [`Sitemap: ${new URL("/sitemap.xml", address).href}`] : []),
  ]);
  if (!address) return;
  write("sitemap.xml", [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    `  <url><loc>${escapeMarkup(address)}</loc></url>`,
    "</urlset>",
  ]);
}

const firstPath = ({ start, steps }: FunnelDefinition): string => steps[start]?.path ?? "/";

/** Address of the first page; undefined if the definition does not say. */
function firstAddress({ definition, isTranslation }: Searched): string | undefined {
  const { hosts } = definition;
  return hosts && !isTranslation ? `https://${hosts.canonical}${firstPath(definition)}` : undefined;
}
