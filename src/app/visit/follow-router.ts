import type { AnyRouter } from "@tanstack/react-router";
import { backStep } from "../../../engine/compile/index.ts";
import { stepAt, type Visit } from "./session.ts";

/**
 * Keeps address and machine together. The machine leads: when it enters a step, the router follows; when the visitor
 * uses the browser's buttons or a link, the machine is asked, and its answer is what the address shows.
 *
 * Each entry of the history keeps the steps on the way to it, so that a back link goes back in the history to where its
 * step stands: the browser's Back then leads further back. A step that is not there, as after a typed address, takes the
 * place of the one that is left.
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
    // A page that moves on by itself would, kept in the history, push whoever goes back forward again.
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
    // An entry may hold another step than it did when those behind it came.
    if (!isAnswered) {
      at = step;
      quiz.send({ type: "go", step });
      at = String(quiz.getSnapshot().value);
    }
    if (at !== step) queueMicrotask(() => showStep(at, true));
  });

  // An address that no step has shows its own page.
  if (stepAt(flow, router.state.location.pathname) !== undefined) showStep(at, true);
  return () => {
    following.unsubscribe();
    stopAsking();
  };
}

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** Steps on the way to an entry of the history, one for each entry before it; none before a typed address. */
    readonly way?: readonly string[];
  }
}
