import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { jsonLog, settingsOf } from "../../supabase/functions/_shared/context/index.ts";
import { putEmptyPostgres } from "../../supabase/testing/empty-postgres.ts";
import { shippedFunnel } from "../../supabase/testing/funnels/funnels.ts";
import { testFunctions } from "../../tests/server/test-functions.ts";
import { precompress } from "../build/precompress.ts";
import { createMetrics } from "./metrics.ts";
import { site } from "./site.ts";
import { startServer } from "./start-server.ts";

const folder = mkdtempSync(join(tmpdir(), "funnel-server-"));
const pages = join(folder, "client");
const lines: string[] = [];
let server: Awaited<ReturnType<typeof startServer>>;

const environment = {
  PORT: "0",
  LISTEN_ON: "127.0.0.1",
  DATA_DIR: join(folder, "data"),
  DATABASE_URL: process.env.TEST_DATABASE_URL,
  TRUST_PROXY: "1",
  PUBLIC_URL: "https://quiz.example.com",
  METRICS_TOKEN: "a-token-for-metrics",
  LEAD_WEBHOOK_URL: "https://automation.example/leads",
};
const parts = {
  environment,
  pages,
  headers: {
    everywhere: { "X-Content-Type-Options": "nosniff" },
    pages: { "/": { "Content-Security-Policy": "of the first page" }, "/404": { "Content-Security-Policy": "of 404" } },
    elsewhere: { "Content-Security-Policy": "default-src 'none'" },
    https: { "Strict-Transport-Security": "max-age=1" },
  },
  funnel: shippedFunnel(),
  functions: testFunctions,
  jobs: [],
  paymentOf: () => undefined,
  log: jsonLog((line) => lines.push(line)),
};

beforeAll(async () => {
  mkdirSync(join(pages, "assets"), { recursive: true });
  writeFileSync(join(pages, "index.html"), "<h1>First</h1>");
  writeFileSync(join(pages, "404.html"), "<h1>Not found</h1>");
  writeFileSync(join(pages, "assets/a.js"), "1");
  await precompress(pages);
  await putEmptyPostgres(environment.DATA_DIR);
  server = await startServer(parts);
  await server.ready;
}, 60_000);
beforeEach(() => lines.splice(0));
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

const get = (path: string, init: RequestInit = {}) => fetch(server.url + path, init);
const call = (name: string, body: unknown, headers: Record<string, string> = {}) =>
  get(`/functions/v1/${name}`, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });

