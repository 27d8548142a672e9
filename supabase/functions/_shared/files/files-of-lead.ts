import type { AboutLead } from "../../../../engine/contract/index.ts";
import { fileName, filesIn, type SentFile } from "../../../../engine/fields/index.ts";
import { type Context, functionUrl } from "../context/index.ts";
import type { Sql } from "../database/index.ts";
import { valueIn, withValues } from "../http/index.ts";
import { isSomebodys, isWhole } from "./whole.ts";

/**
 * Gives a lead the files that its visitor has sent, as far as they are whole. None is taken away again: its receiver may
 * have the address by then, and answers that lead elsewhere do not mean that it is not wanted.
 *
 * @returns whether there are more than before
 */
export async function linkFiles(
  sql: Sql,
  submissionId: string,
  about: AboutLead | undefined,
  { funnel }: Context,
): Promise<boolean> {
  if (!funnel.files || about?.quiz === undefined) return false;
  const named = Object.entries(funnel.files).flatMap(([field, { max }]) =>
    filesIn(valueIn(about, field))
      .slice(0, max)
      .map(({ id }) => ({ id, field })),
  );
  const added = await sql.query(
    `with named as (
       select file.file_id from jsonb_to_recordset($2::text::jsonb) as named (id uuid, field text)
       join funnel.files file on file.file_id = named.id and file.field = named.field where ${isWhole}
     )
     insert into funnel.lead_files (submission_id, file_id) select $1::uuid, file_id from named on conflict do nothing
     returning 1`,
    [submissionId, JSON.stringify(named)],
  );
  return added.length > 0;
}

/**
 * What is known of a lead, with addresses in place of its files: a line for each. A file that the lead names and the server
 * does not have, or no longer, stands there by its name, so that somebody can ask for it.
 */
export async function withLinks(
  sql: Sql,
  submissionId: string,
  about: AboutLead,
  { funnel, settings }: Pick<Context, "funnel" | "settings">,
): Promise<AboutLead> {
  const fields = Object.keys(funnel.files ?? {});
  if (fields.length === 0 || about.quiz === undefined) return about;
  const rows = await sql.query<{ readonly file: string; readonly key: string }>(
    `select field || ' ' || file_id as file, key from funnel.files join funnel.lead_files using (file_id)
     where submission_id = $1`,
    [submissionId],
  );
  const keys = new Map(rows.map(({ file, key }) => [file, key]));
  const lineOf =
    (field: string) =>
    ({ id, name }: SentFile) => {
      const key = keys.get(`${field} ${id}`);
      return key ? `${functionUrl("file", settings)}?key=${key}` : fileName(name);
    };
  const named = fields.map((field) => [field, valueIn(about, field)] as const).filter(([, text]) => text !== "");
  const links = named.map(([field, text]) => [field, filesIn(text).map(lineOf(field)).join("\n")] as const);
  return withValues(about, fields, Object.fromEntries(links));
}

/** Milliseconds in which a visitor who has sent a file leaves a contact, perhaps without a connection. */
const patience = 7 * 86_400_000;

/** Milliseconds after which a file of which parts are missing is given up. */
const unfinished = 3_600_000;

/** How many files are deleted at once: a few hundred megabytes take seconds. */
const batch = 20;

/** Deletes files that no lead has, and those that never came whole. */
export async function forgetFiles({ db, now, stop }: Context): Promise<void> {
  const before = (ms: number) => new Date(now().getTime() - ms).toISOString();
  for (let gone = batch; gone === batch && !stop?.aborted; ) {
    const rows = await db.query(
      `delete from funnel.files where file_id in (
         select file_id from funnel.files file where begun_at < $2::timestamptz and not ${isSomebodys}
           and (begun_at < $1::timestamptz or not ${isWhole}) limit ${batch}
       ) returning 1`,
      [before(patience), before(unfinished)],
    );
    gone = rows.length;
  }
}
