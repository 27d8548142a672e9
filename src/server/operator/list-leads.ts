import type { AboutLead } from "../../../engine/contract/index.ts";
import type { Sql } from "../../../supabase/functions/_shared/database/index.ts";

/** A lead with everything that is stored of it. Times are ISO. */
export type ListedLead = {
  readonly submission_id: string;
  readonly submitted_at: string;
  readonly received_at: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly name: string | null;
  readonly source: string;
  /** Why it may come from a machine. */
  readonly suspicion: string | null;
  readonly funnel_id: string;
  readonly funnel_version: number;
  readonly funnel_hash: string;
  /** What was known of the visitor; null for leads from before it was stored. */
  readonly about: AboutLead | null;
  /**
   * When the mail was written that asks to confirm its address, null if none could be, and when it was confirmed (ISO); left
   * out where it need not be.
   */
  readonly confirmation?: { readonly asked_at: string | null; readonly confirmed_at: string | null };
  /** Its files; a server of an older release says nothing of them. */
  readonly files?: readonly ListedFile[];
  /** The appointments that it has, as its answers say them; a server of an older release says nothing of them. */
  readonly booked?: readonly string[];
};

/** A file of a lead, and the field that it was sent in. */
export type ListedFile = {
  readonly field: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** Whoever opens it gets the file. */
  readonly url: string;
};

type Row = Omit<ListedLead, "submitted_at" | "received_at" | "files" | "booked" | "confirmation"> & {
  /** As JSON. */
  readonly files: string;
  readonly booked: string;
  readonly submitted_at: Date;
  readonly received_at: Date;
  readonly is_to_confirm: boolean | null;
  readonly asked_at: Date | null;
  readonly confirmed_at: Date | null;
};

/**
 * Every lead, newest first.
 *
 * @param fileUrl address of the function that serves files
 */
export async function listLeads(sql: Sql, fileUrl: string): Promise<readonly ListedLead[]> {
  const rows = await sql.query<Row>(
    `select submission_id, submitted_at, received_at, email, phone, name, source, suspicion, funnel_id, funnel_version,
       funnel_hash, about, (
         select coalesce(jsonb_agg(jsonb_build_object('field', field, 'name', name, 'size', size, 'key', key)
           order by begun_at, file_id), '[]')::text
         from funnel.files join funnel.lead_files link using (file_id) where link.submission_id = leads.submission_id
       ) as files, (
         select coalesce(jsonb_agg(at order by starts_at), '[]')::text from funnel.appointments had
         where had.submission_id = leads.submission_id and given_up_at is null
       ) as booked, is_to_confirm, asked_at, confirmed_at
     from funnel.leads left join (select submission_id, true as is_to_confirm, asked_at, confirmed_at from funnel.confirmations) asked
       using (submission_id)
     order by received_at desc, submission_id`,
  );
  return rows.map(({ is_to_confirm, asked_at, confirmed_at, ...row }) => ({
    ...row,
    submitted_at: row.submitted_at.toISOString(),
    received_at: row.received_at.toISOString(),
    booked: JSON.parse(row.booked),
    ...(is_to_confirm && {
      confirmation: {
        asked_at: asked_at?.toISOString() ?? null,
        confirmed_at: confirmed_at?.toISOString() ?? null,
      },
    }),
    files: JSON.parse(row.files).map(({ key, ...file }: Omit<ListedFile, "url"> & { readonly key: string }) => ({
      ...file,
      url: `${fileUrl}?key=${key}`,
    })),
  }));
}
