import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { startedServer } from "../../../bench/started-server.ts";
import { embeddedDatabase } from "../../../src/server/database/embedded-database.ts";
import { noSettings } from "../../no-settings.ts";
import { buyer } from "../kit/buyer.ts";
import { expect, type Page, test } from "../kit/test.ts";
import { store, stored } from "../kit/visitor.ts";

const { buy, calls, pay } = buyer;

/** The shipped site with a lower price, and with pixels, and then as it is: on one port, with one database. */
async function deployment() {
  const folder = mkdtempSync(join("node_modules", ".cache", "new-price-"));
  const data = join(folder, "data");
  const serve = (site: string, settings = {}) =>
    startedServer([process.execPath, `${site}/server/main.js`], { ...noSettings, DATA_DIR: data, ...settings });
  // Built by kit/serve-sites.ts.
  let server = await serve(join("node_modules", ".cache", "tracked", "out"));
  return {
    url: server.url,
    /** Puts the shipped site in place of the one before. */
    deploy: async () => {
      await server.stop();
      server = await serve("dist", { PORT: new URL(server.url).port });
    },
    /** Stops the site, and says what was left and bought there. */
    end: async () => {
      await server.stop();
      const db = await embeddedDatabase(join(data, "postgres"));
      const leads = await db.query("select email from funnel.leads");
      const checkouts = await db.query("select amount, status from funnel.checkout_sessions order by created_at");
      await db.close();
      rmSync(folder, { recursive: true });
      return { leads, checkouts };
    },
  };
}

/** Answers a question and leaves a contact, which leads to the offer. */
async function comeToOffer(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/step-1`);
  await store(page, "wheel-spun", "true");
  await page.getByRole("radio").first().click();
  await expect(page).not.toHaveURL(/step-1$/);
  await page.goto(`${url}/step-17`);
  await page.getByRole("textbox", { name: /email/i }).fill("ada@example.com");
  const lead = page.waitForResponse(`${url}/functions/v1/lead`);
  await page.getByRole("button", { name: "Get My Trading Plan →" }).click();
  expect((await lead).ok()).toBe(true);
}

test("whose pages are from before a deploy is told once of the new price, sees it with the next press, and buys at it", async ({
  page,
}) => {
  test.slow();
  const told = (at: Page) => at.getByText("The price has changed since this page was opened, and nothing was bought.");
  const { url, deploy, end } = await deployment();
  await comeToOffer(page, url);
  await expect(page.getByText("$17.99").first()).toBeVisible();
  const answered = { quiz: { choices: { "step-1": [expect.any(String)] }, values: { email: "ada@example.com" } } };
  expect(await stored(page, "quiz")).toMatchObject(answered);
  // A checkout step sells as soon as it is opened.
  const checkout = await page.context().newPage();
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await checkout.route("**/functions/v1/create-checkout", (route) => held.then(() => route.continue()), { times: 1 });
  const asking = checkout.waitForRequest("**/functions/v1/create-checkout");
  await checkout.goto(`${url}/checkout`);
  await asking;
  const total = checkout.getByRole("definition").last();
  await expect(total).toHaveText("€17.99");
  // Both pages have their code by now.
  await page.waitForLoadState("networkidle");
  await deploy();

  release();
  await expect(told(checkout)).toHaveCount(1);
  await expect(total).toHaveText("€17.99");
  await checkout.getByRole("button", { name: "Retry" }).click();
  await expect(total).toHaveText("€19.99");
  await expect(checkout.getByText(/^\$19\.99 today/)).toBeVisible();

  const asked = calls(page, "create-checkout");
  await buy(page);
  await expect(told(page).first()).toBeVisible();
  await expect(page.getByText("An unexpected error occurred")).toHaveCount(0);
  await expect(page.getByText("$17.99").first()).toBeVisible();
  await buy(page);
  await expect(page.getByText("$19.99").first()).toBeVisible();
  await expect(page.getByText("$17.99")).toHaveCount(0);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(asked).toHaveLength(1);
  expect(await stored(page, "quiz")).toMatchObject(answered);

  await buy(page);
  await expect(page.getByRole("dialog").getByText(/^\$19\.99 today/)).toBeVisible();
  await pay(page, /^4242/);
  await expect(page.getByRole("heading", { level: 1, name: "Payment Successful" })).toBeVisible();
  expect(await end()).toEqual({
    leads: [{ email: "ada@example.com" }],
    checkouts: [{ amount: 1999, status: "complete" }],
  });
});
