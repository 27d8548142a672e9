import { bytesOf, fileName, formatOf, formatsOf, partBytes } from "../../../engine/fields/index.ts";
import type { PickedFile, SendingResult } from "../../../renderers/contract.ts";
import { uuid } from "../ids.ts";
import { BackendError, type Invoke } from "../invoke.ts";
import { smallerPhoto } from "./smaller-photo.ts";

/**
 * Sends a file in parts, so that a connection that breaks costs one of them. The first one goes ahead: the server says by it
 * whether it takes the file.
 *
 * @param pause waits for some milliseconds
 */
export async function sendFile(
  invoke: Invoke,
  { file, field, onProgress, stop }: PickedFile,
  pause: (ms: number) => Promise<unknown> = sleep,
): Promise<SendingResult> {
  try {
    const photo = await smallerPhoto(file);
    const name = fileName(photo.name);
    const id = idOf(file);
    const { size } = photo;
    if (size > bytesOf(field.maxSize)) return { refused: "size" };
    const format = formatOf(new Uint8Array(await photo.slice(0, partBytes).arrayBuffer()));
    if (!format || !formatsOf(field.accept).includes(format)) return { refused: "kind" };
    const parts = Math.max(1, Math.ceil(size / partBytes));
    let sent = 0;
    const send = async (part: number) => {
      const data = await base64Of(photo.slice(part * partBytes, (part + 1) * partBytes));
      await patiently(stop, pause, () => invoke("upload", { fileId: id, field: field.id, name, size, part, data }));
      sent += 1;
      onProgress(sent / parts);
    };
    await send(0);
    const queue = Array.from({ length: parts - 1 }, (_, index) => index + 1);
    const lane = async () => {
      try {
        for (let part = queue.shift(); part !== undefined; part = queue.shift()) await send(part);
      } finally {
        // What one lane could not send need not be gone on with by the other.
        queue.length = 0;
      }
    };
    await Promise.all([lane(), lane()]);
    return { id, name };
  } catch (error) {
    if (error instanceof BackendError && error.code === "wrong-kind") return { refused: "kind" };
    if (error instanceof BackendError && error.code === "file-too-large") return { refused: "size" };
    return { refused: "failed" };
  }
}

/** The ids of files that were picked: what is sent again need not come twice. */
const ids = new WeakMap<File, string>();

function idOf(file: File): string {
  const id = ids.get(file) ?? uuid();
  ids.set(file, id);
  return id;
}

/** How long to wait before a part is sent again, in milliseconds, each time. */
const waits = [1_000, 3_000, 8_000];

/** Tries again what has failed on its way. What the server refuses stays refused. */
async function patiently<T>(
  stop: AbortSignal,
  pause: (ms: number) => Promise<unknown>,
  send: () => Promise<T>,
): Promise<T> {
  for (let tries = 0; ; tries++) {
    stop.throwIfAborted();
    try {
      return await send();
    } catch (error) {
      const wait = waits[tries];
      if (wait === undefined || !mayPass(error)) throw error;
      await pause(wait);
    }
  }
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const mayPass = (error: unknown) =>
  error instanceof BackendError && (error.status === undefined || error.status >= 500 || error.status === 429);

const base64Of = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ""));
    // The file was moved or changed since it was picked.
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
