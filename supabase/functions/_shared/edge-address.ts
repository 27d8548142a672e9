import { clientAddress } from "./client-address.ts";

/** What the home of a function says of itself and of who is connected to it. */
type Home = {
  /** Whether it is Supabase's own platform. */
  readonly isSupabase: boolean;
  readonly connection: string | undefined;
  readonly trustedProxies: number;
};

/**
 * Address of the visitor under Deno. Supabase's own platform stands behind Cloudflare, which writes CF-Connecting-IP over
 * whatever the caller said, while X-Forwarded-For begins with the caller's own words. Anywhere else both may be made up,
 * and the connection counts, or what the operator's own proxies have written.
 *
 * @see https://developers.cloudflare.com/fundamentals/reference/http-headers/#cf-connecting-ip
 * @see https://github.com/orgs/supabase/discussions/34647
 */
export function edgeAddress(headers: Headers, { isSupabase, connection, trustedProxies }: Home): string {
  const told = isSupabase ? headers.get("CF-Connecting-IP") : null;
  return told ?? clientAddress(connection, headers.get("X-Forwarded-For"), trustedProxies);
}
