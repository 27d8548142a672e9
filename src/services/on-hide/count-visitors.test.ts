// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createActor } from "xstate";
import { compileFunnel } from "../../../engine/compile/index.ts";
import { type Flow, flowOf } from "../../../engine/flow/index.ts";
import { emptyQuiz, type Quiz, toStored } from "../../../engine/quiz/index.ts";
import { definition } from "../../../tests/definition.ts";
import { readFunnel } from "../../../tests/read-funnel.ts";
import { browserStorage } from "../storage.ts";
import { countVisitors } from "./count-visitors.ts";

const bakery = (crust = "crust", renamed = "") =>
  flowOf(
    definition(`
start: dough
experiments: { headline: [short, long] }
steps:
  dough:
    type: question
    path: /
    question: "{experiment.headline|short=Dough|long=Which dough?}"
    options: [{ label: Rye, next: ${crust} }, Wheat]
    next: baked
  ${crust}: { type: question, path: /crust, question: Crust, options: [Thin, Thick], next: baked${renamed} }
  baked: { type: end, path: /baked, sections: [{ type: heading, text: Baked }] }
`),
  );
const flow = bakery();
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
const walk = (quiz: Partial<Quiz>, of: Flow = flow) => storage.write("quiz", toStored(of, { ...emptyQuiz, ...quiz }));
const rye = { dough: ["rye"] };
const leave = async () => {
  dispatchEvent(new Event("pagehide"));
  // The answer, and what follows it.
  for (let task = 0; task < 10; task++) await Promise.resolve();
};
const counts = () => sent.mock.calls.map(([, init]) => JSON.parse(String(init?.body)));

test("a browser counts once at each step that it reaches and leaves behind, in a request that outlives the page", async () => {
  open();
  walk({ query: { headline: "long", page: "2" } });
  await leave();
  await leave();
  expect(sent.mock.calls).toMatchObject([[`${location.origin}/functions/v1/count-visitors`, { keepalive: true }]]);
  walk({ reached: ["crust"], choices: rye, query: { headline: "long" } });
  await leave();
  closePage();
  open();
  // Back, and to another answer: the step on the way that is given up was counted before.
  walk({ reached: ["dough", "baked"], choices: { dough: ["wheat"] }, query: { headline: "long" } });
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
  walk({ reached: ["three"] }, far);
  await leave();
  expect(counts()).toEqual([{ reached: ["three"], passed: [], variants: {} }]);
  localStorage.clear();
  // The next but one after the start, back from there, and forth again.
  walk({ reached: ["two"] }, far);
  await leave();
  walk({ reached: ["two", "one"] }, far);
  await leave();
  walk({ reached: ["two", "one"], choices: { one: ["a"] } }, far);
  await leave();
  expect(counts().slice(1)).toEqual([
    { reached: ["two"], passed: [], variants: {} },
    { reached: ["one"], passed: [], variants: {} },
    { reached: [], passed: ["one"], variants: {} },
  ]);
});

test("who goes back and takes another branch has gone on from it, and not from where the first one ended", async () => {
  const visitor = createActor(compileFunnel(flow)).start();
  const take = async (choice: string) => {
    visitor.send({ type: "answer", choice: [choice] });
    visitor.send({ type: "next" });
    walk(visitor.getSnapshot().context);
    await leave();
  };
  open();
  await take("wheat");
  visitor.send({ type: "go", step: "dough" });
  await take("rye");
  await take("thin");
  expect(visitor.getSnapshot().value).toBe("baked");
  expect(counts()).toEqual([
    { reached: ["dough", "baked"], passed: ["dough"], variants: {} },
    { reached: ["crust"], passed: [], variants: {} },
    { reached: [], passed: ["crust"], variants: {} },
  ]);
});

test("who has paid has gone on from where they paid", async () => {
  const shop = flowOf(
    definition(`
start: look
plans: { loaf: { name: A loaf, price: 7, currency: USD } }
steps:
  look: { type: offer, path: /, sections: [{ type: plans, heading: Loaves, plans: [loaf], default: loaf }, { type: button, text: Buy, action: next }], next: pay }
  pay: { type: checkout, path: /pay, heading: Pay, plan: loaf, paid: thanks }
  thanks: { type: receipt, path: /thanks, heading: Thanks, plan: loaf, ready: Ready, failed: Failed, support: Help }
`),
  );
  open(shop);
  walk({ reached: ["pay"] }, shop);
  await leave();
  walk({ reached: ["pay", "thanks"] }, shop);
  await leave();
  expect(counts()).toEqual([
    { reached: ["look", "pay"], passed: ["look"], variants: {} },
    { reached: ["thanks"], passed: ["pay"], variants: {} },
  ]);
});

test("a browser that stores nothing is not counted, or it would be at each page", async () => {
  const full = vi.spyOn(localStorage, "setItem").mockImplementation(() => {
    throw new DOMException("Full", "QuotaExceededError");
  });
  countVisitors(flow, browserStorage(flow.id), {});
  await leave();
  await leave();
  full.mockRestore();
  expect(sent).not.toHaveBeenCalled();
});

test("a step that was renamed is not counted again", async () => {
  open();
  walk({ reached: ["crust"], choices: rye });
  await leave();
  closePage();
  const renamed = bakery("rim", ", renamedFrom: crust");
  open(renamed);
  await leave();
  walk({ reached: ["rim", "baked"], choices: { ...rye, rim: ["thin"] } }, renamed);
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

test("a browser that only opens the link of a mail has begun no visit", async () => {
  const asking = flowOf(readFunnel("tests/trades/beekeeping.yaml"));
  open(asking);
  history.replaceState(null, "", "/bestaetigen/");
  await leave();
  expect(counts()).toEqual([]);
  history.replaceState(null, "", "/");
  await leave();
  expect(counts()).toEqual([{ reached: ["stand"], passed: [], variants: {} }]);
});
