import {
  check,
  custom,
  fallback,
  type InferInput,
  type InferOutput,
  isoTimestamp,
  maxLength,
  optional,
  pipe,
  regex,
  strictObject,
  string,
  transform,
  uuid,
} from "valibot";
import { isLeadEmail, isLeadName, leadPhone } from "../../../engine/contact/contact.ts";
import { isDay } from "../../../engine/fields/index.ts";
import { bookTimes } from "../_shared/appointments/index.ts";
import type { Context } from "../_shared/context/index.ts";
import { type Sql, versionColumns } from "../_shared/database/index.ts";
import { linkFiles } from "../_shared/files/index.ts";
import { aboutLead, crowd, endpoint, jsonText } from "../_shared/http/index.ts";
import {
  asksFor,
  askToConfirm,
  contactKinds,
  mailVisitor,
  passOn,
  type StoredLead,
  saysAppointment,
  storedLead,
} from "../_shared/leads/index.ts";

/** A contact: an e-mail address, a phone number or both, and perhaps a name. */
const lead = pipe(
  strictObject({
    /** Created once in the browser: a lead that is handed over twice, or again with more of the contact, is one row. */
    submissionId: pipe(string(), uuid()),
    // Postgres and JavaScript disagree about earlier times.
    timestamp: pipe(
      string(),
      isoTimestamp(),
      check((text) => isDay(text.slice(0, 10)) && Date.parse(text) >= 0),
    ),
    source: pipe(string(), regex(/^[A-Za-z0-9_-]{1,64}$/)),
    email: optional(pipe(string(), check(isLeadEmail))),
    phone: optional(pipe(string(), regex(leadPhone))),
    name: optional(pipe(string(), check(isLeadName))),
    visitId: optional(pipe(string(), uuid())),
    // The honeypot field, which only machines fill in.
    website: optional(pipe(string(), maxLength(1000))),
    // A contact is worth more than what goes with it: what is no such thing is left out.
    about: fallback(optional(aboutLead), undefined),
  }),
  check(({ email, phone }) => email !== undefined || phone !== undefined),
);

/** Pages opened before an update of the funnel still send the ids under their former names. */
const formerNames: ReadonlyMap<string, string> = new Map([
  ["submission_id", "submissionId"],
  ["visit_id", "visitId"],
]);

const body = pipe(
  custom<InferInput<typeof lead>>((value) => typeof value === "object" && value !== null),
  transform((value) =>
    Object.fromEntries(Object.entries(value).map(([name, field]) => [formerNames.get(name) ?? name, field])),
  ),
  lead,
);

/**
 * Stores a lead and passes it on to the automation service as soon as one is configured. The response means that it is
 * stored. A repeat gets the same response; it changes nothing, or adds what the first did not know of the contact, which
 * is passed on as well. A carrier or office network is one address, so a crowd
 * behind it is marked but never refused.
 */
export const handler = endpoint({ name: "lead", body, limit: crowd }, async (lead, context, { callsOfAddress }) => {
  const suspicion = suspicionOf(lead, callsOfAddress);
  const isMachine = suspicion === "honeypot";
  await context.db.transaction(async (sql) => {
    const kept = await keepLead(sql, lead, suspicion, context);
    const { files, appointments, confirm } = context.funnel;
    const isTheirs = kept !== undefined || ((files ?? appointments ?? confirm) && (await isOfContact(sql, lead)));
    if (!isTheirs) return;
    const more = isMachine ? undefined : await giveWhatIsKept(sql, lead, context);
    if (!kept) return passOnMore(sql, lead, more, suspicion, context);
    const stored = { ...lead, ...kept, about: JSON.parse(kept.about ?? "{}") };
    await askToConfirm(sql, stored, isMachine, context);
    // Enqueued even without a receiver: then it waits.
    await passOn(sql, stored, kept.is_new ? "new" : "fuller", context);
    const isOther = !kept.is_new && more?.isBooked && saysAppointment(context);
    if (suspicion === null) await mailVisitor(sql, stored, context, isOther ? more.count : undefined);
    if (lead.visitId !== undefined && lead.email !== undefined)
      await upsertVisit(sql, lead.visitId, lead.email, context);
  });
  return { accepted: true };
});

/** More leads per minute than any single visitor leaves. */
const crowded = 30;

/** Why a lead may come from a machine; null if there is no sign of it. */
const suspicionOf = ({ website }: Lead, callsOfAddress: number) =>
  website?.trim() ? "honeypot" : callsOfAddress > crowded ? "crowded-address" : null;

type Lead = InferOutput<typeof lead>;

/** What a row has: the contact, and as JSON what is known besides. */
type Kept = Pick<StoredLead, (typeof contactKinds)[number]> & {
  readonly about: string | null;
  readonly is_new: boolean;
};

/** SQL: whether a lead says nothing of a contact but what is kept of it. */
const fits = (kept: string, said: string) =>
  contactKinds.map((kind) => `coalesce(${kept}.${kind} = ${said}.${kind}, true)`).join(" and ");

