/**
 * Where a visit on an old host belongs: the same page on the canonical host, with a parameter that no cache has seen.
 *
 * @param now milliseconds, used as the parameter's value
 * @returns undefined if this host is not an old one
 */
export function canonicalAddress(
  hosts: { readonly canonical: string; readonly legacy?: readonly string[] } | undefined,
  { href }: { readonly href: string },
  now: number,
): string | undefined {
  const url = new URL(href);
  if (!hosts?.legacy?.includes(url.hostname)) return undefined;
  url.protocol = "https:";
  url.port = "";
  url.host = hosts.canonical;
  url.searchParams.set("v", String(now));
  return url.href;
}
