import type { Context } from "./context.ts";
import { forbidsTracking } from "./forbids-tracking.ts";
import { latestWord } from "./latest-word.ts";

/**
 * Whether an event of this visit may go to an advertising service. Global Privacy Control forbids it whatever else was
 * said; where the definition requires consent, the visit's latest word must be yes.
 *
 * @param visit id of the visit; undefined if the page named none
 */
export async function mayTrack(request: Request, visit: string | undefined, context: Context): Promise<boolean> {
  if (forbidsTracking(request)) return false;
  if (context.funnel.tracking.consent === "not-required") return true;
  if (visit === undefined) return false;
  const [latest] = await context.db.query<{ is_given: boolean | null }>(`select ${latestWord("$1")} as is_given`, [
    visit,
  ]);
  return latest?.is_given ?? false;
}
