// @vitest-environment happy-dom
import fc from "fast-check";
import { beforeEach, expect, test, vi } from "vitest";
import { eventually } from "../../../tests/eventually.ts";
import { BackendError } from "../invoke.ts";
import { browserStorage } from "../storage.ts";
import {
  answers,
  attempts,
  backend,
  checkoutAt,
  checkoutOver,
  checkoutPage,
  eventIds,
  opened,
  purchase,
} from "../testing/fake-backend.ts";
import { purchaseEventId } from "./attempt.ts";

beforeEach(checkoutPage);

test("two presses at once are one call, and a retry in any tab is the same attempt", async () => {
  const invoke = backend();
  const { open } = checkoutOver(invoke);
  await Promise.all([open(purchase), open(purchase)]);
  await checkoutOver(invoke).open(purchase);
  const [first, again] = attempts(invoke);
  expect(invoke).toHaveBeenCalledTimes(2);
  expect(again).toBe(first);
});

test("tabs of a funnel take turns to begin, and wait for no other funnel of the host", async () => {
  const names: string[] = [];
  const request = (name: string, task: () => unknown) => {
    names.push(name);
    return task();
  };
  Object.defineProperty(navigator, "locks", { value: { request }, configurable: true });
  await checkoutOver(backend()).open(purchase);
  Reflect.deleteProperty(navigator, "locks");
  expect(names).toEqual(["f:purchase"]);
});

test("another plan, another price, another e-mail, the provider's own page and another day are attempts of their own", async () => {
  const invoke = backend({ "create-checkout": { clientSecret: "secret", url: "https://pay.example" } });
  const { open, openHosted } = checkoutOver(invoke);
  await open(purchase);
  await open({ ...purchase, plan: "long" });
  await open({ ...purchase, email: "bob@example.com" });
  await open({ ...purchase, email: "bob@example.com", atOriginalPrice: true });
  await open({ ...purchase, email: "bob@example.com", atOriginalPrice: true });
  expect(await openHosted(purchase)).toBe("https://pay.example");
  await open(purchase);
  vi.useFakeTimers({ now: Date.now(), toFake: ["Date"] });
  await open({ ...purchase, plan: "last" });
  vi.setSystemTime(Date.now() + 23 * 3_600_000);
  await open({ ...purchase, plan: "last" });
  vi.useRealTimers();
  expect(new Set(attempts(invoke)).size).toBe(8);
});

test("an attempt from the future, of a clock that has been set right, is not gone on with", async () => {
  const invoke = backend();
  vi.useFakeTimers({ now: 7_200_000, toFake: ["Date"] });
  await checkoutOver(invoke).open(purchase);
  vi.setSystemTime(3_600_000);
  await checkoutOver(invoke).open(purchase);
  vi.useRealTimers();
  expect(new Set(attempts(invoke)).size).toBe(2);
});

test("a paid session gets its account, and buying again is a new attempt", async () => {
  const invoke = backend({
    ...answers,
    "session-status": { status: "complete", paid: true, amount: 7, currency: "USD", email: "ada@example.com" },
    "create-user": { success: true, userExists: false },
  });
  const { open, settle } = checkoutOver(invoke);
  await open(purchase);
  expect(await settle({ session: "cs_1" })).toMatchObject({ isPaid: true, hasAccount: true, amount: 7 });
  await open(purchase);
  expect(new Set(attempts(invoke)).size).toBe(2);
});

test.each([
  [22, true],
  [23, false],
])("%i hours after a receipt the purchase made again names what was paid: %s", async (hours, isNamed) => {
  vi.useFakeTimers({ now: 0, toFake: ["Date"] });
  const invoke = backend({ ...answers, "session-status": { paid: true } });
  const { open, settle } = checkoutOver(invoke);
  await open(purchase);
  await settle({ session: "cs_1" });
  // Reloading its page ends nothing more, and the checkout page asks for an event id before anything is bought.
  vi.setSystemTime(hours * 1_800_000);
  await settle({ session: "cs_1" });
  purchaseEventId(browserStorage("f"));
  vi.setSystemTime(hours * 3_600_000);
  await open(purchase);
  const [paid, again] = opened(invoke);
  expect(again?.before).toBe(isNamed ? paid?.attempt : undefined);
  vi.useRealTimers();
});

test("a receipt without a session ends no attempt", async () => {
  const invoke = backend({ ...answers, "create-user": { success: true } });
  const { open, settle } = checkoutOver(invoke);
  await open(purchase);
  expect(await settle({ email: "ada@example.com" })).toMatchObject({ isPaid: false, hasAccount: true });
  await open(purchase);
  expect(new Set(attempts(invoke)).size).toBe(1);
});

test("an attempt tells one event id however often it is tried, and each attempt one of its own", async () => {
  const invoke = backend({ ...answers, "session-status": { paid: true } });
  const { open, settle } = checkoutOver(invoke);
  await open(purchase);
  await open(purchase);
  // A payment without a receipt must not use the event of the next purchase.
  await open({ ...purchase, plan: "long" });
  await settle({ session: "cs_1" });
  await open({ ...purchase, plan: "long" });
  const [first, again, another, next] = eventIds(invoke);
  expect(again).toBe(first);
  expect(new Set([first, another, next]).size).toBe(3);
});

