import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { flowOf } from "../../../engine/flow/index.ts";
import { emptyQuiz, toStored } from "../../../engine/quiz/index.ts";
import { serverFunnelOf } from "../../../engine/views/index.ts";
import { definition } from "../../../tests/definition.ts";
import { post } from "../../testing/post.ts";
import { testContext } from "../../testing/test-context.ts";
import { testDatabase } from "../../testing/test-database.ts";
import { jsonLog } from "../_shared/context/index.ts";
import { handler as leave } from "../lead/handler.ts";
import { handler } from "./handler.ts";

const db = await testDatabase();
beforeEach(() => db.empty());
afterAll(() => db.close());

const funnelWith = (confirm: string, mail = "") =>
  definition(`
start: you
product: { name: Beds }
lead:
  source: beds
  ${mail}
  confirm: { subject: "{name|Hello}, one press", body: "You like {soil|beds}. Yes: {confirm.link}", ${confirm} }
steps:
  you:
    type: form
    path: /
    heading: You
    fields:
      - { id: soil, type: select, label: Soil, options: [sand, clay] }
      - { id: who, type: text, label: Name, contact: name, required: false }
      - { id: mail, type: email, label: Email, contact: true }
      - { id: tel, type: phone, label: Phone, contact: true, required: false }
      - { id: letters, type: checkbox, label: Letters, text: Send me the letters, required: false }
    consent: "[x](legal:p)"
    button: Go
    next: end
  end: { type: end, path: /end, sections: [{ type: heading, text: Thanks }] }
  yes: { type: confirmation, path: /yes, heading: One press, button: "Yes", done: { heading: Thanks } }
legal: { title: L, tabs: [{ id: p, purpose: privacy, label: P, text: P }] }
`);

const everybody = funnelWith("");
const guide = 'mail: { subject: Your bed, body: "It is {soil}." }';
const required = funnelWith("required: true", guide);
const noMore = funnelWith("", guide);
const forLetters = funnelWith("consent: letters", "send: [values]");
const forGuide = funnelWith("consent: letters, required: true", `send: [values]\n  ${guide}`);

const contextOf = (of = everybody) => testContext(db, { funnel: serverFunnelOf(of, "hash") });

/** What a page sends of whoever fills in the form. */
function leadOf(values: Readonly<Record<string, string>> = {}, more: object = {}, of = everybody) {
  const quiz = toStored(flowOf(of), { ...emptyQuiz, reached: ["you"], values: { soil: "clay", ...values } });
  return {
    ...{ submissionId: crypto.randomUUID(), timestamp: "2026-11-01T12:00:00.000Z", source: "beds" },
    ...{ email: "ann@example.com", name: "Ann", about: { quiz } },
    ...more,
  };
}

type Sent = { readonly kind: string; readonly key: string; readonly payload: Record<string, unknown> };

const outbox = async (kind: string): Promise<readonly Sent["payload"][]> =>
  (
    await db.query<{ readonly payload: string }>(
      "select payload::text as payload from funnel.outbox where kind = $1 and state = 'waiting' order by created_at, key",
      [kind],
    )
  ).map(({ payload }) => JSON.parse(payload));

/** The key in the link of the one mail that asks. */
async function keyInMail(): Promise<string> {
  const texts = (await outbox("mail")).map(({ text }) => String(text));
  const [key, ...others] = texts.flatMap((text) => /\/yes\?confirm=([a-p]{64})$/.exec(text)?.[1] ?? []);
  if (key === undefined || others.length > 0) throw new Error(`No one link in ${JSON.stringify(texts)}`);
  return key;
}

const told = async () => (await outbox("lead-webhook")).map(({ confirmation }) => confirmation);

