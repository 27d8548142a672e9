// @vitest-environment happy-dom
import { type AnyRoute, createMemoryHistory, createRouter, type RouterHistory } from "@tanstack/react-router";
import { BaseRootRoute, BaseRoute } from "@tanstack/router-core";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { QuizEvent } from "../../../engine/compile/index.ts";
import { type Flow, flowOf } from "../../../engine/flow/index.ts";
import { backStep, choose, emptyQuiz, nextStep, type Quiz, toStored } from "../../../engine/quiz/index.ts";
import { definition } from "../../../tests/definition.ts";
import { fuzz, fuzzTime } from "../../../tests/fuzz.ts";
import { shippedFunnels } from "../../../tests/graph/funnels.ts";
import type { FunnelStorage } from "../../services/storage.ts";
import { beginVisit, createQuiz } from "./index.ts";

// Random walks of a visitor with several tabs through the running quiz: machine, storage, history and addresses, held
// against a model of the funnel that has none of these.

/** A branch that meets the main way again, a page that moves on by itself, several answers, and a way back that differs. */
const branches = `
version: 2
start: size
steps:
  size: { type: question, path: /, question: Size?, options: [Small, { label: Large, next: plot }], next: soil }
  plot: { type: question, path: /plot, question: Plot?, record: Plot, options: [Sun, Dark], back: size, next: soil }
  soil: { type: multi-select, path: /soil, question: Soil?, options: [Sand, Clay, { label: Neither, exclusive: true }], button: Go on, back: previous, next: pause }
  pause: { type: loading, path: /pause, heading: A moment, tick: 30ms, next: [{ when: { soil: clay }, go: shade }, { go: plan }] }
  shade: { type: question, path: /shade, question: Shade?, record: Shade, options: ["Yes", "No"], back: soil, next: plan }
  plan: { type: info, path: /plan, sections: [{ type: text, text: Yes. }], button: Go on, back: [{ when: { soil: clay }, go: shade }, { go: soil }], next: sure }
  sure: { type: info, path: /sure, sections: [{ type: text, text: Sure? }], button: Go on, back: size, next: end }
  end: { type: end, path: /end, sections: [{ type: text, text: That is it. }] }
`;

/** The same for visitors who do not wait: an experiment decides, of which they were drawn the second variant. */
const shorter: Flow = {
  ...flowOf(
    definition(
      `experiments: { pause: [pause, none] }\n${branches.replace("next: pause }", "next: [{ when: { experiment: { pause: none } }, go: plan }, { go: pause }] }")}`,
    ),
  ),
  drawVariants: () => ({ pause: "none" }),
};

const flows: readonly (readonly [string, Flow])[] = [
  ["branches, open to every link", flowOf(definition(branches))],
  ["branches, only in order", flowOf(definition(`entry: in-order\n${branches}`))],
  ["branches, in a variant that was drawn", shorter],
  ...[...shippedFunnels].map(([file, of]) => [file, flowOf(of)] as const),
];

/** What a visitor does. Numbers are taken modulo what there is. */
type Command =
  | { readonly kind: "answer"; readonly options: readonly number[] }
  | { readonly kind: "next" }
  | { readonly kind: "back" }
  | { readonly kind: "reload" }
  | { readonly kind: "wipe" }
  | { readonly kind: "history"; readonly by: number }
  | { readonly kind: "clock"; readonly ms: number }
  | { readonly kind: "open"; readonly step: number }
  | { readonly kind: "type"; readonly step: number }
  | { readonly kind: "switch"; readonly tab: number };

const step = fc.nat(40);
const command: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc
      .array(fc.nat(9), { minLength: 1, maxLength: 3 })
      .map((options): Command => ({ kind: "answer", options })),
  },
  { weight: 8, arbitrary: fc.constant<Command>({ kind: "next" }) },
  { weight: 3, arbitrary: fc.constantFrom<Command>({ kind: "back" }, { kind: "reload" }) },
  { weight: 4, arbitrary: fc.constantFrom(-1, 1, -3).map((by): Command => ({ kind: "history", by })) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(10, 3_000, 60_000, 86_400_000).map((ms): Command => ({ kind: "clock", ms })),
  },
  {
    weight: 1,
    arbitrary: fc.oneof(
      step.map((at): Command => ({ kind: "open", step: at })),
      step.map((at): Command => ({ kind: "type", step: at })),
    ),
  },
  { weight: 2, arbitrary: fc.nat(2).map((tab): Command => ({ kind: "switch", tab })) },
  { weight: 1, arbitrary: fc.constant<Command>({ kind: "wipe" }) },
);

