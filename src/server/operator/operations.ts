import type { Database } from "../../../supabase/functions/_shared/database/index.ts";
import { migrations } from "../database/migrations.ts";
import { type Health, health } from "../health.ts";
import { readOutbox, type Undelivered } from "./read-outbox.ts";
import { replay } from "./replay.ts";

/** What the command line asks of a database, by name; plain JSON, so that it can be asked through a server too. */
export type Operations = {
  /** The deliveries that have not arrived. */
  readonly list: { input: { readonly onlyDead: boolean }; output: readonly Undelivered[] };
  /** Puts one delivery back, or without a key all that were given up; how many. */
  readonly replay: { input: { readonly key?: string | undefined }; output: number };
  /** Whether all is well, and how many deliveries there are in each state; none are counted where it is not. */
  readonly diagnose: {
    input: Readonly<Record<string, never>>;
    output: Health & { readonly outbox: Readonly<Record<string, number>> };
  };
};

type Operation<Name extends keyof Operations> = (
  db: Database,
  input: Operations[Name]["input"],
) => Promise<Operations[Name]["output"]>;

/** How it is done. */
export const operations: { readonly [Name in keyof Operations]: Operation<Name> } = {
  list: (db, { onlyDead }) => readOutbox(db, onlyDead),
  replay: (db, { key }) => replay(db, key, new Date()),
  diagnose: async (db) => {
    const told = await health(db, Object.keys(migrations));
    const counted = told.status === "ok" ? await db.query<Count>(countOfStates) : [];
    return { ...told, outbox: Object.fromEntries(counted.map(({ state, count }) => [state, count])) };
  },
};

type Count = { readonly state: string; readonly count: number };
const countOfStates = "select state, count(*)::integer as count from funnel.outbox group by state";
