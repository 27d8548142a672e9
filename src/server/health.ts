import type { Database } from "../../supabase/functions/_shared/database/index.ts";

/** Longest wait for an answer of the database, in milliseconds. */
const patience = 2_000;

/**
 * Whether the server can do its work: the database answers and has every migration of this build.
 *
 * @param migrations names of the migrations
 */
export async function health(db: Database, migrations: readonly string[]): Promise<Health> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, patience, undefined).unref());
  const answer = db.query<{ name: string }>("select name from funnel.migrations").catch(() => undefined);
  const rows = await Promise.race([answer, late]);
  const ran = new Set(rows?.map(({ name }) => name));
  const missing = migrations.filter((name) => !ran.has(name));
  if (!rows) return { status: "unavailable", database: "does not answer" };
  return missing.length
    ? { status: "unavailable", database: "not migrated", missing }
    : { status: "ok", database: "ok" };
}

export type Health = {
  readonly status: "ok" | "unavailable";
  readonly database: string;
  readonly missing?: readonly string[];
};
