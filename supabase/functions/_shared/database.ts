/**
 * What SQL is sent to: PGlite, any Postgres, Supabase's. The SQL is written for Postgres 15. JSON travels as text
 * (`$1::text::jsonb`), because drivers disagree about encoding it; times as ISO text (`$1::timestamptz`).
 */
export type Sql = {
  readonly query: <Row>(text: string, parameters?: readonly unknown[]) => Promise<readonly Row[]>;
};

export type Database = Sql & {
  /** Runs the work in one transaction; a rejection rolls all of it back. */
  readonly transaction: <Result>(work: (sql: Sql) => Promise<Result>) => Promise<Result>;
};
