import { createHash } from "node:crypto";
import type { Database, Sql } from "../../../supabase/functions/_shared/database/index.ts";
import { belongsToOrder, lockOrderEvents } from "../../../supabase/functions/_shared/orders/index.ts";

/** Number of rows in each table. */
type Counts = Readonly<Record<string, number>>;

/** The stored data of a person, by table, each row with all its columns. */
export type PersonData = { readonly data: Readonly<Record<string, readonly unknown[]>>; readonly left: Left };

/** What was deleted, what was kept without personal data, and how many unfinished payments were left alone. */
export type Erased = {
  readonly deleted: Counts;
  readonly anonymised: Counts;
  readonly underWay: number;
  readonly left: Left;
};

/**
 * Leads that were left alone because they may be somebody else's, and the addresses and numbers by which they are found:
 * anybody can type anybody's number beside an address.
 */
export type Left = { readonly leads: number; readonly addresses: readonly string[] };

/** The address by which rows are found: an e-mail address, as it was named and in small letters, or a phone number. */
type Person = { readonly emails: readonly string[]; readonly phones: readonly string[] };

/** $1 is the person as JSON. The database makes the letters small on both sides: it knows other ones than we do. */
const emails = "(select lower(jsonb_array_elements_text($1::text::jsonb->'emails')))";
const phones = "(select jsonb_array_elements_text($1::text::jsonb->'phones'))";

/** Visits in which the person left an address and no other address was left later. */
const visits = `(
  select visit_id from (
    select visit_id from funnel.visits where lower(email) in ${emails}
    union select visit_id from funnel.leads where lower(email) in ${emails} or email is null and phone in ${phones}
    union select visit_id from funnel.checkout_sessions where lower(email) in ${emails}
  ) been where visit_id is not null and not exists (
    select from funnel.visits other where other.visit_id = been.visit_id and lower(other.email) not in ${emails}))`;

/**
 * A lead belongs to its e-mail address, and one with nothing but a phone number to that number. Who is named by an
 * address also has the numbers that were left alone in the same visit: only one browser knows its id.
 */
const theirLeads = `lower(email) in ${emails}
  or email is null and (phone in ${phones} or exists ${emails} and visit_id in ${visits})`;

/** Leads with a number that was left together with the person's address, or with an address and the person's number. */
const perhapsTheirs = `phone is not null and not coalesce(${theirLeads}, false) and (phone in ${phones}
  or phone in (select phone from funnel.leads where lower(email) in ${emails}))`;

const ofTheirLeads = `submission_id in (select submission_id from funnel.leads where ${theirLeads})`;

/** Also where another lead has them: the same browser has sent them, such as with an address that was mistyped. */
const theirFiles = `file_id in (select file_id from funnel.lead_files where ${ofTheirLeads})`;

/** Conditions for rows about the person. */
const whose = {
  leads: theirLeads,
  appointments: `${ofTheirLeads} or visit_id in ${visits}`,
  confirmations: ofTheirLeads,
  lead_files: ofTheirLeads,
  files: theirFiles,
  file_parts: theirFiles,
  consents: `visit_id in ${visits}`,
  outbox: `lower(payload->>'email') in ${emails} or lower(payload->>'to') in ${emails} or visit_id in ${visits}
    or payload->>'email' is null and payload->>'phone' in ${phones}
    or split_part(key, ':', 1) in (select submission_id::text from funnel.leads where ${theirLeads})
    or split_part(key, ':', 2) in (select session from funnel.checkout_sessions where lower(email) in ${emails})`,
  sandbox_sessions: `lower(details->>'email') in ${emails}`,
  checkout_sessions: `lower(email) in ${emails}`,
  orders: `lower(email) in ${emails}`,
  accounts: `lower(email) in ${emails}`,
  visits: `visit_id in ${visits}`,
} as const;

type Table = keyof typeof whose;

/** What happened to their orders. It names nobody, so it stays for the accounts when the person is erased. */
const ofTheirOrders = `(provider, object_id) in (
  select later.provider, later.object_id from funnel.provider_objects later
  join (funnel.orders join funnel.checkout_sessions checkout using (session)) on ${belongsToOrder}
  where lower(orders.email) in ${emails})`;

const personOf = (address: string): Person =>
  address.includes("@")
    ? { emails: [address.trim(), written(address)], phones: [] }
    : { emails: [], phones: [written(address)] };

/** What is left alone of leads that the person may know of. */
async function leftBy(sql: Sql, person: string): Promise<Left> {
  const found = await sql.query<{ address: string }>(
    `select coalesce(lower(email), phone) as address from funnel.leads where ${perhapsTheirs} order by address`,
    [person],
  );
  return { leads: found.length, addresses: [...new Set(found.map(({ address }) => address))] };
}

/** As it is stored. */
const written = (address: string) =>
  address.includes("@") ? address.trim().toLowerCase() : address.replace(/[\s().-]/g, "");

/**
 * Exports all stored data of a person, with a line in the audit. The bytes of files are in base64.
 *
 * @param address an e-mail address, or a phone number with a leading plus
 */
