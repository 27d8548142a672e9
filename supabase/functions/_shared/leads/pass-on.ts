import { leadParts } from "../../../../engine/contract/index.ts";
import { withBooked } from "../appointments/index.ts";
import type { Context } from "../context/index.ts";
import type { Sql } from "../database/index.ts";
import { withLinks } from "../files/index.ts";
import { enqueue, withdraw } from "../outbox/index.ts";
import { confirmationOf, isWaiting } from "./confirmation.ts";
import { contactKinds, type StoredLead } from "./stored-lead.ts";

/**
 * Why a receiver is told of a lead: it is new, it has more of its contact, so much more besides, its address is confirmed, or
 * its visitor wants by now what has to be confirmed, or no longer.
 */
type Reason = "new" | "fuller" | (typeof turns)[number] | number;

const turns = ["confirmed", "ticked", "unticked"] as const;

/**
 * Has the receiver of leads told of one, under the field names of the lead contract, which automation services rely on. Where
 * addresses have to be confirmed, nobody is told before.
 */
export async function passOn(sql: Sql, lead: StoredLead, reason: Reason, context: Context): Promise<void> {
  const { funnel, now } = context;
  const { submissionId, timestamp, source } = lead;
  if (await isWaiting(sql, lead, context)) return;
  const linked = await withLinks(sql, submissionId, lead.about, context);
  const about = await withBooked(sql, submissionId, linked, context);
  const { askedAt, confirmedAt } = (await confirmationOf(sql, submissionId, context)) ?? {};
  const known = contactKinds.filter((kind) => lead[kind] !== null);
  const payload = {
    ...leadParts(funnel.leadParts, about, funnel),
    ...Object.fromEntries(known.map((kind) => [kind, lead[kind]])),
    ...(askedAt && {
      confirmation: {
        asked_at: askedAt.toISOString(),
        ...(confirmedAt && { confirmed_at: confirmedAt.toISOString() }),
      },
    }),
    ...{ timestamp, source, submission_id: submissionId },
  };
  if (reason === "new") return enqueue(sql, { kind: "lead-webhook", key: submissionId, payload }, funnel, now());
  // A receiver that knows repeats by the key must take a lead again that has more to it.
  const fuller = fullerKey(submissionId, known);
  const key = reason === "fuller" ? fuller : `${fuller}:${reason}`;
  // What has not got there yet knows less: sent later, it would take from the receiver what it has.
  const due = await withdraw(sql, keysOf(submissionId), "replaced by more of the contact", now());
  await enqueue(sql, { kind: "lead-webhook", key, payload }, funnel, due);
}

const fullerKey = (submissionId: string, known: readonly string[]) => `${submissionId}:${known.join("+")}`;

/** More files than the fields of a funnel take together, and many changes of an appointment: not told apart beyond. */
const mostMore = 60;

/** Every key under which a lead may have been passed on. */
function keysOf(submissionId: string): readonly string[] {
  const groups = Array.from({ length: 2 ** contactKinds.length }, (_, bits) =>
    contactKinds.filter((_, at) => bits & (1 << at)),
  );
  const keys = groups.map((group) => fullerKey(submissionId, group));
  const reasons = [...turns, ...Array.from({ length: mostMore }, (_, more) => more + 1)];
  return [submissionId, ...keys, ...reasons.flatMap((reason) => keys.map((key) => `${key}:${reason}`))];
}