test("whoever leaves an address gets a mail, and its link confirms it, once", async () => {
  const context = contextOf();
  await post(leave, leadOf(), context);
  expect(await outbox("mail")).toEqual([
    {
      to: "ann@example.com",
      subject: "Ann, one press",
      text: `You like clay. Yes: ${context.settings.publicUrl}/yes?confirm=${await keyInMail()}`,
    },
  ]);
  const asked_at = context.now().toISOString();
  expect(await told()).toEqual([{ asked_at }]);
  const key = await keyInMail();
  expect(await post(handler, { key }, context)).toMatchObject({ status: 200, body: { isConfirmed: true } });
  // What nobody has been told of yet is told once, with all that is known by now.
  expect(await told()).toEqual([{ asked_at, confirmed_at: asked_at }]);
  const later = { ...context, now: () => new Date(context.now().getTime() + 60_000) };
  expect((await post(handler, { key }, later)).body).toEqual({ isConfirmed: true });
  expect(await told()).toEqual([{ asked_at, confirmed_at: asked_at }]);
});

test("where no mails are sent, whoever tries the funnel out finds the link in the log, but nobody's in production", async () => {
  const linksOf = async (isProduction: boolean) => {
    const context = contextOf();
    const lines: string[] = [];
    const log = jsonLog((line) => lines.push(line));
    await post(leave, leadOf(), { ...context, log, settings: { ...context.settings, isProduction } });
    return lines.flatMap((line) => JSON.parse(line).link ?? []);
  };
  expect(await linksOf(false)).toEqual([expect.stringMatching(/\/yes\?confirm=[a-p]{64}$/)]);
  expect(await linksOf(true)).toEqual([]);
});

test("a repeated lead asks nobody again", async () => {
  const lead = leadOf();
  await post(leave, lead, contextOf());
  await post(leave, lead, contextOf());
  await post(leave, { ...lead, phone: "+12025550123" }, contextOf());
  expect(await outbox("mail")).toHaveLength(1);
});

describe("where it is required", () => {
  test("nobody is told of a contact, and no mail goes out, before it is confirmed", async () => {
    const context = contextOf(required);
    const lead = leadOf({}, {}, required);
    await post(leave, lead, context);
    await post(leave, { ...lead, phone: "+12025550123" }, context);
    expect(await outbox("lead-webhook")).toEqual([]);
    expect(await outbox("mail")).toHaveLength(1);
    await post(handler, { key: await keyInMail() }, context);
    expect(await outbox("lead-webhook")).toMatchObject([
      { email: "ann@example.com", phone: "+12025550123", confirmation: { confirmed_at: expect.any(String) } },
    ]);
    expect((await outbox("mail")).map(({ text }) => text)).toContain("It is clay.");
  });

  test("whoever confirms gets the mail that was promised, however many there were that day", async () => {
    const context = contextOf(required);
    for (const name of ["A", "B", "C"]) await post(leave, leadOf({}, { name }, required), context);
    for (const { key } of await db.query<{ readonly key: string }>("select key from funnel.confirmations"))
      await post(handler, { key }, context);
    const texts = (await outbox("mail")).map(({ text }) => text);
    expect(texts.filter((text) => text === "It is clay.")).toHaveLength(3);
  });

  test("a number alone is told at once", async () => {
    await post(leave, leadOf({}, { email: undefined, phone: "+12025550123" }, required), contextOf(required));
    expect(await told()).toEqual([undefined]);
    expect(await outbox("mail")).toEqual([]);
  });

  test("what a machine has filled in is never asked, and never told", async () => {
    await post(leave, leadOf({}, { website: "https://spam.example" }, required), contextOf(required));
    expect([await outbox("mail"), await told()]).toEqual([[], []]);
  });
});

