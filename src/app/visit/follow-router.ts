import type { AnyRouter } from "@tanstack/react-router";
import { backStep, type Quiz } from "../../../engine/quiz/index.ts";
import { type Followed, stepAt } from "./session.ts";

/**
 * Keeps address and machine together. The machine leads: when it enters a step, the router follows, after the paint if
 * the page already shows that step. When the visitor uses the browser's buttons or a link, the machine is asked, and its
 * answer is what the address shows.
 *
 * Each history entry stores the steps on the way to it. A back link can then go back in the history to its step, and
 * the browser's Back leads further back from there. If the step is not in the history, as after a typed address, it
 * replaces the current entry.
 *
 * @returns how to stop
 */
export function followRouter(
  router: AnyRouter,
  { flow, quiz, afterPaint, isReady }: Followed & { readonly isReady: (step: string) => boolean },
): () => void {
  let at = String(quiz.getSnapshot().value);
  /** The machine's moves that the address does not show yet. */
  let moves: Move[] = [];
  /** Steps that the router was sent to but has not begun to load. */
  let told: string[] = [];
  /** The step that the machine went back to, while the history is still on its way there. */
  let awaited: string | undefined;

  const showStep = (step: string, state: true | { way: readonly string[] }) => {
    const path = flow.steps[step]?.path;
    if (!path || stepAt(flow, router.history.location.pathname) === step) return;
    told.push(step);
    router.navigate({ to: path, state, replace: state === true });
  };

  const follow = () => {
    // Going back in the history takes a while, and the next move must start from there.
    while (awaited === undefined) {
      const move = moves.shift();
      if (!move) return;
      const { from, to, context } = move;
      const { way = [] } = router.history.location.state;
      const isBack = backStep(flow, context, from) === to;
      const there = isBack ? way.lastIndexOf(to) : -1;
      // In the history, a page that moves on by itself would push visitors who go back forward again.
      const replace = isBack || flow.steps[from]?.after !== undefined;
      if (there >= 0) {
        awaited = to;
        router.history.go(there - way.length);
      } else showStep(to, replace || { way: [...way, from] });
      // Otherwise the history keeps only the last of several entries.
      router.history.flush();
    }
  };

  const following = quiz.subscribe(({ value, context }) => {
    const to = String(value);
    if (to === at) return;
    moves.push({ from: at, to, context });
    at = to;
    afterPaint.run(follow);
    if (!isReady(to)) afterPaint.flush();
    else leaveFocus();
  });

  const stopAsking = router.subscribe("onBeforeLoad", ({ toLocation }) => {
    const step = stepAt(flow, toLocation.pathname);
    const isTold = step !== undefined && told.includes(step);
    told = isTold ? told.slice(told.indexOf(step) + 1) : [];
    if (isTold) return;
    const wanted = awaited;
    awaited = undefined;
    if (wanted !== undefined) {
      // An entry may have been replaced since the entries after it were added.
      queueMicrotask(() => {
        if (step !== undefined) showStep(wanted, true);
        follow();
      });
      return;
    }
    // Moves from the same frame: the visitor has gone elsewhere.
    moves = [];
    if (step === undefined || step === quiz.getSnapshot().value) return;
    at = step;
    quiz.send({ type: "go", step });
    at = String(quiz.getSnapshot().value);
    if (at !== step) queueMicrotask(() => showStep(at, true));
  });

  // An unknown address shows its own page.
  if (stepAt(flow, router.state.location.pathname) !== undefined) showStep(at, true);
  return () => {
    afterPaint.flush();
    following.unsubscribe();
    stopAsking();
  };
}

/**
 * Takes the focus from what leaves with its screen. Removed with the focus on it, it would make the browser compute all
 * styles in between. What was typed into a field is left to the field.
 */
function leaveFocus(): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && activeElement.matches("h1,button")) activeElement.blur();
}

/** From one step to another, and the answers at that time. */
type Move = { readonly from: string; readonly to: string; readonly context: Quiz };

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** Steps on the way to a history entry, one for each entry before it; none before a typed address. */
    readonly way?: readonly string[];
  }
}
