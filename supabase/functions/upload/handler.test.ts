import { Buffer } from "node:buffer";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { partBytes } from "../../../engine/fields/index.ts";
import { fakeReceiver } from "../../testing/fake-receiver.ts";
import { post } from "../../testing/post.ts";
import { testContext } from "../../testing/test-context.ts";
import { testDatabase } from "../../testing/test-database.ts";
import { type Context, settingsOf } from "../_shared/context/index.ts";
import { forgetFiles, keepPart } from "../_shared/files/index.ts";
import { deliverDue } from "../_shared/outbox/index.ts";
import { handler as file } from "../file/handler.ts";
import { handler as lead } from "../lead/handler.ts";
import { handler as leadUpdate } from "../lead-update/handler.ts";
import { handler } from "./handler.ts";

const db = await testDatabase();
beforeEach(() => db.empty());
afterAll(() => db.close());

const id = (digit: number) => `00000000-0000-4000-8000-00000000000${digit}`;
const pdf = (size: number) => Buffer.concat([Buffer.from("%PDF-1.7\n"), Buffer.alloc(size - 9, 65)]);
const small = pdf(40);
const jpeg = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(36)]);

/** A funnel that asks for a CV of at most one megabyte, and for two photos. */
function context(parts: Partial<Context> = {}): Context {
  const base = testContext(db, { settings: settingsOf({ LEAD_WEBHOOK_URL: "https://automation.example/leads" }) });
  const files = {
    cv: { accept: ["pdf"], max: 1, maxSize: 1 },
    photos: { accept: ["image"], max: 2, maxSize: 2 },
  } as const;
  return { ...base, funnel: { ...base.funnel, files, leadParts: ["answers", "values"], leadUpdates: true }, ...parts };
}

const part = (content: Uint8Array, at = 0, given: object = {}) => ({
  ...{ fileId: id(1), field: "cv", name: "cv.pdf", size: content.length, part: at },
  data: Buffer.from(content.subarray(at * partBytes, (at + 1) * partBytes)).toString("base64"),
  ...given,
});

const leadWith = (values: Readonly<Record<string, string>>, submissionId = id(9)) => ({
  ...{ submissionId, timestamp: "2026-11-01T11:59:58.123Z", source: "jobs", email: "ann@example.com" },
  about: { quiz: { version: 1, answers: { CV: "cv.pdf" }, quiz: { values } } },
});

const open = (url: string) => file(new Request(url), context());
const files = () =>
  db.query<{ name: string; leads: number; key: string }>(
    `select name, key, (select count(*)::integer from funnel.lead_files link where link.file_id = files.file_id) as leads
     from funnel.files order by file_id`,
  );
const linkOf = async () => `http://localhost:3000/functions/v1/file?key=${(await files())[0]?.key}`;

