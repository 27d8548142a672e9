import type { AboutLead } from "../../../../engine/contract/index.ts";
import { namesIn } from "../../../../engine/copy/index.ts";
import { fillMail, saysUnknown } from "../../../../engine/quiz/index.ts";
import { notBooked } from "../appointments/index.ts";
import type { Context } from "../context/index.ts";
import type { Sql } from "../database/index.ts";
import { mayMail, withValues } from "../http/index.ts";
import { enqueue } from "../outbox/index.ts";
import { confirmationOf, isWaiting } from "./confirmation.ts";
import type { StoredLead } from "./stored-lead.ts";

/**
 * Sends the mail that the definition has for whoever leaves an address: once for each lead, once its address is confirmed if it
 * has to be, and again for another appointment.
 *
 * @param got how much more the lead has had, where its appointment is another one
 */
export async function mailVisitor(sql: Sql, lead: StoredLead, context: Context, got?: number): Promise<void> {
  const { submissionId, email, name, timestamp } = lead;
  const { funnel, now, log } = context;
  if (!funnel.leadMail || email === null || (await isWaiting(sql, lead, context))) return;
  const first = `lead-mail:${submissionId}`;
  const again = got ? `${first}:${got}` : first;
  const rows = await sql.query<{ readonly key: string }>("select key from funnel.outbox where key in ($1, $2)", [
    first,
    again,
  ]);
  const sent = rows.map(({ key }) => key);
  if (sent.includes(again)) return;
  // Whoever has left an address only now has had no mail yet.
  const key = sent.includes(first) ? again : first;
  const { quiz, computed } = await withoutMissed(sql, lead, context);
  const reader = { email, ...(name !== null && { name }), quiz, computed, at: new Date(timestamp) };
  if (saysUnknown(funnel.leadMail, reader))
    return log("info", "mail-not-written", { why: "the page told no answers of this version" });
  const { confirmedAt = null } = (await confirmationOf(sql, submissionId, context)) ?? {};
  // Whoever reads the mailbox has asked for it: that is nobody's nuisance.
  if (confirmedAt === null && !(await mayMail(sql, email, context)))
    return log("info", "mail-not-written", { why: "too many in a day" });
  await enqueue(
    sql,
    { kind: "mail", key, payload: { to: email, ...fillMail(funnel.leadMail, reader) } },
    funnel,
    now(),
  );
}

/** Whether the mail to visitors says when their appointment is. */
export const saysAppointment = ({ funnel: { leadMail, appointments = {} } }: Context): boolean =>
  leadMail !== undefined && namesIn(leadMail.subject + leadMail.body).some((name) => Object.hasOwn(appointments, name));

/** What is known of a lead, without the appointments that somebody else was sooner to take: the mail has other words then. */
async function withoutMissed(sql: Sql, { submissionId, about }: StoredLead, context: Context): Promise<AboutLead> {
  const missed = await notBooked(sql, submissionId, about, context);
  const nothing = Object.fromEntries(missed.map(({ field }) => [field, ""]));
  return missed.length > 0 ? withValues(about, [], nothing) : about;
}
