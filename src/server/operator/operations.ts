import type { Sql } from "../../../supabase/functions/_shared/database/index.ts";
import { migrations, type OpenDatabase } from "../database/index.ts";
import { type Health, health } from "../health.ts";
import { type ListedOrder, listOrders } from "./list-orders.ts";
import { type Erased, erasePerson, exportPerson, type PersonData } from "./person.ts";

/** What the command line asks of a database, by name; plain JSON, so that it can be asked through a server too. */
export type Operations = {
  /** The deliveries that have not arrived. */
  readonly list: { input: { readonly onlyDead: boolean }; output: readonly Undelivered[] };
  /** Puts one delivery back, or without a key all that were given up; how many. */
  readonly replay: { input: { readonly key?: string | undefined }; output: number };
  /** Every order, and what has become of it. */
  readonly orders: { input: Readonly<Record<string, never>>; output: readonly ListedOrder[] };
  /** What is kept of a person; taking them out of it. */
  readonly exportPerson: { input: { readonly email: string }; output: PersonData };
  readonly erasePerson: { input: { readonly email: string }; output: Erased };
  /** Copies the embedded database into a folder that is not there yet; its path from the root, for the server has another folder. */
  readonly backUp: { input: { readonly folder: string }; output: Readonly<Record<string, never>> };
  /** Whether all is well, how many deliveries there are in each state, and how many of each kind wait; none where it is not. */
  readonly diagnose: {
    input: Readonly<Record<string, never>>;
    output: Health & { readonly outbox: Counts; readonly waiting: Counts };
  };
};

type Operation<Name extends keyof Operations> = (
  db: OpenDatabase,
  input: Operations[Name]["input"],
) => Promise<Operations[Name]["output"]>;

/** How it is done. */
export const operations: { readonly [Name in keyof Operations]: Operation<Name> } = {
  list: (db, { onlyDead }) => readOutbox(db, onlyDead),
  replay: (db, { key }) => replay(db, key, new Date()),
  orders: (db) => listOrders(db),
  exportPerson: (db, { email }) => exportPerson(db, email, new Date()),
  erasePerson: (db, { email }) => erasePerson(db, email, new Date()),
  backUp: async (db, { folder }) => {
    await db.backUp(folder);
    return {};
  },
  diagnose: async (db) => {
    const answer = await health(db, Object.keys(migrations));
    const counted = answer.status === "ok" ? await db.query<Count>(countOfStates) : [];
    const counts: Record<"outbox" | "waiting", Record<string, number>> = { outbox: {}, waiting: {} };
    for (const { kind, state, count } of counted) {
      counts.outbox[state] = (counts.outbox[state] ?? 0) + count;
      if (state === "waiting") counts.waiting[kind] = count;
    }
    return { ...answer, ...counts };
  },
};

type Counts = Readonly<Record<string, number>>;
type Count = { readonly kind: string; readonly state: string; readonly count: number };
const countOfStates = "select kind, state, count(*)::integer as count from funnel.outbox group by kind, state";

/** A delivery that has not arrived: it waits, was dropped, or was given up. */
export type Undelivered = {
  readonly kind: string;
  readonly key: string;
  readonly state: "waiting" | "dropped" | "dead";
  readonly attempts: number;
  readonly reason: string | null;
  /** ISO times. */
  readonly created_at: string;
  readonly due_at: string;
  /** Whom it is about: an e-mail address or a phone number. */
  readonly contact: string | null;
};

type OutboxRow = Omit<Undelivered, "created_at" | "due_at"> & { readonly created_at: Date; readonly due_at: Date };

/** The deliveries that have not arrived, oldest first; only those that were given up if so asked. */
async function readOutbox(sql: Sql, onlyDead: boolean): Promise<readonly Undelivered[]> {
  const rows = await sql.query<OutboxRow>(
    `select kind, key, state, attempts, last_problem as reason, created_at, due_at,
       coalesce(payload->>'email', payload->>'phone', payload->>'to') as contact
     from funnel.outbox where state = 'dead' or (state in ('waiting', 'dropped') and not $1::boolean)
     order by created_at, key`,
    [onlyDead],
  );
  return rows.map((row) => ({
    ...row,
    created_at: row.created_at.toISOString(),
    due_at: row.due_at.toISOString(),
  }));
}

/**
 * Puts deliveries back, to be tried at once and for another 72 hours. What has arrived or was dropped is left alone.
 *
 * @param key of one delivery that waits or was given up; undefined for all that were given up
 * @returns how many were put back
 */
async function replay(sql: Sql, key: string | undefined, now: Date): Promise<number> {
  const rows = await sql.query(
    `update funnel.outbox set state = 'waiting', attempts = 0, due_at = $1::timestamptz
     where case when $2::text is null then state = 'dead' else key = $2 and state in ('waiting', 'dead') end
     returning id`,
    [now.toISOString(), key ?? null],
  );
  return rows.length;
}
