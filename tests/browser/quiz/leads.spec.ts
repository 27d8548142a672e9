import { buyer } from "../kit/buyer.ts";
import { expect, type Page, test } from "../kit/tab.ts";
import { test as once } from "../kit/test.ts";
import { expectOffer, stored } from "../kit/visitor.ts";

const { calls } = buyer;
const lead = "**/functions/v1/lead";

async function leave(page: Page, email: string) {
  await page.goto("/step-17");
  await page.waitForLoadState("networkidle");
  await page.getByRole("textbox").fill(email);
  await page.getByRole("button", { name: "Get My Trading Plan →" }).click();
}

const isHandedOver = (page: Page) =>
  expect.poll(() => stored(page, "outbox")).toMatchObject([{ handedOver: expect.any(String) }]);

test("a contact is handed over to the backend once, also when it is given again", async ({ page }) => {
  const sent = calls(page, "lead");
  await leave(page, "ada@example.com");
  await expectOffer(page);
  await isHandedOver(page);
  await leave(page, "ada@example.com");
  await expectOffer(page);
  await expect.poll(() => stored(page, "outbox")).toHaveLength(1);
  const uuid = expect.stringMatching(/^[\da-f-]{36}$/);
  expect(sent[0]).toEqual({
    submissionId: uuid,
    timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    source: "trading_quiz",
    email: "ada@example.com",
    visitId: uuid,
    about: {
      quiz: expect.objectContaining({ answers: {}, quiz: expect.objectContaining({ reached: ["step-17"] }) }),
      scores: { readiness: 0 },
      touches: { first: { at: expect.any(String), landing: "/step-17" }, last: expect.objectContaining({}) },
    },
  });
  // If a page closes before its response arrives, the next page sends the same lead again, with the same id.
  for (const again of sent.slice(1)) expect(again).toEqual(sent[0]);
});

test("a contact carries the answers, and the advertisement that the visitor came from", async ({ page }) => {
  const sent = calls(page, "lead") as { about: unknown }[];
  await page.goto("/?utm_source=news&gclid=abc&name=Ann");
  await page.getByRole("radio", { name: "NO" }).click();
  await page.getByRole("radio", { name: "35-44" }).click();
  await expect.poll(() => stored(page, "touches")).toMatchObject({ first: { utm_source: "news" } });
  await leave(page, "ada@example.com");
  await isHandedOver(page);
  const touch = { at: expect.any(String), landing: "/", utm_source: "news", gclid: "abc" };
  expect(sent[0]?.about).toMatchObject({
    quiz: { quiz: { choices: { "step-1": ["age-35"] } } },
    touches: { first: touch, last: touch },
  });
  // What the page no longer needs is not kept.
  expect(JSON.stringify(await stored(page, "outbox"))).not.toContain("age-35");
});

test.describe("by the clock", () => {
  test.use({ time: "driven" });

  test("without a connection the visitor goes on, and the contact is handed over once it is back", async ({ page }) => {
    const sent = calls(page, "lead") as { submissionId: string }[];
    const answered: number[] = [];
    page.on("response", (response) => {
      if (response.url().endsWith("/lead")) answered.push(response.status());
    });
    await page.clock.install();
    await page.route(lead, (route) => route.abort("internetdisconnected"));
    await leave(page, "ada@example.com");
    await expectOffer(page);
    await expect.poll(() => sent.length).toBeGreaterThan(0);
    await page.waitForLoadState("networkidle");
    await page.unroute(lead);
    // What the page before may have begun to send is given time to arrive.
    await page.clock.fastForward(16_000);
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await isHandedOver(page);
    expect(answered).toEqual([200]);
    expect(new Set(sent.map(({ submissionId }) => submissionId)).size).toBe(1);
  });

  test("a server that refuses keeps nobody on the step, and nothing is said of whom", async ({ page }) => {
    const logged: string[] = [];
    page.on("console", (message) => logged.push(message.text()));
    await page.clock.install();
    await page.route(lead, (route) => route.fulfill({ status: 500, body: "" }));
    await leave(page, "ada@example.com");
    await expectOffer(page);
    // What the page before may have begun to send is given time to arrive.
    await page.clock.fastForward(16_000);
    await expect.poll(() => logged.join()).toContain("could not be handed over");
    expect(logged.join()).not.toContain("ada@");
  });
});

test("a contact that waits is handed over from the next page, whichever it is", async ({ page }) => {
  await page.addInitScript(() => {
    const waiting = [{ timestamp: "2030-01-01T10:00:00.000Z", phone: "+17025550123" }];
    localStorage.setItem("trading-challenge:outbox", JSON.stringify(waiting));
  });
  const sent = page.waitForRequest(lead);
  await page.goto("/step-3");
  expect((await sent).postDataJSON()).toMatchObject({ phone: "+17025550123", source: "trading_quiz" });
});

test("what a machine fills in is not seen or reached by people, and only goes along", async ({ page }) => {
  const sent = page.waitForRequest(lead);
  await page.goto("/step-17");
  await expect(page.getByRole("textbox")).toHaveCount(1);
  await page.locator("input[name=website]").evaluate((input: HTMLInputElement) => {
    input.value = "https://spam.example";
  });
  await page.getByRole("textbox").fill("machine@example.com");
  await page.getByRole("button", { name: "Get My Trading Plan →" }).click();
  expect((await sent).postDataJSON()).toMatchObject({ website: "https://spam.example" });
});

test("a contact leaves in the task of the tap, with nothing to fetch before it", async ({ page }) => {
  await page.addInitScript(() => {
    const { fetch } = window;
    let isTask = false;
    addEventListener(
      "click",
      () => {
        isTask = true;
        setTimeout(() => {
          isTask = false;
        });
      },
      true,
    );
    window.fetch = (url, init) => {
      if (String(url).endsWith("/lead")) console.log(`lead sent in the task of the tap: ${isTask}`);
      return fetch(url, init);
    };
  });
  const said = page.waitForEvent("console", (message) => message.text().startsWith("lead sent"));
  await page.goto("/step-17");
  const field = page.getByRole("textbox");
  await field.fill("ada@example.com");
  // From now on no code can be loaded.
  await page.route("**/assets/**", (route) => route.abort());
  const sent = page.waitForRequest(lead);
  await page.getByRole("button", { name: "Get My Trading Plan →" }).click();
  expect((await sent).postDataJSON()).toMatchObject({ email: "ada@example.com" });
  expect((await said).text()).toBe("lead sent in the task of the tap: true");
});

once(
  "a tab that is closed before the contact has arrived leaves it to the next visit, under the same id",
  async ({ page, context }) => {
    await context.route(lead, () => undefined);
    await page.goto("/step-17");
    await page.getByRole("textbox").fill("ada@example.com");
    const first = page.waitForRequest(lead);
    await page.getByRole("button", { name: "Get My Trading Plan →" }).click();
    const { submissionId } = (await first).postDataJSON();
    await page.close();
    await context.unrouteAll({ behavior: "ignoreErrors" });
    const next = await context.newPage();
    const again = next.waitForRequest(lead);
    await next.goto("/step-3");
    expect((await again).postDataJSON()).toMatchObject({ email: "ada@example.com", submissionId });
    await isHandedOver(next);
  },
);
