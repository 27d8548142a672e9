import type { AboutLead } from "../../../../engine/contract/index.ts";
import { filesIn } from "../../../../engine/fields/index.ts";
import type { Context } from "../context/index.ts";
import type { Sql } from "../database/index.ts";
import { isSomebodys, isWhole } from "./whole.ts";

/**
 * Gives a lead the files that its visitor has sent, as far as they are whole, and takes those away that the visitor has
 * removed since. A file that its last lead has lost is forgotten at the next turn.
 */
export async function linkFiles(
  sql: Sql,
  submissionId: string,
  about: AboutLead | undefined,
  { funnel }: Context,
): Promise<void> {
  if (!funnel.files || about?.quiz === undefined) return;
  const named = Object.entries(funnel.files).flatMap(([field, { max }]) =>
    filesIn(textIn(about, field))
      .slice(0, max)
      .map(({ id }) => ({ id, field })),
  );
  await sql.query(
    `with named as (
       select file.file_id from jsonb_to_recordset($2::text::jsonb) as named (id uuid, field text)
       join funnel.files file on file.file_id = named.id and file.field = named.field where ${isWhole}
     ), removed as (
       delete from funnel.lead_files where submission_id = $1 and file_id not in (select file_id from named)
     )
     insert into funnel.lead_files (submission_id, file_id) select $1::uuid, file_id from named on conflict do nothing`,
    [submissionId, JSON.stringify(named)],
  );
}

/** What is known of a lead, with addresses in place of its files: a line for each. */
export async function withLinks(
  sql: Sql,
  submissionId: string,
  about: AboutLead,
  { funnel, settings }: Pick<Context, "funnel" | "settings">,
): Promise<AboutLead> {
  const fields = Object.keys(funnel.files ?? {}).filter((field) => textIn(about, field) !== "");
  if (fields.length === 0) return about;
  const files = await sql.query<{ readonly field: string; readonly key: string }>(
    `select field, key from funnel.files file join funnel.lead_files using (file_id) where submission_id = $1
     order by begun_at, file_id`,
    [submissionId],
  );
  const links = fields.map((field) => {
    const keys = files.flatMap((file) => (file.field === field ? file.key : []));
    return [field, keys.map((key) => `${settings.functionsUrl}/file?key=${key}`).join("\n")];
  });
  const quiz = record(record(about.quiz).quiz);
  const values = { ...record(quiz.values), ...Object.fromEntries(links) };
  return { ...about, quiz: { ...about.quiz, quiz: { ...quiz, values } } };
}

function textIn({ quiz }: AboutLead, field: string): string {
  const values = record(record(record(quiz).quiz).values);
  const text = Object.hasOwn(values, field) ? values[field] : undefined;
  return typeof text === "string" ? text : "";
}

const record = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null ? { ...value } : {};

/** Milliseconds in which a visitor who has sent a file leaves a contact. */
const patience = 86_400_000;

/** Deletes files that no lead has, and gives their room back: an embedded Postgres does not do that by itself. */
export async function forgetFiles({ db, now }: Context): Promise<void> {
  const gone = await db.query(
    `delete from funnel.files file where begun_at < $1::timestamptz and not ${isSomebodys} returning 1`,
    [new Date(now().getTime() - patience).toISOString()],
  );
  if (gone.length > 0) await db.query("vacuum funnel.file_parts");
}
