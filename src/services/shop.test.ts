// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import { purchaseEventId } from "./attempt.ts";
import type { Invoke } from "./backend.ts";
import { BackendError } from "./backend-error.ts";
import { createShop } from "./shop.ts";
import { browserStorage } from "./storage.ts";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, "", "/thanks");
});

const answers: Record<string, unknown> = { "create-checkout": { clientSecret: "secret", provider: "sandbox" } };
const backend = (given = answers) =>
  vi.fn<Invoke>(async (name) => given[name] ?? Promise.reject(new BackendError("unknown-session", "")));
type Tracking = Pick<Parameters<typeof createShop>[0], "mayTrack" | "consentTold" | "onPaid">;
const untracked: Tracking = { mayTrack: () => false, consentTold: async () => undefined, onPaid: () => undefined };
const shop = (invoke: Invoke, tracking = untracked) =>
  createShop({
    name: "f",
    storage: browserStorage("f"),
    invoke,
    quizState: () => ({ answers: { Age: "25" } }),
    ...tracking,
  });
type Ids = { readonly attempt: string; readonly eventId: string; readonly before?: string };
const opened = (invoke: ReturnType<typeof backend>) =>
  invoke.mock.calls.flatMap(([name, body]) => (name === "create-checkout" ? [body as Ids] : []));
const attempts = (invoke: ReturnType<typeof backend>) => opened(invoke).map(({ attempt }) => attempt);
const eventIds = (invoke: ReturnType<typeof backend>) => opened(invoke).map(({ eventId }) => eventId);
const purchase = { plan: "short", email: "ada@example.com" };

test("asks for a session with all that was answered, the e-mail, and ids of its own", async () => {
  const invoke = backend();
  await shop(invoke).open(purchase);
  const id = expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(invoke.mock.calls).toEqual([
    [
      "create-checkout",
      {
        planId: "short",
        quizState: { answers: { Age: "25" }, email: "ada@example.com" },
        email: "ada@example.com",
        attempt: id,
        eventId: id,
        visitId: id,
        mayTrack: false,
      },
    ],
  ]);
});

test("says that a purchase is at the original price, to the checkout alone and without the price", async () => {
  const invoke = backend();
  await shop(invoke).open({ ...purchase, atOriginalPrice: true });
  const [, asked] = invoke.mock.calls[0] ?? [];
  expect(asked).toMatchObject({ planId: "short", atOriginalPrice: true });
  expect((asked as { quizState?: object }).quizState).toEqual({ answers: { Age: "25" }, email: "ada@example.com" });
  expect(invoke).toHaveBeenCalledTimes(1);
});

test("two presses at once are one call, and a retry in any tab is the same attempt", async () => {
  const invoke = backend();
  const { open } = shop(invoke);
  await Promise.all([open(purchase), open(purchase)]);
  await shop(invoke).open(purchase);
  const [first, again] = attempts(invoke);
  expect(invoke).toHaveBeenCalledTimes(2);
  expect(again).toBe(first);
});

test("another plan, another price, another e-mail, the provider's own page and another day are attempts of their own", async () => {
  const invoke = backend({ "create-checkout": { clientSecret: "secret", url: "https://pay.example" } });
  const { open, openHosted } = shop(invoke);
  await open(purchase);
  await open({ ...purchase, plan: "long" });
  await open({ ...purchase, email: "bob@example.com" });
  await open({ ...purchase, email: "bob@example.com", atOriginalPrice: true });
  await open({ ...purchase, email: "bob@example.com", atOriginalPrice: true });
  expect(await openHosted(purchase)).toBe("https://pay.example");
  await open(purchase);
  vi.setSystemTime(Date.now() + 24 * 3_600_000);
  await open(purchase);
  vi.useRealTimers();
  expect(new Set(attempts(invoke)).size).toBe(7);
});

test("a session without a client secret, or without a page, is a failure with a name", async () => {
  const { open, openHosted } = shop(backend({ "create-checkout": {} }));
  await expect(open(purchase)).rejects.toMatchObject({ code: "no-client-secret" });
  await expect(openHosted(purchase)).rejects.toMatchObject({ code: "no-hosted-page" });
});

test("what an address says of a payment is taken out of it, and found again after a reload", () => {
  history.replaceState(null, "", "/thanks?session_id=cs_1&email=ada%40example.com&amount=19.99&plan=Long&utm=x");
  const told = { session: "cs_1", email: "ada@example.com", amount: 19.99, plan: "Long" };
  expect(shop(backend()).arrive()).toEqual(told);
  expect(location.search).toBe("?utm=x");
  expect(shop(backend()).arrive()).toEqual(told);
});

test.each(["1e9", "-5", "<b>", "Infinity", ""])("an amount of %s is none", (amount) => {
  history.replaceState(null, "", `/thanks?amount=${encodeURIComponent(amount)}`);
  expect(shop(backend()).arrive().amount).toBeUndefined();
});