test.each(["x", "", 7, null, true, {}])(
  "stored ids of %j are none, and a session gets proper ones",
  async (nonsense) => {
    const invoke = backend();
    const storage = browserStorage("f");
    const id = expect.stringMatching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
    storage.write("visit", nonsense);
    for (const name of ["attempt", "eventId"] as const) {
      await checkoutOver(invoke).open(purchase);
      storage.write("purchase", { ...Object(storage.read("purchase")), [name]: nonsense });
      await checkoutOver(invoke).open(purchase);
    }
    storage.write("purchase", nonsense);
    await checkoutOver(invoke).open(purchase);
    expect(opened(invoke)).toEqual(
      Array(5).fill(expect.objectContaining({ attempt: id, eventId: id, visitId: storage.read("visit") })),
    );
    expect(storage.read("visit")).toEqual(id);
  },
);

test("an attempt that the backend no longer takes, as after a change of the definition, makes room for a new one", async () => {
  const invoke = backend();
  const { open } = checkoutOver(invoke);
  await open(purchase);
  invoke.mockRejectedValueOnce(new BackendError("attempt-reused", ""));
  expect(await open(purchase)).toMatchObject({ clientSecret: "secret" });
  const [first, again, anew] = attempts(invoke);
  expect([again, anew === first]).toEqual([first, false]);
  expect(eventIds(invoke)[2]).not.toBe(eventIds(invoke)[0]);
  // Its page may still be open, and the buyer may pay there.
  expect(opened(invoke)[2]?.before).toBe(first);
});

test("a new attempt names the last one whose session a page was given, whatever failed in between", async () => {
  const invoke = backend({ "create-checkout": { clientSecret: "secret", url: "https://pay.example" } });
  const { open, openHosted } = checkoutOver(invoke);
  await openHosted(purchase);
  invoke.mockRejectedValueOnce(new BackendError("payment-unavailable", "", 502));
  await expect(open(purchase)).rejects.toMatchObject({ code: "payment-unavailable" });
  await open(purchase);
  await open({ ...purchase, atOriginalPrice: true });
  const befores = opened(invoke).map(({ before }) => before);
  const [hosted, , embedded] = attempts(invoke);
  expect(befores).toEqual([undefined, hosted, hosted, embedded]);
});

test("who comes back to a plan after another one names the attempt at this plan, which may be paid by now", async () => {
  const invoke = backend({ ...answers, "session-status": { paid: true } });
  const { open, settle } = checkoutOver(invoke);
  await open(purchase);
  await open({ ...purchase, plan: "long" });
  await open(purchase);
  await settle({ session: "cs_1" });
  await open({ ...purchase, plan: "long" });
  const [short, long] = attempts(invoke);
  expect(opened(invoke).map(({ before }) => before)).toEqual([undefined, undefined, short, long]);
});

test("a plan with other extras names the attempt at it without them, which may be paid by now", async () => {
  const invoke = backend({ ...answers, "session-status": { paid: true } });
  const { open, settle } = checkoutOver(invoke);
  for (const plan of ["long", "long+book", "long+book+call"]) await open({ ...purchase, plan });
  await settle({ session: "cs_1" });
  await open({ ...purchase, plan: "long+call" });
  const [plain, book, both] = attempts(invoke);
  expect(opened(invoke).map(({ before }) => before)).toEqual([undefined, plain, book, both]);
});

test("an attempt that a page stored before an update of the funnel is named by the next one at its plan", async () => {
  const invoke = backend();
  const before = crypto.randomUUID();
  for (const opened of [undefined, {}]) {
    browserStorage("f").write("purchase", { ...purchase, before, opened });
    await checkoutOver(invoke).open(purchase);
  }
  expect(opened(invoke).map((one) => one.before)).toEqual([before, undefined]);
});

test("an attempt that is refused again is a failure, not a loop", async () => {
  const invoke = backend({ "create-checkout": undefined });
  invoke.mockRejectedValue(new BackendError("attempt-reused", ""));
  await expect(checkoutOver(invoke).open(purchase)).rejects.toMatchObject({ code: "attempt-reused" });
  expect(invoke).toHaveBeenCalledTimes(2);
});

test.each([
  ["payment-unavailable", 502],
  ["internal", 500],
])("after an answer that is a failure of the server, %s, pressing again is a new attempt", async (code, status) => {
  const invoke = backend();
  const { open } = checkoutOver(invoke);
  invoke.mockRejectedValueOnce(new BackendError(code, "", status));
  await expect(open(purchase)).rejects.toMatchObject({ code });
  expect(await open(purchase)).toMatchObject({ clientSecret: "secret" });
  expect(new Set(attempts(invoke)).size).toBe(2);
  // No page was given a session, so events already sent still belong to the same purchase.
  expect(new Set(eventIds(invoke)).size).toBe(1);
});

