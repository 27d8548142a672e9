import { createServer, request as forward, type IncomingMessage, type ServerResponse } from "node:http";
import { test as base, expect, type Page } from "../kit/test.ts";
import { stored } from "../kit/visitor.ts";

/** A lead as received over the link, and the site's response. */
type Arrived = { readonly body: { readonly email: string; readonly submissionId: string }; readonly status: number };

type Link = { readonly url: string; readonly arrived: Arrived[]; losesLeads: boolean; lost: number };

/** A connection to the site that records leads even if their tab is closed, or loses them. */
const test = base.extend<{ link: Link }>({
  link: async ({ baseURL }, use) => {
    const site = new URL(baseURL ?? "");
    const link: Link = { url: "", arrived: [], losesLeads: false, lost: 0 };
    const server = createServer((request, response) => {
      if (!request.url?.endsWith("/functions/v1/lead")) return pass(request, response, () => undefined);
      if (link.losesLeads) {
        link.lost++;
        // No answer comes: a browser itself repeats a request whose connection breaks.
        return request.resume();
      }
      const parts: Buffer[] = [];
      request.on("data", (part: Buffer) => parts.push(part));
      return pass(request, response, (status) =>
        link.arrived.push({ body: JSON.parse(Buffer.concat(parts).toString()), status }),
      );
    });
    const pass = (request: IncomingMessage, response: ServerResponse, onAnswer: (status: number) => void) => {
      const { url: path, method, headers } = request;
      const onward = forward(site, { path, method, headers }, (answer) => {
        const { statusCode = 0 } = answer;
        onAnswer(statusCode);
        answer.pipe(response.writeHead(statusCode, answer.headers));
      });
      request.pipe(onward).on("error", () => response.destroy());
    };
    await new Promise<void>((listening) => server.listen(0, listening));
    const address = server.address();
    await use(Object.assign(link, { url: `http://localhost:${typeof address === "object" && address?.port}` }));
    server.closeAllConnections();
    server.close();
  },
});

/** What browsers call Slow 3G: 400 kbit/s and a latency of two seconds. */
async function onSlow3G(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  const throughput = 50_000;
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 2_000,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
}

const field = (page: Page) => page.getByRole("textbox");
const send = (page: Page) => page.getByRole("button", { name: "Get My Trading Plan →" }).click();

test("on slow 3G a page that is tapped as soon as it is seen sends the lead in the task of that tap, once it answers", async ({
  page,
  link,
}) => {
  await page.addInitScript(() => {
    const watched = { isTask: false, sentInTask: [] as boolean[] };
    Object.assign(window, { watched });
    const tapped = () => {
      watched.isTask = true;
      setTimeout(() => Object.assign(watched, { isTask: false }));
    };
    addEventListener("click", tapped, true);
    const { fetch } = window;
    window.fetch = (url, init) => {
      if (String(url).endsWith("/lead")) watched.sentInTask.push(watched.isTask);
      return fetch(url, init);
    };
  });
  await onSlow3G(page);
  // The offer does not load, so that the page stays open.
  await page.route("**/final", () => undefined);
  await page.goto(`${link.url}/step-17`, { waitUntil: "commit" });
  await field(page).fill("ada@example.com");
  await send(page);
  await expect.poll(() => page.evaluate("watched.sentInTask")).toEqual([true]);
  await expect.poll(() => link.arrived).toMatchObject([{ body: { email: "ada@example.com" }, status: 200 }]);
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

/** Leaves an address on a loaded page, and closes the tab 300 ms after the tap. */
async function leaveInHaste(
  page: Page,
  address: string,
  email: string,
  beforeTap: () => Promise<void> = async () => undefined,
) {
  await page.clock.install({ time: "2030-01-01T09:00:00" });
  await page.goto(address, { waitUntil: "networkidle" });
  await page.clock.pauseAt("2030-01-01T10:00:00");
  await field(page).fill(email);
  await beforeTap();
  await send(page);
  await page.clock.runFor(300);
  const [waiting] = (await stored(page, "outbox")) as { submissionId: string }[];
  await page.close();
  return waiting?.submissionId;
}

test("no tab that is closed 300 ms after the tap takes its lead along", async ({ browser, link }) => {
  const ids: unknown[] = [];
  for (const name of ["ada", "bo", "cy"]) {
    const context = await browser.newContext();
    ids.push(await leaveInHaste(await context.newPage(), `${link.url}/step-17`, `${name}@example.com`));
    await expect.poll(() => link.arrived.length).toBe(ids.length);
    await context.close();
  }
  expect(link.arrived.map(({ body, status }) => [body.submissionId, status])).toEqual(ids.map((id) => [id, 200]));
});

test("a lead that is lost on slow 3G with its tab is sent by the next visit, under the same id", async ({
  context,
  link,
}) => {
  link.losesLeads = true;
  const page = await context.newPage();
  const id = await leaveInHaste(page, `${link.url}/step-17`, "ada@example.com", () => onSlow3G(page));
  await expect.poll(() => link.lost).toBeGreaterThan(0);
  link.losesLeads = false;
  await context.clock.resume();
  const next = await context.newPage();
  await next.goto(`${link.url}/step-3`);
  await expect.poll(() => stored(next, "outbox")).toMatchObject([{ submissionId: id, handedOver: expect.any(String) }]);
  expect(link.arrived.map(({ body, status }) => [body.submissionId, status])).toEqual([[id, 200]]);
});
