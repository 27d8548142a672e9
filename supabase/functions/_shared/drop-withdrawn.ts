import type { Context } from "./context.ts";
import { latestWord } from "./latest-word.ts";

/**
 * Settles what waits for a visit that has said no since: it is not sent any more, and nothing has failed.
 *
 * @returns how many were dropped
 */
export async function dropWithdrawn({ db, log }: Context): Promise<number> {
  const dropped = await db.query<{ kind: string; key: string; attempts: number }>(
    `update funnel.outbox set last_problem = 'consent withdrawn', state = 'dropped'
     where state = 'waiting' and visit_id is not null and not ${latestWord("outbox.visit_id")}
     returning kind, key, attempts`,
  );
  for (const entry of dropped) log("info", "delivery-dropped", entry);
  return dropped.length;
}
