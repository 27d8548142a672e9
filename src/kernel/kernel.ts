import type { Taken } from "../../engine/compile/index.ts";
import { type CarriedScreens, carriedScreens } from "./carried-screens.ts";
import { controlOf } from "./early-taps.ts";
import { filledFields } from "./filled-fields.ts";
import { pathNow, pushNow, reload, takeState } from "./history-entries.ts";
import { showAll } from "./hold-back.ts";
import { radioKeys } from "./radio-keys.ts";
import type { Screen } from "./walk.ts";

/** What a visitor did on a page whose code had not come. It is in the session's storage until the code takes it over. */
export type TapLog = {
  /** Where the session's storage has it. Whoever has stored what it says removes it. */
  readonly key: string;
  /** Query of the address that the visitor came with. */
  readonly search: string;
  /** Step at which the log begins, and the one that was shown at its end. */
  readonly first: string;
  readonly at: string;
  readonly taken: readonly Taken[];
};

/** What the page's code asks of the kernel. */
export type Kernel = {
  /** Step on the page if something was answered on it; empty if that was before a reload; otherwise undefined. */
  readonly step: () => string | undefined;
  /**
   * Leaves the page as it is from now on: a tap is kept, and so are Back and Forward; nothing else is answered.
   *
   * @returns what was answered here, or before a reload
   */
  readonly hold: () => TapLog | undefined;
  /**
   * Ends it, once the page is hydrated: repeats what was typed into fields, the way back or forward that was taken
   * meanwhile, and what was tapped last without an answer.
   */
  readonly release: () => void;
  /** Whether that has ended, so that the code answers all. */
  readonly isOver: () => boolean;
  /** Shows what was held back, once it is as it is for this visitor. */
  readonly show: () => void;
  /** The page's code will not come: goes on answering what it can, and says so where it cannot. */
  readonly fail: () => undefined;
  /** Loads the page anew, with the state of its history entry. */
  readonly reload: () => void;
  /** Whether it is being loaded anew, so that the code must leave this one alone. */
  readonly isLeft: () => boolean;
  /** Gives the entry that state. Asked for before a history is created, because code may be here before the first paint. */
  readonly takeState: () => void;
};

declare global {
  interface Window {
    /** Answers before the page's code has come. */
    readonly kernel?: Kernel;
  }
}

const isBox = (on: Element) => on.getAttribute("role") === "checkbox";
const isChosen = (on: Element) => on.getAttribute("aria-checked") === "true";

/** What a page says of its funnel, as JSON in the markup. */
export type KernelPage = {
  readonly id: string;
  readonly version: number;
  /** Hosts that send their visitors elsewhere. */
  readonly legacy: readonly string[];
  readonly screen: Screen;
};

/**
 * Answers taps and keys until the page's code has come, and fetches that code once the page is painted. It works on what
 * the markup carries: screens as templates with `data-screen`, options with `data-option`, `data-go` on a button that goes
 * on, `data-back` on the back link. A tap that it cannot answer for certain is kept for the code; if that will not come,
 * the page's `data-failed` says so.
 */
