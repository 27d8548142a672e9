import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { test as base, expect, type Page } from "../kit/test.ts";

/** Uses tests/trades/bakery.yaml, a site without functions, and the service that it names. */
const site = "http://localhost:4181";
const named = "https://hooks.bakery.internal";

/** The service as a server at its own address, and pages of the site that call it. */
class Service {
  /** Statuses of its next responses; 200 afterwards. */
  readonly answers: number[] = [];
  /** Whether pages may read its responses. */
  isReadable = true;
  readonly posts: { readonly body: string; readonly type: string | undefined; readonly status: number }[] = [];
  /** The methods of all other requests. */
  readonly asked: string[] = [];
  pages = "";
  goDown: () => Promise<unknown> = async () => undefined;
  comeUp: () => Promise<unknown> = async () => undefined;
}

const test = base.extend<{ service: Service }>({
  service: async ({ browserName: _ }, use) => {
    const service = new Service();
    const receiver = createServer(async (request, response) => {
      let body = "";
      for await (const part of request) body += part;
      const { method = "", headers } = request;
      const status = method === "POST" ? (service.answers.shift() ?? 200) : 405;
      if (method === "POST") service.posts.push({ body, type: headers["content-type"], status });
      else service.asked.push(method);
      if (service.isReadable) response.setHeader("Access-Control-Allow-Origin", "*");
      response.writeHead(status).end();
    });
    const port = await open(receiver);
    const here = (text: string) => text.replaceAll(named, `http://localhost:${port}`);
    const pages = createServer(async ({ url }, response) => {
      const answer = await fetch(site + url);
      const type = answer.headers.get("Content-Type") ?? "";
      const policy = here(answer.headers.get("Content-Security-Policy") ?? "");
      const body = Buffer.from(await answer.arrayBuffer());
      response.writeHead(answer.status, { "Content-Type": type, "Content-Security-Policy": policy });
      response.end(type.includes("javascript") ? here(body.toString()) : body);
    });
    service.pages = `http://localhost:${await open(pages)}`;
    service.goDown = () => close(receiver);
    service.comeUp = () => open(receiver, port);
    await use(service);
    await Promise.all([receiver, pages].map(close));
  },
});

async function open(server: Server, port = 0): Promise<number> {
  await once(server.listen(port), "listening");
  const address = server.address();
  return typeof address === "object" && address ? address.port : 0;
}

async function close(server: Server): Promise<void> {
  if (!server.listening) return;
  const closed = once(server, "close");
  server.close();
  server.closeAllConnections();
  await closed;
}

/** Exactly what the service receives. */
const post = {
  body: '{"email":"ada@example.com","timestamp":"2030-01-01T10:00:00.000Z","source":"bakery"}',
  type: "text/plain;charset=UTF-8",
};

/**
 * Milliseconds within which a lead that failed a few times is tried again. They are fewer than a request may take, because
 * the page's clock also ends requests: one that has arrived but is still being answered would be sent again.
 */
const nextTry = 10_000;

/** From now on the service answers 500, until these responses are removed. */
const refuse = ({ answers }: Service) => answers.push(...Array.from({ length: 99 }, () => 500));

/** @returns the page's console messages about leads that did not arrive, as they come */
function listenForFailures(page: Page): readonly string[] {
  const failures: string[] = [];
  page.on("console", (message) => message.text().includes("could not be handed over") && failures.push(message.text()));
  return failures;
}

/**
 * Leaves a contact on a page with a stopped clock.
 *
 * @returns what `listenForFailures` returns
 */
async function leave(page: Page, { pages }: Service): Promise<readonly string[]> {
  const failures = listenForFailures(page);
  await page.clock.install({ time: "2030-01-01T09:00:00Z" });
  await page.goto(`${pages}/contact`, { waitUntil: "networkidle" });
  await page.clock.pauseAt("2030-01-01T10:00:00Z");
  await page.getByRole("textbox").fill("ada@example.com");
  await page.getByRole("button", { name: "Send it" }).click();
  return failures;
}

