import { afterAll, beforeEach, describe, expect, test } from "vitest";
import type { Calendar } from "../../../schema/funnel.types.ts";
import { fakeReceiver } from "../../testing/fake-receiver.ts";
import { post } from "../../testing/post.ts";
import { testContext } from "../../testing/test-context.ts";
import { testDatabase } from "../../testing/test-database.ts";
import { forgetHeld } from "../_shared/appointments/index.ts";
import { type Context, settingsOf } from "../_shared/context/index.ts";
import { deliverDue } from "../_shared/outbox/index.ts";
import { handler as lead } from "../lead/handler.ts";
import { handler as leadUpdate } from "../lead-update/handler.ts";
import { handler } from "./handler.ts";

const db = await testDatabase();
beforeEach(() => db.empty());
afterAll(() => db.close());

const id = (digit: number) => `00000000-0000-4000-8000-00000000000${digit}`;

/** Four times on the Monday after the day of the tests, a Sunday. */
const visits: Calendar = {
  ...{ timeZone: "Europe/Berlin", length: "30 min", pause: "0 min", notice: "12 h", ahead: "3 days" },
  ...{ open: [{ days: ["mon"], from: "09:00", until: "11:00" }], closed: [], places: 1 },
};
const at = (time: string) => `2026-11-02T${time}+01:00`;
const [nine, halfPastNine, ten] = [at("09:00"), at("09:30"), at("10:00")];

/** A funnel that asks for an appointment, some minutes after the tests have begun. */
function asking(
  { minutes = 0, ...given }: Partial<Calendar> & { minutes?: number } = {},
  parts: Partial<Context> = {},
) {
  const base = testContext(db, { settings: settingsOf({ LEAD_WEBHOOK_URL: "https://automation.example/leads" }) });
  const calendars = { visits: { ...visits, ...given } };
  return {
    ...base,
    now: () => new Date(base.now().getTime() + minutes * 60_000),
    funnel: {
      ...base.funnel,
      ...{ calendars, appointments: { visit: "visits", again: "visits" }, leadParts: ["values"], leadUpdates: true },
    },
    ...parts,
  } satisfies Context;
}

const ask = async (visitor: number, at?: string, context: Context = asking(), field = "visit") =>
  (await post(handler, { visitId: id(visitor), field, ...(at && { at }) }, context)).body;
const free = async (visitor: number, context?: Context) => (await ask(visitor, undefined, context)).free;

/** Leaves a contact of a visitor who has picked a time. */
const leave = (visitor: number, visit: string, context: Context = asking(), given: object = {}) =>
  post(
    lead,
    {
      ...{ submissionId: id(visitor), visitId: id(visitor), timestamp: "2026-11-01T11:59:58.123Z", source: "calls" },
      ...{ email: `${visitor}@example.com` },
      about: aboutWith(visit),
      ...given,
    },
    context,
  );
const aboutWith = (visit: string) => ({ quiz: { version: 1, quiz: { values: { visit } } } });

const booked = () =>
  db.query<{ lead: string; at: string }>(
    `select submission_id as lead, to_char(starts_at at time zone 'Europe/Berlin', 'HH24:MI') as at
     from funnel.appointments where submission_id is not null and given_up_at is null order by starts_at, submission_id`,
  );
const told = async () => {
  const { fetch, received } = fakeReceiver(() => 200);
  await deliverDue(asking({ minutes: 180 }, { fetch }));
  return received.map(({ body }) => body.values);
};

