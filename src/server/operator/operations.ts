import type { StoredCounts } from "../../../engine/experiments/index.ts";
import type { Experiments } from "../../../engine/flow/index.ts";
import type { StoredVisitors } from "../../../engine/visitors/index.ts";
import { functionUrl, settingsOf } from "../../../supabase/functions/_shared/context/index.ts";
import type { Sql } from "../../../supabase/functions/_shared/database/index.ts";
import { type AskedStock, type SoldOf, soldOf } from "../../../supabase/functions/_shared/orders/index.ts";
import type { Delivery } from "../../../supabase/functions/_shared/outbox/index.ts";
import { migrations, type OpenDatabase } from "../database/index.ts";
import { type Health, health } from "../health.ts";
import { countVariants } from "./count-variants.ts";
import { type CountedDays, countedVisitors } from "./counted-visitors.ts";
import { cancelAppointment, type ListedAppointment, listAppointments } from "./list-appointments.ts";
import { type ListedLead, listLeads } from "./list-leads.ts";
import { type ListedOrder, listOrders } from "./list-orders.ts";
import { type Erased, erasePerson, exportPerson, type PersonData } from "./person.ts";

/**
 * The operations on a database, by name. Their input and output are JSON, so that they can also run through a server.
 */
export type Operations = {
  /** The deliveries that have not arrived. */
  readonly list: { input: { readonly onlyDead: boolean }; output: readonly Undelivered[] };
  /** Puts one delivery back or, without a key, all that were given up; returns how many. */
  readonly replay: { input: { readonly key?: string | undefined }; output: number };
  /** Every lead with what was known of the visitor. */
  readonly leads: { input: Readonly<Record<string, never>>; output: readonly ListedLead[] };
  /** The appointments to come, and how one is cancelled: says whether somebody had it. */
  readonly appointments: { input: Readonly<Record<string, never>>; output: readonly ListedAppointment[] };
  readonly cancelAppointment: { input: { readonly id: string }; output: boolean };
  /** Every order, and what has happened to it. */
  readonly orders: { input: Readonly<Record<string, never>>; output: readonly ListedOrder[] };
  /** What the variants of a funnel's experiments brought. */
  readonly variants: {
    input: { readonly funnel: string; readonly experiments: Experiments };
    output: StoredCounts;
  };
  /** How many of each stock are sold, and held by payments under way. */
  readonly stock: { input: AskedStock; output: Readonly<Record<string, SoldOf>> };
  /** How many visitors reached each step, on all days or some. */
  readonly visitors: { input: CountedDays; output: StoredVisitors };
  /** Exports or erases the data of a person. */
  readonly exportPerson: { input: { readonly address: string }; output: PersonData };
  readonly erasePerson: { input: { readonly address: string }; output: Erased };
  /**
   * Copies the embedded database into a folder that does not exist yet. The path is absolute, because the server has
   * another working folder.
   */
  readonly backUp: { input: { readonly folder: string }; output: Readonly<Record<string, never>> };
  /**
   * Whether the database is fine, the number of deliveries in each state and of each kind that wait, and what no receiver
   * takes; no numbers if it is not.
   */
  readonly diagnose: {
    input: Readonly<Record<string, never>>;
    output: Health & {
      readonly outbox: Counts;
      readonly waiting: Counts;
      /** A server of an older release says nothing of it. */
      readonly untaken?: readonly Untaken[];
    };
  };
};

type Operation<Name extends keyof Operations> = (
  db: OpenDatabase,
  input: Operations[Name]["input"],
) => Promise<Operations[Name]["output"]>;

/** Implementation of each operation. */
export const operations: { readonly [Name in keyof Operations]: Operation<Name> } = {
  list: (db, { onlyDead }) => readOutbox(db, onlyDead),
  replay: (db, { key }) => replay(db, key, new Date()),
  leads: (db) => listLeads(db, functionUrl("file", settingsOf(process.env))),
  appointments: (db) => listAppointments(db, new Date()),
  cancelAppointment: (db, { id }) => cancelAppointment(db, id, new Date()),
  orders: (db) => listOrders(db),
  variants: (db, { funnel, experiments }) => countVariants(db, funnel, experiments),
  stock: (db, input) => soldOf(db, input),
  visitors: (db, input) => countedVisitors(db, input),
  exportPerson: (db, { address }) => exportPerson(db, address, new Date()),
  erasePerson: (db, { address }) => erasePerson(db, address, new Date()),
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
    const untaken = answer.status === "ok" ? await db.query<Untaken>(untakenOfKinds) : [];
    return { ...answer, ...counts, untaken };
  },
};

type Counts = Readonly<Record<string, number>>;
type Count = { readonly kind: string; readonly state: string; readonly count: number };

/**
 * A mail to an address that a visitor has typed may find no mailbox there: where a later mail has arrived, that says nothing
 * of the service, and is counted as refused instead of dead.
 */
const countOfStates = `select kind, state, count(*)::integer as count from (
    select kind, case when state = 'dead' and key like 'lead-mail:%' and exists (select from funnel.outbox later
      where later.kind = 'mail' and later.state = 'delivered' and later.created_at > entry.created_at)
      then 'refused' else state end as state
    from funnel.outbox entry) entries group by kind, state`;

/** Deliveries of a kind that wait because their receiver has not taken them several times. */
export type Untaken = {
  readonly kind: Delivery["kind"];
  readonly count: number;
  /** Of the oldest of them, in whole hours. */
  readonly hours: number;
  readonly reason: string;
};
/** By its third try a receiver has had five minutes, and the next one comes after a quarter of an hour. */
const untakenOfKinds = `select kind, count(*)::integer as count, (array_agg(last_problem order by due_at desc))[1] as reason,
    floor(extract(epoch from now() - min(created_at)) / 3600)::integer as hours
  from funnel.outbox where state = 'waiting' and attempts >= 3 and last_problem is not null group by kind order by kind`;

/** An undelivered entry: it waits, was dropped, or was given up. */
export type Undelivered = {
  readonly kind: string;
  readonly key: string;
  readonly state: "waiting" | "dropped" | "dead";
  readonly attempts: number;
  readonly reason: string | null;
  /** ISO times. */
  readonly created_at: string;
  readonly due_at: string;
  /** The person it is about: an e-mail address or a phone number. */
  readonly contact: string | null;
};

type OutboxRow = Omit<Undelivered, "created_at" | "due_at"> & { readonly created_at: Date; readonly due_at: Date };

/** The undelivered entries, oldest first; on request only those that were given up. */
async function readOutbox(sql: Sql, onlyDead: boolean): Promise<readonly Undelivered[]> {
  const rows = await sql.query<OutboxRow>(
    `select kind, key, state, attempts, last_problem as reason, created_at, due_at,
       coalesce(payload->>'email', payload->>'phone', payload->>'to', payload->'data'->>'email') as contact
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
 * Puts deliveries back, to be tried at once and for another 72 hours. Those that arrived or were dropped are not
 * touched.
 *
 * @param key of one delivery that waits or was given up; undefined means all that were given up
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
