import { leadParts } from "../../../../engine/contract/index.ts";
import { confirmLink } from "../../../../engine/copy/index.ts";
import { fillMail } from "../../../../engine/quiz/index.ts";
import { type Context, sendsMail } from "../context/index.ts";
import { type Sql, versionColumns } from "../database/index.ts";
import { mayMail } from "../http/index.ts";
import { enqueue } from "../outbox/index.ts";
import type { StoredLead } from "./stored-lead.ts";

/** When somebody was asked to confirm the address of a lead, null if no mail could be written, and when they did. */
type Confirmation = { readonly askedAt: Date | null; readonly confirmedAt: Date | null };

/** Whether the address of a lead is confirmed; undefined if it need not be, or the definition asks nobody any more. */
export async function confirmationOf(
  sql: Sql,
  submissionId: string,
  { funnel }: Pick<Context, "funnel">,
): Promise<Confirmation | undefined> {
  if (!funnel.confirm) return undefined;
  const [row] = await sql.query<{ readonly asked_at: Date | null; readonly confirmed_at: Date | null }>(
    "select asked_at, confirmed_at from funnel.confirmations where submission_id = $1",
    [submissionId],
  );
  return row && { askedAt: row.asked_at, confirmedAt: row.confirmed_at };
}

/** Whether nobody is told of a lead yet, because its address is not confirmed. */
export async function isWaiting(
  sql: Sql,
  { submissionId, about }: Pick<StoredLead, "submissionId" | "about">,
  context: Pick<Context, "funnel">,
): Promise<boolean> {
  if (!context.funnel.confirm?.isRequired || !asksFor(about, context)) return false;
  const confirmation = await confirmationOf(sql, submissionId, context);
  return confirmation !== undefined && confirmation.confirmedAt === null;
}

/**
 * Asks whoever reads the mail of an address whether they want what its lead asks for: once for each lead, by a mail with a link.
 *
 * @param isMachine whether a machine has filled in the form: then it is not asked, and nothing of it is confirmed
 */
export async function askToConfirm(
  sql: Sql,
  { submissionId, about, email, name, timestamp }: StoredLead,
  isMachine: boolean,
  context: Context,
): Promise<void> {
  const { funnel, settings, now, log } = context;
  const { confirm } = funnel;
  if (!confirm || email === null || !asksFor(about, context)) return;
  const [unasked] = await sql.query<{ readonly key: string }>(
    `insert into funnel.confirmations as known (submission_id, funnel_id, funnel_version, funnel_hash)
     values ($1, $2, $3, $4)
     on conflict (submission_id) do update set funnel_version = excluded.funnel_version, funnel_hash = excluded.funnel_hash
     where known.asked_at is null
     returning key`,
    [submissionId, ...versionColumns(funnel)],
  );
  if (!unasked || isMachine) return;
  if (!(await mayMail(sql, email, context))) return log("info", "mail-not-written", { why: "too many in a day" });
  await sql.query("update funnel.confirmations set asked_at = $2::timestamptz where submission_id = $1", [
    submissionId,
    now().toISOString(),
  ]);
  const link = `${settings.publicUrl}${confirm.path}?confirm=${unasked.key}`;
  // Whoever tries a funnel out has no service for mails, but the page to see.
  if (!settings.isProduction && !sendsMail(settings.mail)) log("info", "confirmation-link", { link });
  const mail = { ...confirm.mail, fixed: { ...confirm.mail.fixed, [confirmLink]: link } };
  const reader = { email, ...(name !== null && { name }), quiz: about.quiz, computed: about.computed };
  const payload = { to: email, ...fillMail(mail, { ...reader, at: new Date(timestamp) }) };
  await enqueue(sql, { kind: "mail", key: `lead-mail:${submissionId}:confirm`, payload }, funnel, now());
}

/** Whether a visitor wants what has to be confirmed: everybody does, or whoever has ticked a checkbox. */
export function asksFor(about: StoredLead["about"], { funnel }: Pick<Context, "funnel">): boolean {
  const { consent } = funnel.confirm ?? {};
  if (consent === undefined) return true;
  const { values = {} }: { readonly values?: Readonly<Record<string, unknown>> } = leadParts(["values"], about, funnel);
  return Boolean(values[consent]);
}
