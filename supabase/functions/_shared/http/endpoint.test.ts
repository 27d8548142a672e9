import { strictObject } from "valibot";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { rowCounts } from "../../../testing/rows.ts";
import { testContext } from "../../../testing/test-context.ts";
import { testDatabase } from "../../../testing/test-database.ts";
import { settingsOf } from "../context/index.ts";
import { endpoint } from "./endpoint.ts";

const db = await testDatabase();
beforeEach(() => db.empty());
afterAll(() => db.close());

const pages = "https://quiz.example.com";
const shop = "https://shop.example.com";
const settings = settingsOf({ PUBLIC_URL: `${pages}/`, ALLOWED_ORIGINS: `${shop}/` });
const context = testContext(db, { settings });
const handler = endpoint({ name: "greet", body: strictObject({}), limit: { calls: 10, seconds: 60 } }, async () => ({
  hello: "there",
}));

/** Calls the function as a browser does from a page of this origin; the function is on another host than the pages. */
const ask = (method: "OPTIONS" | "POST", origin: string, body?: string) => {
  const headers = { Origin: origin, ...(body && { "Content-Type": "application/json" }) };
  return handler(
    new Request("https://functions.example/functions/v1/greet", { method, headers, body: body ?? null }),
    context,
  );
};
const cors = ({ headers }: Response) =>
  Object.fromEntries([...headers].filter(([name]) => name.startsWith("access-control-") || name === "vary"));

test("requests that are turned down leave one row, the count of the visitor's calls, and none elsewhere", async () => {
  const request = (body: string, type = "application/json") =>
    new Request(`${pages}/functions/v1/greet`, { method: "POST", headers: { "Content-Type": type }, body });
  const bad = [request("{"), request('{"price":1}'), request("x".repeat(100_000)), request("{}", "text/plain")];
  const answers = await Promise.all(bad.map((each) => handler(each, context)));
  expect(answers.map(({ status }) => status)).toEqual([400, 400, 413, 415]);
  // A request that is not even sent as JSON is refused before it is counted.
  expect(await db.query("select count from funnel.rate_limits")).toEqual([{ count: 3 }]);
  expect(await rowCounts(db)).toEqual({});
});

test("a body that breaks off is refused, and is no error of ours that an operator is told of", async () => {
  const levels: string[] = [];
  const body = new ReadableStream<Uint8Array>({
    start: (stream) => stream.enqueue(new TextEncoder().encode('{"a":')),
    pull: (stream) => stream.error(new Error("aborted")),
  });
  const headers = { "Content-Type": "application/json" };
  const init = { method: "POST", headers, body, duplex: "half" } as const;
  const answer = await handler(new Request(`${pages}/functions/v1/greet`, init), {
    ...context,
    log: (level) => levels.push(level),
  });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ error: { code: "bad-request" } });
  expect(levels).toEqual(["info"]);
});

describe("a call from another origin", () => {
  test.each([pages, shop])("%s is told beforehand what it may send, which costs no call", async (origin) => {
    const answer = await ask("OPTIONS", origin);
    expect([answer.status, await answer.text()]).toEqual([204, ""]);
    expect(cors(answer)).toEqual({
      "access-control-allow-headers": "authorization, x-client-info, apikey, content-type",
      "access-control-allow-methods": "POST",
      "access-control-allow-origin": origin,
      "access-control-max-age": "86400",
      vary: "Origin",
    });
    expect(await db.query("select from funnel.rate_limits")).toEqual([]);
  });

  test.each([pages, shop])("%s may read the answer, a refusal too", async (origin) => {
    const answer = await ask("POST", origin, "{}");
    expect([answer.status, await answer.json()]).toEqual([200, { hello: "there" }]);
    const refusal = await ask("POST", origin, "{");
    expect(refusal.status).toBe(400);
    for (const { headers } of [answer, refusal]) {
      expect(headers.get("Access-Control-Allow-Origin")).toBe(origin);
      expect(headers.get("Vary")).toBe("Origin");
    }
  });

  test.each(["https://evil.example", `${pages}.evil.example`, "http://quiz.example.com", "null"])(
    "%s is refused beforehand and when it calls, and may read nothing",
    async (origin) => {
      for (const answer of [await ask("OPTIONS", origin), await ask("POST", origin, "{}")]) {
        expect(answer.status).toBe(403);
        expect(await answer.json()).toMatchObject({ error: { code: "foreign-origin" } });
        expect(cors(answer)).toEqual({ vary: "Origin" });
      }
      expect(await rowCounts(db)).toEqual({});
    },
  );
});
