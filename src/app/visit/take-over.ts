import { replayTaps } from "../../../engine/compile/index.ts";
import { emptyQuiz, type Quiz, toStored } from "../../../engine/quiz/index.ts";
import type { TapLog } from "../../kernel/index.ts";
import { rememberTouch } from "../../services/touches.ts";
import { queryOf, restored, storedVersion, type Visit } from "./session.ts";

/**
 * Takes over what a page has answered before its code came: it is stored as if the machine had answered.
 *
 * @returns the quiz that the page shows if all of that was answered on it
 */
export function takeOver(
  { flow, storage }: Pick<Visit, "flow" | "storage">,
  { first, search, taken, key }: TapLog,
): Quiz {
  const after = (quiz: Quiz) => {
    const query = { ...quiz.query, ...queryOf(flow, search) };
    return replayTaps(flow, { step: first, quiz: { ...quiz, query } }, taken).quiz;
  };
  // A page from before a deploy must not overwrite what a newer one has stored.
  if (storedVersion(storage) <= flow.version) storage.write("quiz", toStored(flow, after(restored(flow, storage))));
  flow.readAddress?.(search);
  // The address has changed since, and a reload would forget with which one the visitor came.
  rememberTouch(storage, {
    address: new URL((flow.steps[first]?.path ?? "") + search, location.href).href,
    referrer: document.referrer,
    now: Date.now(),
    opened: performance.timeOrigin,
  });
  sessionStorage.removeItem(key);
  // The page does not show what other tabs have stored meanwhile.
  return after(emptyQuiz);
}