test("a paid session gets its account, and buying again is a new attempt", async () => {
  const invoke = backend({
    ...answers,
    "session-status": { status: "complete", paid: true, amount: 7, currency: "USD", email: "ada@example.com" },
    "create-user": { success: true, userExists: false },
  });
  const { open, settle } = shop(invoke);
  await open(purchase);
  expect(await settle({ session: "cs_1" })).toMatchObject({ isPaid: true, hasAccount: true, amount: 7 });
  await open(purchase);
  expect(new Set(attempts(invoke)).size).toBe(2);
});

test.each([
  [22, true],
  [24, false],
])("%i hours after a receipt the purchase made again names what was paid: %s", async (hours, isNamed) => {
  vi.useFakeTimers({ now: 0, toFake: ["Date"] });
  const invoke = backend({ ...answers, "session-status": { paid: true } });
  const { open, settle } = shop(invoke);
  await open(purchase);
  await settle({ session: "cs_1" });
  // Its page loaded anew ends nothing more, and the checkout page asks for an event's id before anything is bought.
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
  const { open, settle } = shop(invoke);
  await open(purchase);
  expect(await settle({ email: "ada@example.com" })).toMatchObject({ isPaid: false, hasAccount: true });
  await open(purchase);
  expect(new Set(attempts(invoke)).size).toBe(1);
});

test("an unpaid or unknown session asks for no account", async () => {
  const unpaid = backend({ "session-status": { status: "open", paid: false } });
  expect(await shop(unpaid).settle({ session: "cs_1" })).toEqual({ isPaid: false, hasAccount: false });
  const unknown = backend();
  expect(await shop(unknown).settle({ session: "cs_forged" })).toEqual({ isPaid: false, hasAccount: false });
  for (const { mock } of [unpaid, unknown]) expect(mock.calls.map(([name]) => name)).toEqual(["session-status"]);
});

test.each([{ success: false }, {}, "yes", null])("an account answered with %j is none", async (answer) => {
  const invoke = vi.fn<Invoke>(async (name) => (name === "create-user" ? answer : { paid: true }));
  expect(await shop(invoke).settle({ session: "cs_1" })).toMatchObject({ isPaid: true, hasAccount: false });
});

test("a session says whether its buyer may be tracked, as it is when it is opened", async () => {
  const invoke = backend();
  let isAllowed = false;
  const { open } = shop(invoke, { ...untracked, mayTrack: () => isAllowed });
  await open(purchase);
  isAllowed = true;
  await open({ ...purchase, plan: "long" });
  expect(invoke.mock.calls.map(([, body]) => (body as { mayTrack: boolean }).mayTrack)).toEqual([false, true]);
});

test("a session is asked for after the consent was sent on its way, and waits for no answer to it", async () => {
  const told: string[] = [];
  const invoke = vi.fn<Invoke>(async (name) => {
    told.push(name);
    return answers[name];
  });
  const never = new Promise<void>(() => undefined);
  const consentTold = () => {
    told.push("consent");
    return never;
  };
  expect(await shop(invoke, { ...untracked, consentTold }).open(purchase)).toMatchObject({ clientSecret: "secret" });
  expect(told).toEqual(["consent", "create-checkout"]);
});

test("an order that the backend has seen paid is told on with the id of its events, an unpaid one is not", async () => {
  const onPaid = vi.fn();
  const paid = { paid: true, amount: 7, currency: "USD", transaction: "cs_1", eventId: "of-order" };
  const tracking = { ...untracked, mayTrack: () => true, onPaid };
  await shop(backend({ "session-status": { paid: false } }), tracking).settle({ session: "cs_1" });
  await shop(backend(), tracking).settle({ session: "cs_forged" });
  expect(onPaid).not.toHaveBeenCalled();
  await shop(backend({ "session-status": paid }), tracking).settle({ session: "cs_1" });
  expect(onPaid.mock.calls).toEqual([[paid]]);
});

test("an attempt tells one event id however often it is tried, and each attempt one of its own", async () => {
  const invoke = backend({ ...answers, "session-status": { paid: true } });
  const { open, settle } = shop(invoke);
  await open(purchase);
  await open(purchase);
  // What was paid without a receipt must not take the next purchase's event for its own.
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
      await shop(invoke).open(purchase);
      storage.write("purchase", { ...Object(storage.read("purchase")), [name]: nonsense });
      await shop(invoke).open(purchase);
    }
    storage.write("purchase", nonsense);
    await shop(invoke).open(purchase);
    expect(opened(invoke)).toEqual(
      Array(5).fill(expect.objectContaining({ attempt: id, eventId: id, visitId: storage.read("visit") })),
    );
    expect(storage.read("visit")).toEqual(id);
  },
);

