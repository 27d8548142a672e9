/** How the screens of a funnel follow one another. It is fetched when the page has nothing else to do. */
export type Motion = {
  /** Runs what a tap on an option leads to once the visitor has seen what is chosen; everything else at once. */
  readonly hold: (goOn: () => void) => void;
  /** Changes the screen, which moves on or back. */
  readonly turn: (change: () => void, isBack: boolean) => void;
};

/** What is chosen is seen for this long, in milliseconds. */
const seen = 180;

let held: ReturnType<typeof setTimeout> | undefined;

/** With motion. Visitors who prefer less of it, and pages that nobody sees, have none. */
export const moving: Motion = {
  hold: (goOn) => {
    // A second tap has waited enough, and one that a script repeats was made long ago.
    const isFirst = held === undefined;
    clearTimeout(held);
    held = undefined;
    const { event } = window;
    const isTap = event?.isTrusted && event.target instanceof Element && event.target.closest("[role=radio]");
    if (!isTap || !isFirst || isStill()) return goOn();
    held = setTimeout(() => {
      held = undefined;
      goOn();
    }, seen);
  },
  turn: (change, isBack) => {
    if (isStill()) return change();
    const { dataset } = document.documentElement;
    const way = isBack ? "back" : "forth";
    // A browser that moves pages itself, as on a swipe, needs no help.
    const isMovedAlready = window.event instanceof PopStateEvent && window.event.hasUAVisualTransition;
    delete dataset.way;
    delete dataset.turn;
    if (isMovedAlready) return change();
    // In WebKit the header, which keeps its place in such a transition, often stays unpainted behind it.
    if (document.startViewTransition && !navigator.vendor.startsWith("Apple")) {
      // The screen that leaves is not moved by what moves the next one in.
      document.startViewTransition(() => {
        dataset.turn = way;
        change();
      });
    } else {
      dataset.way = way;
      change();
    }
  },
};

const isStill = () => document.hidden || matchMedia("(prefers-reduced-motion: reduce)").matches;
