import type { Sql } from "../database/index.ts";
import { isSomebodys, isWhole } from "./whole.ts";

/** A file with its content in base64. */
type Read = { readonly name: string; readonly mime: string; readonly content: string };

/** The file of a key; undefined if there is none, or none that belongs to a lead. */
export async function readFile(sql: Sql, key: string): Promise<Read | undefined> {
  const [file] = await sql.query<Read>(
    `select name, mime, (
       select encode(string_agg(bytes, ''::bytea order by part), 'base64') from funnel.file_parts part
       where part.file_id = file.file_id
     ) as content
     from funnel.files file where key = $1 and ${isSomebodys} and ${isWhole}`,
    [key],
  );
  return file;
}