/** The browser's storage, as its tabs share it: all but the writer are told of a write. */
function sharedStorage() {
  const kept = new Map<string, string>();
  const listeners = new Set<{ readonly tab: object; readonly name: string; readonly changed: () => void }>();
  const tell = (tab: object, name?: string) => {
    for (const each of [...listeners])
      if (each.tab !== tab && (name === undefined || each.name === name)) each.changed();
  };
  const openTab = (): FunnelStorage & { readonly wipe: () => void; readonly close: () => void } => {
    const tab = {};
    return {
      read: (name) => (kept.has(name) ? JSON.parse(kept.get(name) ?? "") : undefined),
      write: (name, value) => {
        if (value === undefined) kept.delete(name);
        else kept.set(name, JSON.stringify(value));
        tell(tab, name);
      },
      onOtherTab: (name, changed) => {
        const listener = { tab, name, changed };
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      wipe: () => {
        kept.clear();
        tell(tab);
      },
      close: () => {
        for (const each of [...listeners]) if (each.tab === tab) listeners.delete(each);
      },
    };
  };
  return openTab;
}

/** The running quiz in a tab, from when its page loads until it is left. */
async function startPage(flow: Flow, storage: FunnelStorage, history: RouterHistory) {
  const root = new BaseRootRoute();
  const rest = new BaseRoute({ getParentRoute: () => root as never, path: "$" });
  const router = createRouter({ routeTree: root.addChildren([rest] as never) as unknown as AnyRoute, history });
  // As the component does that a page draws with.
  const stopLoading = history.subscribe(() => void router.load());
  await router.load();
  const quiz = createQuiz(flow);
  const tasks: (() => void)[] = [];
  const flush = () => {
    for (const task of tasks.splice(0)) task();
  };
  const run = (task: () => void) => {
    tasks.push(task);
    setImmediate(flush);
  };
  const visit = { flow, quiz, storage, afterPaint: { run, flush }, handOver: () => undefined, isReady: () => true };
  const leave = beginVisit(visit, router);
  return {
    quiz,
    leave: () => {
      leave();
      quiz.stop();
      stopLoading();
    },
  };
}

/** A tab of the browser, with a history that outlives its pages. */
async function openTab(flow: Flow, storage: ReturnType<ReturnType<typeof sharedStorage>>, path: string) {
  const history = createMemoryHistory({ initialEntries: [path] });
  let page = await startPage(flow, storage, history);
  const reload = async () => {
    page.leave();
    page = await startPage(flow, storage, history);
  };
  return {
    send: (event: QuizEvent) => page.quiz.send(event),
    go: (by: number) => history.go(by),
    wipe: storage.wipe,
    reload,
    type: async (path: string) => {
      page.leave();
      history.push(path);
      page = await startPage(flow, storage, history);
    },
    shown: () => {
      const { value, context } = page.quiz.getSnapshot();
      const { pathname, state } = history.location;
      return [String(value), pathname, context, state.__TSR_index, Reflect.get(state, "way") ?? []];
    },
    close: () => {
      page.leave();
      history.destroy();
      storage.close();
    },
  };
}

/** Lets everything that a command has set off come to rest. */
async function settle() {
  for (let turn = 0; turn < 12; turn++) await new Promise((resolve) => setImmediate(resolve));
}

/** What a tab shows, in the model: a step, and a history whose entries each show one. */
type ModelTab = { step: string; quiz: Quiz; entries: { step: string; way: readonly string[] }[]; at: number };

/** The funnel without machine, storage and router. */
function modelOf(flow: Flow) {
  let stored: Quiz | undefined;
  const tabs: ModelTab[] = [];
  const textOf = (quiz: Quiz) => JSON.stringify(toStored(flow, quiz));
  const reach = (quiz: Quiz, step: string): Quiz =>
    quiz.reached.includes(step) ? quiz : { ...quiz, reached: [...quiz.reached, step] };
  /** Steps that the answers lead to, or still can. */
  const ahead = (quiz: Quiz): ReadonlySet<string> => {
    const found = new Set([flow.start]);
    for (const id of found) {
      const { forward = [], min = 0 } = flow.steps[id] ?? {};
      const isAnswered = (quiz.choices[id]?.length ?? 0) >= min;
      const next: readonly (string | undefined)[] = isAnswered
        ? [nextStep(flow, quiz, id)]
        : forward.map(({ to }) => to);
      for (const to of next) if (to !== undefined) found.add(to);
    }
    return found;
  };
  /** What a page makes of stored answers: it keeps each on the way, and may forget what none of them leads to. */
  const restored = (quiz: Quiz): Quiz => {
    const given = Object.entries(quiz.choices);
    const replayed = given.reduce((so, [step, choice]) => choose(flow, so, step, choice), { ...quiz, choices: {} });
    const isKept = (step: string) => step in replayed.choices || ahead(quiz).has(step);
    return { ...replayed, choices: Object.fromEntries(given.filter(([step]) => isKept(step))) };
  };
  /** Others take over what one tab stores. */
  const store = (tab: ModelTab) => {
    stored = tab.quiz;
    for (const other of tabs) if (other !== tab) other.quiz = restored(tab.quiz);
  };
  const isAllowed = ({ quiz }: ModelTab, step: string) =>
    flow.entry === "open" ||
    step === flow.start ||
    quiz.reached.some((id) => id === step || flow.steps[id]?.paid === step);
  const enter = (tab: ModelTab, step: string) => {
    tab.step = step;
    tab.quiz = reach(tab.quiz, step);
  };
  /** Somebody asks for a step by its address. */
  const ask = (tab: ModelTab, step: string) => {
    if (step === tab.step) return;
    if (isAllowed(tab, step)) enter(tab, step);
    else if (flow.entry === "in-order") enter(tab, tab.quiz.reached.at(-1) ?? flow.start);
  };
  const goBackTo = (tab: ModelTab, step: string): boolean => {
    const way = tab.entries[tab.at]?.way ?? [];
    const there = way.lastIndexOf(step);
    if (there === -1) return false;
    tab.at += there - way.length;
    const entry = tab.entries[tab.at];
    if (entry) entry.step = step;
    return true;
  };
  /** The address follows a move. */
  const follow = (tab: ModelTab, from: string, to: string, before: Quiz) => {
    if (from === to) return;
    const entry = tab.entries[tab.at];
    if (!entry) return;
    const isBack = backStep(flow, before, from) === to;
    if (isBack && goBackTo(tab, to)) return;
    if (isBack || flow.steps[from]?.after !== undefined) entry.step = to;
    else {
      tab.entries.splice(tab.at + 1, tab.entries.length, { step: to, way: [...entry.way, from] });
      tab.at++;
    }
  };
  const move = (tab: ModelTab, to: string | undefined) => {
    if (to === undefined) return;
    const from = tab.step;
    enter(tab, to);
    follow(tab, from, to, tab.quiz);
    store(tab);
  };
  return {
    tabs,
    open(step: string): ModelTab {
      const tab: ModelTab = { step: flow.start, quiz: emptyQuiz, entries: [{ step, way: [] }], at: 0 };
      tabs.push(tab);
      this.begin(tab, step);
      return tab;
    },
    /** What a page does as it comes, with what is stored. */
    begin(tab: ModelTab, step: string) {
      const quiz = stored ? restored(stored) : emptyQuiz;
      tab.quiz = { ...quiz, query: { ...quiz.query, ...flow.drawVariants?.("") } };
      tab.step = flow.start;
      ask(tab, step);
      const entry = tab.entries[tab.at];
      if (entry) entry.step = tab.step;
      // A page that stands where the last one left off has nothing to tell the others.
      if (!stored || textOf(tab.quiz) !== textOf(stored)) store(tab);
    },
    answer(tab: ModelTab, options: readonly string[]) {
      tab.quiz = choose(flow, tab.quiz, tab.step, options);
      store(tab);
    },
    next: (tab: ModelTab) => move(tab, nextStep(flow, tab.quiz, tab.step)),
    back: (tab: ModelTab) => move(tab, backStep(flow, tab.quiz, tab.step)),
    go(tab: ModelTab, by: number) {
      const at = Math.max(0, Math.min(tab.entries.length - 1, tab.at + by));
      if (at === tab.at) return;
      tab.at = at;
      const entry = tab.entries[at];
      if (!entry) return;
      const asked = entry.step;
      // A page that is shown already is not asked for.
      if (asked === tab.step) return;
      ask(tab, asked);
      entry.step = tab.step;
      // Who is refused a step is led back to an entry of the history that shows what may be seen, if there is one.
      if (asked !== tab.step && backStep(flow, tab.quiz, asked) === tab.step) goBackTo(tab, tab.step);
      store(tab);
    },
    wipe: () => {
      stored = undefined;
    },
    /** Time passes for every tab: pages that move on by themselves do. */
    pass(ms: number) {
      for (const tab of tabs)
        for (let left = ms; ; ) {
          const { after } = flow.steps[tab.step] ?? {};
          if (after === undefined || after > left) break;
          left -= after;
          move(tab, nextStep(flow, tab.quiz, tab.step));
        }
    },
  };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});

