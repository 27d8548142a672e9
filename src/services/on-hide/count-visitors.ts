import type { Flow, FlowExit } from "../../../engine/flow/index.ts";
import { fromStored, isOpen, type Quiz } from "../../../engine/quiz/index.ts";
import { refusesTracking } from "../privacy-control.ts";
import type { FunnelStorage } from "../storage.ts";
import { type Backend, onHide, postOnHide } from "./post-on-hide.ts";

/**
 * Counts this browser with the backend, once at each step that it reaches and once at each from which it goes on. What is sent
 * names steps and the variants of experiments, and nobody. A visitor who asks not to be followed is not counted.
 */
export function countVisitors(flow: Flow, storage: FunnelStorage, backend: Backend): void {
  if (refusesTracking()) return;
  onHide(() => {
    const quiz = fromStored(flow, storage.read("quiz"));
    const passed = passedIn(flow, quiz);
    // Who opens the link of a mail on another device has not begun a visit there.
    if (quiz.reached.length === 0 && isOfMail(flow)) return;
    // Everybody begins at the first step, which `reached` need not name, unless they came to a later one by its address.
    const began = quiz.reached.length === 0 || passed.includes(flow.start) ? [flow.start] : [];
    const reached = [...new Set([...began, ...quiz.reached])];
    const before = countedIn(storage);
    const isFresh = (name: keyof Counted) => (step: string) =>
      ![step, flow.steps[step]?.renamedFrom].some((id) => id !== undefined && before[name].includes(id));
    const fresh = {
      reached: reached.filter(isFresh("reached")),
      passed: passed.filter(isFresh("passed")),
    };
    if (fresh.reached.length + fresh.passed.length === 0) return;
    // Noted at once, because most pages do not live to hear the answer, and the next would count a second time.
    write(storage, (name) => [...before[name], ...fresh[name]]);
    // Without a note, each time the page is hidden would count.
    if (storage.isFull?.()) return;
    const isVariant = ([name]: [string, string]) => Object.hasOwn(flow.experiments ?? {}, name);
    const variants = Object.fromEntries(Object.entries(quiz.query).filter(isVariant));
    void postOnHide("count-visitors", { ...fresh, variants }, backend).then((isDone) => {
      const now = countedIn(storage);
      if (!isDone) write(storage, (name) => now[name].filter((step) => !fresh[name].includes(step)));
    });
  });
}

/** Whether the page is one that only a mail leads to. */
const isOfMail = ({ steps }: Flow) =>
  Object.values(steps).some((step) => step?.isMailed && step.path === location.pathname.replace(/(?<=.)\/$/, ""));

/** The steps at which a browser was counted. */
type Counted = { readonly reached: readonly string[]; readonly passed: readonly string[] };

/**
 * The steps from which a visitor has gone on: what the answer given there leads to was reached. The order of `reached` does
 * not say it, because who goes back and takes another branch comes again to steps that it has already. Conditions are not
 * asked: later answers may have changed them.
 */
function passedIn(flow: Flow, quiz: Quiz): readonly string[] {
  const isReached = (step: string | undefined) => step !== undefined && quiz.reached.includes(step);
  return Object.entries(flow.steps).flatMap(([step, { forward, paid }]) => {
    if (step !== flow.start && !isReached(step)) return [];
    const isTaken = ({ to, option }: FlowExit) =>
      isReached(to) && isOpen(flow, quiz, step, option === undefined ? {} : { option });
    return isReached(paid) || forward.some(isTaken) ? [step] : [];
  });
}

function countedIn(storage: FunnelStorage): Counted {
  const stored: { readonly [name in keyof Counted]?: unknown } = Object(storage.read("counted"));
  const texts = (list: unknown) => (Array.isArray(list) ? list.filter((one) => typeof one === "string") : []);
  return { reached: texts(stored.reached), passed: texts(stored.passed) };
}

const write = (storage: FunnelStorage, listOf: (name: keyof Counted) => readonly string[]) =>
  storage.write("counted", { reached: listOf("reached"), passed: listOf("passed") });
