import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { devServer } from "../kit/dev-server.ts";
import { expectNoViolations } from "../kit/expect-no-violations.ts";
import { expect, type Page, test } from "../kit/test.ts";
import { option } from "../kit/visitor.ts";

test.use({ viewport: { width: 1440, height: 900 } });

/** The desk's value for a name: an answer, a score or the current value of a placeholder. */
const saidOf = (page: Page, name: string) =>
  page
    .getByRole("term")
    .and(page.getByText(name, { exact: true }))
    .locator("+ dd");

test("the author's desk follows the visitor, jumps with fitting answers, and tells what is wrong", async ({ page }) => {
  test.slow();
  const server = await devServer("examples/solar-roof");
  await page.goto(`${server.address}__author`);
  const funnel = page.frameLocator("iframe");
  const heading = funnel.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("Where do you live?");
  const card = (step: string) => page.locator(`[data-step="${step}"]`);
  await expect(card("home")).toHaveAttribute("aria-current", "step");
  await expect(saidOf(page, "fit")).toHaveText("0");
  await expect(saidOf(page, "{facts.visit}")).toHaveText("40 minutes");
  await expect(saidOf(page, "{timing}")).toHaveText("–");

  // Only drivers are asked when they charge, so the jump gives a driver's answers.
  await card("charging").focus();
  await page.keyboard.press("Enter");
  await expect(card("charging")).toHaveAttribute("aria-current", "step");
  await expect(page.getByRole("definition").filter({ hasText: "An electric car" }).first()).toBeVisible();
  // Owning a house scores 2, a south-facing roof 3, no shade 2 and a car 1.
  await expect(saidOf(page, "fit")).toHaveText("8");
  await funnel.getByRole("radio", { name: "During the day" }).click();
  await funnel.getByRole("radio", { name: "Within a year" }).click();
  await expect(saidOf(page, "{timing}")).toHaveText("Within a year");
  await expect(saidOf(page, "fit")).toHaveText("9");
  await card("charging").click();
  await funnel.getByRole("link", { name: "Back" }).click();
  await expect(funnel.getByRole("checkbox", { name: "An electric car" })).toBeChecked();
  await expect(card("uses")).toHaveAttribute("aria-current", "step");
  await expect(page.getByRole("definition").filter({ hasText: "In a house I own" }).first()).toBeVisible();

  await expectNoViolations(page, "the desk", { exclude: "iframe" });

  const width = () => page.locator("iframe").evaluate((frame: HTMLIFrameElement) => frame.clientWidth);
  expect(await width()).toBe(375);
  await page.getByRole("button", { name: "Wide" }).click();
  expect(await width()).toBeGreaterThan(1000);

  server.edit("start: home", "start: hme");
  await expect(page.getByRole("status")).toHaveText("1 error, 0 warnings");
  const opened = editor(dirname(server.file));
  await page.getByRole("link", { name: /funnel\.yaml:\d+/ }).click();
  const line = readFileSync(server.file, "utf8").split("\n").indexOf("start: hme") + 1;
  await expect.poll(opened).toEqual([resolve(server.file), `${line}`, "8"]);
  await expect(page).toHaveURL(/__author$/);
  server.edit("start: hme", "start: home");
  await expect(page.getByRole("status")).toHaveText("none");

  await page.getByRole("button", { name: "Forget the answers" }).click();
  await expect(page.getByText("Nothing has been answered yet.")).toBeVisible();
  await expect(card("home")).toHaveAttribute("aria-current", "step");
  await server.stop();
});

test("the desk tells which events are held, sent and to come, and speaks of the plan picked", async ({ page }) => {
  test.slow();
  const server = await devServer("examples/evening-piano", (definition) => `${definition}\n${tracking}`);
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
  await expect(saidOf(page, "{plan.price}")).toHaveText("€14.00");

  await option(funnel, "Not a note").click();
  await expect(events.last()).toHaveText(/held$/);
  await funnel.getByRole("button", { name: "Allow", exact: true }).click();
  await expect(events.first()).toHaveText(/sent$/);
  await expect(events.last()).toHaveText(/sent$/);

  await page.getByRole("button", { name: "Forget the answers" }).click();
  await expect(events.last()).toHaveText(/to come$/);
  await funnel.getByRole("button", { name: "Decline", exact: true }).click();
  await option(funnel, "Not a note").click();
  await expect(events.last()).toHaveText(/not sent$/);

  await page.locator('[data-step="offer"]').click();
  await funnel.getByRole("radio", { name: /A year of evenings/ }).click();
  await expect(saidOf(page, "{plan.price}")).toHaveText("€96.00");
  await expect(saidOf(page, "{plan.renews.every}")).toHaveText("every year");
  await server.stop();
});

test("no build knows of the desk", () => {
  const scripts = readdirSync("dist/client/assets").filter((name) => name.endsWith(".js"));
  const text = scripts.map((name) => readFileSync(`dist/client/assets/${name}`, "utf8")).join();
  expect(text).not.toContain("__author");
  expect(text).not.toContain("showFunnelApp");
});

/** The facebook pixel has no id, so nothing is sent there. */
const tracking = `
tracking:
  pixels: { video-social: CPIXEL }
  events:
    - { event: ViewContent, to: video-social, step: level }
    - { event: ViewContent, to: facebook, step: level }
    - { event: InitiateCheckout, to: video-social, step: music }
`;

/** Sets an editor for the dev server that records the files it is asked to open; returns these records. */
function editor(folder: string): () => readonly string[] {
  const [program, asked] = [resolve(folder, "editor.sh"), resolve(folder, "asked")];
  writeFileSync(program, `#!/bin/sh\nprintf '%s\\n' "$@" > '${asked}'\n`, { mode: 0o755 });
  process.env.LAUNCH_EDITOR = program;
  return () => (existsSync(asked) ? readFileSync(asked, "utf8").trim().split("\n") : []);
}
