import type { AnyRouter } from "@tanstack/react-router";
import { followRouter } from "./follow-router.ts";
import { takeToken } from "./on-demand.ts";
import { type Followed, startQuiz, stepAt } from "./session.ts";

/**
 * Begins a visit once the page is on the screen: restores the stored quiz, keeps address and quiz in step, and hands
 * over leads that the last visit could not.
 *
 * @returns how to stop
 */
export function beginVisit(
  visit: Followed & { readonly handOver: () => void; readonly isReady: (step: string) => boolean },
  router: AnyRouter,
): () => void {
  const { flow, quiz, storage, handOver } = visit;
  const { pathname, search } = router.history.location;
  const stop = startQuiz(visit, stepAt(flow, pathname), search);
  const unfollow = followRouter(router, visit);
  if (search.includes("token=")) void takeToken((email) => quiz.send({ type: "save", values: { email } }));
  if (storage.read("outbox")) handOver();
  return () => {
    unfollow();
    stop();
  };
}
