/**
 * The headers that sign a message by the Standard Webhooks specification.
 *
 * @param id of the message; the same in every repeat
 * @param body as it is sent, byte for byte
 * @param keys in Base64, each of which signs: while a secret is changed, the receiver may know either
 * @param now of this try; receivers refuse old ones
 * @returns none without a key
 * @see https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md
 */
export async function signed(
  id: string,
  body: string,
  keys: readonly string[],
  now: Date,
): Promise<Readonly<Record<string, string>>> {
  if (keys.length === 0) return {};
  const seconds = Math.floor(now.getTime() / 1000);
  const content = new TextEncoder().encode(`${id}.${seconds}.${body}`);
  const signatures = await Promise.all(keys.map(async (key) => `v1,${await hmac(key, content)}`));
  return {
    "webhook-id": id,
    "webhook-timestamp": String(seconds),
    "webhook-signature": signatures.join(" "),
  };
}

async function hmac(key: string, content: Uint8Array<ArrayBuffer>): Promise<string> {
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const bytes = Uint8Array.from(atob(key), (letter) => letter.charCodeAt(0));
  const made = await crypto.subtle.importKey("raw", bytes, algorithm, false, ["sign"]);
  const signature = new Uint8Array(await crypto.subtle.sign("HMAC", made, content));
  return btoa(String.fromCharCode(...signature));
}
