/**
 * Address of the visitor. Only the part of the header that our own proxies have written is trusted. Each adds its
 * caller's address at the end, so with one proxy the last entry counts, and everything before it may be forged.
 *
 * @param connection address of the connected client
 * @param forwarded the X-Forwarded-For header
 * @param trustedProxies number of our own proxies in front
 */
export function clientAddress(
  connection: string | undefined,
  forwarded: string | null | undefined,
  trustedProxies: number,
): string {
  const own = bare(connection ?? "unknown");
  const chain = [...(forwarded ?? "").split(",").map(bare), own];
  const address = chain.at(-1 - trustedProxies) ?? chain[0] ?? own;
  // Chosen by position alone: skipping invalid entries would let the caller choose one.
  return isAddress(address) ? address : own;
}

/** Removes the port that some proxies add, and the prefix of an IPv4 address on an IPv6 connection. */
const bare = (entry: string) =>
  entry
    .trim()
    .replace(/^\[(.*)\](?::\d+)?$/, "$1")
    .replace(/^([\d.]+):\d+$/, "$1")
    .replace(/^::ffff:(?=[\d.]+$)/, "");

/** Whether a text is an IPv4 address in four parts, or an IPv6 address. */
const isAddress = (text: string) =>
  /^(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.(?!$)|$)){4}$/.test(text) ||
  (/^[\da-f:.]+$/i.test(text) && text.includes(":") && URL.canParse(`http://[${text}]/`));

/**
 * Address of the visitor under Deno. Supabase's own platform is behind Cloudflare, which overwrites CF-Connecting-IP,
 * while X-Forwarded-For begins with whatever the caller sent. Anywhere else both may be forged, so the connection
 * counts, or the entries of the operator's own proxies.
 *
 * @see https://developers.cloudflare.com/fundamentals/reference/http-headers/#cf-connecting-ip
 * @see https://github.com/orgs/supabase/discussions/34647
 */
export function edgeAddress(headers: Headers, { isSupabase, connection, trustedProxies }: Home): string {
  const visitor = isSupabase ? headers.get("CF-Connecting-IP") : null;
  return visitor ?? clientAddress(connection, headers.get("X-Forwarded-For"), trustedProxies);
}

/** Where a function runs, and its connected client. */
type Home = {
  /** Whether it runs on Supabase's own platform. */
  readonly isSupabase: boolean;
  readonly connection: string | undefined;
  readonly trustedProxies: number;
};
