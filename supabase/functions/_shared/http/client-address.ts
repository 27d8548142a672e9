/**
 * Address of the visitor. A header is believed only as far as proxies of our own have written it: each adds its caller's
 * address at the end, so with one proxy the last entry counts and everything before it may be made up.
 *
 * @param connection address that is connected to us
 * @param forwarded the X-Forwarded-For header
 * @param trustedProxies how many proxies of our own stand in front
 */
export function clientAddress(
  connection: string | undefined,
  forwarded: string | null | undefined,
  trustedProxies: number,
): string {
  const own = bare(connection ?? "unknown");
  const chain = [...(forwarded ?? "").split(",").map(bare), own];
  const address = chain.at(-1 - trustedProxies) ?? chain[0] ?? own;
  // Chosen by its position alone: skipping entries that are not addresses would let the caller choose one.
  return isAddress(address) ? address : own;
}

/** Without the port that some proxies add, and the prefix of an IPv4 address on an IPv6 connection. */
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
 * Address of the visitor under Deno. Supabase's own platform stands behind Cloudflare, which writes CF-Connecting-IP over
 * whatever the caller said, while X-Forwarded-For begins with the caller's own words. Anywhere else both may be made up,
 * and the connection counts, or what the operator's own proxies have written.
 *
 * @see https://developers.cloudflare.com/fundamentals/reference/http-headers/#cf-connecting-ip
 * @see https://github.com/orgs/supabase/discussions/34647
 */
export function edgeAddress(headers: Headers, { isSupabase, connection, trustedProxies }: Home): string {
  const visitor = isSupabase ? headers.get("CF-Connecting-IP") : null;
  return visitor ?? clientAddress(connection, headers.get("X-Forwarded-For"), trustedProxies);
}

/** Where a function runs, and who is connected to it. */
type Home = {
  /** Whether it is Supabase's own platform. */
  readonly isSupabase: boolean;
  readonly connection: string | undefined;
  readonly trustedProxies: number;
};