export function exportPerson(db: Database, address: string, now: Date): Promise<PersonData> {
  return db.transaction(async (sql) => {
    const person = JSON.stringify(personOf(address));
    const data: Record<string, readonly unknown[]> = {};
    for (const [table, condition] of Object.entries({ ...whose, provider_objects: ofTheirOrders })) {
      // Bytes in hexadecimal would be twice as many.
      const bytes = table === "file_parts" ? " || jsonb_build_object('bytes', encode(bytes, 'base64'))" : "";
      const rows = await sql.query<{ row: string }>(
        `select (to_jsonb(${table})${bytes})::text as row from funnel.${table} where ${condition}`,
        [person],
      );
      data[table] = rows.map(({ row }) => JSON.parse(row));
    }
    await audit(sql, "export", written(address), countsOf(data), now);
    return { data, left: await leftBy(sql, person) };
  });
}

const countsOf = (data: PersonData["data"]): Counts =>
  Object.fromEntries(Object.entries(data).map(([table, rows]) => [table, rows.length]));

/**
 * Erases a person from every table, completely or not at all, with a line in the audit. Sales must stay in the
 * accounts, so orders are kept without the person. An unfinished payment is left alone, because its money must find its
 * order.
 *
 * @param address an e-mail address, or a phone number with a leading plus
 */
export function erasePerson(db: Database, address: string, now: Date): Promise<Erased> {
  const remove = (table: Table, further = "") => `delete from funnel.${table} where (${whose[table]})${further}`;
  const unsettled = "select attempt from funnel.checkout_sessions where status in ('creating', 'open')";
  return db.transaction(async (sql) => {
    const person = JSON.stringify(personOf(address));
    const pending = await sql.query(
      `select from funnel.checkout_sessions where lower(email) in ${emails} and status in ('creating', 'open') for update`,
      [person],
    );
    // An event about an order may have read the address, and be about to store it for a delivery.
    await lockOrderEvents(sql);
    const left = await leftBy(sql, person);
    const erased = await atOnce(sql, person, {
      deleted: {
        // It names nobody, and without it the payments would not end.
        outbox: remove("outbox", " and kind <> 'end-of-parts'"),
        consents: remove("consents"),
        file_parts: remove("file_parts"),
        files: remove("files"),
        lead_files: remove("lead_files"),
        appointments: remove("appointments"),
        confirmations: remove("confirmations"),
        leads: remove("leads"),
        sandbox_sessions: remove("sandbox_sessions", ` and attempt not in (${unsettled})`),
        visits: remove("visits"),
        checkout_sessions: remove("checkout_sessions", " and status in ('expired', 'failed')"),
      },
      anonymised: {
        orders: `update funnel.orders set email = 'erased', touches = null where ${whose.orders}`,
        checkout_sessions: `update funnel.checkout_sessions
          set email = 'erased', visit_id = null, user_agent = null, may_track = false,
            touches = null, query = null
          where (${whose.checkout_sessions}) and status = 'complete'`,
        // Addresses of accounts are unique.
        accounts: `update funnel.accounts set email = 'erased ' || id where ${whose.accounts}`,
      },
    });
    await audit(sql, "erase", written(address), erased, now);
    return { ...erased, underWay: pending.length, left };
  });
}

/**
 * Runs changes of several tables as one statement, so that each finds its rows in the state before all changes. One
 * after the other, the first would remove the data by which later ones find the person.
 *
 * @param changes by table
 * @returns the number of rows that each changed
 */
async function atOnce(
  sql: Sql,
  person: string,
  changes: { readonly [Group in "deleted" | "anonymised"]: Readonly<Record<string, string>> },
): Promise<Omit<Erased, "underWay" | "left">> {
  const groups = Object.entries(changes);
  const changed = groups.flatMap(([group, statements]) =>
    Object.entries(statements).map(([table, statement]) => `${group}_${table} as (${statement} returning 1)`),
  );
  const counts = groups.map(([group, statements]) => {
    const pairs = Object.keys(statements).map((table) => `'${table}', (select count(*) from ${group}_${table})`);
    return `json_build_object(${pairs.join(", ")})::text as ${group}`;
  });
  const [row] = await sql.query<{ readonly deleted: string; readonly anonymised: string }>(
    `with ${changed.join(", ")} select ${counts.join(", ")}`,
    [person],
  );
  if (!row) throw new Error("The database did not say how many rows it has changed");
  return { deleted: JSON.parse(row.deleted), anonymised: JSON.parse(row.anonymised) };
}

async function audit(
  sql: Sql,
  action: "export" | "erase",
  address: string,
  counts: Counts | Omit<Erased, "underWay" | "left">,
  now: Date,
): Promise<void> {
  await sql.query(
    "insert into funnel.person_audit (action, email_hash, counts, done_at) values ($1, $2, $3::text::jsonb, $4::timestamptz)",
    [action, createHash("sha256").update(address).digest("hex"), JSON.stringify(counts), now.toISOString()],
  );
}
