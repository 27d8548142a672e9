import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { startedServer } from "../../../bench/started-server.ts";
import { embeddedDatabase } from "../../../src/server/database/embedded-database.ts";
import { noSettings } from "../../no-settings.ts";
import { buyer } from "../kit/buyer.ts";
import { expect, test } from "../kit/tab.ts";
import { recorded, screens } from "../kit/trading-challenge.ts";
import { answerByPointer, expectOffer, expectScreen, option, stored } from "../kit/visitor.ts";

/** One screen of each kind that keeps a choice. */
const choices = ["/", "/step-1", "/step-4", "/step-10", "/step-14"];

// Without a reload, and by keys: quiz/walk.spec.ts.
test("with nothing set up a visitor walks from the first question to an account, a reload of any step keeps it and its choice, and every row is there", async ({
  page,
}) => {
  test.slow();
  const folder = mkdtempSync(join("node_modules", ".cache", "journey-"));
  const server = await startedServer([process.execPath, "dist/server/main.js"], { ...noSettings, DATA_DIR: folder });
  const lead = page.waitForResponse(`${server.url}/functions/v1/lead`);

  await page.goto(server.url);
  for (const screen of screens) {
    await expectScreen(page, screen);
    await page.reload();
    await expectScreen(page, screen);
    await answerByPointer(page, screen);
    if (!screen.choose || !choices.includes(screen.path)) continue;
    await expect(page).not.toHaveURL((url) => url.pathname === screen.path);
    await page.goBack();
    await expectScreen(page, screen);
    for (const name of screen.choose) await expect(option(page, name)).toBeChecked();
    await page.reload();
    for (const name of screen.choose) await expect(option(page, name)).toBeChecked();
    await page.goForward();
  }
  await page.getByRole("textbox", { name: /email/i }).fill("Visitor@example.com");
  await page.getByRole("button", { name: "Get My Trading Plan →" }).click();
  await expectOffer(page);
  await expect(page.getByText(/buy a house/i).first()).toBeVisible();
  // Somewhat confident, has heard about trading, somewhat ready, ten minutes a day.
  await expect(page.getByText("6 of 10")).toBeVisible();
  expect(await stored(page, "quiz")).toMatchObject(recorded);
  expect(await stored(page, "email")).toBe("Visitor@example.com");
  expect(await stored(page, "outbox")).toMatchObject([{ email: "Visitor@example.com" }]);
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await buyer.buy(page);
  await buyer.pay(page, /^4242/);
  await expect(page.getByRole("status").filter({ hasText: "Your account is ready!" }).first()).toBeVisible();
  expect((await lead).ok()).toBe(true);
  expect((await lead).request().postDataJSON()).toMatchObject({
    email: "Visitor@example.com",
    source: "trading_quiz",
  });

  await server.stop();
  const db = await embeddedDatabase(join(folder, "postgres"));
  const rows = (sql: string) => db.query(sql);
  const mark = { funnel_id: "trading-challenge", funnel_version: 1 };
  expect(await rows("select * from funnel.leads")).toMatchObject([
    { email: "Visitor@example.com", phone: null, source: "trading_quiz", suspicion: null, ...mark },
  ]);
  expect(await rows("select * from funnel.checkout_sessions")).toMatchObject([
    { status: "complete", plan_id: "plan2", amount: 1999, currency: "USD", renewal_amount: 3999, ...mark },
  ]);
  expect(
    await rows("select o.*, a.email as account from funnel.orders o join funnel.accounts a on a.id = o.account_id"),
  ).toMatchObject([{ plan_id: "plan2", amount: 1999, currency: "USD", account_existed: false, ...mark }]);
  expect(await rows("select quiz -> 'answers' as answers from funnel.visits where email is not null")).toMatchObject([
    { answers: { "Trading Readiness": expect.any(String) } },
  ]);
  // No receiver is configured yet.
  expect(await rows("select kind, state from funnel.outbox order by kind")).toEqual([
    { kind: "lead-webhook", state: "waiting" },
    { kind: "mail", state: "waiting" },
  ]);
  await db.close();
  rmSync(folder, { recursive: true });
});
