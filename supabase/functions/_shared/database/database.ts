import type { ServerFunnel } from "../../../../engine/views/index.ts";

/**
 * A database: PGlite, any Postgres, or Supabase's. The SQL is written for Postgres 15. JSON travels as text
 * (`$1::text::jsonb`), because drivers disagree about encoding it; times as ISO text (`$1::timestamptz`).
 */
export type Sql = {
  readonly query: <Row>(text: string, parameters?: readonly unknown[]) => Promise<readonly Row[]>;
};

/** SQL within a transaction. */
export type Transaction = Sql & {
  /** Runs an SQL file: any number of statements, without parameters. */
  readonly execute: (script: string) => Promise<void>;
};

export type Database = Sql & {
  /** Runs the work in one transaction; a rejection rolls all of it back. */
  readonly transaction: <Result>(work: (sql: Transaction) => Promise<Result>) => Promise<Result>;
};

/** Values of the columns `funnel_id`, `funnel_version` and `funnel_hash`, in this order. */
export function versionColumns({ id, version, hash }: ServerFunnel): readonly [string, number, string] {
  return [id, version, hash];
}