/**
 * Walks, and compares after each command.
 *
 * @throws with the commands so far if a tab is not where the model says
 */
async function walk(flow: Flow, commands: readonly Command[]): Promise<void> {
  const ids = Object.keys(flow.steps);
  const pathOf = (step: string) => flow.steps[step]?.path ?? "/";
  const model = modelOf(flow);
  const storage = sharedStorage();
  const tabs = [await openTab(flow, storage(), pathOf(flow.start))];
  model.open(flow.start);
  let active = 0;
  const done: string[] = [];
  try {
    for (const command of commands) {
      const [tab, wanted] = [tabs[active], model.tabs[active]];
      if (!tab || !wanted) throw new Error("There is no such tab.");
      const here = flow.steps[wanted.step];
      done.push(`tab ${active} at ${wanted.step}: ${JSON.stringify(command)}`);
      if (command.kind === "answer") {
        const all = here?.options ?? [];
        if (all.length === 0) continue;
        const max = here?.max ?? 1;
        const choice = [...new Set(command.options.map((at) => all[at % all.length]?.id ?? ""))].slice(0, max);
        tab.send({ type: "answer", choice });
        model.answer(wanted, choice);
      } else if (command.kind === "next") {
        // Nobody can tap through a page that moves on by itself.
        if (here?.after !== undefined) continue;
        tab.send({ type: "next" });
        model.next(wanted);
      } else if (command.kind === "back") {
        tab.send({ type: "back" });
        model.back(wanted);
      } else if (command.kind === "history") {
        tab.go(command.by);
        model.go(wanted, command.by);
      } else if (command.kind === "clock") {
        vi.advanceTimersByTime(command.ms);
        model.pass(command.ms);
      } else if (command.kind === "wipe") {
        tab.wipe();
        model.wipe();
      } else if (command.kind === "reload") {
        await tab.reload();
        model.begin(wanted, wanted.step);
      } else if (command.kind === "switch") active = command.tab % tabs.length;
      else {
        const step = ids[command.step % ids.length] ?? flow.start;
        if (command.kind === "type") {
          await tab.type(pathOf(step));
          wanted.entries.splice(wanted.at + 1, wanted.entries.length, { step, way: [] });
          wanted.at++;
          model.begin(wanted, step);
        } else if (tabs.length < 3) {
          tabs.push(await openTab(flow, storage(), pathOf(step)));
          model.open(step);
        }
      }
      await settle();
      model.tabs.forEach((each, index) => {
        const wanted = [each.step, pathOf(each.step), each.quiz, each.at, each.entries[each.at]?.way];
        expect(tabs[index]?.shown(), `tab ${index} after\n${done.join("\n")}`).toEqual(wanted);
      });
    }
  } finally {
    for (const tab of tabs) tab.close();
  }
}