/** Waits until the page sends nothing; its clock, which is stopped, then decides when it tries again. */
async function expectNothingUnderWay(page: Page): Promise<void> {
  const locks = () => page.evaluate(async () => Object.values(await navigator.locks.query()).flat().length);
  await expect.poll(locks).toBe(0);
}

/** Waits until the lead counts as arrived, and checks that nothing follows, in this visit or the next. */
async function expectDone(page: Page, service: Service): Promise<void> {
  const outbox = () => page.evaluate(() => JSON.parse(localStorage.getItem("bakery:outbox") ?? "[]"));
  await expect.poll(outbox).toMatchObject([{ handedOver: expect.any(String) }]);
  const { length } = service.posts;
  await page.clock.fastForward("01:00:00");
  await page.goto(service.pages, { waitUntil: "networkidle" });
  await page.clock.fastForward("01:00:00");
  await page.waitForLoadState("networkidle");
  expect(service.posts).toHaveLength(length);
}

test("a service that answers 500 is sent the lead again until it has taken it, and holds nobody up", async ({
  page,
  service,
}) => {
  refuse(service);
  const failures = await leave(page, service);
  await expect.poll(() => failures.length).toBeGreaterThan(0);
  await page.clock.runFor(1_000);
  await expect(page.getByRole("heading", { name: "Until then" })).toBeVisible();
  await expect.poll(() => failures.length).toBeGreaterThan(1);
  service.answers.splice(0);
  await page.clock.runFor(nextTry);
  await expectDone(page, service);
  const taken = { ...post, status: 200 };
  expect(service.posts.filter(({ status }) => status === 200)).toEqual([taken]);
  for (const again of service.posts) expect({ ...again, status: 200 }).toEqual(taken);
  expect(new Set(service.asked)).toEqual(new Set(["HEAD"]));
});

test("a service that answers 500 for a whole visit is sent the lead by the next one", async ({ context, service }) => {
  refuse(service);
  const page = await context.newPage();
  const failures = await leave(page, service);
  await expect.poll(() => failures.length).toBeGreaterThan(0);
  await page.close();
  const next = await context.newPage();
  const failuresOfNext = listenForFailures(next);
  await next.goto(service.pages, { waitUntil: "networkidle" });
  // A closing page tries once more; the next one waits until that request can no longer arrive.
  await next.clock.runFor(16_000);
  await expect.poll(() => failuresOfNext.length).toBeGreaterThan(0);
  service.answers.splice(0);
  await next.clock.runFor(nextTry);
  await expectDone(next, service);
  expect(service.posts.filter(({ status }) => status === 200)).toEqual([{ ...post, status: 200 }]);
});

for (const status of [200, 500])
  test(`a service that lets no page read its ${status} is sent the lead once`, async ({ page, service, provokes }) => {
    provokes(/blocked by CORS policy/);
    service.isReadable = false;
    service.answers.push(status);
    const failures = await leave(page, service);
    await expectDone(page, service);
    expect(service.posts).toEqual([{ ...post, status }]);
    expect(service.asked).toEqual(["HEAD", "HEAD"]);
    expect(failures).toEqual([]);
  });

for (const isReadable of [true, false])
  test(`a service that is down, and lets pages read its answers: ${isReadable}, gets the lead once it is up again`, async ({
    page,
    service,
    provokes,
  }) => {
    provokes(/blocked by CORS policy/);
    service.isReadable = isReadable;
    await service.goDown();
    const failures = await leave(page, service);
    await expect.poll(() => failures.length).toBeGreaterThan(0);
    await expectNothingUnderWay(page);
    const { length } = failures;
    await page.clock.runFor(4_000);
    await expect.poll(() => failures.length).toBeGreaterThan(length);
    // A request that is under way while the service comes up may arrive and still count as failed.
    await expectNothingUnderWay(page);
    await service.comeUp();
    await page.clock.runFor(nextTry);
    await expectDone(page, service);
    expect(service.posts).toEqual([{ ...post, status: 200 }]);
  });
