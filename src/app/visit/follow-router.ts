import type { AnyRouter } from "@tanstack/react-router";
import { stepAt, type Visit } from "./session.ts";

/**
 * Keeps address and machine together. The machine leads: when it enters a step, the router follows; when the visitor
 * uses the browser's buttons or a link, the machine is asked, and its answer is what the address shows.
 *
 * @returns how to stop
 */
export function followRouter(router: AnyRouter, { flow, quiz }: Pick<Visit, "flow" | "quiz">): () => void {
  let at = String(quiz.getSnapshot().value);

  const showStep = (step: string, replace: boolean) => {
    const path = flow.steps[step]?.path;
    if (path && stepAt(flow, router.state.location.pathname) !== step) router.navigate({ to: path, replace });
  };

  const following = quiz.subscribe(({ value }) => {
    const step = String(value);
    if (step === at) return;
    // A page that moves on by itself would, kept in the history, push whoever goes back forward again.
    const replace = flow.steps[at]?.after !== undefined;
    at = step;
    showStep(step, replace);
  });

  const stopAsking = router.subscribe("onBeforeLoad", ({ toLocation }) => {
    const step = stepAt(flow, toLocation.pathname);
    if (step === undefined || step === quiz.getSnapshot().value) return;
    at = step;
    quiz.send({ type: "go", step });
    at = String(quiz.getSnapshot().value);
    if (at !== step) queueMicrotask(() => showStep(at, true));
  });

  // An address that no step has shows its own page.
  if (stepAt(flow, router.state.location.pathname) !== undefined) showStep(at, true);
  return () => {
    following.unsubscribe();
    stopAsking();
  };
}
