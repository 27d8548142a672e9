import { type Time, timeAt, timesOf } from "../../../../engine/calendars/index.ts";
import { milliseconds } from "../../../../engine/flow/index.ts";
import type { Calendar } from "../../../../schema/funnel.types.ts";
import type { Context } from "../context/index.ts";
import type { Sql } from "../database/index.ts";

/** Whose appointment it is: the visit, if it tells, and the field that asks. */
export type Asker = { readonly visitId: string | undefined; readonly field: string };

/** A calendar of a funnel, by its name. */
export type Named = { readonly name: string; readonly calendar: Calendar };

/** The calendar that a field asks for; undefined if it is no field for appointments. */
export function calendarOf(field: string, { funnel }: Pick<Context, "funnel">): Named | undefined {
  const { calendars = {}, appointments = {} } = funnel;
  const name = Object.hasOwn(appointments, field) ? appointments[field] : undefined;
  const calendar = name === undefined ? undefined : calendars[name];
  return name === undefined || calendar === undefined ? undefined : { name, calendar };
}

/** Lets appointments be made one after the other until the end of the transaction: of two for the last place, the second is counted after the first. */
export async function lockAppointments(sql: Sql): Promise<void> {
  await sql.query("select pg_advisory_xact_lock(hashtext('funnel.appointments'))");
}

/** Frees the time that is kept for a visitor until a contact follows. */
export async function letGo(sql: Sql, { visitId, field }: Asker, { funnel }: Pick<Context, "funnel">): Promise<void> {
  await sql.query(
    "delete from funnel.appointments where funnel_id = $1 and visit_id = $2 and field = $3 and submission_id is null",
    [funnel.id, visitId ?? null, field],
  );
}

/**
 * The time of a calendar that begins at a moment, if somebody may have it; undefined otherwise. To whom it is kept already, it
 * may be sooner than the notice.
 */
export function timeFor({ calendar }: Named, at: string, isTheirs: boolean, now: number): Time | undefined {
  if (!isTheirs) return timesOf(calendar, now).find((each) => each.at === at);
  const time = timeAt(calendar, at);
  return time && time.begins > now ? time : undefined;
}

/** The appointments that a visitor has in a field, by their ids: kept for them, or had by a lead of theirs. */
export async function theirsOf(
  sql: Sql,
  { visitId, field }: Asker,
  { funnel }: Pick<Context, "funnel">,
): Promise<readonly string[]> {
  const rows = await sql.query<{ readonly id: string }>(
    `select appointment_id as id from funnel.appointments
     where funnel_id = $1 and visit_id = $2 and field = $3 and given_up_at is null`,
    [funnel.id, visitId ?? null, field],
  );
  return rows.map(({ id }) => id);
}

/**
 * Those of some times at which there is still a place for somebody: what they have themselves takes none from them.
 * An appointment takes each time that it overlaps, or that the pause does not lie between: hours may overlap, and one from before
 * an update has another length.
 *
 * @param theirs the ids of what they have themselves
 */
export async function freeOf(
  sql: Sql,
  times: readonly Time[],
  { name, calendar }: Named,
  theirs: readonly string[],
  { funnel, now }: Pick<Context, "funnel" | "now">,
): Promise<readonly Time[]> {
  const [first, last] = [times[0], times.at(-1)];
  if (!first || !last) return [];
  const pause = milliseconds(calendar.pause);
  const taken = await sql.query<{ readonly begins: number; readonly ends: number }>(
    `select extract(epoch from starts_at)::float8 * 1000 as begins, extract(epoch from ends_at)::float8 * 1000 as ends
     from funnel.appointments
     where funnel_id = $1 and calendar = $2 and ends_at > $3::timestamptz and starts_at < $4::timestamptz
       and given_up_at is null and coalesce(held_until > $5::timestamptz, true)
       and appointment_id::text not in (select jsonb_array_elements_text($6::text::jsonb))`,
    [
      ...[funnel.id, name, isoAt(first.begins - pause), isoAt(last.ends + pause)],
      ...[now().toISOString(), JSON.stringify(theirs)],
    ],
  );
  const isNear = (one: Pick<Time, "begins" | "ends">, other: Pick<Time, "begins" | "ends">) =>
    one.begins < other.ends + pause && other.begins < one.ends + pause;
  return times.filter((time) => taken.filter((other) => isNear(time, other)).length < calendar.places);
}

/** A moment as the database reads it. */
export const isoAt = (ms: number) => new Date(ms).toISOString();
