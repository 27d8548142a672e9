import { randomUUID } from "node:crypto";
import { dirname, join } from "node:path";
import { putEmptyPostgres } from "../../../supabase/testing/empty-postgres.ts";
import { devServer, saidOf } from "../kit/dev-server.ts";
import { expect, test } from "../kit/test.ts";
import { option } from "../kit/visitor.ts";

/** The facebook pixel has no id, so nothing is sent there. */
const tracking = `
tracking:
  pixels: { video-social: CPIXEL }
  events:
    - { event: ViewContent, to: video-social, step: level }
    - { event: ViewContent, to: facebook, step: level }
    - { event: InitiateCheckout, to: video-social, step: music }
`;

// One server for all, which takes longer to start than a test takes.
test.describe.configure({ mode: "default" });

let server: Awaited<ReturnType<typeof devServer>>;

test.beforeAll(async () => {
  server = await devServer("examples/evening-piano", (definition) => `${definition}\n${tracking}`);
  // Made anew in purchase/journey.spec.ts. Here the first call opens it.
  await putEmptyPostgres(join(dirname(server.file), "data"));
});
test.afterAll(() => server.stop());

test("the desk tells which events are held, sent and to come, and speaks of the plan picked", async ({ page }) => {
  test.slow();
  // Nothing is sent, and no database is needed.
  await page.route("**/functions/v1/**", (route) => route.fulfill({ json: {} }));
  await page.goto(`${server.address}__author`);
  const funnel = page.frameLocator("iframe");
  const events = page.getByRole("list", { name: "Tracking events" }).getByRole("listitem");
  await expect(events).toHaveText([
    /^ViewContent to video-social, on level\s*held$/,
    /^ViewContent to facebook, on level\s*not sent$/,
    /^InitiateCheckout to video-social, on music\s*to come$/,
  ]);
  await expect(saidOf(page, "{plan.price}")).toHaveText("€14");

  await option(funnel, "Not a note").click();
  await expect(events.last()).toHaveText(/held$/);
  await funnel.getByRole("button", { name: "Allow", exact: true }).click();
  await expect(events.first()).toHaveText(/sent$/);
  await expect(events.last()).toHaveText(/sent$/);

  // A press that begins on the old page and ends on the new one is no press on either.
  const begun = page.waitForEvent("framenavigated", (frame) => new URL(frame.url()).pathname === "/");
  await page.getByRole("button", { name: "Forget the answers" }).click();
  await begun;
  await expect(events.last()).toHaveText(/to come$/);
  await funnel.getByRole("button", { name: "Decline", exact: true }).click();
  await option(funnel, "Not a note").click();
  await expect(events.last()).toHaveText(/not sent$/);

  await page.locator('[data-step="offer"]').click();
  await funnel.getByRole("radio", { name: /A year of evenings/ }).click();
  await expect(saidOf(page, "{plan.price}")).toHaveText("€96");
  await expect(saidOf(page, "{plan.renews.every}")).toHaveText("every year");
});

test("the functions answer under the dev server too: they take an order and keep a contact", async ({ request }) => {
  test.slow();
  const call = (name: string, data: object) => request.post(`${server.address}functions/v1/${name}`, { data });
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
    terms: expect.stringContaining("€96"),
  });
  expect(server.printed()).toContain("payment: ");
  expect(server.printed()).toContain("leads: kept");
  const submission = { submissionId: randomUUID(), timestamp: new Date().toISOString(), source: "dev" };
  const kept = await call("lead", { ...submission, email: "ada@example.com" });
  expect([kept.status(), await kept.json()]).toEqual([200, { accepted: true }]);
});
