import type { AboutLead } from "../../../../engine/contract/index.ts";
import type { Sql } from "../database/index.ts";

/** All that a contact can consist of. */
export const contactKinds = ["email", "phone", "name"] as const;

/** A lead as it is stored. */
export type StoredLead = { readonly [Kind in (typeof contactKinds)[number]]: string | null } & {
  readonly submissionId: string;
  readonly source: string;
  /** When it was left (ISO 8601), by the visitor's clock. */
  readonly timestamp: string;
  readonly about: AboutLead;
};

type Row = Pick<StoredLead, "source" | (typeof contactKinds)[number]> & {
  readonly submitted_at: Date;
  /** As JSON. */
  readonly about: string | null;
};

/** Reads a lead; undefined if there is none, as after it was erased. */
export async function storedLead(sql: Sql, submissionId: string): Promise<StoredLead | undefined> {
  const [row] = await sql.query<Row>(
    `select ${contactKinds.join(", ")}, source, submitted_at, about::text as about
     from funnel.leads where submission_id = $1`,
    [submissionId],
  );
  if (!row) return undefined;
  const { submitted_at, about, ...rest } = row;
  return { ...rest, submissionId, timestamp: submitted_at.toISOString(), about: JSON.parse(about ?? "{}") };
}