describe("pages", () => {
  test("a page comes as small as the build made it to whoever reads that, with its policy, and as it is to others", async () => {
    const came = ["gzip, br", "gzip", "identity"].map(async (encodings) => {
      const response = await get("/", { headers: { "Accept-Encoding": encodings } });
      expect(await response.text()).toBe("<h1>First</h1>");
      const header = (name: string) => response.headers.get(name);
      return ["Content-Encoding", "Content-Type", "Content-Security-Policy"].map(header);
    });
    const [type, policy] = ["text/html; charset=utf-8", "of the first page"];
    expect(await Promise.all(came)).toEqual([
      ["br", type, policy],
      [null, type, policy],
      [null, type, policy],
    ]);
  });

  test("a page carries its own policy, anything else the closed one, and all carry the rest", async () => {
    const policies = ["/", "/assets/a.js", "/nowhere", "/functions/v1/kept"].map(async (path) => {
      const { headers } = await get(path);
      expect(headers.get("X-Content-Type-Options"), path).toBe("nosniff");
      expect(headers.get("Strict-Transport-Security"), path).toBe("max-age=1");
      return headers.get("Content-Security-Policy");
    });
    expect(await Promise.all(policies)).toEqual([
      "of the first page",
      "default-src 'none'",
      "of 404",
      "default-src 'none'",
    ]);
  });

  test("a page that a browser has comes again only if its text or its policy is another", async () => {
    const ask = (path: string, tag = "") => get(path, { headers: { "If-None-Match": tag, "Accept-Encoding": "br" } });
    const first = await ask("/");
    const tag = first.headers.get("ETag") ?? "";
    expect([first.status, await first.text()]).toEqual([200, "<h1>First</h1>"]);
    const again = await ask("/", tag);
    const names = ["ETag", "Content-Security-Policy", "Cache-Control", "Content-Length"];
    const said = names.map((name) => again.headers.get(name));
    expect([again.status, await again.text()]).toEqual([304, ""]);
    expect(said).toEqual([tag, "of the first page", "no-cache", null]);
    const other = mkdirSync(join(folder, "other"), { recursive: true }) ?? "";
    const tagOf = async (text: string, policy: string) => {
      writeFileSync(join(other, "index.html"), text);
      const answer = await site(other, { "/": { "Content-Security-Policy": policy } }).request("/");
      return answer.headers.get("ETag");
    };
    const tags = [await tagOf("a", "none"), await tagOf("b", "none"), await tagOf("a", "some")];
    expect(new Set([...tags, await tagOf("a", "none")])).toEqual(new Set(tags));
    expect(new Set(tags).size).toBe(3);
  });

  test.each(["//evil.example/index.html", "/%5Cevil.example/index.html", "/%09/evil.example/index.html"])(
    "%s leads nowhere but here",
    async (path) => {
      const answer = await get(path, { redirect: "manual" });
      const location = answer.headers.get("Location") ?? "/";
      expect(new URL(location, "https://quiz.example.com/").origin).toBe("https://quiz.example.com");
    },
  );

  test.each([
    ["//", "/"],
    ["//step-1?utm_source=a", "/step-1?utm_source=a"],
    ["/index.html", "/"],
  ])("%s is %s", async (path, meant) => {
    const answer = await get(path, { redirect: "manual" });
    expect([answer.status, answer.headers.get("Location")]).toEqual([301, meant]);
  });

  test("fingerprinted files are cached for good, pages never", async () => {
    expect((await get("/assets/a.js")).headers.get("Cache-Control")).toContain("immutable");
    for (const path of ["/", "/assets/gone.js"])
      expect((await get(path)).headers.get("Cache-Control")).toBe("no-cache");
  });

  test("an unknown path gets the 404 page, HEAD no body, and nothing else than reading is allowed", async () => {
    const missing = await get("/nowhere");
    expect([missing.status, await missing.text()]).toEqual([404, "<h1>Not found</h1>"]);
    const head = await get("/", { method: "HEAD" });
    expect([head.status, await head.text()]).toEqual([200, ""]);
    expect((await get("/", { method: "OPTIONS" })).headers.get("Allow")).toBe("GET, HEAD, OPTIONS");
    expect((await get("/", { method: "POST", body: "x" })).status).toBe(405);
  });
});

describe("functions", () => {
  test("are answered at their names; an unknown one is told which there are", async () => {
    const id = crypto.randomUUID();
    expect(await (await call("keep", { id })).json()).toEqual({ id });
    const unknown = await call("constructor", {});
    expect(unknown.status).toBe(404);
    expect(await unknown.json()).toMatchObject({
      error: { code: "unknown-function", message: expect.stringContaining("keep") },
    });
  });

  test("a body that is too large is refused, with its length told or not", async () => {
    const large = JSON.stringify({ id: "x".repeat(1_000_000) });
    const told = await call("keep", large);
    expect([told.status, await told.json()]).toMatchObject([413, { error: { code: "too-large" } }]);
    const body = new Blob([large]).stream();
    const streamed = { method: "POST", headers: { "Content-Type": "application/json" }, body, duplex: "half" };
    expect((await get("/functions/v1/keep", streamed as RequestInit)).status).toBe(413);
    // The server does not wait for the unread rest.
    expect(told.headers.get("Connection")).toBe("close");
    expect((await call("kept", {})).status).toBe(200);
  });

  test("a call too many is refused before its body is read, and ends its connection", async () => {
    expect((await call("once", {})).status).toBe(200);
    const refused = await call("once", "x".repeat(1_000_000));
    expect([refused.status, refused.headers.get("Connection")]).toEqual([429, "close"]);
  });

  test("an error on our side is told as one, without its text", async () => {
    const answer = await call("fail", {});
    expect([answer.status, await answer.json()]).toMatchObject([500, { error: { code: "internal" } }]);
    expect(lines.join("")).toContain('"problem":"Error"');
    expect(lines.join("")).not.toContain("did something");
  });

  test("the visitor's address is what our own proxy says, not what the visitor says", async () => {
    const answer = await call("whoAsks", {}, { "X-Forwarded-For": "203.0.113.9, 198.51.100.7" });
    expect(await answer.json()).toMatchObject({ clientAddress: "198.51.100.7" });
  });
});

describe("health", () => {
  test("is good once the database is migrated", async () => {
    const answer = await get("/healthz");
    expect([answer.status, await answer.json()]).toEqual([200, { status: "ok", database: "ok" }]);
  });
});