describe("appointment", () => {
  test("tells the times that are free, and keeps the one that is picked from others, though not from its visitor", async () => {
    const all = [nine, halfPastNine, ten, at("10:30")];
    expect(await ask(1)).toEqual({ timeZone: "Europe/Berlin", free: all, isKept: false });
    expect(await ask(1, nine)).toEqual({ timeZone: "Europe/Berlin", free: all, isKept: true });
    expect(await ask(2, nine)).toEqual({ timeZone: "Europe/Berlin", free: all.slice(1), isKept: false });
    // Whoever picks another one gives the first back.
    expect(await ask(1, ten)).toMatchObject({ isKept: true });
    expect(await ask(2, nine)).toMatchObject({ free: [nine, halfPastNine, at("10:30")], isKept: true });
  });

  test("of many who pick the same time at once, as many have it as there are places", async () => {
    const context = asking({ places: 2 });
    const answers = await Promise.all([1, 2, 3, 4, 5].map((visitor) => ask(visitor, nine, context)));
    expect(answers.filter(({ isKept }) => isKept)).toHaveLength(2);
    expect(await free(6, context)).not.toContain(nine);
  });

  test("gives a time back after half an hour in which no contact came, and deletes it", async () => {
    await ask(1, nine);
    expect(await free(2, asking({ minutes: 29 }))).not.toContain(nine);
    expect(await free(2, asking({ minutes: 31 }))).toContain(nine);
    await forgetHeld(asking({ minutes: 59 }));
    expect(await db.query("select from funnel.appointments")).toHaveLength(1);
    await forgetHeld(asking({ minutes: 61 }));
    expect(await db.query("select from funnel.appointments")).toHaveLength(0);
  });

  test("two fields of one calendar keep a time each, and a visitor has no time twice", async () => {
    expect(await ask(1, nine)).toMatchObject({ isKept: true });
    expect(await ask(1, nine, asking(), "again")).toMatchObject({ isKept: false });
    expect(await ask(1, ten, asking(), "again")).toMatchObject({ isKept: true });
    expect(await free(2)).toEqual([halfPastNine, at("10:30")]);
  });

  test("a time of another length, from before an update, takes each that it overlaps", async () => {
    await ask(1, halfPastNine, asking({ length: "45 min", open: [{ days: ["mon"], from: "09:30", until: "10:15" }] }));
    expect(await free(2)).toEqual([nine, at("10:30")]);
  });

  test("keeps a time on for whoever looks at it, also once it is too soon for others", async () => {
    await ask(1, nine, asking({ notice: "20 h" }));
    const later = asking({ notice: "20 h", minutes: 20 });
    expect(await ask(1, nine, later)).toMatchObject({ free: [halfPastNine, ten, at("10:30")], isKept: true });
    expect(await ask(2, nine, later)).toMatchObject({ isKept: false });
    expect(await ask(1, nine, asking({ notice: "20 h", minutes: 60 }))).toMatchObject({ isKept: false });
  });

  test("leaves the pause between two also where hours overlap", async () => {
    const hours = (from: string) => ({ days: ["mon"], from, until: "11:00" });
    const context = asking({ pause: "15 min", open: [hours("09:00"), hours("09:30")] });
    expect(await ask(1, undefined, context)).toMatchObject({
      free: [nine, halfPastNine, at("09:45"), at("10:15"), at("10:30")],
    });
    await ask(1, nine, context);
    expect(await free(2, context)).toEqual([at("09:45"), at("10:15"), at("10:30")]);
    await ask(1, at("09:45"), context);
    expect(await free(2, context)).toEqual([nine, at("10:30")]);
  });

  test.each([
    ["that the calendar does not have", at("09:10")],
    ["that is too soon", "2026-11-01T18:00+01:00"],
    ["by another clock", "2026-11-02T09:00+02:00"],
  ])("keeps no time %s", async (_, wrong) => {
    expect(await ask(1, wrong)).toMatchObject({ isKept: false });
    expect(await db.query("select from funnel.appointments")).toHaveLength(0);
  });

  test.each([
    ["a field that is none", { field: "visitor" }, 403],
    ["a field named like what objects have", { field: "constructor" }, 403],
    ["a time that is none", { at: "tomorrow" }, 400],
    ["nobody's visit", { visitId: undefined }, 400],
  ])("refuses %s", async (_, given, status) => {
    expect((await post(handler, { visitId: id(1), field: "visit", ...given }, asking())).status).toBe(status);
  });
});