describe("where a checkbox is confirmed", () => {
  const context = contextOf(forLetters);

  test("only whoever has ticked it is asked", async () => {
    await post(leave, leadOf({}, {}, forLetters), context);
    expect([await outbox("mail"), await told()]).toEqual([[], [undefined]]);
    await post(leave, leadOf({ letters: "2026-11-01T12:00:00Z Send me the letters" }, {}, forLetters), context);
    expect(await keyInMail()).toMatch(/./);
  });

  const letters = "2026-11-01T12:00:00Z Send me the letters";

  test("and so is whoever ticks it later, which is kept and told", async () => {
    const lead = leadOf({}, {}, forLetters);
    await post(leave, lead, context);
    await post(leave, { ...leadOf({ letters }, {}, forLetters), submissionId: lead.submissionId }, context);
    const asked_at = context.now().toISOString();
    expect(await outbox("lead-webhook")).toMatchObject([{ values: { letters }, confirmation: { asked_at } }]);
    await post(handler, { key: await keyInMail() }, context);
    expect(await outbox("lead-webhook")).toMatchObject([
      { values: { letters }, confirmation: { confirmed_at: asked_at } },
    ]);
  });

  test("and what comes without answers takes no tick away", async () => {
    const lead = leadOf({ letters }, {}, forLetters);
    await post(leave, lead, context);
    const { about: _, ...contact } = lead;
    await post(leave, contact, context);
    expect(await outbox("lead-webhook")).toMatchObject([{ values: { letters } }]);
  });

  test("and has to be before anybody is told, whoever takes the tick away waits for nothing any more", async () => {
    const waiting = contextOf(forGuide);
    const lead = leadOf({ letters }, {}, forGuide);
    const unticked = { ...leadOf({}, {}, forGuide), submissionId: lead.submissionId };
    await post(leave, lead, waiting);
    expect([await told(), (await outbox("mail")).length]).toEqual([[], 1]);
    await post(leave, unticked, waiting);
    const [one, ...others] = await outbox("lead-webhook");
    expect([one?.values, others]).toEqual([{ soil: "clay" }, []]);
    expect((await outbox("mail")).map(({ text }) => text)).toContain("It is clay.");
    // The link in the mail still confirms.
    expect((await post(handler, { key: await keyInMail() }, waiting)).body).toEqual({ isConfirmed: true });
    expect(await outbox("mail")).toHaveLength(2);
  });
});

test("where it was required once, whoever confirms gets the mail that has waited for it", async () => {
  await post(leave, leadOf({}, {}, required), contextOf(required));
  const key = await keyInMail();
  await post(handler, { key }, contextOf(noMore));
  expect((await outbox("mail")).map(({ text }) => text)).toContain("It is clay.");
});

test("a mail that says answers goes out with its other words to whom none are known of", async () => {
  const { about: _, ...lead } = leadOf();
  await post(leave, lead, contextOf());
  expect((await outbox("mail")).map(({ text }) => text)).toEqual([expect.stringMatching(/^You like beds\. Yes: /)]);
});

describe("of one mailbox no more are asked for than it may get in a day", () => {
  /** Four leads of one mailbox, of which the last gets no mail. */
  const leaveFour = async (of = everybody) => {
    const leads = ["A", "B", "C", "D"].map((name) => leadOf({}, { name }, of));
    for (const lead of leads) await post(leave, lead, contextOf(of));
    return leads[3];
  };

  test("and whom no mail was written to counts as asked by nobody", async () => {
    await leaveFour();
    expect(await outbox("mail")).toHaveLength(3);
    expect((await told()).map(Boolean).toSorted()).toEqual([false, true, true, true]);
  });

  test("a contact that has to be confirmed still waits, and is asked once it comes again on another day", async () => {
    const last = await leaveFour(required);
    expect(await told()).toEqual([]);
    const context = contextOf(required);
    const tomorrow = { ...context, now: () => new Date(context.now().getTime() + 86_400_000) };
    await post(leave, last, tomorrow);
    await post(leave, last, tomorrow);
    expect(await told()).toEqual([]);
    expect(await outbox("mail")).toHaveLength(4);
    expect(
      await db.query("select from funnel.confirmations where asked_at = $1", [tomorrow.now().toISOString()]),
    ).toHaveLength(1);
  });
});

test.each([
  ["no key", {}, 400],
  ["another word", { key: "yes" }, 400],
  ["a key of nobody", { key: "p".repeat(64) }, 200],
])("%s confirms nothing", async (_, body, status) => {
  const answer = await post(handler, body, contextOf());
  expect(answer.status).toBe(status);
  if (status === 200) expect(answer.body).toEqual({ isConfirmed: false });
});

test("a contact that was erased cannot be confirmed any more, nor one of another funnel", async () => {
  await post(leave, leadOf(), contextOf());
  const key = await keyInMail();
  const context = contextOf();
  const other = { ...context, funnel: { ...context.funnel, id: "other" } };
  expect((await post(handler, { key }, other)).body).toEqual({ isConfirmed: false });
  await db.query("delete from funnel.leads");
  expect((await post(handler, { key }, context)).body).toEqual({ isConfirmed: false });
});