describe("metrics", () => {
  const read = (token: string) => get("/metrics", { headers: { Authorization: `Bearer ${token}` } });
  /** Every figure by its name and labels, as Prometheus would read it. */
  const figures = async () => {
    const answer = await read("a-token-for-metrics");
    expect(answer.headers.get("Content-Type")).toContain("text/plain; version=0.0.4");
    const text = await answer.text();
    expect(text.endsWith("\n")).toBe(true);
    const found = new Map<string, number>();
    const families: string[] = [];
    for (const line of text.trimEnd().split("\n")) {
      const [, family] = /^# TYPE ([a-z_]+) (?:counter|gauge|histogram)$/.exec(line) ?? [];
      if (family) families.push(family);
      if (line.startsWith("#")) expect(line).toMatch(/^# (?:HELP [a-z_]+ \S.*|TYPE [a-z_]+ \w+)$/);
      const [, name = "", value] = /^([a-z_]+(?:\{[a-z]+="[^"]*"(?:,[a-z]+="[^"]*")*\})?) (\S+)$/.exec(line) ?? [];
      if (!line.startsWith("#")) {
        expect(name, line).not.toBe("");
        expect(found.has(name), name).toBe(false);
        found.set(name, Number(value));
      }
    }
    expect(new Set(families).size).toBe(families.length);
    return { text, found, of: (name: string) => found.get(name) ?? 0 };
  };

  test("are for who has the token; to all others there is nothing", async () => {
    expect((await get("/metrics")).status).toBe(404);
    for (const token of ["", "a-token-for-metric", "a-token-for-metrics-"])
      expect((await read(token)).status).toBe(401);
    expect((await read("a-token-for-metrics")).status).toBe(200);
    expect(lines.join("")).not.toContain("a-token");
  });

  test("count requests by route and status, how long they took, and what went wrong", async () => {
    const before = await figures();
    await call("kept", {});
    await call("keep", { id: "none" });
    await call("fail", {});
    await get("/");
    await get("/assets/a.js");
    const { of } = await figures();
    const more = (name: string) => of(name) - before.of(name);
    expect(more('funnel_requests_total{route="kept",status="2xx"}')).toBe(1);
    expect(more('funnel_requests_total{route="keep",status="4xx"}')).toBe(1);
    expect(more('funnel_requests_total{route="fail",status="5xx"}')).toBe(1);
    expect(more('funnel_requests_total{route="pages",status="2xx"}')).toBe(1);
    expect(more('funnel_requests_total{route="assets",status="2xx"}')).toBe(1);
    expect(more('funnel_log_events_total{level="error",event="request-failed"}')).toBe(1);
    const durations = "funnel_request_duration_seconds";
    expect(more(`${durations}_count{route="kept"}`)).toBe(1);
    expect(more(`${durations}_sum{route="kept"}`)).toBeGreaterThan(0);
    const buckets = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, "+Inf"].map((le) =>
      of(`${durations}_bucket{route="kept",le="${le}"}`),
    );
    expect(buckets).toEqual([...buckets].sort((one, other) => one - other));
    expect(buckets.at(-1)).toBe(of(`${durations}_count{route="kept"}`));
  });

  test("tell what waits in the outbox and for how long, the database's size, and the memory", async () => {
    // What is put aside for later does not wait yet.
    await call("wait", { kind: "lead-webhook", age: -90 });
    expect((await figures()).of('funnel_outbox_oldest_seconds{kind="lead-webhook"}')).toBe(0);
    await call("wait", { kind: "lead-webhook", age: 90 });
    await call("wait", { kind: "mail", age: 900 });
    const { of, found } = await figures();
    for (const [kind, count] of Object.entries({ "lead-webhook": 2, mail: 1 }))
      for (const state of ["waiting", "dead"])
        expect(of(`funnel_outbox_entries{kind="${kind}",state="${state}"}`), `${kind} ${state}`).toBe(count);
    expect(of('funnel_outbox_oldest_seconds{kind="lead-webhook"}')).toBeGreaterThanOrEqual(90);
    expect(of('funnel_outbox_oldest_seconds{kind="lead-webhook"}')).toBeLessThan(200);
    // No receiver for e-mails is configured, so none is late.
    expect(found.has('funnel_outbox_oldest_seconds{kind="mail"}')).toBe(false);
    expect(of("funnel_database_up")).toBe(1);
    expect(of("funnel_database_size_bytes")).toBeGreaterThan(1_000_000);
    expect(of("process_resident_memory_bytes")).toBeGreaterThan(10_000_000);
  });

  test("hold nothing of a visitor, and do not grow with what strangers ask for", async () => {
    await get("/nowhere");
    await call("nothing", {});
    const before = await figures();
    for (const path of ["/visitor@example.com", "/+17025550123", "/functions/v1/visitor@example.com", "/functions/x"])
      await get(`${path}?session_id=cs_test_a1`, {
        headers: { "X-Request-Id": "visitor-0001", "User-Agent": "Ann OS" },
      });
    const after = await figures();
    expect([...after.found.keys()]).toEqual([...before.found.keys()]);
    for (const trace of ["visitor", "7025550123", "cs_test", "Ann OS"]) expect(after.text).not.toContain(trace);
  });
});