describe("upload", () => {
  test("keeps a file in parts, and hands it whole to the receiver of its lead", async () => {
    const content = pdf(partBytes * 2 + 7);
    for (const at of [0, 2, 1])
      expect(await post(handler, part(content, at), context())).toMatchObject({ status: 200 });
    expect(await post(lead, leadWith({ cv: `${id(1)} cv.pdf` }), context())).toMatchObject({ status: 200 });
    const { fetch, received } = fakeReceiver(() => 200);
    await deliverDue(context({ fetch }));
    expect(received[0]?.body).toMatchObject({ answers: { CV: "cv.pdf" }, values: { cv: await linkOf() } });
    const answer = await open(await linkOf());
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": "attachment; filename*=UTF-8''cv.pdf",
      "content-security-policy": "default-src 'none'; sandbox",
      "x-content-type-options": "nosniff",
      "cache-control": "no-store",
    });
    expect(Buffer.from(await answer.arrayBuffer()).equals(content)).toBe(true);
  });

  test("the same part twice is one, and of two contents the first counts", async () => {
    for (const letter of [65, 65, 66]) {
      const content = Buffer.concat([small.subarray(0, 20), Buffer.alloc(20, letter)]);
      expect(await post(handler, part(content), context())).toMatchObject({ status: 200 });
    }
    await post(lead, leadWith({ cv: `${id(1)} cv.pdf` }), context());
    expect(await (await open(await linkOf())).text()).toBe(small.toString());
  });

  test.each([
    ["a field that is none", { field: "photo" }, 403, "no-such-field"],
    ["a field named like what objects have", { field: "constructor" }, 403, "no-such-field"],
    ["a file that is larger than its field takes", { size: 1_048_577 }, 413, "file-too-large"],
    ["a part that is shorter than its file", { size: 41 }, 400, "bad-part"],
    ["a part that is no base64", { data: "%%%%" }, 400, "bad-part"],
    ["a part in base64 without its end", { data: part(small).data.replace(/=+$/, "") }, 400, "bad-part"],
    ["a part beyond the end", { part: 1 }, 400, "bad-part"],
    [
      "a picture where a PDF is asked for",
      { data: Buffer.from("GIF89a".padEnd(40)).toString("base64") },
      400,
      "wrong-kind",
    ],
    ["a page of HTML", { data: Buffer.from("<html>".padEnd(40)).toString("base64") }, 400, "wrong-kind"],
    ["an id that is none", { fileId: "1" }, 400, "bad-request"],
  ])("%s is refused, and nothing is kept of it", async (_, given, status, code) => {
    const message = expect.stringMatching(/\w/);
    expect(await post(handler, part(small, 0, given), context())).toMatchObject({
      status,
      body: { error: { code, message } },
    });
    expect(await files()).toEqual([]);
  });

  test("a file as large as its field takes them is taken", async () => {
    const largest = pdf(1_048_576);
    expect(await post(handler, part(largest), context())).toMatchObject({ status: 200 });
  });

  test("the first part of a file that is there already counts as no other file of its sender", async () => {
    const again = part(small);
    for (let call = 0; call < 301; call++) await keepPart(again, context());
    await expect(keepPart(part(small, 0, { fileId: id(2) }), context())).resolves.toBeUndefined();
  });

  test("a part without the first one is refused, as nobody has looked at what it is", async () => {
    const answer = await post(handler, part(pdf(partBytes + 9), 1), context());
    expect(answer).toMatchObject({
      status: 400,
      body: { error: { code: "unknown-file", message: expect.stringMatching(/\w/) } },
    });
  });

  test("a second file under the id of a first one adds nothing to it", async () => {
    await post(handler, part(small), context());
    const other = await post(handler, part(pdf(50)), context());
    expect(other).toMatchObject({ status: 400, body: { error: { code: "unknown-file" } } });
    expect(await files()).toHaveLength(1);
  });

  test("files that wait for a contact take no more room than there is, and those of leads do not count", async () => {
    await post(handler, part(small), context());
    const next = part(small, 0, { fileId: id(2) });
    // 2 GB, of which the next file is as large as what is left, or larger by a byte.
    const most = 2_048 * 1_048_576;
    await db.query("update funnel.files set size = $1 - 40", [most / 2]);
    await db.query(
      `insert into funnel.files (file_id, field, name, mime, size, funnel_id, funnel_version, funnel_hash)
       select gen_random_uuid(), field, name, mime, $1, funnel_id, funnel_version, funnel_hash from funnel.files`,
      [most / 2],
    );
    expect(await post(handler, next, context())).toMatchObject({ status: 200 });
    await db.query("delete from funnel.files where file_id = $1", [id(2)]);
    await db.query("update funnel.files set size = size + 1 where file_id = $1", [id(1)]);
    expect(await post(handler, next, context())).toMatchObject({
      status: 503,
      body: { error: { code: "no-room", message: expect.stringMatching(/\w/) } },
    });
    await post(lead, leadWith({}), context());
    await db.query("insert into funnel.lead_files select $1, file_id from funnel.files", [id(9)]);
    expect(await post(handler, next, context())).toMatchObject({ status: 200 });
  });
});

