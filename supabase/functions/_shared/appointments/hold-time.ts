import { timesOf } from "../../../../engine/calendars/index.ts";
import type { Context } from "../context/index.ts";
import { type Sql, versionColumns } from "../database/index.ts";
import { HttpError } from "../http/index.ts";
import { type Asker, calendarOf, freeOf, letGo, lockAppointments, theirsOf, timeFor } from "./taken.ts";

/** Milliseconds for which a time is kept for whoever has picked it, until a contact follows. */
const patience = 30 * 60_000;

/** What a page is told of a calendar. */
export type TimesLeft = { readonly timeZone: string; readonly free: readonly string[] };

/**
 * The times that a visitor can pick in a field.
 *
 * @throws HttpError 403 `no-such-field` if it is no field for appointments
 */
export async function timesLeft(sql: Sql, asker: Asker, context: Context): Promise<TimesLeft> {
  const asked = calendarOf(asker.field, context);
  if (!asked) throw new HttpError(403, "no-such-field", "No field for appointments has this id.");
  const theirs = await theirsOf(sql, asker, context);
  const free = await freeOf(sql, timesOf(asked.calendar, context.now().getTime()), asked, theirs, context);
  return { timeZone: asked.calendar.timeZone, free: free.map(({ at }) => at) };
}

/**
 * Keeps a time for whoever has picked it, in place of the one that they had picked before.
 *
 * @param at the time as `timesLeft` tells it
 * @returns whether it was still free
 */
export async function holdTime(sql: Sql, at: string, asker: Asker, context: Context): Promise<boolean> {
  const { now, funnel } = context;
  const asked = calendarOf(asker.field, context);
  if (!asked) return false;
  await lockAppointments(sql);
  const [theirs] = await sql.query<{ readonly is_booked: boolean; readonly is_held: boolean }>(
    `select coalesce(bool_or(submission_id is not null), false) as is_booked, coalesce(bool_or(held_until > $5::timestamptz), false) as is_held
     from funnel.appointments
     where funnel_id = $1 and visit_id = $2 and field = $3 and at = $4 and given_up_at is null and starts_at > $5::timestamptz`,
    [funnel.id, asker.visitId, asker.field, at, now().toISOString()],
  );
  if (theirs?.is_booked) {
    // Somebody looks at the page once more, perhaps after thinking of another time.
    await letGo(sql, asker, context);
    return true;
  }
  const time = timeFor(asked, at, theirs?.is_held ?? false, now().getTime());
  if (!time) return false;
  if ((await freeOf(sql, [time], asked, await theirsOf(sql, asker, context), context)).length === 0) return false;
  await sql.query(
    `insert into funnel.appointments (calendar, field, at, starts_at, ends_at, visit_id, held_until, funnel_id, funnel_version, funnel_hash)
     values ($1, $2, $3::text, $3::text::timestamptz, $4::timestamptz, $5, $6::timestamptz, $7, $8, $9)
     on conflict (funnel_id, visit_id, field) where submission_id is null do update set
       calendar = excluded.calendar, at = excluded.at, starts_at = excluded.starts_at, ends_at = excluded.ends_at, held_until = excluded.held_until`,
    [
      ...[asked.name, asker.field, at, new Date(time.ends).toISOString()],
      ...[asker.visitId, new Date(now().getTime() + patience).toISOString(), ...versionColumns(funnel)],
    ],
  );
  return true;
}

/** Deletes what was kept for visitors who have left no contact. */
export async function forgetHeld({ db, now }: Context): Promise<void> {
  await db.query("delete from funnel.appointments where held_until < $1::timestamptz", [
    new Date(now().getTime() - patience).toISOString(),
  ]);
}