test.each([
  ["fails", () => Promise.reject(new Error("gone"))],
  ["hangs", () => new Promise<never>(() => undefined)],
])("metrics of a database that %s say so, and come all the same", async (_, query) => {
  vi.useFakeTimers();
  const { text } = createMetrics([], () => undefined);
  const context = { settings: settingsOf({}), funnel: shippedFunnel() };
  const told = text({ query, transaction: query }, context);
  await vi.advanceTimersByTimeAsync(2_000);
  vi.useRealTimers();
  expect(await told).toContain("\nfunnel_database_up 0\n");
  expect(await told).not.toContain("funnel_outbox");
});

describe("the log", () => {
  const logged = () => lines.map((line) => JSON.parse(line));

  test("has one line for each request, by the name that the caller gave it", async () => {
    const answer = await get("/nowhere?email=visitor@example.com", { headers: { "X-Request-Id": "caller-0001" } });
    expect(answer.headers.get("X-Request-Id")).toBe("caller-0001");
    expect(logged()).toMatchObject([
      { level: "info", event: "request", method: "GET", path: "/nowhere", status: 404, requestId: "caller-0001" },
    ]);
  });

  test("names a request itself where the name is none, or may be somebody's number", async () => {
    for (const name of ["short", "+17025550123", "17025550123", "visitor@example.com"]) {
      const answer = await get("/", { headers: { "X-Request-Id": name } });
      expect(answer.headers.get("X-Request-Id")).toMatch(/^[\da-f-]{36}$/);
    }
  });

  test("holds no e-mail address, phone number, token or secret, wherever one is put", async () => {
    const secrets = [
      "visitor@example.com",
      "+1 (702) 555-0123",
      "17025550123",
      "sk_live_51Habcdef",
      "whsec_abcdef123",
      "cs_test_a1_secret_b2",
      "cs_test_a1B2c3D4e5",
      "mail:cs_sandbox_0a1b2c3d4e5f",
      "Bearer abcdef.ghi",
      "eyJhbGciOiJI.eyJlbWFpbCI6.c2lnbmF0dXJl",
    ];
    for (const secret of secrets) {
      await get(`/${encodeURIComponent(secret)}?token=${encodeURIComponent(secret)}`, {
        headers: { Authorization: secret, Cookie: secret, Referer: `http://x/?${encodeURIComponent(secret)}` },
      });
      await call("leak", JSON.stringify({ text: `about ${secret}` }));
    }
    const all = lines.join("");
    expect(logged()).toHaveLength(secrets.length * 3);
    for (const secret of [...secrets, "kept.out@example.com", "555 0123"]) {
      expect(all).not.toContain(secret);
      expect(decodeURIComponent(all)).not.toContain(secret);
    }
  });

  test.each(["a", "%4", "eyJ-", "_secret", "1.a", "-1", "+(", "Bearer "])(
    "is written in no time, however often a path repeats %s: a server that looks for secrets serves nobody else",
    (part) => {
      const start = performance.now();
      parts.log("info", "request", { path: part.repeat(60_000 / part.length) });
      expect(performance.now() - start).toBeLessThan(1_000);
    },
  );
});

test("nobody reaches the server past a proxy at an address that it does not listen on", async () => {
  const { port } = new URL(server.url);
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
  await expect(fetch(`http://127.0.0.2:${port}/`)).rejects.toThrow();
});

test("a setting that makes no sense is named, with what to do", async () => {
  const elsewhere = { ...environment, LISTEN_ON: "192.0.2.1" };
  await expect(startServer({ ...parts, environment: elsewhere })).rejects.toThrow(
    /LISTEN_ON is "192.0.2.1".*127.0.0.1/,
  );
  await expect(startServer({ ...parts, environment: { PORT: "http" } })).rejects.toThrow(/PORT is "http".*PORT=3001/);
  await expect(startServer({ ...parts, environment: { METRICS_TOKEN: "short" } })).rejects.toThrow(/16 letters/);
  const taken = new URL(server.url).port;
  await expect(startServer({ ...parts, environment: { PORT: taken } })).rejects.toThrow(`Port ${taken} is taken`);
});
