import type { Context } from "../context/index.ts";

/**
 * Whether an event of this visit may go to an advertising service. Global Privacy Control always forbids it. If the
 * definition requires consent, the visit's latest choice must be yes.
 *
 * @param visit id of the visit; undefined if the page named none
 */
export async function mayTrack(request: Request, visit: string | undefined, context: Context): Promise<boolean> {
  if (forbidsTracking(request)) return false;
  if (context.funnel.tracking.consent === "not-required") return true;
  const given = await context.db.query(`select true as is_given where ${latestChoice("$1")}`, [visit ?? null]);
  return given.length === 1;
}

/** Whether the browser refuses tracking on the visitor's behalf: Global Privacy Control, https://w3c.github.io/gpc/. */
export const forbidsTracking = ({ headers }: Request): boolean => headers.get("Sec-GPC") === "1";

/**
 * SQL for a visit's latest choice about tracking; null if there is none. A yes and a no at the same instant count as a
 * no.
 *
 * @param visit SQL for the visit's id
 */
export const latestChoice = (visit: string): string =>
  `(select is_given from funnel.consents where consents.visit_id = ${visit} and purpose = 'tracking'
    order by given_at desc, is_given limit 1)`;
