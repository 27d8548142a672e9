import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { devServer, saidOf } from "../kit/dev-server.ts";
import { expectNoViolations } from "../kit/expect-no-violations.ts";
import { expect, test } from "../kit/test.ts";

test.use({ viewport: { width: 1440, height: 900 } });

// One server for all, which takes longer to start than a test takes.
test.describe.configure({ mode: "default" });

let server: Awaited<ReturnType<typeof devServer>>;

test.beforeAll(async () => {
  server = await devServer("examples/solar-roof");
});
test.afterEach(() => server.restore());
test.afterAll(() => server.stop());

test("the author's desk follows the visitor, jumps with fitting answers, and tells what is wrong", async ({ page }) => {
  test.slow();
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
});

test("the desk shows the lines of warnings, too, and the errors before them", async ({ page }) => {
  test.slow();
  server.edit("#615B75", "#B5B5B5");
  await page.goto(`${server.address}__author`);
  await expect(page.getByRole("status")).toHaveText("0 errors, 2 warnings");
  await page.getByText("With the lines").click();
  await expect(page.locator("aside pre")).toContainText('muted: "#B5B5B5"');

  server.edit("start: home", "start: hme");
  await expect(page.getByRole("status")).toHaveText("1 error, 2 warnings");
  await expect(page.locator("b[data-severity]")).toHaveText(["error", "warning", "warning"]);
  await expect(page.locator("aside pre")).toContainText("start: hme");
});

test("no build knows of the desk", () => {
  const scripts = readdirSync("dist/client/assets").filter((name) => name.endsWith(".js"));
  const text = scripts.map((name) => readFileSync(`dist/client/assets/${name}`, "utf8")).join();
  expect(text).not.toContain("__author");
  expect(text).not.toContain("showFunnelApp");
});

/** Sets an editor for the dev server that records the files it is asked to open; returns these records. */
function editor(folder: string): () => readonly string[] {
  const [program, asked] = [resolve(folder, "editor.sh"), resolve(folder, "asked")];
  writeFileSync(program, `#!/bin/sh\nprintf '%s\\n' "$@" > '${asked}'\n`, { mode: 0o755 });
  process.env.LAUNCH_EDITOR = program;
  return () => (existsSync(asked) ? readFileSync(asked, "utf8").trim().split("\n") : []);
}