describe("a lead with an appointment", () => {
  test("has it for good, and its receiver is told when it is", async () => {
    await ask(1, nine);
    await leave(1, nine);
    expect(await free(2, asking({ minutes: 90 }))).not.toContain(nine);
    expect(await booked()).toEqual([{ lead: id(1), at: "09:00" }]);
    expect(await told()).toEqual([{ visit: nine }]);
    // The page is looked at once more.
    expect(await ask(1, nine, asking({ minutes: 90 }))).toMatchObject({ isKept: true });
    expect(await db.query("select from funnel.appointments")).toHaveLength(1);
  });

  test("has it though the contact came late, if nobody was sooner, and otherwise is told so", async () => {
    await ask(1, nine);
    await ask(2, ten);
    const late = asking({ minutes: 120 });
    await forgetHeld(late);
    expect(await ask(3, ten, late)).toMatchObject({ isKept: true });
    await leave(1, nine, late);
    await leave(2, ten, late);
    expect(await booked()).toEqual([{ lead: id(1), at: "09:00" }]);
    expect(await told()).toEqual([{ visit: nine }, { visit: `${ten} (not booked)` }]);
  });

  test("that it does not have says so among its answers as well", async () => {
    const context = asking();
    const answering = { ...context, funnel: { ...context.funnel, leadParts: ["answers" as const] } };
    await leave(1, nine);
    await told();
    const about = { quiz: { ...aboutWith(nine).quiz, answers: { "Eye test": nine, Shop: "Harbour Street" } } };
    await leave(2, nine, answering, { about });
    const { fetch, received } = fakeReceiver(() => 200);
    await deliverDue(asking({ minutes: 180 }, { fetch }));
    expect(received.map(({ body }) => body.answers)).toEqual([
      { "Eye test": `${nine} (not booked)`, Shop: "Harbour Street" },
    ]);
  });

  test("has none that its page has made up: too soon, in the past, or not of the calendar", async () => {
    for (const [visitor, wrong] of [at("09:10"), "2026-10-26T09:00+01:00", "nine", nine].entries())
      await leave(visitor + 1, wrong, asking({ notice: "25 h" }));
    expect(await booked()).toEqual([]);
  });

  test("gives the first back for another time, and its receiver is told once more", async () => {
    await leave(1, nine);
    expect(await told()).toEqual([{ visit: nine }]);
    await ask(1, ten);
    await leave(1, ten);
    expect(await booked()).toEqual([{ lead: id(1), at: "10:00" }]);
    expect(await told()).toEqual([{ visit: ten }]);
    await leave(1, ten);
    expect(await told()).toEqual([]);
  });

  test("keeps the first where another one is no longer free, and its receiver is told so, once", async () => {
    await leave(1, nine);
    await leave(2, ten);
    expect(await told()).toHaveLength(2);
    for (const late of [ten, ten, halfPastNine.replace("+01:00", "+99:00")]) await leave(1, late);
    expect(await booked()).toEqual([
      { lead: id(1), at: "09:00" },
      { lead: id(2), at: "10:00" },
    ]);
    expect(await told()).toEqual([{ visit: `${ten} (not booked)` }]);
    await leave(1, halfPastNine);
    expect(await told()).toEqual([{ visit: halfPastNine }]);
  });

  test("passes it on to the second lead of a visitor who corrects an address", async () => {
    await leave(1, nine);
    await leave(1, nine, asking(), { submissionId: id(2), email: "right@example.com" });
    expect(await booked()).toEqual([{ lead: id(2), at: "09:00" }]);
  });

  test("keeps it when somebody else books another time in the same browser", async () => {
    await leave(1, nine);
    await leave(1, ten, asking(), { submissionId: id(2), email: "sister@example.com" });
    expect(await booked()).toEqual([
      { lead: id(1), at: "09:00" },
      { lead: id(2), at: "10:00" },
    ]);
  });

  test("keeps it when somebody else comes along at the same time, as long as there is a place", async () => {
    const context = asking({ places: 2 });
    const come = (lead: number, name: string, visitor = 1) =>
      leave(visitor, nine, context, { submissionId: id(lead), email: `${lead}@example.com`, name });
    await ask(1, nine, context);
    await come(1, "Ann");
    await come(2, "Bea");
    expect(await booked()).toEqual([1, 2].map((lead) => ({ lead: id(lead), at: "09:00" })));
    await come(3, "Cem");
    expect(await booked()).toHaveLength(2);
    expect(await told()).toEqual([{ visit: nine }, { visit: nine }, { visit: `${nine} (not booked)` }]);
    // The same name at another address is that of whoever has corrected it.
    await come(4, "Bea");
    expect(await booked()).toEqual([1, 4].map((lead) => ({ lead: id(lead), at: "09:00" })));
  });

  test("passes it on once: what comes late from the first lead does not take it back", async () => {
    await leave(1, nine);
    await leave(1, nine, asking(), { submissionId: id(2), email: "right@example.com" });
    await leave(1, nine);
    expect(await booked()).toEqual([{ lead: id(2), at: "09:00" }]);
  });

  test("gives the first back for another one for good, unless its visitor picks the first again", async () => {
    await leave(1, nine);
    await leave(1, ten);
    await leave(1, nine);
    expect(await booked()).toEqual([{ lead: id(1), at: "10:00" }]);
    await ask(1, nine);
    await leave(1, nine);
    expect(await booked()).toEqual([{ lead: id(1), at: "09:00" }]);
  });

  test("gives the first back also where its page has told no visit", async () => {
    await leave(1, nine, asking(), { visitId: undefined });
    await leave(1, ten, asking(), { visitId: undefined });
    expect(await booked()).toEqual([{ lead: id(1), at: "10:00" }]);
  });

  test("whose visitor picks another time and then goes back to the first keeps none but that", async () => {
    await leave(1, nine);
    await ask(1, ten);
    expect(await ask(1, nine)).toMatchObject({ isKept: true });
    expect(await free(2)).toContain(ten);
  });

  test("has it no longer on its page once it is over, nor in another funnel that asks alike", async () => {
    await leave(1, nine);
    expect(await ask(1, nine, asking({ minutes: 24 * 60 }))).toMatchObject({ isKept: false });
    const context = asking();
    const other = { ...context, funnel: { ...context.funnel, id: "other" } };
    expect(await ask(1, nine, other)).toMatchObject({ isKept: true });
    expect(await ask(2, nine, other)).toMatchObject({ isKept: false });
  });

  const update = (visit: string) =>
    post(leadUpdate, { submissionId: id(1), knownAt: "2026-11-01T12:00:00.000Z", about: aboutWith(visit) }, asking());

  test("gives it back where its field is empty by now, as for whoever goes to another shop, and its receiver is told", async () => {
    await leave(1, nine);
    await told();
    const elsewhere = { about: { quiz: { version: 1, quiz: { values: { visit: "", again: ten } } } } };
    await leave(1, "", asking(), elsewhere);
    expect(await booked()).toEqual([{ lead: id(1), at: "10:00" }]);
    expect(await told()).toEqual([{ visit: "", again: ten }]);
    // A page that tells no answers takes nothing away.
    await leave(1, "", asking(), { about: undefined });
    expect(await booked()).toEqual([{ lead: id(1), at: "10:00" }]);
  });

  test("changes it by later answers, where these are asked for", async () => {
    await leave(1, nine);
    expect(await update(ten)).toMatchObject({ status: 200 });
    expect(await booked()).toEqual([{ lead: id(1), at: "10:00" }]);
  });

  test("gets none back that was cancelled, whatever is answered later", async () => {
    await leave(1, nine);
    await db.query("update funnel.appointments set given_up_at = now()");
    await update(nine);
    expect(await booked()).toEqual([]);
  });

  test("from a machine has none, now or later", async () => {
    await leave(1, nine, asking(), { website: "https://example.com" });
    expect(await booked()).toEqual([]);
    await update(nine);
    expect(await booked()).toEqual([]);
  });
});
