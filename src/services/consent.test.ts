// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import { createConsent } from "./consent.ts";
import { browserStorage, type FunnelStorage } from "./storage.ts";
import { accepting } from "./testing/fake-backend.ts";

beforeEach(() => localStorage.clear());

const storage = browserStorage("f");
const make = (changes: Partial<Parameters<typeof createConsent>[0]> = {}) =>
  createConsent({ mode: "required", isForbidden: false, storage, invoke: accepting(), ...changes });

test("nothing may be told before the visitor has said so, and the choice is remembered", () => {
  const consent = make();
  expect([consent.isAsked, consent.mayTrack()]).toEqual([true, undefined]);
  consent.choose(true, "May we?");
  expect([consent.mayTrack(), make().mayTrack()]).toEqual([true, true]);
  consent.choose(false, "May we?");
  expect([consent.mayTrack(), make().mayTrack()]).toEqual([false, false]);
});

test("the backend gets the choice with the sentence that was shown and the visit, once", async () => {
  const invoke = accepting();
  const consent = make({ invoke });
  consent.choose(true, "May we?");
  await consent.sync();
  await make({ invoke }).sync();
  const visitId = storage.read("visit");
  expect(visitId).toMatch(/^[\da-f-]{36}$/);
  const choiceId = expect.stringMatching(/^[\da-f-]{36}$/);
  expect(invoke.mock.calls).toEqual([
    ["consent", { choiceId, visitId, purpose: "tracking", isGiven: true, wording: "May we?" }],
  ]);
});

test.each(["x", "", 7, null, {}])(
  "a stored visit of %j is none: the choice is told under a proper one",
  async (nonsense) => {
    storage.write("visit", nonsense);
    const invoke = accepting();
    const consent = make({ invoke });
    consent.choose(true, "May we?");
    await consent.sync();
    const visitId = expect.stringMatching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
    expect(invoke.mock.calls).toMatchObject([["consent", { visitId }]]);
  },
);

test("a choice that the backend did not take is told again on the next page", async () => {
  const invoke = accepting();
  invoke.mockRejectedValueOnce(new TypeError("down"));
  const consent = make({ invoke });
  consent.choose(true, "May we?");
  await consent.sync();
  expect(invoke).toHaveBeenCalledTimes(2);
  // The same choice; otherwise the backend would count two.
  const ids = invoke.mock.calls.map(([, body]) => (body as { choiceId: string }).choiceId);
  expect(new Set(ids).size).toBe(1);
});

test("a choice changed there and back while the first is on its way ends as the last one", async () => {
  const invoke = accepting();
  const consent = make({ invoke });
  for (const isGiven of [true, false, true]) consent.choose(isGiven, "May we?");
  await consent.sync();
  const { id } = storage.read("consent") as { id: string };
  expect(invoke.mock.calls.at(-1)?.[1]).toMatchObject({ choiceId: id, isGiven: true });
});

test("a choice that was stored before choices had ids is told once all the same", async () => {
  const invoke = accepting();
  for (const odd of [{}, { id: "x", isTold: "yes" }, { id: 7, isTold: 1 }]) {
    storage.write("consent", { isGiven: true, wording: "May we?", ...odd });
    await make({ invoke }).sync();
    await make({ invoke }).sync();
  }
  const told = invoke.mock.calls.map(([, body]) => (body as { choiceId?: string }).choiceId);
  expect(told).toEqual([undefined, undefined, undefined]);
});

test("a choice changed while the first is on its way is told after it", async () => {
  const invoke = accepting();
  const consent = make({ invoke });
  invoke.mockImplementationOnce(async () => consent.choose(false, "May we?") as never);
  consent.choose(true, "May we?");
  await consent.sync();
  await consent.sync();
  expect(invoke.mock.calls.map(([, body]) => (body as { isGiven: boolean }).isGiven)).toEqual([true, false]);
  expect(consent.mayTrack()).toBe(false);
});

test("a change is heard of, here and in another tab, until nobody listens any more", () => {
  let others: () => void = () => undefined;
  let isHeard = true;
  const onOtherTab: FunnelStorage["onOtherTab"] = (name, changed) => {
    others = name === "consent" ? changed : others;
    return () => {
      isHeard = false;
    };
  };
  const consent = make({ storage: { ...storage, onOtherTab } });
  const changed = vi.fn();
  const stop = consent.onChange(changed);
  consent.choose(true, "May we?");
  make().choose(false, "May we?");
  others();
  expect([changed.mock.calls.length, consent.mayTrack()]).toEqual([2, false]);
  stop();
  consent.choose(true, "May we?");
  expect([changed.mock.calls.length, isHeard]).toEqual([2, false]);
});

test("the sentence that was shown is told as far as the backend takes it", async () => {
  const invoke = accepting();
  const consent = make({ invoke });
  consent.choose(true, "a".repeat(2001));
  await consent.sync();
  expect(invoke.mock.calls).toMatchObject([["consent", { wording: "a".repeat(2000) }]]);
});

test("Global Privacy Control is a no that nobody is asked about", async () => {
  const invoke = accepting();
  const consent = make({ isForbidden: true, invoke });
  await consent.sync();
  expect([consent.isAsked, consent.mayTrack()]).toEqual([false, false]);
  expect(make({ isForbidden: true, mode: "not-required" }).mayTrack()).toBe(false);
  storage.write("consent", { isGiven: true, wording: "May we?" });
  expect(make({ isForbidden: true, invoke }).mayTrack()).toBe(false);
  expect(invoke).not.toHaveBeenCalled();
});

test("where no consent is required nobody is asked, and where nothing is told nothing may be", () => {
  const [free, none] = [make({ mode: "not-required" }), make({ mode: undefined })];
  expect([free.isAsked, free.mayTrack()]).toEqual([false, true]);
  expect([none.isAsked, none.mayTrack()]).toEqual([false, false]);
});

test("a choice holds for the page where the browser keeps nothing, and nonsense in the storage is no choice", () => {
  const nowhere: FunnelStorage = { read: () => undefined, write: () => undefined, onOtherTab: () => () => undefined };
  const consent = make({ storage: nowhere });
  consent.choose(true, "May we?");
  expect(consent.mayTrack()).toBe(true);
  for (const nonsense of ["yes", 1, null, { isGiven: "true", wording: "" }, { isGiven: true, wording: 7 }]) {
    storage.write("consent", nonsense);
    expect(make().mayTrack()).toBeUndefined();
  }
});

test("a choice taken back holds, and is told, although the storage takes nothing any more", async () => {
  const invoke = accepting();
  make().choose(true, "May we?");
  const consent = make({ invoke, storage: { ...storage, write: () => undefined } });
  consent.choose(false, "May we?");
  expect(consent.mayTrack()).toBe(false);
  await consent.sync();
  expect(invoke.mock.calls.at(-1)?.[1]).toMatchObject({ isGiven: false });
});