describe("a file and its lead", () => {
  const link = async (values: Readonly<Record<string, string>>, submissionId?: string) => {
    await post(lead, leadWith(values, submissionId), context());
    return (await files()).map(({ leads }) => leads);
  };

  test("a visitor who corrects an address leaves the file with both leads, and it goes with the last of them", async () => {
    await post(handler, part(small), context());
    expect(await link({ cv: `${id(1)} cv.pdf` })).toEqual([1]);
    expect(await link({ cv: `${id(1)} cv.pdf` }, id(8))).toEqual([2]);
    const later = context({ now: () => new Date("2026-11-09T12:00:00Z") });
    for (const [lead, left] of [
      [id(9), 1],
      [id(8), 0],
    ] as const) {
      await db.query("delete from funnel.leads where submission_id = $1", [lead]);
      await forgetFiles(later);
      expect(await files()).toHaveLength(left);
    }
  });

  test("a name that no file can have is kept as one that it can", async () => {
    const name = 'a\u0000\ud800/../"cv\r\n.pdf';
    expect(await post(handler, part(small, 0, { name }), context())).toMatchObject({ status: 200 });
    expect(await files()).toMatchObject([{ name: "cv.pdf" }]);
  });

  test.each([
    ["of another field", { photos: `${id(1)} cv.pdf` }],
    ["that is named in a text", { wish: `${id(1)} cv.pdf` }],
    ["beyond as many as the field takes", { cv: `${id(2)} a.pdf\n${id(1)} cv.pdf` }],
  ])("a file %s is not the lead's", async (_, values) => {
    await post(handler, part(small), context());
    expect(await link(values)).toEqual([0]);
  });

  test("a file of which a part is missing is neither the lead's nor served, and the receiver gets its name in place of an address", async () => {
    await post(handler, part(pdf(partBytes + 9)), context());
    expect(await link({ cv: `${id(1)} cv.pdf` })).toEqual([0]);
    const { fetch, received } = fakeReceiver(() => 200);
    await deliverDue(context({ fetch }));
    expect(received[0]?.body).toMatchObject({ values: { cv: "cv.pdf" } });
    expect((await open(await linkOf())).status).toBe(404);
  });

  test("nobody gets a file by its id, and nobody one that no lead has", async () => {
    await post(handler, part(small), context());
    expect((await open(await linkOf())).status).toBe(404);
    await link({ cv: `${id(1)} cv.pdf` });
    for (const key of ["", id(1), "%27", "a".repeat(64)])
      expect((await open(`http://localhost:3000/functions/v1/file?key=${key}`)).status).toBe(404);
    expect((await file(new Request(await linkOf(), { method: "POST" }), context())).status).toBe(405);
  });

  test("later answers bring a file along, and take none away", async () => {
    await link({});
    await post(handler, part(small), context());
    const update = (values: object, second: number) => ({
      submissionId: id(9),
      knownAt: `2026-11-01T12:00:0${second}.000Z`,
      about: { quiz: { version: 1, answers: {}, quiz: { values } } },
    });
    expect(await post(leadUpdate, update({ cv: `${id(1)} cv.pdf` }, 1), context())).toMatchObject({ status: 200 });
    expect(await files()).toMatchObject([{ leads: 1 }]);
    // Its receiver may have the address by now.
    await post(leadUpdate, update({}, 2), context());
    expect(await files()).toMatchObject([{ leads: 1 }]);
  });

  test("a form that is sent again with a file is the same lead, and its receiver is told of the file", async () => {
    await link({});
    await post(handler, part(small), context());
    for (const _ of [1, 2]) expect(await link({ cv: `${id(1)} cv.pdf` })).toEqual([1]);
    const { fetch, received } = fakeReceiver(() => 200);
    await deliverDue(context({ fetch }));
    // The first one had not got there yet.
    expect(received.map(({ body }) => body)).toMatchObject([{ submission_id: id(9), values: { cv: await linkOf() } }]);
  });

  test("a file that a visitor comes back with after it was forgotten is told of by its name, beside the one that is there", async () => {
    await post(handler, part(jpeg, 0, { field: "photos", name: "hall.jpg" }), context());
    await forgetFiles(context({ now: () => new Date("2026-11-08T12:00:01Z") }));
    await post(handler, part(jpeg, 0, { fileId: id(2), field: "photos", name: "stairs.jpg" }), context());
    await post(lead, leadWith({ photos: `${id(1)} hall.jpg\n${id(2)} stairs.jpg` }), context());
    const { fetch, received } = fakeReceiver(() => 200);
    await deliverDue(context({ fetch }));
    expect(received[0]?.body).toMatchObject({ values: { photos: `hall.jpg\n${await linkOf()}` } });
  });

  test("each file stands in its own field, and one that is added later brings the lead again, whatever it had", async () => {
    await post(handler, part(small), context());
    await post(handler, part(jpeg, 0, { fileId: id(2), field: "photos", name: "hall.jpg" }), context());
    const { fetch, received } = fakeReceiver(() => 200);
    const told = async (values: Readonly<Record<string, string>>) => {
      await post(lead, leadWith(values), context());
      await deliverDue(context({ fetch }));
    };
    const photos = `${id(2)} hall.jpg\n${id(3)} stairs.jpg`;
    await told({ photos: `${id(2)} hall.jpg` });
    await post(handler, part(jpeg, 0, { fileId: id(3), field: "photos", name: "stairs.jpg" }), context());
    await told({ photos });
    await told({ photos, cv: `${id(1)} cv.pdf` });
    const [cv, hall, stairs] = (await files()).map(({ key }) => `http://localhost:3000/functions/v1/file?key=${key}`);
    expect(received.map(({ body }) => (body as { readonly values: object }).values)).toEqual([
      { photos: hall },
      { photos: `${hall}\n${stairs}` },
      { cv, photos: `${hall}\n${stairs}` },
    ]);
  });

  test("a lead of which no answers are known, and one without files, is passed on without any", async () => {
    const { about, ...bare } = leadWith({ wish: "Late shifts" });
    for (const [digit, given] of [
      [7, bare],
      [8, { ...bare, about: {} }],
      [9, { ...bare, about }],
    ] as const)
      expect(await post(lead, { ...given, submissionId: id(digit) }, context())).toMatchObject({ status: 200 });
    const { fetch, received } = fakeReceiver(() => 200);
    await deliverDue(context({ fetch }));
    const values = received.map(({ body }) => [
      (body as { submission_id: string }).submission_id,
      (body as { values?: object }).values,
    ]);
    expect(values.sort()).toEqual([
      [id(7), undefined],
      [id(8), undefined],
      [id(9), { wish: "Late shifts" }],
    ]);
  });

  test("who sends a file under the id of another's lead changes nothing of it", async () => {
    await link({});
    await post(handler, part(small), context());
    const other = { ...leadWith({ cv: `${id(1)} cv.pdf` }), email: "eve@example.com" };
    expect(await post(lead, other, context())).toMatchObject({ status: 200 });
    expect(await files()).toMatchObject([{ leads: 0 }]);
    const { fetch, received } = fakeReceiver(() => 200);
    await deliverDue(context({ fetch }));
    expect(received.map(({ body }) => body)).toMatchObject([{ email: "ann@example.com", values: {} }]);
  });

  test("what a page says under the name of a field for files passes for no address of ours", async () => {
    const body = leadWith({ cv: "https://elsewhere.internal/cv.pdf" });
    const quiz = { ...body.about.quiz, cv: "https://elsewhere.internal/cv.pdf", photos: "https://elsewhere.internal" };
    await post(lead, { ...body, about: { quiz } }, context());
    const { fetch, received } = fakeReceiver(() => 200);
    await deliverDue(context({ fetch }));
    expect(JSON.stringify(received)).not.toContain("elsewhere");
  });

  test("a file that is a page or a program by its name is kept under an ending of what it is", async () => {
    for (const [digit, name] of [
      [1, "cv.hta"],
      [2, "cv.PDF"],
      [3, "hall.jpeg"],
    ] as const)
      await post(
        handler,
        name === "hall.jpeg"
          ? part(jpeg, 0, { fileId: id(digit), name, field: "photos" })
          : part(small, 0, { fileId: id(digit), name }),
        context(),
      );
    expect(await files()).toMatchObject([{ name: "cv.hta.pdf" }, { name: "cv.PDF" }, { name: "hall.jpeg" }]);
  });

  test("a file that never came whole is forgotten after an hour", async () => {
    await post(handler, part(pdf(partBytes + 9)), context());
    await post(handler, part(small, 0, { fileId: id(2) }), context());
    await forgetFiles(context({ now: () => new Date("2026-11-01T13:00:01Z") }));
    expect(await files()).toHaveLength(1);
  });

  test("a file is forgotten a week after it was sent, with all its parts, unless a lead has it", async () => {
    await post(handler, part(small), context());
    await post(handler, part(small, 0, { fileId: id(2) }), context());
    await link({ cv: `${id(1)} cv.pdf` });
    await forgetFiles(context({ now: () => new Date("2026-11-08T11:59:59Z") }));
    expect(await files()).toHaveLength(2);
    await forgetFiles(context({ now: () => new Date("2026-11-08T12:00:01Z") }));
    expect(await files()).toMatchObject([{ leads: 1 }]);
    expect(await db.query("select part from funnel.file_parts")).toHaveLength(1);
  });
});
