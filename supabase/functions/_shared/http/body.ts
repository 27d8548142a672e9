import { HttpError } from "./http-error.ts";

/** Maximum size of a page's body in bytes; a whole quiz with every text at its longest stays well below. */
const mostOfPage = 65_536;

/** The same for an event of the payment provider, which repeats up to 25 KB of metadata in each line of an invoice. */
export const mostOfEvent = 524_288;

/**
 * The body as text, byte for byte as received.
 *
 * @param mostBytes the largest that is read
 * @throws HttpError 413 `too-large` as soon as the limit is passed, without reading on; 400 `bad-request` if it is not
 * UTF-8, or breaks off because the caller has lost the connection
 */
export async function readBody({ headers, body }: Request | Response, mostBytes = mostOfPage): Promise<string> {
  const tooLarge = new HttpError(413, "too-large", `The body is larger than ${mostBytes / 1024} KB.`);
  if (Number(headers.get("Content-Length") ?? 0) > mostBytes) throw tooLarge;
  // Keeps a byte order mark and replaces nothing, because signatures are checked over the result.
  const decoder = new TextDecoder("utf-8", { ignoreBOM: true, fatal: true });
  const decoded = (chunk?: Uint8Array) => {
    try {
      return chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode();
    } catch {
      throw new HttpError(400, "bad-request", "The body is not UTF-8.");
    }
  };
  let text = "";
  let bytes = 0;
  try {
    for await (const chunk of body ?? []) {
      bytes += chunk.byteLength;
      if (bytes > mostBytes) throw tooLarge;
      text += decoded(chunk);
    }
  } catch (error) {
    if (error instanceof HttpError) throw error;
    throw new HttpError(400, "bad-request", "The body has not arrived whole.");
  }
  return text + decoded();
}

/** Deepest nesting of lists and objects; far more than answers have, far less than exhausts a stack. */
const mostLevels = 64;

/**
 * JSON in the form that the database accepts for a `jsonb` column.
 *
 * @throws HttpError 400 `bad-request` for JSON that Postgres cannot store: a null character, an unpaired surrogate,
 * excessive nesting
 */
export function jsonText(value: unknown): string {
  if (isDeeper(value, mostLevels)) throw new HttpError(400, "bad-request", "The body is nested too deeply.");
  const text = JSON.stringify(value);
  // Backslashes in the text itself are doubled; once these are removed, every remaining escape is real.
  if (!/\\u(?:0000|d[89a-f])/.test(text.replaceAll("\\\\", ""))) return text;
  throw new HttpError(400, "bad-request", "The body holds characters that are no text.");
}

const isDeeper = (value: unknown, levels: number): boolean =>
  typeof value === "object" &&
  value !== null &&
  (levels === 0 || Object.values(value).some((child) => isDeeper(child, levels - 1)));
