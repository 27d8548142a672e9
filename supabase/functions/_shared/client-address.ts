/**
 * Address of the visitor. A header is believed only as far as proxies of our own have written it: each adds at the end
 * whom it was called by, so with one proxy the last entry counts and everything before it may be made up.
 *
 * @param connection who is connected to us
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
  // By its place, whatever stands there: to pass over what is no address would give the caller's own words a turn.
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
