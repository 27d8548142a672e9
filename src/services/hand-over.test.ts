// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { handOver } from "./hand-over.ts";
import { type LeadSender, leadSender, type SendLead } from "./lead-sender.ts";
import { sayLeaving } from "./leaving.ts";
import { browserStorage, type FunnelStorage } from "./storage.ts";
import { storeLead } from "./store-lead.ts";
import { withinLimit } from "./within-limit.ts";

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
  listening = listenTo();
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  // The page of the previous test is gone.
  for (const [type, listener] of listening.mock.calls) removeEventListener(type, listener);
});
let listening: ReturnType<typeof listenTo>;
const listenTo = () => vi.spyOn(globalThis, "addEventListener");

const storage = browserStorage("f");
const ada = { email: "ada@example.com" };
const sender = () => vi.fn<SendLead>(async () => undefined);
/** A receiver that does not recognise repeats. */
const by = (send: SendLead): LeadSender => ({ send, onItsWay: 15_000 });
const ids = (send: ReturnType<typeof sender>) => send.mock.calls.map(([{ submissionId }]) => submissionId);

test("a lead is handed over once, whoever asks again and however often it is kept", async () => {
  const send = sender();
  const start = handOver("f", storage, by(send));
  await start(storeLead(storage, ada));
  await start(storeLead(storage, ada));
  await start(storeLead(storage, { phone: "+17025550123" }));
  await handOver("f", storage, by(send))();
  expect(send.mock.calls.map(([{ email, phone }]) => email ?? phone)).toEqual(["ada@example.com", "+17025550123"]);
});

const phone = "+17025550123";
const contacts = (send: ReturnType<typeof sender>) =>
  send.mock.calls.map(([{ email, phone, name }]) => ({ email, phone, name }));

test("an address that comes again with a number and a name is the same lead, handed over again with both", async () => {
  const send = sender();
  const start = handOver("f", storage, by(send));
  await start(storeLead(storage, ada));
  await start(storeLead(storage, { ...ada, phone, name: "Ada", quiz: { version: 2 } }));
  await start(storeLead(storage, { phone }));
  await handOver("f", storage, by(send))(storeLead(storage, { phone, name: "Ada" }));
  expect(contacts(send)).toEqual([ada, { ...ada, phone, name: "Ada" }]);
  expect(new Set(ids(send)).size).toBe(1);
  expect(send.mock.lastCall?.[0].quiz).toEqual({ version: 2 });
  expect(storage.read("outbox")).toMatchObject([{ ...ada, phone, name: "Ada", handedOver: expect.any(String) }]);
});

test("a contact that comes again with another file or appointment is handed over again, and without a change it is not", async () => {
  const send = sender();
  const kept = (quiz: object) => ("cv" in quiz ? String(quiz.cv) : "");
  const start = handOver("f", storage, by(send), kept);
  await start(storeLead(storage, { ...ada, quiz: { version: 1 } }));
  for (const cv of ["id cv.pdf", "id cv.pdf", "id cv.pdf\nid2 photo.jpg"])
    await start(storeLead(storage, { ...ada, quiz: { version: 2, cv } }));
  expect(send.mock.calls.map(([{ kept }]) => kept)).toEqual([undefined, "id cv.pdf", "id cv.pdf\nid2 photo.jpg"]);
  expect(new Set(ids(send)).size).toBe(1);
  expect(send.mock.lastCall?.[0].quiz).toEqual({ version: 2, cv: "id cv.pdf\nid2 photo.jpg" });
});