test.each([
  ["unreachable", undefined],
  ["too-many-requests", 429],
])("after %s pressing again is the same attempt, for its session may be open", async (code, status) => {
  const invoke = backend();
  const { open } = checkoutOver(invoke);
  invoke.mockRejectedValueOnce(new BackendError(code, "", status));
  await expect(open(purchase)).rejects.toMatchObject({ code });
  await open(purchase);
  expect(new Set(attempts(invoke)).size).toBe(1);
});

test("a failure of the server leaves an attempt alone whose session is open, perhaps in another tab", async () => {
  const invoke = backend();
  await checkoutOver(invoke).open(purchase);
  invoke.mockRejectedValueOnce(new BackendError("payment-unavailable", "", 502));
  await expect(checkoutOver(invoke).open(purchase)).rejects.toMatchObject({ code: "payment-unavailable" });
  await checkoutOver(invoke).open(purchase);
  expect(new Set(attempts(invoke)).size).toBe(1);
});

test.each([
  ["success", { clientSecret: "secret" }],
  ["failure", new BackendError("internal", "", 500)],
])("a late %s of one attempt leaves the one alone that another tab has begun since", async (_, answer) => {
  const invoke = backend();
  let settle: () => void = () => undefined;
  invoke.mockImplementationOnce(
    () =>
      new Promise((resolve, reject) => {
        settle = () => (answer instanceof Error ? reject(answer) : resolve(answer as never));
      }),
  );
  const late = checkoutOver(invoke).open(purchase);
  await eventually(() => expect(invoke).toHaveBeenCalledTimes(1));
  const { open } = checkoutOver(invoke);
  // Its session may exist, but no page was given it.
  invoke.mockRejectedValueOnce(new BackendError("unreachable", ""));
  await expect(open({ ...purchase, plan: "long" })).rejects.toMatchObject({ code: "unreachable" });
  settle();
  await late.catch(() => undefined);
  await open({ ...purchase, plan: "long" });
  const [, begun, again] = attempts(invoke);
  expect(again).toBe(begun);
});

test("a receipt ends an attempt whose session no page was given", async () => {
  const invoke = backend({ "session-status": { paid: true } });
  const { open, settle } = checkoutOver(invoke);
  await expect(open(purchase)).rejects.toMatchObject({ code: "unknown-session" });
  expect(await settle({ session: "cs_1" })).toMatchObject({ isPaid: true });
  await expect(open(purchase)).rejects.toMatchObject({ code: "unknown-session" });
  expect(new Set(attempts(invoke)).size).toBe(2);
});

test("events before the purchase have its id, also after a reload", async () => {
  const eventId = purchaseEventId(browserStorage("f"));
  expect(purchaseEventId(browserStorage("f"))).toBe(eventId);
  const invoke = backend();
  await checkoutOver(invoke).open(purchase);
  expect(eventIds(invoke)).toEqual([eventId]);
});

test("whatever is stored under the name of the purchase, a purchase begins", async () => {
  const odd = fc.oneof(fc.jsonValue(), fc.constant({ toString: 1, valueOf: 1 }), fc.constant([[{}]]));
  const names = ["attempt", "eventId", "before", "at", "opened", "isOpen", "plan", "email"];
  const stored = fc.record(Object.fromEntries(names.map((name) => [name, odd])), { requiredKeys: [] });
  const known = { attempt: crypto.randomUUID(), eventId: crypto.randomUUID(), ...purchase, isHosted: false };
  await fc.assert(
    fc.asyncProperty(fc.oneof(stored, odd), fc.boolean(), async (state, isKnown) => {
      localStorage.setItem("f:purchase", JSON.stringify(isKnown ? { ...Object(state), ...known } : state));
      const invoke = backend();
      await checkoutOver(invoke).open(purchase);
      expect(attempts(invoke)).toEqual([expect.stringMatching(/^[\da-f-]{36}$/)]);
    }),
    { numRuns: 300, seed: 1116 },
  );
});

test("the same plan behind a receipt is a purchase of its own, which the first receipt seen again does not end", async () => {
  const invoke = backend({ ...answers, "session-status": { paid: true } });
  await checkoutOver(invoke).open(purchase);
  await checkoutOver(invoke).settle({ session: "cs_1" });
  const { open, settle } = checkoutAt("again", invoke);
  await open(purchase);
  await checkoutOver(invoke).settle({ session: "cs_1" });
  await open(purchase);
  await settle({ session: "cs_2" });
  await open(purchase);
  await checkoutOver(invoke).open(purchase);
  const [first, second, same] = attempts(invoke);
  expect(same).toBe(second);
  expect(opened(invoke).map(({ before, receipt }) => [before, receipt])).toEqual([
    [undefined, undefined],
    [undefined, "again"],
    [undefined, "again"],
    [second, "again"],
    [first, undefined],
  ]);
});
