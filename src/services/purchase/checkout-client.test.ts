// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import { eventually } from "../../../tests/eventually.ts";
import { BackendError } from "../invoke.ts";
import { onLeaving } from "../leaving.ts";
import { browserStorage } from "../storage.ts";
import {
  answers,
  attempts,
  backend,
  checkoutAt,
  checkoutOver,
  checkoutPage,
  fakeBackend,
  purchase,
  untracked,
} from "../testing/fake-backend.ts";
import { createCheckoutClient } from "./checkout-client.ts";

beforeEach(checkoutPage);

test("asks for a session with all that was answered, the e-mail, and ids of its own", async () => {
  const invoke = backend();
  await checkoutOver(invoke).open(purchase);
  const id = expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(invoke.mock.calls).toEqual([
    [
      "create-checkout",
      {
        planId: "short",
        charges: "[7]",
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

test("a page that the browser has kept while its buyer was elsewhere begins anew, as something may be paid", async () => {
  const reload = vi.spyOn(location, "reload").mockImplementation(() => undefined);
  const comeBack = (persisted: boolean) => dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));
  await checkoutOver(backend()).open(purchase);
  comeBack(false);
  expect(reload).not.toHaveBeenCalled();
  comeBack(true);
  expect(reload).toHaveBeenCalledTimes(1);
});

test.each(["price-changed", "unknown-plan"])(
  "a page that is refused because of %s is loaded anew when its button is pressed again",
  async (code) => {
    const reload = vi.spyOn(location, "reload").mockImplementation(() => undefined);
    const invoke = fakeBackend(() => Promise.reject(new BackendError(code, "", 409)));
    const { open } = checkoutOver(invoke);
    await expect(open(purchase)).rejects.toMatchObject({ code });
    expect(reload).not.toHaveBeenCalled();
    void open(purchase);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(invoke).toHaveBeenCalledTimes(1);
    reload.mockRestore();
  },
);

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

test("orders by how many are bought, and another number is another attempt", async () => {
  const invoke = backend();
  const { open } = checkoutOver(invoke);
  for (const plan of ["short:3", "short:4", "short:4"]) await open({ ...purchase, plan });
  const asked = invoke.mock.calls.map(([, body]) => body as { planId?: string; attempt?: string });
  expect(asked.map(({ planId }) => planId)).toEqual(["short:3", "short:4", "short:4"]);
  expect(asked[1]?.attempt).not.toBe(asked[0]?.attempt);
  expect(asked[2]?.attempt).toBe(asked[1]?.attempt);
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
  const invoke = backend({ "create-checkout": {} });
  const { open, openHosted } = checkoutOver(invoke);
  const nameless = { code: "no-client-secret", message: "The session has no client secret." };
  for (const _ of ["at first", "pressed again"]) await expect(open(purchase)).rejects.toMatchObject(nameless);
  expect(new Set(attempts(invoke)).size).toBe(1);
  const homeless = { code: "no-hosted-page", message: "The session has no page of its own." };
  await expect(openHosted(purchase)).rejects.toMatchObject(homeless);
  const hosted = invoke.mock.calls.map(([, asked]) => (asked as { hosted?: boolean }).hosted);
  expect(hosted).toEqual([undefined, undefined, true]);
});

test("what an address says of a payment is taken out of it, and found again after a reload", () => {
  history.replaceState(null, "", "/thanks?session_id=cs_1&email=ada%40example.com&amount=19.99&plan=Long&utm=x");
  const arrival = { session: "cs_1", email: "ada@example.com", amount: 19.99, plan: "Long" };
  expect(checkoutOver(backend()).arrive()).toEqual(arrival);
  expect(location.search).toBe("?utm=x");
  expect(checkoutOver(backend()).arrive()).toEqual(arrival);
});

test("each receipt finds its own payment again", () => {
  history.replaceState(null, "", "/thanks?session_id=cs_1");
  checkoutOver(backend()).arrive();
  history.replaceState(null, "", "/thanks/again?session_id=cs_2");
  checkoutAt("again", backend()).arrive();
  expect(checkoutOver(backend()).arrive()).toEqual({ session: "cs_1" });
  expect(checkoutAt("again", backend()).arrive()).toEqual({ session: "cs_2" });
  expect(checkoutAt("another", backend()).arrive()).toEqual({});
});

test.each(["1e9", "-5", "<b>", "Infinity", "", "1234567", "1.234", "x1", "1."])("an amount of %s is none", (amount) => {
  history.replaceState(null, "", `/thanks?amount=${encodeURIComponent(amount)}`);
  expect(Object.keys(checkoutOver(backend()).arrive())).toEqual([]);
});

test.each([
  ["amount=7", { amount: 7 }],
  ["amount=19,9", { amount: 19.9 }],
  ["amount=123456.78&email=%20ada@example.com%20", { amount: 123456.78, email: "ada@example.com" }],
])("an address with %s alone says just that", (search, arrival) => {
  history.replaceState(null, "", `/thanks?${search}`);
  expect(checkoutOver(backend()).arrive()).toEqual(arrival);
  expect(JSON.parse(String(sessionStorage.getItem("f:arrival")))).toEqual(arrival);
});

test.each([[], ["{"], ["null"], ["7"]])("a tab that stores %j of a payment knows of none", (...stored) => {
  for (const one of stored) sessionStorage.setItem("f:arrival", one);
  expect(checkoutOver(backend()).arrive()).toMatchObject({});
  expect(checkoutOver(backend()).arrive().session).toBeUndefined();
});

test("answers that are too long for one request stay behind, the address comes along", async () => {
  const invoke = backend();
  const answers = Object.fromEntries(Array.from({ length: 9000 }, (_, index) => [`Question ${index}`, "yes"]));
  await checkoutOver(invoke, untracked, { answers }).open(purchase);
  expect(invoke.mock.calls[0]?.[1]).toMatchObject({ quizState: { email: "ada@example.com" } });
  expect(JSON.stringify(invoke.mock.calls[0])).not.toContain("Question 1");
});

test("the form gets the key of the provider only if it has one", async () => {
  const withKey = {
    ...answers,
    "create-checkout": { clientSecret: "secret", provider: "stripe", publishableKey: "pk" },
  };
  expect(await checkoutOver(backend(withKey)).open(purchase)).toHaveProperty("publishableKey", "pk");
  expect(await checkoutOver(backend()).open(purchase)).not.toHaveProperty("publishableKey");
});

test("a test card is paid with, and a page is left, as the form says", async () => {
  const invoke = fakeBackend(() => ({ status: "paid" }));
  const card = { card: "4242", expiry: "12/30", cvc: "123" };
  expect(await checkoutOver(invoke).payTest("secret", card)).toEqual({ status: "paid" });
  expect(invoke.mock.calls).toEqual([["sandbox-pay", { clientSecret: "secret", ...card }]]);
  const assign = vi.spyOn(location, "assign").mockImplementation(() => undefined);
  checkoutOver(invoke).leave("/thanks");
  expect(assign.mock.calls).toEqual([["/thanks"]]);
  assign.mockRestore();
});

test("left with a dialog open, a page comes next after its own entry, not after that of the dialog", () => {
  const assign = vi.spyOn(location, "assign").mockImplementation(() => undefined);
  const replace = vi.spyOn(location, "replace").mockImplementation(() => undefined);
  history.replaceState({ over: 1 }, "");
  checkoutOver(backend()).leave("/thanks");
  history.replaceState(null, "");
  expect([assign.mock.calls, replace.mock.calls]).toEqual([[], [["/thanks"]]]);
});

test.each([
  ["already-paid", undefined],
  ["checkout-closed", "http://localhost:3000/elsewhere"],
])("the failure %s with the address %s leads nowhere", async (code, address) => {
  const assign = vi.spyOn(location, "assign").mockImplementation(() => undefined);
  const invoke = backend();
  invoke.mockRejectedValue(new BackendError(code, "", 409, address));
  await expect(checkoutOver(invoke).open(purchase)).rejects.toMatchObject({ code });
  expect(assign).not.toHaveBeenCalled();
  assign.mockRestore();
});

test("an unpaid or unknown session asks for no account", async () => {
  const unpaid = backend({ "session-status": { status: "open", paid: false } });
  expect(await checkoutOver(unpaid).settle({ session: "cs_1" })).toEqual({ isPaid: false, hasAccount: false });
  const unknown = backend();
  expect(await checkoutOver(unknown).settle({ session: "cs_forged" })).toEqual({ isPaid: false, hasAccount: false });
  for (const { mock } of [unpaid, unknown]) expect(mock.calls.map(([name]) => name)).toEqual(["session-status"]);
  const bad = fakeBackend(() => Promise.reject(new BackendError("bad-request", "")));
  expect(await checkoutOver(bad).settle({ session: "cs_" })).toEqual({ isPaid: false, hasAccount: false });
});

test("a session that cannot be asked about is a failure, not an unpaid one", async () => {
  const down = fakeBackend(() => Promise.reject(new BackendError("unreachable", "")));
  await expect(checkoutOver(down).settle({ session: "cs_1" })).rejects.toMatchObject({ code: "unreachable" });
});

test("the account is asked for with the session, and with the address if one is known", async () => {
  const invoke = fakeBackend((name) => (name === "session-status" ? { paid: true } : { success: true }));
  const { settle } = checkoutOver(invoke);
  await settle({ session: "cs_1" });
  await settle({ session: "cs_1", email: "ada@example.com" });
  const asked = invoke.mock.calls.filter(([name]) => name === "create-user").map(([, body]) => body);
  expect(asked).toEqual([{ sessionId: "cs_1" }, { sessionId: "cs_1", email: "ada@example.com" }]);
  expect(invoke.mock.calls[0]).toEqual(["session-status", { sessionId: "cs_1" }]);
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
  const said = vi.fn();
  onLeaving(said);
  const assign = vi.spyOn(location, "assign").mockImplementation(() => undefined);
  const invoke = backend();
  const receipt = "http://localhost:3000/thanks?session_id=cs_1";
  invoke.mockRejectedValue(new BackendError("already-paid", "", 409, receipt));
  let isAnswered = false;
  const answered = () => {
    isAnswered = true;
  };
  void checkoutOver(invoke)[how](purchase).then(answered, answered);
  await eventually(() => expect(assign.mock.calls).toEqual([[receipt]]));
  expect(said).toHaveBeenCalledBefore(assign);
  // Meanwhile neither a form nor an error is shown.
  expect(isAnswered).toBe(false);
  expect(invoke).toHaveBeenCalledTimes(1);
  assign.mockRestore();
});

test("says when a session ends, also where a repeat returns the same one: an hour after nobody is given it any more, so that who pays by then can finish", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-20T12:00:00Z") });
  const client = checkoutOver(backend());
  const until = async () => new Date((await client.open(purchase)).until).toISOString();
  expect(await until()).toBe("2026-11-21T12:00:00.000Z");
  vi.setSystemTime(Date.parse("2026-11-21T10:59:59Z"));
  expect(await until()).toBe("2026-11-21T12:00:00.000Z");
  vi.setSystemTime(Date.parse("2026-11-21T11:00:00Z"));
  expect(await until()).toBe("2026-11-22T11:00:00.000Z");
  vi.useRealTimers();
});

test("a session is overtaken once another tab has come to a receipt of the same step, and no other, for the first time", async () => {
  const invoke = backend({ ...answers, "session-status": { paid: true } });
  const pay = (session: string, receipt?: string) => checkoutOver(invoke, untracked, {}, receipt).settle({ session });
  // Of an earlier visit: it is opened again below.
  await pay("cs_0");
  const [first, other] = [await checkoutOver(invoke).open(purchase), await checkoutAt("again", invoke).open(purchase)];
  const are = () => [first.isOvertaken(), other.isOvertaken()];
  await pay("cs_0");
  expect(are()).toEqual([false, false]);
  await pay("cs_1", "again");
  expect(are()).toEqual([false, true]);
  await pay("cs_2");
  expect(are()).toEqual([true, true]);
  const second = await checkoutOver(invoke).open({ ...purchase, plan: "long" });
  expect(second.isOvertaken()).toBe(false);
});

test("a receipt that is not paid overtakes nothing, nor does what is stored without making sense", async () => {
  browserStorage("f").write("paid", { length: 7 });
  const { isOvertaken } = await checkoutOver(backend()).open(purchase);
  await checkoutOver(backend()).settle({ session: "cs_1" });
  expect(isOvertaken()).toBe(false);
});

test("says that its buyer is about to leave the page once there is a session, and not before", async () => {
  const said = vi.fn();
  onLeaving(said);
  const failing = (code: string) => fakeBackend(() => Promise.reject(new BackendError(code, "", 500)));
  await expect(checkoutOver(failing("internal")).open(purchase)).rejects.toThrow();
  expect(said).not.toHaveBeenCalled();
  await checkoutOver(backend()).open(purchase);
  expect(said).toHaveBeenCalledTimes(1);
});

test("takes the answers of who can store nothing along when the page is loaded anew, and has nobody asked to stay", async () => {
  const said = vi.fn();
  onLeaving(said);
  const reload = vi.spyOn(location, "reload").mockImplementation(() => undefined);
  const invoke = fakeBackend(() => Promise.reject(new BackendError("price-changed", "", 409)));
  const carry = vi.fn();
  const { open } = createCheckoutClient({
    name: "f",
    storage: { ...browserStorage("f"), carry },
    invoke,
    quizState: () => ({ answers: { Age: "25" } }),
    ...untracked,
  });
  await expect(open(purchase)).rejects.toThrow();
  expect(carry).not.toHaveBeenCalled();
  void open(purchase);
  expect(carry.mock.calls).toEqual([[{ quiz: { answers: { Age: "25" } } }]]);
  expect(said).toHaveBeenCalledBefore(reload);
});

test("a session that holds something of a stock ends when the backend says", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-20T12:00:00Z") });
  const client = checkoutOver(backend({ "create-checkout": { clientSecret: "secret", lasts: 35 * 60_000 } }));
  expect(new Date((await client.open(purchase)).until).toISOString()).toBe("2026-11-20T12:35:00.000Z");
  vi.useRealTimers();
});

test("whoever gets a place that was gone half an hour before has as long to pay as anybody", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-20T12:00:00Z") });
  let answer: unknown = Promise.reject(new BackendError("sold-out", "", 409));
  const client = checkoutOver(fakeBackend(() => answer));
  await expect(client.open(purchase)).rejects.toMatchObject({ code: "sold-out" });
  vi.setSystemTime(Date.parse("2026-11-20T12:40:00Z"));
  answer = { clientSecret: "secret", lasts: 35 * 60_000 };
  expect(new Date((await client.open(purchase)).until).toISOString()).toBe("2026-11-20T13:15:00.000Z");
  vi.useRealTimers();
});

test("what is left is asked for by the visit, whose own payment holds nothing back from it", async () => {
  const invoke = backend({ stock: { left: { seats: 2 } } });
  expect(await checkoutOver(invoke).stockLeft()).toEqual({ seats: 2 });
  expect(invoke.mock.calls).toEqual([["stock", { visitId: browserStorage("f").read("visit") }]]);
});
