import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { devServer } from "../kit/dev-server.ts";
import { expect, test } from "../kit/test.ts";
import { option } from "../kit/visitor.ts";

let server: Awaited<ReturnType<typeof devServer>>;

test.beforeAll(async () => {
  server = await devServer("examples/solar-roof");
});

test.afterAll(() => server.stop());

test("a save shows on the same step with the same answers; a mistake shows its line over the last good page", async ({
  page,
}) => {
  test.slow();
  await page.goto(server.address);
  await option(page, "In a house I own").click();
  await expect(page.getByRole("heading", { level: 1, name: /largest part of the roof/ })).toBeVisible();

  // A reload would lose this.
  await page.evaluate(() => Object.assign(window, { sawTheEdit: true }));
  server.edit("Which way does the largest part of the roof face?", "Where does the roof look?");
  await expect(page.getByRole("heading", { level: 1, name: "Where does the roof look?" })).toBeVisible();
  await page.getByRole("link", { name: "Back" }).click();
  await expect(option(page, "In a house I own")).toBeChecked();

  // Another order, told from a saved headline that the page already has the new one.
  server.edit("next: roof\n", "next: uses\n");
  server.edit("question: Where do you live?", "question: Where is your home?");
  await expect(page.getByText("Where is your home?")).toBeVisible();
  await option(page, "In a house I own").click();
  await expect(page.getByRole("heading", { level: 1, name: /Which of these do you have/ })).toBeVisible();
  await page.goBack();
  expect(await page.evaluate(() => "sawTheEdit" in window)).toBe(true);

  server.edit("start: home", "start: hme");
  const overlay = page.locator("vite-error-overlay");
  await expect(overlay).toBeVisible();
  await expect(overlay).toContainText('Did you mean "home"?');
  await expect(overlay).toContainText("start: hme");
  await expect(overlay.locator(".tip")).toBeHidden();
  await expect(overlay.locator(".plugin")).toBeHidden();
  // Each mistake is reported once.
  const said = await overlay.evaluate(
    (node) => node.shadowRoot?.querySelector<HTMLElement>(".window")?.innerText ?? "",
  );
  expect(said.split('Did you mean "home"?')).toHaveLength(2);
  // The terminal shows the same, with the line.
  const line = readFileSync(server.file, "utf8").split("\n").indexOf("start: hme") + 1;
  expect(server.printed()).toContain(`${server.file}:${line}:8`);
  expect(server.printed()).toMatch(new RegExp(`${line} .*start: hme`));
  expect(server.printed()).toContain('Did you mean "home"?');
  await expect(page.getByText("Where is your home?")).toBeVisible();

  server.edit("start: hme", "start: home");
  server.edit("next: uses\n", "next: roof\n");
  await expect(overlay).toHaveCount(0);

  // Warnings stop nothing. The page counts them and links to the desk, which lists them.
  const badge = page.locator("funnel-warnings a");
  await expect(badge).toHaveCount(0);
  server.edit("  total: 6", "  total: 99");
  await expect(badge).toHaveText("1 warning");
  await expect(badge).toHaveAttribute("href", "/__author");
  server.edit("  total: 99", "  total: 6");
  await expect(badge).toHaveCount(0);
});

test("the functions answer under the dev server too: they take an order and keep a contact", async ({ request }) => {
  test.slow();
  const selling = await devServer("examples/evening-piano");
  const call = (name: string, data: object) => request.post(`${selling.address}functions/v1/${name}`, { data });
  const opened = await call("create-checkout", {
    planId: "year",
    quizState: {},
    email: "ada@example.com",
    attempt: randomUUID(),
    eventId: randomUUID(),
    mayTrack: false,
  });
  expect(opened.status()).toBe(200);
  expect(await opened.json()).toMatchObject({
    provider: "sandbox",
    terms: expect.stringContaining("€96.00"),
  });
  expect(selling.printed()).toContain("payment: ");
  const submission = { submissionId: randomUUID(), timestamp: new Date().toISOString(), source: "dev" };
  const kept = await call("lead", { ...submission, email: "ada@example.com" });
  expect([kept.status(), await kept.json()]).toEqual([200, { accepted: true }]);
  await selling.stop();
});

test("a definition that is broken from the start is told in the terminal before a page is opened, and on the page", async ({
  page,
}) => {
  const broken = await devServer("examples/solar-roof", (text) => text.replace("start: home", "start: hme"));
  expect(broken.printed()).toMatch(/ > \d+ \| start: hme/);
  expect(broken.printed()).toContain('Did you mean "home"?');
  await page.goto(broken.address);
  const overlay = page.locator("vite-error-overlay");
  await expect(overlay).toContainText("start: hme");
  await expect(overlay.locator(".tip")).toBeHidden();
  broken.edit("start: hme", "start: home");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Where do you live?");
  await broken.stop();
});