/** @returns the whole contact if the lead is new or there is more of it now; otherwise undefined */
async function keepLead(
  sql: Sql,
  lead: Lead,
  suspicion: string | null,
  { funnel, now }: Context,
): Promise<Kept | undefined> {
  const adds = contactKinds.map((kind) => `kept.${kind} is null and excluded.${kind} is not null`).join(" or ");
  const [kept] = await sql.query<Kept>(
    `insert into funnel.leads as kept (submission_id, visit_id, email, phone, name, source, submitted_at, received_at,
       suspicion, about, funnel_id, funnel_version, funnel_hash)
     values ($1, $2, $3, $4, $5, $6, $7::timestamptz, $8::timestamptz, $9, $10::text::jsonb, $11, $12, $13)
     on conflict (submission_id) do update set
       about = case when kept.known_at is null then coalesce(excluded.about, kept.about) else kept.about end,
       ${contactKinds.map((kind) => `${kind} = coalesce(kept.${kind}, excluded.${kind})`).join(", ")}
     where ${fits("kept", "excluded")} and (${adds})
     returning email, phone, name, about::text as about, xmax = 0 as is_new`,
    [
      lead.submissionId,
      lead.visitId ?? null,
      lead.email ?? null,
      lead.phone ?? null,
      lead.name ?? null,
      lead.source,
      new Date(lead.timestamp).toISOString(),
      now().toISOString(),
      suspicion,
      // Holds nothing by now that a database cannot keep.
      lead.about === undefined ? null : jsonText(lead.about),
      ...versionColumns(funnel),
    ],
  );
  return kept;
}

/** Whether a lead that is there already is of the same contact. */
async function isOfContact(sql: Sql, { submissionId, email, phone, name }: Lead): Promise<boolean> {
  const [kept] = await sql.query(
    `select from funnel.leads kept, (values ($2::text, $3::text, $4::text)) as said (email, phone, name)
     where submission_id = $1 and ${fits("kept", "said")}`,
    [submissionId, email ?? null, phone ?? null, name ?? null],
  );
  return kept !== undefined;
}

/** What a lead has got that it did not have before: how much it has had altogether, and whether an appointment is new. */
type More = { readonly count: number; readonly isBooked: boolean };

/**
 * Gives a lead the files and the appointments that the server keeps for its visitor.
 *
 * @returns undefined if there is nothing new; that somebody else was sooner is new as well
 */
async function giveWhatIsKept(sql: Sql, { submissionId, about }: Lead, context: Context): Promise<More | undefined> {
  const isLinked = await linkFiles(sql, submissionId, about, context);
  const became = await bookTimes(sql, submissionId, about, context);
  if (!isLinked && !became) return undefined;
  const [had] = await sql.query<{ readonly count: number }>(
    `select ((select count(*) from funnel.lead_files where submission_id = $1)
       + (select count(*) from funnel.appointments where submission_id = $1))::integer as count`,
    [submissionId],
  );
  return { count: had?.count ?? 0, isBooked: became === "booked" };
}

/**
 * A lead that comes again. Its receiver gets it again if there are more files, another appointment, had or missed, or another
 * answer to what has to be confirmed, which is asked for before anybody is told.
 */
async function passOnMore(
  sql: Sql,
  lead: Lead,
  more: More | undefined,
  suspicion: string | null,
  context: Context,
): Promise<void> {
  const { submissionId, about = {} } = lead;
  const stored = await storedLead(sql, submissionId);
  if (!stored) return;
  const newest = { ...stored, about };
  await askToConfirm(sql, newest, suspicion === "honeypot", context);
  const isTicked = asksFor(about, context);
  const turns = about.quiz !== undefined && isTicked !== asksFor(stored.about, context);
  if (!more && !turns) return;
  await sql.query("update funnel.leads set about = $2::text::jsonb where submission_id = $1 and known_at is null", [
    submissionId,
    jsonText(about),
  ]);
  await passOn(sql, newest, more?.count ?? (isTicked ? "ticked" : "unticked"), context);
  const isOther = more?.isBooked && saysAppointment(context);
  if ((turns || isOther) && suspicion === null)
    await mailVisitor(sql, newest, context, isOther ? more?.count : undefined);
}

/** The offer and the checkout look up the address by the visit. */
async function upsertVisit(sql: Sql, visitId: string, email: string, { funnel, now }: Context): Promise<void> {
  await sql.query(
    `insert into funnel.visits (visit_id, email, created_at, updated_at, funnel_id, funnel_version, funnel_hash)
     values ($1, $2, $3::timestamptz, $3::timestamptz, $4, $5, $6)
     on conflict (visit_id) do update set email = excluded.email, updated_at = excluded.updated_at`,
    [visitId, email, now().toISOString(), ...versionColumns(funnel)],
  );
}
