import type { Taken } from "../../engine/compile/index.ts";
import { dropWaiting, pathNow, pushLater, pushNow, reload } from "./history-entries.ts";
import { liken } from "./liken.ts";
import { markChoice } from "./mark-choice.ts";
import { createWalk, type Screen, type Tapped } from "./walk.ts";

/** The screens that a page carries, of which one is shown. */
export type CarriedScreens = {
  /** Step that is shown. */
  readonly at: () => string;
  /** What was answered on this page. */
  readonly log: () => readonly Taken[];
  /**
   * Takes a tap on a control.
   *
   * @returns whether it could be answered; if not, nothing has changed
   */
  readonly answer: (on: Element) => boolean;
  /** Draws what is chosen as the page's code does. */
  readonly mark: () => void;
};

/**
 * Shows the screens that a page carries, as taps, Back and Forward ask for them.
 *
 * @param screen what is shown at first
 * @param others templates of the screens that follow
 * @param write keeps what was answered, and at which step that ended
 * @param until ends what is listened to
 */
export function carriedScreens(
  [header, main]: readonly [Element, Element],
  screen: Screen,
  others: readonly HTMLTemplateElement[],
  write: (at: string, taken: readonly Taken[]) => void,
  until: AbortSignal,
): CarriedScreens {
  type Shown = { readonly screen: Screen; readonly header: Element | null; nodes: readonly Node[] };
  const shown: Record<string, Shown> = {
    [screen.step]: { screen, header: header.cloneNode(true) as Element, nodes: [] },
  };
  const screens: Record<string, Screen> = { [screen.step]: screen };
  for (const other of others) {
    const its: Screen = JSON.parse(other.getAttribute("data-screen") || "");
    screens[its.step] = its;
    // Until it is shown it stays inert: its pictures do not come before what the page itself needs.
    const { content } = other;
    const nodes = [...(content.querySelector("main") as Element).childNodes];
    shown[its.step] = { screen: its, header: content.querySelector("header"), nodes };
  }
  const walk = createWalk(screens, screen.step);
  let at = screen.step;

  const idOf = (element: Element) => element.getAttribute("data-option") || "";
  const mark = () => markChoice(main, screens[at] || screen, walk.chosen(at));
  /** Shows what was answered. */
  const follow = (way: string) => {
    const now = walk.at();
    const [from, to] = [shown[at], shown[now]];
    if (now !== at && from && to) {
      at = now;
      from.nodes = [...main.childNodes];
      // Before anything else: the element in focus is among them, and as it goes, the browser computes what has changed.
      main.replaceChildren(...to.nodes);
      document.documentElement.dataset.way = way;
      if (to.header) liken(header, to.header);
    }
    mark();
    if (to && to !== from) {
      document.title = to.screen.title;
      main.querySelector("h1")?.focus({ preventScroll: true });
      scrollTo(0, 0);
    }
    write(at, walk.log());
  };

  const goBack = (link: Element) => {
    pushNow();
    const way: readonly string[] = history.state?.way || [];
    const there = way.map((step) => screens[step]?.path || "").lastIndexOf(link.getAttribute("href") || "-");
    if (there < 0) return false;
    history.go(there - way.length);
    return true;
  };
  const answer = (on: Element) => {
    if (on.hasAttribute("data-back")) return goBack(on);
    const option = on.getAttribute("data-option");
    const role = on.getAttribute("role");
    const goesOn = on.hasAttribute("data-go") || role === "radio";
    if (!main.contains(on) || (option === null && !goesOn)) return false;
    if (on.hasAttribute("aria-disabled")) return true;
    const tapped: Tapped = {
      option: option === null ? undefined : option,
      isOfSeveral: role === "checkbox",
      goesOn,
    };
    const from = at;
    if (!walk.tap(tapped, [...main.querySelectorAll("[data-option]")].map(idOf))) return false;
    follow("forth");
    const path = screens[at]?.path;
    if (at !== from && path) pushLater(from, path);
    return true;
  };

  const onPop = () => {
    // The visitor has gone elsewhere before these were written.
    dropWaiting();
    const path = pathNow();
    const step = Object.keys(screens).find((id) => screens[id]?.path === path);
    if (step === walk.at()) return;
    if (step && walk.go(step)) follow("back");
    // The code finds the log, and shows what the address says.
    else reload();
  };
  addEventListener("popstate", onPop, { signal: until });
  return { at: walk.at, log: walk.log, answer, mark };
}