export function kernel(): void {
  const doc = document;
  /** What was tapped and not answered, in order, and whether the visitor saw it as chosen. */
  let held: readonly (readonly [on: Element, wasChosen: boolean])[] = [];
  let isHolding = false;
  /** Ends what is listened to: until the code has taken over, and until it does so. */
  const released = new AbortController();
  const heldBack = new AbortController();
  const toTheEnd = { capture: true, signal: released.signal };
  let isFailed = false;
  /** Whether the page is being loaded anew. */
  let isLeft = false;
  const loadAnew = () => {
    isLeft = true;
    reload();
  };
  /** What answers, if this page can. */
  let carried: CarriedScreens | undefined;
  /** Runs while the code is on its way. */
  let patience: ReturnType<typeof setTimeout> | undefined;
  /** Does again what was typed before the code took over. */
  let filled: readonly (() => void)[] = [];
  /** Of the log, in the session's storage. */
  let key = "";

  const readLog = (): TapLog | undefined => {
    try {
      const log = key && sessionStorage.getItem(key);
      if (log) return { ...JSON.parse(log), key };
    } catch {
      // Disabled, or written by something else.
    }
    return undefined;
  };

  /** Says that the code does not come, to whoever has done something that only it can answer. */
  const say = () => {
    const said = doc.querySelector<HTMLTemplateElement>("template[data-failed]");
    if (!isFailed || !said || doc.querySelector("[data-again]")) return;
    doc.body.append(doc.importNode(said.content, true));
    doc.querySelector("[data-again]")?.addEventListener("click", loadAnew);
  };
  const fail = (): undefined => {
    isFailed = true;
    clearTimeout(patience);
    showAll();
    if (held.length || !carried || isHolding) say();
  };

  /** Of options of which several can be chosen each tap counts, otherwise only the last one. */
  const keep = (on: Element) => {
    const before = held.filter(([each]) => isBox(each));
    const turns = before.filter(([each]) => each === on).length;
    held = [...before, [on, isChosen(on) !== turns % 2 > 0]];
  };
  const onClick = (event: MouseEvent) => {
    const on = controlOf(event);
    if (!on) return;
    // The second click of a double-click belongs to the first, not to the screen that came after it.
    const isSecond = event.detail > 1;
    const isAnswered = !isHolding && carried !== undefined && (isSecond || carried.answer(on));
    // A link that is not answered leads where it says.
    if (on.localName === "a" && !isAnswered && !isHolding) return;
    // No form is sent: that would load the page anew and lose what was typed.
    event.preventDefault();
    if (isHolding) event.stopImmediatePropagation();
    if (!isSecond && isAnswered) held = [];
    else if (!isSecond) keep(on);
    if (held.length) say();
  };
  /** Enter in a field sends a form without a tap. */
  const onSubmit = (event: Event) => {
    event.preventDefault();
    if (isHolding) event.stopImmediatePropagation();
    if (event.target instanceof Element) keep(event.target);
    say();
  };
  for (const on of window.earlyTaps?.() || []) keep(on);
  addEventListener("click", onClick, toTheEnd);
  addEventListener("submit", onSubmit, toTheEnd);
  // React draws the page in tasks of its own, and takes no notice of what is typed between them either.
  const onInput = () => {
    if (isHolding) filled = filledFields();
  };
  addEventListener("input", onInput, toTheEnd);

  const read = (template: Element) => JSON.parse(template.getAttribute("data-screen") || "");
  /** Whether the visitor has gone elsewhere while the code was taking over, which listens to that only afterwards. */
  let isElsewhere = false;
  /** Back and Forward where nothing is answered here: the page that is there now is another document. */
  const onLeave = (event?: Event) => {
    const own = doc.querySelector("template[data-screen]");
    if (isHolding) {
      isElsewhere = true;
      event?.stopImmediatePropagation();
    } else if (own && !carried && (isLeft || (read(own) as KernelPage).screen.path !== pathNow())) loadAnew();
  };
  addEventListener("popstate", onLeave, toTheEnd);

  const begin = () => {
    const [own, ...others] = doc.querySelectorAll<HTMLTemplateElement>("template[data-screen]");
    const header = doc.querySelector("header");
    const main = doc.querySelector("main");
    if (!own || !header || !main) return;
    const { id, version, legacy, screen }: KernelPage = read(own);
    const { hostname, search } = location;
    // The ids of another version mean other things.
    key = `${id}:taps:${version}`;
    // Answers of earlier visits, an address in a token and a host that sends its visitors elsewhere are left to the code.
    if (!others.length || legacy.includes(hostname) || /[?&]token=/.test(search)) return;
    // A reload: goes on from what was answered before it, if that led straight here and is all in the log.
    const before = readLog();
    const isStraight = before?.at === screen.step && before.taken.every(([what]) => what !== "go");
    if (before && !(isStraight && before.taken.at(-1)?.[0] === "next")) return;
    if (["quiz", "email", "phone"].some((name) => localStorage.getItem(`${id}:${name}`))) return;
    // Storages that take nothing could not keep what is answered.
    for (const storage of [sessionStorage, localStorage]) {
      storage.setItem(`${key}?`, "1");
      storage.removeItem(`${key}?`);
    }

    const write = (at: string, taken: TapLog["taken"]) => {
      const since = before || { search, first: screen.step, taken: [] };
      const log: Omit<TapLog, "key"> = { ...since, at, taken: [...since.taken, ...taken] };
      sessionStorage.setItem(key, JSON.stringify(log));
    };
    const shown = carriedScreens([header, main], screen, others, write, heldBack.signal);
    carried = shown;
    /** An option that still waits for the code when the page is left is an answer for the code of the page that follows. */
    const onHide = () => {
      pushNow();
      const [on] = held.at(-1) || [];
      const option = on?.getAttribute("role") === "radio" && on.getAttribute("data-option");
      if (option) write(shown.at(), [...shown.log(), ["answer", [option]]]);
    };
    /** The browser has kept this page. Meanwhile, others may have taken over what it has answered. */
    const onReturn = ({ persisted }: PageTransitionEvent) => persisted && loadAnew();
    addEventListener("pagehide", onHide, { signal: heldBack.signal });
    addEventListener("pageshow", onReturn, { signal: heldBack.signal });
    // Until the code answers keys itself.
    radioKeys(released.signal);
  };

  let isSeen = false;
  // After the first paint, which waits for none of this. A tap until then is kept.
  const onSeen = () => {
    if (isSeen) return;
    isSeen = true;
    ours.takeState();
    try {
      begin();
    } catch {
      // A storage that throws, or markup of another build: the code decides.
    }
    held = held.filter(([on]) => !carried?.answer(on));
    const code = doc.querySelector<HTMLTemplateElement>("template[data-code]");
    if (!code) return;
    const content = doc.importNode(code.content, true);
    for (const script of content.querySelectorAll("script")) script.onerror = fail;
    doc.head.append(content);
    // A request may also never end.
    patience = setTimeout(fail, 30_000);
  };
  const onRead = () => {
    // Back and Forward before this could be listened to.
    const [came] = performance.getEntriesByType("navigation");
    if (came && new URL(came.name).pathname !== location.pathname) onLeave();
    // A page that nobody sees, or that is still empty, is not painted, and not every browser tells of it.
    if (doc.hidden || !doc.querySelector("main") || !PerformanceObserver.supportedEntryTypes.includes("paint"))
      onSeen();
    else new PerformanceObserver(onSeen).observe({ type: "paint", buffered: true });
  };
  doc.addEventListener("DOMContentLoaded", onRead, toTheEnd);

  const ours: Kernel = {
    step: () => {
      pushNow();
      return carried?.log().length ? carried.at() : readLog() && "";
    },
    hold: () => {
      isHolding = true;
      isFailed = false;
      clearTimeout(patience);
      doc.querySelector("body>.failed")?.remove();
      pushNow();
      heldBack.abort();
      carried?.mark();
      filled = filledFields();
      return readLog();
    },
    release: () => {
      // Each in its own task, as from a real visitor, so that the page has processed the text before the tap.
      const { port1, port2 } = new MessageChannel();
      const tasks: (() => void)[] = [];
      const next = (task: () => void) => {
        tasks.push(task);
        port2.postMessage("");
      };
      port1.onmessage = () => tasks.shift()?.();
      next(() => {
        for (const again of filled) again();
      });
      next(() => {
        for (const each of [heldBack, released]) each.abort();
        if (isElsewhere) dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
        for (const [on, wasChosen] of held)
          next(() => {
            // The code may have ticked a box from what is stored. Then it is as the visitor wanted it.
            if (!on.isConnected || (isBox(on) && isChosen(on) !== wasChosen)) return;
            if (on instanceof HTMLFormElement) on.requestSubmit();
            else if (on instanceof HTMLElement) on.click();
          });
        next(() => port1.close());
      });
    },
    isOver: () => released.signal.aborted,
    show: showAll,
    fail,
    reload: loadAnew,
    isLeft: () => isLeft,
    takeState: () => {
      // What a page that is left hands over is for the document that comes.
      if (!isLeft) takeState();
    },
  };
  Object.assign(window, { kernel: ours });
}
