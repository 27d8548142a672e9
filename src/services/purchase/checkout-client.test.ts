// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import { BackendError } from "../invoke.ts";
import { answers, backend, checkoutOver, fakeBackend, purchase, untracked } from "../testing/fake-backend.ts";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, "", "/thanks");
});

test("asks for a session with all that was answered, the e-mail, and ids of its own", async () => {
  const invoke = backend();
  await checkoutOver(invoke).open(purchase);
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

test("says where the buyer came from, if it is known and not too long ago", async () => {
  const came = (day: string) => ({ at: `${day}T12:00:00.000Z`, landing: "/", utm_source: "news" });
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-20T12:00:00Z") });
  for (const [touches, said] of [
    [
      { first: came("2026-11-01"), last: came("2026-11-02") },
      { first: came("2026-11-01"), last: came("2026-11-02") },
    ],
    [{ first: came("2026-01-01"), last: came("2026-01-01") }, undefined],
  ]) {
    localStorage.clear();
    localStorage.setItem("f:touches", JSON.stringify(touches));
    const invoke = backend();
    await checkoutOver(invoke).open(purchase);
    const [, asked] = invoke.mock.calls[0] ?? [];
    expect((asked as { touches?: object }).touches).toEqual(said);
  }
  vi.useRealTimers();
});

test("says that a purchase is at the original price, to the checkout alone and without the price", async () => {
  const invoke = backend();
  await checkoutOver(invoke).open({ ...purchase, atOriginalPrice: true });
  const [, asked] = invoke.mock.calls[0] ?? [];
  expect(asked).toMatchObject({ planId: "short", atOriginalPrice: true });
  expect((asked as { quizState?: object }).quizState).toEqual({ answers: { Age: "25" }, email: "ada@example.com" });
  expect(invoke).toHaveBeenCalledTimes(1);
});

test("a session without a client secret, or without a page, is a failure with a name", async () => {
  const { open, openHosted } = checkoutOver(backend({ "create-checkout": {} }));
  await expect(open(purchase)).rejects.toMatchObject({ code: "no-client-secret" });
  await expect(openHosted(purchase)).rejects.toMatchObject({ code: "no-hosted-page" });
});

test("what an address says of a payment is taken out of it, and found again after a reload", () => {
  history.replaceState(null, "", "/thanks?session_id=cs_1&email=ada%40example.com&amount=19.99&plan=Long&utm=x");
  const arrival = { session: "cs_1", email: "ada@example.com", amount: 19.99, plan: "Long" };
  expect(checkoutOver(backend()).arrive()).toEqual(arrival);
  expect(location.search).toBe("?utm=x");
  expect(checkoutOver(backend()).arrive()).toEqual(arrival);
});

test.each(["1e9", "-5", "<b>", "Infinity", ""])("an amount of %s is none", (amount) => {
  history.replaceState(null, "", `/thanks?amount=${encodeURIComponent(amount)}`);
  expect(checkoutOver(backend()).arrive().amount).toBeUndefined();
});

test("an unpaid or unknown session asks for no account", async () => {
  const unpaid = backend({ "session-status": { status: "open", paid: false } });
  expect(await checkoutOver(unpaid).settle({ session: "cs_1" })).toEqual({ isPaid: false, hasAccount: false });
  const unknown = backend();
  expect(await checkoutOver(unknown).settle({ session: "cs_forged" })).toEqual({ isPaid: false, hasAccount: false });
  for (const { mock } of [unpaid, unknown]) expect(mock.calls.map(([name]) => name)).toEqual(["session-status"]);
});

test.each([{ success: false }, {}, "yes", null])("an account answered with %j is none", async (answer) => {
  const invoke = fakeBackend((name) => (name === "create-user" ? answer : { paid: true }));
  expect(await checkoutOver(invoke).settle({ session: "cs_1" })).toMatchObject({ isPaid: true, hasAccount: false });
});

test("a session says whether its buyer may be tracked, as it is when it is opened", async () => {
  const invoke = backend();
  let isAllowed = false;
  const { open } = checkoutOver(invoke, { ...untracked, mayTrack: () => isAllowed });
  await open(purchase);
  isAllowed = true;
  await open({ ...purchase, plan: "long" });
  expect(invoke.mock.calls.map(([, body]) => (body as { mayTrack: boolean }).mayTrack)).toEqual([false, true]);
});

test("a session is asked for after the consent was sent on its way, and waits for no answer to it", async () => {
  const sent: string[] = [];
  const invoke = fakeBackend((name) => {
    sent.push(name);
    return answers[name];
  });
  const never = new Promise<void>(() => undefined);
  const syncConsent = () => {
    sent.push("consent");
    return never;
  };
  expect(await checkoutOver(invoke, { ...untracked, syncConsent }).open(purchase)).toMatchObject({
    clientSecret: "secret",
  });
  expect(sent).toEqual(["consent", "create-checkout"]);
});

test("an order that the backend has seen paid is reported with the id of its events, an unpaid one is not", async () => {
  const onPaid = vi.fn();
  const paid = { paid: true, amount: 7, currency: "USD", sessionId: "cs_1", eventId: "of-order" };
  const tracking = { ...untracked, mayTrack: () => true, onPaid };
  await checkoutOver(backend({ "session-status": { paid: false } }), tracking).settle({ session: "cs_1" });
  await checkoutOver(backend(), tracking).settle({ session: "cs_forged" });
  expect(onPaid).not.toHaveBeenCalled();
  await checkoutOver(backend({ "session-status": paid }), tracking).settle({ session: "cs_1" });
  expect(onPaid.mock.calls).toEqual([[paid]]);
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
  void checkoutOver(invoke)[how](purchase).then(answered, answered);
  await vi.waitFor(() => expect(assign.mock.calls).toEqual([[receipt]]));
  // Meanwhile neither a form nor an error is shown.
  expect(isAnswered).toBe(false);
  expect(invoke).toHaveBeenCalledTimes(1);
  assign.mockRestore();
});
