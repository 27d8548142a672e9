import type { AboutLead } from "../../../../engine/contract/index.ts";
import { isAppointment, sayMissed } from "../../../../engine/fields/index.ts";
import { milliseconds } from "../../../../engine/flow/index.ts";
import type { Context } from "../context/index.ts";
import { type Sql, versionColumns } from "../database/index.ts";
import { valueIn, withValues } from "../http/index.ts";
import { calendarOf, freeOf, isoAt, letGo, lockAppointments, timeFor } from "./taken.ts";

/**
 * Gives a lead the appointments that its visitor has picked. One that its visitor had before, in the same field and with the
 * same contact, is given up for it, and so is one in a field that is empty by now, such as that of another shop.
 *
 * @returns `booked` if it has others than before, and `missed` if it has not got one that it did not ask for before
 */
export async function bookTimes(
  sql: Sql,
  submissionId: string,
  about: AboutLead | undefined,
  context: Context,
): Promise<"booked" | "missed" | undefined> {
  const fields = Object.keys(context.funnel.appointments ?? {});
  if (fields.length === 0 || about?.quiz === undefined) return undefined;
  const all = fields.map((field) => ({ field, at: valueIn(about, field) }));
  const picked = all.filter(({ at }) => isAppointment(at));
  await lockAppointments(sql);
  const empty = all.flatMap(({ field, at }) => (at === "" ? field : []));
  const givenUp = await sql.query(
    `update funnel.appointments set given_up_at = $3::timestamptz
     where submission_id = $1 and field in (select jsonb_array_elements_text($2::text::jsonb))
       and given_up_at is null and starts_at > $3::timestamptz returning 1`,
    [submissionId, JSON.stringify(empty), context.now().toISOString()],
  );
  const became = [givenUp.length > 0 ? "booked" : undefined];
  for (const { field, at } of picked) became.push(await bookTime(sql, submissionId, field, at, context));
  return (["booked", "missed"] as const).find((each) => became.includes(each));
}

/** SQL: the appointments at a time, by the parameters of `bookTime`. */
const appointment = "select from funnel.appointments where funnel_id = $2 and field = $3 and at = $4";

/** @returns whether the lead has a time that it did not have before, or has missed one; undefined if nothing is new */
async function bookTime(
  sql: Sql,
  submissionId: string,
  field: string,
  at: string,
  context: Context,
): Promise<"booked" | "missed" | undefined> {
  const { funnel, now } = context;
  const asked = calendarOf(field, context);
  const begins = Date.parse(at);
  const [lead] = await sql.query<{
    readonly visit: string | null;
    readonly has: boolean;
    readonly had: boolean;
    readonly is_held: boolean;
    readonly is_theirs: boolean;
  }>(
    `select visit_id as visit,
       exists (${appointment} and submission_id = lead.submission_id and given_up_at is null) as has,
       exists (${appointment} and submission_id = lead.submission_id and given_up_at is not null) as had,
       exists (${appointment} and visit_id = lead.visit_id and submission_id is null) as is_held,
       exists (${appointment} and visit_id = lead.visit_id and given_up_at is null) as is_theirs
     from funnel.leads lead where submission_id = $1`,
    [submissionId, funnel.id, field, at],
  );
  if (!lead || lead.has || !asked || Number.isNaN(begins)) return undefined;
  // What was missed, cancelled or given up for another time is not had because the same request comes once more.
  if (lead.had && !lead.is_held) return undefined;
  // Of a time that was never kept for this visitor, the page's word alone says that it was to be had.
  const time = timeFor(asked, at, lead.is_theirs, now().getTime());
  const asker = { visitId: lead.visit ?? undefined, field };
  // Whoever corrects an address leaves a second lead. Who leaves another one with another time has come for somebody else, and
  // so has one where several come at once, unless by the same name.
  const before = await sql.query<{ readonly id: string }>(
    `select had.appointment_id as id
     from funnel.appointments had left join funnel.leads before using (submission_id), funnel.leads lead
     where had.funnel_id = $1 and (had.visit_id = $2 or had.submission_id = $4) and had.field = $3 and had.given_up_at is null
       and had.starts_at > $5::timestamptz and lead.submission_id = $4
       and (had.submission_id is null or had.submission_id = lead.submission_id
         or (had.at = $6 and ($7::boolean or coalesce(before.name = lead.name, false)))
         or coalesce(before.email = lead.email, false) or coalesce(before.phone = lead.phone, false))`,
    [funnel.id, lead.visit, field, submissionId, now().toISOString(), at, asked.calendar.places === 1],
  );
  const theirs = before.map(({ id }) => id);
  const isFree = time !== undefined && (await freeOf(sql, [time], asked, theirs, context)).length > 0;
  if (isFree) {
    await letGo(sql, asker, context);
    await sql.query(
      `update funnel.appointments set given_up_at = $2::timestamptz
       where appointment_id::text in (select jsonb_array_elements_text($1::text::jsonb))`,
      [JSON.stringify(theirs), now().toISOString()],
    );
  }
  // One that was missed is kept as given up: so it is told once.
  await sql.query(
    `insert into funnel.appointments (calendar, field, at, starts_at, ends_at, visit_id, submission_id, given_up_at, funnel_id, funnel_version, funnel_hash)
     values ($1, $2, $3, $4::timestamptz, $5::timestamptz, $6, $7, $8::timestamptz, $9, $10, $11)`,
    [
      ...[asked.name, field, at, isoAt(begins), isoAt(begins + milliseconds(asked.calendar.length))],
      ...[lead.visit, submissionId, isFree ? null : now().toISOString(), ...versionColumns(funnel)],
    ],
  );
  return isFree ? "booked" : "missed";
}

/**
 * What is known of a lead, with what has become of its appointments: behind one that it does not have, because somebody else
 * was sooner or it was given up, stands so.
 */
export async function withBooked(
  sql: Sql,
  submissionId: string,
  about: AboutLead,
  context: Pick<Context, "funnel">,
): Promise<AboutLead> {
  const fields = Object.keys(context.funnel.appointments ?? {});
  if (fields.length === 0 || about.quiz === undefined) return about;
  const missed = await notBooked(sql, submissionId, about, context);
  const values = Object.fromEntries(missed.map(({ field, at }) => [field, sayMissed(at)]));
  const { quiz = {}, ...known } = withValues(about, fields, values);
  if (!("answers" in quiz)) return { ...known, quiz };
  // An answer that is recorded is the time itself, below a name of its own.
  const answers = Object.entries(Object(quiz.answers)).map(([name, answer]) => [
    name,
    missed.some(({ at }) => at === answer) ? sayMissed(String(answer)) : answer,
  ]);
  return { ...known, quiz: { ...quiz, answers: Object.fromEntries(answers) } };
}

/** The appointments that a visitor has picked, and that their lead does not have. */
export async function notBooked(
  sql: Sql,
  submissionId: string,
  about: AboutLead | undefined,
  { funnel }: Pick<Context, "funnel">,
): Promise<readonly { readonly field: string; readonly at: string }[]> {
  const fields = Object.keys(funnel.appointments ?? {});
  const picked = fields.map((field) => ({ field, at: valueIn(about, field) })).filter(({ at }) => isAppointment(at));
  if (picked.length === 0) return [];
  const booked = await sql.query<{ readonly field: string; readonly at: string }>(
    "select field, at from funnel.appointments where submission_id = $1 and given_up_at is null",
    [submissionId],
  );
  return picked.filter(({ field, at }) => !booked.some((mine) => mine.field === field && mine.at === at));
}
