import type { AboutLead } from "../../../../engine/contract/index.ts";
import { filesIn, partBytes } from "../../../../engine/fields/index.ts";
import type { Context } from "../context/index.ts";
import type { Sql } from "../database/index.ts";

/** SQL: whether all parts of a file have come. */
export const isWhole = `(select count(*) from funnel.file_parts part where part.file_id = file.file_id)
  = greatest(1, ceil(file.size / ${partBytes}.0))`;

/**
 * Gives a lead the files that its visitor has sent, as far as they are whole and no other lead has them. Those that the
 * visitor has taken back since are no longer the lead's, and are forgotten.
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
    `with named as (select * from jsonb_to_recordset($2::text::jsonb) as named (id uuid, field text)), gone as (
       update funnel.files set submission_id = null, begun_at = $3::timestamptz
       where submission_id = $1 and file_id not in (select id from named)
     )
     update funnel.files file set submission_id = $1 from named
     where named.id = file.file_id and named.field = file.field and file.submission_id is null and ${isWhole}`,
    [submissionId, JSON.stringify(named), new Date(0).toISOString()],
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
    "select field, key from funnel.files where submission_id = $1 order by begun_at, file_id",
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

/** Deletes files that no lead names. */
export async function forgetFiles({ db, now }: Context): Promise<void> {
  await db.query("delete from funnel.files where submission_id is null and begun_at < $1::timestamptz", [
    new Date(now().getTime() - patience).toISOString(),
  ]);
}
