/** The bytes of a text in base64 as Postgres writes and reads it; undefined if it is none. */
export function bytesIn(base64: string): Uint8Array<ArrayBuffer> | undefined {
  const plain = base64.replaceAll("\n", "");
  if (plain.length % 4 !== 0 || !/^[A-Za-z0-9+/]*={0,2}$/.test(plain)) return undefined;
  const text = atob(plain);
  // A function for each byte would take forty times the memory.
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at++) bytes[at] = text.charCodeAt(at);
  return bytes;
}
