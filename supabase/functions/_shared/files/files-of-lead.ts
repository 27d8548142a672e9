import type { AboutLead } from "../../../../engine/contract/index.ts";
import { fileName, filesIn, type SentFile } from "../../../../engine/fields/index.ts";
import { type Context, functionUrl } from "../context/index.ts";
import type { Sql } from "../database/index.ts";
import { isSomebodys, isWhole } from "./whole.ts";

/**
 * Gives a lead the files that its visitor has sent, as far as they are whole. None is taken away again: its receiver may
 * have the address by then, and answers that lead elsewhere do not mean that it is not wanted.
 *
 * @returns how many it has, if there are more than before; otherwise undefined
 */
export async function linkFiles(
  sql: Sql,
  submissionId: string,
  about: AboutLead | undefined,
  { funnel }: Context,
): Promise<number | undefined> {
  if (!funnel.files || about?.quiz === undefined) return undefined;
  const named = Object.entries(funnel.files).flatMap(([field, { max }]) =>
    filesIn(textIn(about, field))
      .slice(0, max)
      .map(({ id }) => ({ id, field })),
  );
  const [files] = await sql.query<{ readonly added: number; readonly before: number }>(
    `with named as (
       select file.file_id from jsonb_to_recordset($2::text::jsonb) as named (id uuid, field text)
       join funnel.files file on file.file_id = named.id and file.field = named.field where ${isWhole}
     ), added as (
       insert into funnel.lead_files (submission_id, file_id) select $1::uuid, file_id from named on conflict do nothing
       returning 1
     )
     select (select count(*) from added)::integer as added,
       (select count(*) from funnel.lead_files where submission_id = $1)::integer as before`,
    [submissionId, JSON.stringify(named)],
  );
  return files && files.added > 0 ? files.before + files.added : undefined;
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
  const named = fields.map((field) => [field, textIn(about, field)] as const).filter(([, text]) => text !== "");
  const links = named.map(([field, text]) => [field, filesIn(text).map(lineOf(field)).join("\n")] as const);
  // What a page may say of the same name could pass for an address of ours.
  const saved = Object.entries(about.quiz).filter(([name]) => !fields.includes(name));
  const quiz = record(record(about.quiz).quiz);
  const values = { ...record(quiz.values), ...Object.fromEntries(links) };
  return { ...about, quiz: { ...Object.fromEntries(saved), quiz: { ...quiz, values } } };
}

function textIn({ quiz }: AboutLead, field: string): string {
  const values = record(record(record(quiz).quiz).values);
  const text = Object.hasOwn(values, field) ? values[field] : undefined;
  return typeof text === "string" ? text : "";
}

/** What a value holds by name, which is nothing if it is no object. */
const record = (value: unknown): Readonly<Record<string, unknown>> => ({ ...Object(value) });

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
