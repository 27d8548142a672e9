import type { Sql } from "../database/index.ts";
import { bytesIn } from "./base64.ts";
import { isSomebodys, isWhole } from "./whole.ts";

/** A file, whose content is read part by part. */
type Read = {
  readonly name: string;
  readonly mime: string;
  /** Bytes. */
  readonly size: number;
  readonly content: () => ReadableStream<Uint8Array<ArrayBuffer>>;
};

/** The file of a key; undefined if there is none, or none that belongs to a lead. */
export async function readFile(sql: Sql, key: string): Promise<Read | undefined> {
  const [file] = await sql.query<{ readonly file_id: string } & Omit<Read, "content">>(
    `select file_id, name, mime, size from funnel.files file where key = $1 and ${isSomebodys} and ${isWhole}`,
    [key],
  );
  if (!file) return undefined;
  let part = 0;
  const content = () =>
    new ReadableStream<Uint8Array<ArrayBuffer>>({
      async pull(controller) {
        const [row] = await sql.query<{ readonly bytes: string }>(
          "select encode(bytes, 'base64') as bytes from funnel.file_parts where file_id = $1 and part = $2",
          [file.file_id, part],
        );
        part += 1;
        const bytes = row && bytesIn(row.bytes);
        if (bytes) controller.enqueue(bytes);
        else controller.close();
      },
    });
  return { ...file, content };
}