test("a second tab on a step that answers no longer lead to leaves the first as it is", () => {
  const [[, flow] = []] = flows;
  if (!flow) throw new Error("There is no funnel.");
  return walk(flow, [
    { kind: "answer", options: [1] },
    { kind: "next" },
    { kind: "type", step: 0 },
    { kind: "answer", options: [0] },
    { kind: "next" },
    { kind: "history", by: -1 },
    { kind: "history", by: -1 },
    { kind: "open", step: 1 },
  ]);
});

describe.each(flows)("a visitor with three tabs in %s", (name, flow) => {
  test(
    "is on the step, with the answers and the address, that a model of the funnel says",
    () => {
      const ids = Object.keys(flow.steps);
      const walks = fc.array(command, { maxLength: 60, size: "max" });
      return fuzz(
        `walks in ${name}`,
        fc.asyncProperty(walks, (commands) => walk(flow, commands)),
        // Small ones are walked through more often.
        ids.length < 10 ? 25 : 3,
      );
    },
    fuzzTime,
  );
});

test("any address opens a step of the funnel, or a page that says that there is none", { timeout: fuzzTime }, () => {
  const [[, flow] = []] = flows;
  if (!flow) throw new Error("There is no funnel.");
  const odd = fc.constantFrom(
    "%",
    "%E0%A4%A",
    "..",
    "//",
    "plot",
    "PLOT",
    "?token=",
    "token=a.b.c",
    "#",
    "&",
    "=",
    "\\",
    "constructor",
    "__proto__",
    "\u202E",
  );
  const address = fc.array(fc.oneof(odd, fc.webPath(), fc.string({ maxLength: 6 })), { maxLength: 5 });
  return fuzz(
    "addresses",
    fc.asyncProperty(address, async (parts) => {
      const storage = sharedStorage()();
      const tab = await openTab(flow, storage, `/${parts.join("/")}`);
      await settle();
      const [step] = tab.shown();
      tab.close();
      expect(Object.keys(flow.steps)).toContain(step);
    }),
    60,
  );
});
