import type { Sql } from "../../../supabase/functions/_shared/database/index.ts";

/** An appointment that somebody has, with their contact. */
export type ListedAppointment = {
  readonly appointment_id: string;
  readonly calendar: string;
  /** The field that it was picked in. */
  readonly field: string;
  /** When it begins (ISO 8601), by the clock of its calendar. */
  readonly at: string;
  /** ISO times. */
  readonly starts_at: string;
  readonly ends_at: string;
  readonly submission_id: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly name: string | null;
  readonly funnel_id: string;
};

type Row = Omit<ListedAppointment, "starts_at" | "ends_at"> & { readonly starts_at: Date; readonly ends_at: Date };

/** Every appointment that is not over, the next one first. */
export async function listAppointments(sql: Sql, now: Date): Promise<readonly ListedAppointment[]> {
  const rows = await sql.query<Row>(
    `select appointment_id, calendar, field, at, starts_at, ends_at, submission_id, email, phone, name, had.funnel_id
     from funnel.appointments had join funnel.leads using (submission_id)
     where given_up_at is null and ends_at > $1::timestamptz order by starts_at, appointment_id`,
    [now.toISOString()],
  );
  return rows.map((row) => ({
    ...row,
    starts_at: row.starts_at.toISOString(),
    ends_at: row.ends_at.toISOString(),
  }));
}

/**
 * Gives an appointment up, so that its time is free for others. Nobody is told of it.
 *
 * @returns whether somebody had it
 */
export async function cancelAppointment(sql: Sql, id: string, now: Date): Promise<boolean> {
  const rows = await sql.query(
    `update funnel.appointments set given_up_at = $2::timestamptz
     where appointment_id::text = $1 and submission_id is not null and given_up_at is null returning 1`,
    [id, now.toISOString()],
  );
  return rows.length > 0;
}
