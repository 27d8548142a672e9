import { fromStored } from "../../../engine/compile/index.ts";
import type { Flow } from "../../../engine/flow/index.ts";
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
    const { reached: seen, query } = fromStored(flow, storage.read("quiz"));
    const way = begunAtStart(flow, seen) ? [flow.start, ...seen.filter((step) => step !== flow.start)] : seen;
    const before = countedIn(storage);
    const isFresh = (name: keyof Counted) => (step: string) =>
      ![step, flow.steps[step]?.renamedFrom].some((id) => id !== undefined && before[name].includes(id));
    const fresh = {
      reached: way.filter(isFresh("reached")),
      passed: way.slice(0, -1).filter(isFresh("passed")),
    };
    if (fresh.reached.length + fresh.passed.length === 0) return;
    // Noted at once, because most pages do not live to hear the answer, and the next would count a second time.
    write(storage, (name) => [...before[name], ...fresh[name]]);
    const isVariant = ([name]: [string, string]) => Object.hasOwn(flow.experiments ?? {}, name);
    const variants = Object.fromEntries(Object.entries(query).filter(isVariant));
    void postOnHide("count-visitors", { ...fresh, variants }, backend).then((isDone) => {
      const now = countedIn(storage);
      if (!isDone) write(storage, (name) => now[name].filter((step) => !fresh[name].includes(step)));
    });
  });
}

/** The steps at which a browser was counted. */
type Counted = { readonly reached: readonly string[]; readonly passed: readonly string[] };

/** Whether a visitor began at the first step, which `reached` need not name, and not at a later one by its address. */
function begunAtStart({ start, steps }: Flow, [first]: readonly string[]): boolean {
  return first === undefined || first === start || (steps[start]?.forward.some(({ to }) => to === first) ?? false);
}

function countedIn(storage: FunnelStorage): Counted {
  const stored: { readonly [name in keyof Counted]?: unknown } = Object(storage.read("counted"));
  const texts = (list: unknown) => (Array.isArray(list) ? list.filter((one) => typeof one === "string") : []);
  return { reached: texts(stored.reached), passed: texts(stored.passed) };
}

const write = (storage: FunnelStorage, listOf: (name: keyof Counted) => readonly string[]) =>
  storage.write("counted", { reached: listOf("reached"), passed: listOf("passed") });
