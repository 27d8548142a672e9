import { Refusal } from "./refusal.ts";

/** Most bytes a body may have; a whole quiz with every text at its longest stays well below. */
const mostBytes = 65_536;

/**
 * The body as text, byte for byte as it came.
 *
 * @throws Refusal 413 `too-large` as soon as it is, without reading on; 400 `bad-request` if it is not UTF-8
 */
export async function readText({ headers, body }: Request | Response): Promise<string> {
  const tooLarge = new Refusal(413, "too-large", `The body is larger than ${mostBytes / 1024} KB.`);
  if (Number(headers.get("Content-Length") ?? 0) > mostBytes) throw tooLarge;
  // Neither drops a byte order mark nor replaces what is no text: a signature is checked over what comes out.
  const decoder = new TextDecoder("utf-8", { ignoreBOM: true, fatal: true });
  const decoded = (chunk?: Uint8Array) => {
    try {
      return chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode();
    } catch {
      throw new Refusal(400, "bad-request", "The body is not UTF-8.");
    }
  };
  let text = "";
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > mostBytes) throw tooLarge;
    text += decoded(chunk);
  }
  return text + decoded();
}