test("an attempt that the backend no longer takes, as after a change of the definition, makes room for a new one", async () => {
  const invoke = backend();
  const { open } = shop(invoke);
  await open(purchase);
  invoke.mockRejectedValueOnce(new BackendError("attempt-reused", ""));
  expect(await open(purchase)).toMatchObject({ clientSecret: "secret" });
  const [first, again, anew] = attempts(invoke);
  expect([again, anew === first]).toEqual([first, false]);
  expect(eventIds(invoke)[2]).not.toBe(eventIds(invoke)[0]);
  // Somebody may still have its page open, and pay.
  expect(opened(invoke)[2]?.before).toBe(first);
});

test.each(["open", "openHosted"] as const)("what was paid leads to its receipt, by %s", async (how) => {
  const assign = vi.spyOn(location, "assign").mockImplementation(() => undefined);
  const invoke = backend();
  const receipt = "http://localhost:3000/thanks?session_id=cs_1";
  invoke.mockRejectedValue(new BackendError("already-paid", "", 409, receipt));
  let isAnswered = false;
  const answered = () => {
    isAnswered = true;
  };
  void shop(invoke)[how](purchase).then(answered, answered);
  await vi.waitFor(() => expect(assign.mock.calls).toEqual([[receipt]]));
  // Neither a form nor an error is shown meanwhile.
  expect(isAnswered).toBe(false);
  expect(invoke).toHaveBeenCalledTimes(1);
  assign.mockRestore();
});

test("a new attempt names the last one whose session a page was given, whatever failed in between", async () => {
  const invoke = backend({ "create-checkout": { clientSecret: "secret", url: "https://pay.example" } });
  const { open, openHosted } = shop(invoke);
  await openHosted(purchase);
  invoke.mockRejectedValueOnce(new BackendError("payment-unavailable", "", 502));
  await expect(open(purchase)).rejects.toMatchObject({ code: "payment-unavailable" });
  await open(purchase);
  await open({ ...purchase, atOriginalPrice: true });
  const befores = opened(invoke).map(({ before }) => before);
  const [hosted, , embedded] = attempts(invoke);
  expect(befores).toEqual([undefined, hosted, hosted, embedded]);
});

test("an attempt that is refused again is a failure, not a loop", async () => {
  const invoke = backend({ "create-checkout": undefined });
  invoke.mockRejectedValue(new BackendError("attempt-reused", ""));
  await expect(shop(invoke).open(purchase)).rejects.toMatchObject({ code: "attempt-reused" });
  expect(invoke).toHaveBeenCalledTimes(2);
});

test.each([
  ["payment-unavailable", 502],
  ["internal", 500],
])("after an answer that is a failure of the server, %s, pressing again is a new attempt", async (code, status) => {
  const invoke = backend();
  const { open } = shop(invoke);
  invoke.mockRejectedValueOnce(new BackendError(code, "", status));
  await expect(open(purchase)).rejects.toMatchObject({ code });
  expect(await open(purchase)).toMatchObject({ clientSecret: "secret" });
  expect(new Set(attempts(invoke)).size).toBe(2);
  // Nobody was given a session, so what a page has told of the purchase still counts as the same.
  expect(new Set(eventIds(invoke)).size).toBe(1);
});

test.each([
  ["unreachable", undefined],
  ["too-many-requests", 429],
])("after %s pressing again is the same attempt, for its session may be open", async (code, status) => {
  const invoke = backend();
  const { open } = shop(invoke);
  invoke.mockRejectedValueOnce(new BackendError(code, "", status));
  await expect(open(purchase)).rejects.toMatchObject({ code });
  await open(purchase);
  expect(new Set(attempts(invoke)).size).toBe(1);
});

test("a failure of the server leaves an attempt alone whose session is open, perhaps in another tab", async () => {
  const invoke = backend();
  await shop(invoke).open(purchase);
  invoke.mockRejectedValueOnce(new BackendError("payment-unavailable", "", 502));
  await expect(shop(invoke).open(purchase)).rejects.toMatchObject({ code: "payment-unavailable" });
  await shop(invoke).open(purchase);
  expect(new Set(attempts(invoke)).size).toBe(1);
});

test("a failure that comes late leaves an attempt alone that another tab has begun meanwhile", async () => {
  const invoke = backend();
  let fail: (error: Error) => void = () => undefined;
  invoke.mockImplementationOnce(
    () =>
      new Promise((_, reject) => {
        fail = reject;
      }),
  );
  const late = shop(invoke).open(purchase);
  await vi.waitFor(() => expect(invoke).toHaveBeenCalledTimes(1));
  const { open } = shop(invoke);
  await open({ ...purchase, plan: "long" });
  fail(new BackendError("internal", "", 500));
  await expect(late).rejects.toMatchObject({ code: "internal" });
  await open({ ...purchase, plan: "long" });
  const [, begun, again] = attempts(invoke);
  expect(again).toBe(begun);
});
