// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { emptyQuiz, toStored } from "../../../engine/compile/index.ts";
import { type Flow, flowOf } from "../../../engine/flow/index.ts";
import { definition } from "../../../tests/definition.ts";
import { browserStorage } from "../storage.ts";
import { countVisitors } from "./count-visitors.ts";

const flow = flowOf(
  definition(`
start: dough
experiments: { headline: [short, long] }
steps:
  dough:
    type: question
    path: /
    question: "{experiment.headline|short=Dough|long=Which dough?}"
    options: [{ label: Rye, next: crust }, Wheat]
    next: baked
  crust: { type: question, path: /crust, question: Crust, options: [Thin, Thick], next: baked }
  baked: { type: end, path: /baked, sections: [{ type: heading, text: Baked }] }
`),
);
const storage = browserStorage(flow.id);
const listenTo = () => vi.spyOn(globalThis, "addEventListener");
const answering = () => vi.spyOn(globalThis, "fetch").mockImplementation(async () => Response.json({ accepted: true }));
let listening: ReturnType<typeof listenTo>;
let sent: ReturnType<typeof answering>;

beforeEach(() => {
  localStorage.clear();
  listening = listenTo();
  sent = answering();
});
afterEach(closePage);

/** The listeners of a page that is gone. */
function closePage() {
  for (const [type, listener] of listening.mock.calls) removeEventListener(type, listener);
  listening.mockClear();
}
const open = (of: Flow = flow) => countVisitors(of, storage, {});
const walk = (reached: readonly string[], query: Record<string, string> = {}, of: Flow = flow) =>
  storage.write("quiz", toStored(of, { ...emptyQuiz, reached, query }));
const leave = async () => {
  dispatchEvent(new Event("pagehide"));
  // The answer, and what follows it.
  for (let task = 0; task < 10; task++) await Promise.resolve();
};
const counts = () => sent.mock.calls.map(([, init]) => JSON.parse(String(init?.body)));

test("a browser counts once at each step that it reaches and leaves behind, in a request that outlives the page", async () => {
  open();
  walk([], { headline: "long", page: "2" });
  await leave();
  await leave();
  expect(sent.mock.calls).toMatchObject([[`${location.origin}/functions/v1/count-visitors`, { keepalive: true }]]);
  walk(["crust"], { headline: "long" });
  await leave();
  closePage();
  open();
  // Back, and to another answer: the step on the way that is given up was counted before.
  walk(["dough", "baked"], { headline: "long" });
  await leave();
  await leave();
  expect(counts()).toEqual([
    { reached: ["dough"], passed: [], variants: { headline: "long" } },
    { reached: ["crust"], passed: ["dough"], variants: { headline: "long" } },
    { reached: ["baked"], passed: [], variants: { headline: "long" } },
  ]);
});

test("a page is counted when it is hidden, too: a phone may never tell it more", async () => {
  open();
  const state = vi.spyOn(document, "visibilityState", "get").mockReturnValue("visible");
  dispatchEvent(new Event("visibilitychange"));
  expect(sent).not.toHaveBeenCalled();
  state.mockReturnValue("hidden");
  dispatchEvent(new Event("visibilitychange"));
  expect(counts()).toEqual([{ reached: ["dough"], passed: [], variants: {} }]);
});

test("who comes to a later step by its address did not begin at the first", async () => {
  const far = flowOf(
    definition(`
start: one
steps:
  one: { type: question, path: /, question: One, options: [A, B], next: two }
  two: { type: question, path: /two, question: Two, options: [A, B], next: three }
  three: { type: end, path: /three, sections: [{ type: heading, text: Three }] }
`),
  );
  open(far);
  walk(["three"], {}, far);
  await leave();
  expect(counts()).toEqual([{ reached: ["three"], passed: [], variants: {} }]);
});

test("a step that was renamed is not counted again", async () => {
  open();
  walk(["crust"]);
  await leave();
  closePage();
  const { crust, ...others } = flow.steps;
  const renamed: Flow = { ...flow, steps: { ...others, ...(crust && { rim: { ...crust, renamedFrom: "crust" } }) } };
  open(renamed);
  await leave();
  walk(["rim", "baked"], {}, renamed);
  await leave();
  expect(counts().slice(1)).toEqual([{ reached: ["baked"], passed: ["rim"], variants: {} }]);
});

test.each([
  ["no answer", () => Promise.reject(new TypeError())],
  ["a busy backend", async () => new Response(null, { status: 503 })],
])("after %s the same counts go out again, and after a refusal not", async (_, answer) => {
  sent.mockImplementationOnce(answer);
  open();
  await leave();
  sent.mockImplementationOnce(async () => new Response(null, { status: 403 }));
  await leave();
  await leave();
  expect(counts()).toEqual([0, 1].map(() => ({ reached: ["dough"], passed: [], variants: {} })));
});

test("of a page that was gone before the answer, the next page counts nothing again", async () => {
  sent.mockImplementationOnce(() => new Promise(() => undefined));
  open();
  await leave();
  closePage();
  open();
  await leave();
  expect(sent).toHaveBeenCalledTimes(1);
});

test.each([[null], ["all"], [[7]], [{ reached: 3, passed: { length: 2 } }], [{ reached: [["dough"]] }]])(
  "what the storage holds is never trusted: %j",
  async (held) => {
    storage.write("counted", held);
    open();
    await leave();
    expect(counts()).toEqual([{ reached: ["dough"], passed: [], variants: {} }]);
  },
);

test("a visitor who asks not to be followed is not counted", async () => {
  Object.defineProperty(navigator, "globalPrivacyControl", { value: true, configurable: true });
  open();
  await leave();
  Reflect.deleteProperty(navigator, "globalPrivacyControl");
  expect(sent).not.toHaveBeenCalled();
});