test("what is added to a lead while it is under way is not taken for handed over with it", async () => {
  const send = sender();
  let arrive = () => {};
  send.mockImplementationOnce(() => new Promise((resolve) => (arrive = () => resolve(undefined))));
  send.mockRejectedValueOnce(new TypeError());
  const start = handOver("f", storage, by(send));
  const first = start(storeLead(storage, ada));
  const second = start(storeLead(storage, { ...ada, phone }));
  expect(contacts(send)).toEqual([ada, { ...ada, phone }]);
  arrive();
  await Promise.all([first, second]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(contacts(send)).toEqual([ada, { ...ada, phone }, { ...ada, phone }]);
  expect(new Set(ids(send)).size).toBe(1);
});

test("a lead that contradicts an earlier one is another, so that neither number is lost", async () => {
  const send = sender();
  const start = handOver("f", storage, by(send));
  await start(storeLead(storage, { ...ada, phone }));
  await start(storeLead(storage, { ...ada, phone: "+17025550124" }));
  expect(contacts(send).map((contact) => contact.phone)).toEqual([phone, "+17025550124"]);
  expect(new Set(ids(send)).size).toBe(2);
});

test("what is tried again after a failure has all that came meanwhile", async () => {
  const send = sender();
  send.mockRejectedValueOnce(new TypeError()).mockRejectedValueOnce(new TypeError());
  const start = handOver("f", storage, by(send));
  await start(storeLead(storage, ada));
  await start(storeLead(storage, { ...ada, phone }));
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(contacts(send).at(-1)).toEqual({ ...ada, phone });
  expect(send.mock.calls.length).toBeLessThanOrEqual(3);
});

test("what fails is tried again under the same id after growing waits, and said without naming anybody", async () => {
  const send = sender();
  send.mockRejectedValueOnce(new TypeError("ada@example.com")).mockRejectedValueOnce(new TypeError("ada@example.com"));
  await handOver("f", storage, by(send))(storeLead(storage, ada));
  await vi.advanceTimersByTimeAsync(999);
  expect(send).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(send).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(send).toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(send).toHaveBeenCalledTimes(3);
  expect(new Set(ids(send)).size).toBe(1);
  expect(JSON.stringify(vi.mocked(console.warn).mock.calls)).not.toContain("ada");
});

test("the waits grow to twenty seconds and no further, for the rest of the visit", async () => {
  const send = sender();
  send.mockRejectedValue(new TypeError());
  await handOver("f", storage, by(send))(storeLead(storage, ada));
  await vi.advanceTimersByTimeAsync(3_600_000);
  const calls = send.mock.calls.length;
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(send.mock.calls.length - calls).toBe(180);
});

test("after a lead has gone out the next one's waits begin anew", async () => {
  const send = sender();
  const fails = (times: number) => {
    for (let time = 0; time < times; time++) send.mockRejectedValueOnce(new TypeError());
  };
  const start = handOver("f", storage, by(send));
  fails(5);
  await start(storeLead(storage, ada));
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(send).toHaveBeenCalledTimes(6);
  fails(1);
  await start(storeLead(storage, { phone: "+17025550123" }));
  await vi.advanceTimersByTimeAsync(2_000);
  expect(send).toHaveBeenCalledTimes(8);
});

test("a connection that comes back is used at once, and the next page takes over with the same id", async () => {
  const send = sender();
  send.mockRejectedValueOnce(new TypeError()).mockRejectedValueOnce(new TypeError());
  await handOver("f", storage, by(send))(storeLead(storage, ada));
  dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(0);
  expect(send).toHaveBeenCalledTimes(2);
  await handOver("f", storage, by(send))();
  expect(send).toHaveBeenCalledTimes(3);
  expect(new Set(ids(send)).size).toBe(1);
});

test("what a page that is gone had begun to send is given time to arrive before it is sent again", async () => {
  const dying = vi.fn<SendLead>(() => new Promise(() => undefined));
  void handOver("f", storage, by(dying))(storeLead(storage, ada));
  await vi.advanceTimersByTimeAsync(500);
  const send = sender();
  await handOver("f", storage, by(send))();
  await vi.advanceTimersByTimeAsync(14_000);
  expect(send).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  expect([...ids(send), ...ids(dying)]).toEqual([ids(dying)[0], ids(dying)[0]]);
});

test("the request begins before anything else happens, and is not begun twice", async () => {
  const send = sender();
  const start = handOver("f", storage, by(send));
  const done = start(storeLead(storage, ada));
  expect(send).toHaveBeenCalledTimes(1);
  await done;
  expect(send).toHaveBeenCalledTimes(1);
});

test("a page that goes tries once more what failed, and leaves alone what is on its way", async () => {
  const send = sender();
  send.mockRejectedValueOnce(new TypeError());
  const start = handOver("f", storage, by(send));
  await start(storeLead(storage, ada));
  dispatchEvent(new Event("pagehide"));
  expect(send).toHaveBeenCalledTimes(2);
  dispatchEvent(new Event("pagehide"));
  expect(send).toHaveBeenCalledTimes(2);
  expect(new Set(ids(send)).size).toBe(1);
});

test("a lead goes out even where the browser keeps nothing, each time in the same visit", async () => {
  const nowhere: FunnelStorage = { read: () => undefined, write: () => undefined, onOtherTab: () => () => undefined };
  const send = sender();
  send.mockRejectedValueOnce(new TypeError());
  await handOver("f", nowhere, by(send))(storeLead(nowhere, ada));
  await vi.advanceTimersByTimeAsync(2_000);
  expect(send).toHaveBeenCalledTimes(2);
  expect(new Set(ids(send)).size).toBe(1);
  expect(new Set(send.mock.calls.map(([, visit]) => visit)).size).toBe(1);
});

test.each([["nonsense"], [[null, 7, { email: 1 }, {}]]])(
  "an outbox of %j hands nothing over and throws nothing",
  async (kept) => {
    storage.write("outbox", kept);
    const send = sender();
    await handOver("f", storage, by(send))();
    expect(send).not.toHaveBeenCalled();
  },
);

test.each(["x", "", 7, null, {}])("stored ids of %j are none: a lead goes out under proper ones", async (nonsense) => {
  storage.write("visit", nonsense);
  storage.write("outbox", [{ ...ada, timestamp: "t", submissionId: nonsense }]);
  const send = sender();
  send.mockRejectedValueOnce(new TypeError());
  await handOver("f", storage, by(send))();
  await vi.advanceTimersByTimeAsync(2_000);
  const [id, again] = ids(send);
  const [visit] = send.mock.calls.map(([, visit]) => visit);
  for (const one of [id, visit]) expect(one).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
  expect([again, storage.read("visit")]).toEqual([id, visit]);
});

test("a lead that a page stored before an update of the funnel goes out under the id it had", async () => {
  const id = "5f0c3a52-8a7e-4a52-9d35-0d1a3ce5c1a1";
  storage.write("outbox", [{ ...ada, timestamp: "t", submission_id: id }]);
  const send = sender();
  await handOver("f", storage, by(send))();
  expect(ids(send)).toEqual([id]);
  // A tab that still runs the code from before the update finds it under the same id.
  expect(storage.read("outbox")).toMatchObject([{ submission_id: id, submissionId: id }]);
});

const hook = "https://hooks.example";
const waiting = { ...ada, submissionId: "1", timestamp: "t", website: "spam" };
/** What was posted, to whom, and what became of it. The host answers whether it is there, as often as `there` says. */
async function posted(
  receiver: Partial<Parameters<typeof leadSender>[0]>,
  posts: Response | Error | readonly (Response | Error)[],
  there: readonly boolean[] = [true, true],
) {
  const answers = [posts].flat();
  const isThere = [...there];
  const fetched = vi.spyOn(globalThis, "fetch").mockImplementation(async (_, init) => {
    const answer = init?.method === "HEAD" ? isThere.shift() && Response.error() : answers.shift();
    return answer instanceof Response ? answer : Promise.reject(answer || new TypeError());
  });
  const sent = leadSender({ leadSource: "tag", ...receiver }).send(waiting, "visit");
  // Nothing is fetched or awaited before it.
  expect(fetched.mock.calls.filter(([, init]) => init?.method === "POST")).toHaveLength(1);
  const end = await sent.then(
    () => "arrived",
    () => "failed",
  );
  const all = fetched.mock.calls.map(([url, init]) => ({
    ...init,
    url: String(url),
    body: init?.body && JSON.parse(String(init.body)),
  }));
  return {
    end,
    requests: all.filter(({ method }) => method === "POST"),
    asked: all.filter(({ method }) => method === "HEAD"),
    order: all.map(({ method }) => method),
  };
}
const accepted = () => Response.json({ accepted: true });
const page = (status: number) => new Response("<h1>A page</h1>", { status, headers: { "Content-Type": "text/html" } });

test("our backend is given the id, the tag, the visit, and what a machine wrote, also where a service is named", async () => {
  for (const receiver of [{}, { leadWebhook: hook }]) {
    const { end, requests } = await posted(receiver, accepted());
    expect(end).toBe("arrived");
    expect(requests).toMatchObject([{ url: `${location.origin}/functions/v1/lead`, method: "POST", keepalive: true }]);
    expect(requests[0]?.body).toEqual({
      ...{ submissionId: "1", timestamp: "t", source: "tag", ...ada, website: "spam", visitId: "visit" },
      about: {},
    });
    vi.restoreAllMocks();
  }
});

test.each([{}, { leadWebhook: hook, hasNoFunctions: true as const }])(
  "address, number and name go along together; what every receiver would refuse costs none of the others (%j)",
  async (receiver) => {
    const post = vi.spyOn(globalThis, "fetch").mockImplementation(async () => accepted());
    const sent = async (contact: object) => {
      const { email: _, ...nobody } = waiting;
      const lead = { ...nobody, ...contact };
      await leadSender({ leadSource: "tag", ...receiver }).send(lead, "visit");
      const { email, phone, name } = JSON.parse(String(post.mock.lastCall?.[1]?.body));
      return { email, phone, name };
    };
    expect(await sent({ ...ada, phone, name: "Ada" })).toEqual({ ...ada, phone, name: "Ada" });
    expect(await sent({ ...ada, phone: "0702", name: "<svg onload>" })).toEqual(ada);
    expect(await sent({ email: "ada", phone, name: "é".repeat(10_000) })).toEqual({ phone, name: "é".repeat(200) });
  },
);

test("what is known of the visitor goes along; what is more than outlives a page is cut, and at last the contact goes alone", async () => {
  const post = vi.spyOn(globalThis, "fetch").mockImplementation(async () => accepted());
  const bodyWith = async (quiz: object) => {
    await leadSender({ leadSource: "tag" }, (stored) => ({ quiz: stored })).send({ ...waiting, quiz }, "visit");
    return JSON.parse(String(post.mock.lastCall?.[1]?.body));
  };
  expect(await bodyWith({ answers: { Goal: "Run" } })).toMatchObject({
    ...ada,
    about: { quiz: { answers: { Goal: "Run" } } },
  });
  const cut = await bodyWith({ answers: { Goal: "é".repeat(20_000), Pet: "A dog" } });
  expect(cut).toMatchObject({
    email: ada.email,
    about: { quiz: { answers: { Goal: `${"é".repeat(1_999)}…`, Pet: "A dog" } } },
  });
  const alone = await bodyWith({ answers: Array.from({ length: 2_000 }, () => "Some words of mine") });
  expect([alone.email, alone.about]).toEqual([ada.email, undefined]);
});

test("a service that a page posts to itself gets what the definition names", async () => {
  const post = vi.spyOn(globalThis, "fetch").mockImplementation(async () => accepted());
  const receiver = { leadSource: "tag", leadWebhook: hook, hasNoFunctions: true } as const;
  const definition = { id: "club", version: 1, hash: "0123456789abcdef", language: "en" };
  for (const [parts, more] of [
    [[], {}],
    [["outcome", "language"], { outcome: "runner", language: "en" }],
  ] as const) {
    const { send } = leadSender({ ...receiver, definition, leadParts: parts }, () => ({ outcome: "runner" }));
    await send(waiting, "visit");
    expect(JSON.parse(String(post.mock.lastCall?.[1]?.body))).toEqual({
      ...ada,
      timestamp: "t",
      source: "tag",
      ...more,
    });
  }
});

test("a project's functions are called at its address with its public key", async () => {
  const { requests } = await posted({ url: "https://ref.supabase.co", key: "anon" }, accepted());
  expect(requests).toMatchObject([
    { url: "https://ref.supabase.co/functions/v1/lead", headers: { apikey: "anon", Authorization: "Bearer anon" } },
  ]);
});

test.each([
  ["a refusal of ours", Response.json({ error: {} }, { status: 429 })],
  ["a backend that is down", page(502)],
  ["a busy proxy", page(429)],
])("%s keeps the lead for our backend, which alone sees whether a service took it", async (_, answer) => {
  const { end, requests } = await posted({ leadWebhook: hook }, answer);
  expect([end, requests.length]).toEqual(["failed", 1]);
});

test.each([404, 405, 200])(
  "a host without functions, which answers %i with a page, has leads posted directly",
  async (status) => {
    const { end, requests } = await posted({ leadWebhook: hook }, [page(status), new Response()]);
    expect([end, requests.map(({ url }) => url)]).toEqual(["arrived", [`${location.origin}/functions/v1/lead`, hook]]);
    vi.restoreAllMocks();
    expect(await posted({}, page(status))).toMatchObject({ end: "failed" });
  },
);

describe("without functions a service", () => {
  const direct = { leadWebhook: hook, hasNoFunctions: true } as const;
  /** A response that the browser hides from the page, or none: this is all that the page can see. */
  const unread = new TypeError("Failed to fetch");

  test("is given exactly the contact, the time and the tag, in a request that asks for no leave", async () => {
    const { end, requests } = await posted(direct, new Response());
    const headers = { "Content-Type": "text/plain;charset=UTF-8" };
    expect(requests).toMatchObject([{ url: hook, method: "POST", mode: "cors", keepalive: true, headers }]);
    expect(requests[0]?.body).toEqual({ ...ada, timestamp: "t", source: "tag" });
    expect(end).toBe("arrived");
  });

  test.each([400, 404, 429, 500, 503])(
    "that answers %i has not taken the lead, which is tried again",
    async (status) => {
      const { end, requests } = await posted(direct, new Response(null, { status }));
      expect([end, requests.length]).toEqual(["failed", 1]);
    },
  );

  test("that lets no page read its answer has the lead if it was there before and after, and is sent it once", async () => {
    const { end, order, asked } = await posted(direct, unread);
    expect([end, order]).toEqual(["arrived", ["HEAD", "POST", "HEAD"]]);
    expect(asked).toMatchObject(
      [`${new URL(hook).origin}/robots.txt`, hook].map((url) => ({ url, mode: "no-cors", cache: "no-store" })),
    );
  });

  test("that can only be asked after the post is sent the lead twice at most", async () => {
    const posts: unknown[] = [];
    vi.spyOn(globalThis, "fetch").mockImplementation(async (url, init) => {
      if (init?.method === "POST") posts.push(init.body);
      else if (String(url) === hook) return Response.error();
      throw unread;
    });
    const { send } = leadSender({ leadSource: "tag", ...direct });
    await expect(send(waiting, "visit")).rejects.toThrow(unread);
    await send(waiting, "visit");
    expect(posts).toHaveLength(2);
  });

  test.each([
    ["is not there", [false, false]],
    ["comes up in the meantime", [false, true]],
    ["goes down in the meantime", [true, false]],
  ])("that %s has not got the lead", async (_, there) => {
    expect(await posted(direct, unread, there)).toMatchObject({ end: "failed" });
  });

  test("that answers nothing in time may not have the lead, and nobody asks whether it is there", async () => {
    const { end, requests } = await posted(direct, new DOMException("", "TimeoutError"));
    expect([end, requests.length]).toEqual(["failed", 1]);
  });
});

test("a lead goes out although the storage is full of what was handed over before", async () => {
  const send = sender();
  const start = handOver("f", storage, by(send));
  await start(storeLead(storage, ada));
  const full: FunnelStorage = { ...storage, write: () => undefined };
  await handOver("f", full, by(send))(storeLead(full, { phone: "+17025550123" }));
  expect(send.mock.calls.map(([{ email, phone }]) => email ?? phone)).toEqual(["ada@example.com", "+17025550123"]);
});

test("a lead does not wait for a clock that was ahead when it was tried", async () => {
  const send = sender();
  storage.write("outbox", [{ ...ada, timestamp: "t", submissionId: "1", triedAt: Date.now() + 86_400_000 }]);
  await handOver("f", storage, by(send))();
  expect(send).toHaveBeenCalledTimes(1);
});

test("of answers that are too long together, the longest lose their ends, and the others and the contact arrive whole", () => {
  const long = "千".repeat(5_000);
  const answers = { Goal: "Run", Wish: long, Fear: long, Hope: "🙂".repeat(4_000) };
  const sent = withinLimit({ email: "ann@example.com", about: { quiz: { answers, quiz: { values: answers } } } });
  expect(new Blob([JSON.stringify(sent)]).size).toBeLessThanOrEqual(40_000);
  expect(sent).toMatchObject({ email: "ann@example.com", about: { quiz: { answers: { Goal: "Run" } } } });
  expect(sent?.about.quiz.answers.Wish).toMatch(/^千{499,1999}…$/);
  expect(sent?.about.quiz.answers.Hope).toMatch(/^(🙂)+…$/u);
});

test("a lead that is stored nowhere and not sent yet has the browser ask before the page is closed, and no other has", async () => {
  const send = sender();
  // The page may still hear the leads of other tests.
  const listeners = new Set<EventListenerOrEventListenerObject>();
  vi.spyOn(window, "addEventListener").mockImplementation((type, listener) => {
    if (type === "beforeunload") listeners.add(listener);
  });
  // Some browsers would keep no page that still listened.
  vi.spyOn(window, "removeEventListener").mockImplementation((_, listener) => listeners.delete(listener));
  const isAsked = () => {
    const end = new Event("beforeunload", { cancelable: true });
    for (const listener of listeners) if (typeof listener === "function") listener(end);
    return end.defaultPrevented;
  };
  send.mockRejectedValue(new TypeError());
  await handOver("f", storage, by(send))(storeLead(storage, ada));
  expect([listeners.size, isAsked()]).toEqual([0, false]);
  const full: FunnelStorage = { ...storage, write: () => undefined };
  await handOver("f", full, by(send))(storeLead(full, { phone: "+17025550123" }));
  expect([listeners.size, isAsked()]).toEqual([1, true]);
  send.mockResolvedValue(undefined);
  await vi.advanceTimersByTimeAsync(1_000);
  expect([listeners.size, isAsked()]).toEqual([0, false]);
});

test("the browser asks nobody to stay who is about to pay, but asks again who then leaves another contact", async () => {
  const send = sender();
  send.mockRejectedValue(new TypeError());
  const full: FunnelStorage = { ...storage, write: () => undefined };
  const hand = handOver("f", full, by(send));
  const isAsked = () => !dispatchEvent(new Event("beforeunload", { cancelable: true }));
  await hand(storeLead(full, ada));
  expect(isAsked()).toBe(true);
  sayLeaving();
  expect(isAsked()).toBe(false);
  await hand(storeLead(full, { phone: "+17025550123" }));
  expect(isAsked()).toBe(true);
});
