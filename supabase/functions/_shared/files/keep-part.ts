import { bytesOf, fileName, formatOf, formatsOf, partBytes } from "../../../../engine/fields/index.ts";
import type { Context } from "../context/index.ts";
import { versionColumns } from "../database/index.ts";
import { HttpError, limitFiles } from "../http/index.ts";
import { bytesIn } from "./base64.ts";
import { isSomebodys } from "./whole.ts";

/** A part of a file, in base64. */
type Part = {
  readonly fileId: string;
  readonly field: string;
  readonly name: string;
  readonly size: number;
  readonly part: number;
  readonly data: string;
};

/** Bytes of files that no lead names yet: what a week brings of visitors who do not go on, and less than a disk has. */
const mostOfNobody = bytesOf(2_048);

/**
 * Keeps a part of a file. The same part again changes nothing. The first one says what the file is, and must have come
 * before the others.
 *
 * @throws HttpError 403 `no-such-field`, 413 `file-too-large`, 400 `wrong-kind`, `bad-part` or `unknown-file`; 429
 * `too-many-requests` and 503 `no-room` if too much is sent by one address, or by all who leave no contact
 */
export async function keepPart(sent: Part, context: Context): Promise<void> {
  const { fileId, field, size, part } = sent;
  const { files = {} } = context.funnel;
  const limits = Object.hasOwn(files, field) ? files[field] : undefined;
  if (!limits) throw new HttpError(403, "no-such-field", "The definition has no such field for files.");
  if (size > bytesOf(limits.maxSize))
    throw new HttpError(413, "file-too-large", `The file is larger than ${limits.maxSize} MB.`);
  const bytes = bytesIn(sent.data);
  if (!bytes || bytes.length !== Math.min(partBytes, size - part * partBytes))
    throw new HttpError(400, "bad-part", "The part does not fit the size of the file.");
  if (part === 0) await keepFile(sent, limits, bytes, context);
  const [kept] = await context.db.query(
    `with file as (select file_id from funnel.files where file_id = $1 and field = $2 and size = $3), kept as (
       insert into funnel.file_parts (file_id, part, bytes) select file_id, $4::integer, decode($5::text, 'base64') from file
       on conflict do nothing
     ) select from file`,
    [fileId, field, size, part, sent.data],
  );
  if (!kept) throw new HttpError(400, "unknown-file", "The first part of the file has not come.");
}

type Limits = NonNullable<Context["funnel"]["files"]>[string];

async function keepFile({ fileId, field, name, size }: Part, { accept }: Limits, bytes: Uint8Array, context: Context) {
  const format = formatOf(bytes);
  if (!format || !formatsOf(accept).includes(format))
    throw new HttpError(400, "wrong-kind", "The file is of another kind than the field takes.");
  const { db, funnel, now } = context;
  const [known] = await db.query("select from funnel.files where file_id = $1", [fileId]);
  if (known) return;
  await limitFiles(context);
  const [waiting] = await db.query<{ size: string }>(
    `select coalesce(sum(size), 0)::text as size from funnel.files file where not ${isSomebodys}`,
  );
  if (Number(waiting?.size) + size > mostOfNobody)
    throw new HttpError(503, "no-room", "Too many files wait for a contact. Please try again later.");
  await db.query(
    `insert into funnel.files (file_id, field, name, mime, size, begun_at, funnel_id, funnel_version, funnel_hash)
     values ($1, $2, $3, $4, $5, $6::timestamptz, $7, $8, $9) on conflict do nothing`,
    [
      fileId,
      field,
      endingAs(format.endings, fileName(name)),
      format.mime,
      size,
      now().toISOString(),
      ...versionColumns(funnel),
    ],
  );
}

/** A name that ends as its format does: what a computer does with a file, it decides by the ending. */
function endingAs(endings: readonly string[], name: string): string {
  return endings.some((ending) => name.toLowerCase().endsWith(ending)) ? name : `${name}${endings[0] ?? ""}`;
}
