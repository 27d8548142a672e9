import type { AnyRouter } from "@tanstack/react-router";
import { backStep } from "../../../engine/compile/index.ts";
import { stepAt, type Visit } from "./session.ts";

/**
 * Keeps address and machine together. The machine leads: when it enters a step, the router follows; when the visitor
 * uses the browser's buttons or a link, the machine is asked, and its answer is what the address shows.
 *
 * Each history entry stores the steps on the way to it. A back link can then go back in the history to its step, and
 * the browser's Back leads further back from there. If the step is not in the history, as after a typed address, it
 * replaces the current entry.
 *
 * @returns how to stop
 */
export function followRouter(router: AnyRouter, { flow, quiz }: Pick<Visit, "flow" | "quiz">): () => void {
  let at = String(quiz.getSnapshot().value);
  /** Whether the machine has gone back, and the history is on its way there. */
  let isGoingBack = false;

  const showStep = (step: string, state: true | { way: readonly string[] }) => {
    const path = flow.steps[step]?.path;
    if (path && stepAt(flow, router.state.location.pathname) !== step)
      router.navigate({ to: path, state, replace: state === true });
  };

  const following = quiz.subscribe(({ value, context }) => {
    const step = String(value);
    if (step === at) return;
    const { way = [] } = router.history.location.state;
    const isBack = backStep(flow, context, at) === step;
    const there = isBack ? way.lastIndexOf(step) : -1;
    // In the history, a page that moves on by itself would push visitors who go back forward again.
    const replace = isBack || flow.steps[at]?.after !== undefined;
    isGoingBack = there >= 0;
    if (isGoingBack) router.history.go(there - way.length);
    else showStep(step, replace || { way: [...way, at] });
    at = step;
  });

  const stopAsking = router.subscribe("onBeforeLoad", ({ toLocation }) => {
    const step = stepAt(flow, toLocation.pathname);
    const isAnswered = isGoingBack;
    isGoingBack = false;
    if (step === undefined || step === quiz.getSnapshot().value) return;
    // An entry may have been replaced since the entries after it were added.
    if (!isAnswered) {
      at = step;
      quiz.send({ type: "go", step });
      at = String(quiz.getSnapshot().value);
    }
    if (at !== step) queueMicrotask(() => showStep(at, true));
  });

  // An unknown address shows its own page.
  if (stepAt(flow, router.state.location.pathname) !== undefined) showStep(at, true);
  return () => {
    following.unsubscribe();
    stopAsking();
  };
}

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** Steps on the way to a history entry, one for each entry before it; none before a typed address. */
    readonly way?: readonly string[];
  }
}
