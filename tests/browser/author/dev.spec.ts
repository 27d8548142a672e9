import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { listen } from "../kit/advertisers.ts";
import { devServer, saidOf } from "../kit/dev-server.ts";
import { expectNoViolations } from "../kit/expect-no-violations.ts";
import { expect, test } from "../kit/test.ts";
import { option } from "../kit/visitor.ts";

// One server for all, which takes longer to start than a test takes.
test.describe.configure({ mode: "default" });

let server: Awaited<ReturnType<typeof devServer>>;

test.beforeAll(async () => {
  server = await devServer("examples/solar-roof");
});
test.afterEach(() => server.restore());
test.afterAll(() => server.stop());

const mistake = ["start: home", "start: hme"] as const;
const repair = ["start: hme", "start: home"] as const;

// First, because only a server that has seen no save can tell.
test("a mistake that is the first edit of all, fixed, leaves page and desk where they were; they follow a step to its new path, and where it is gone they show the first", async ({
  page,
  browser,
}) => {
  test.slow();
  await page.goto(server.address);
  const before = await page.evaluate(() => history.length);
  await option(page, "In a house I own").click();
  await expect(page).toHaveURL(/\/roof$/);
  // Another visitor's page: two tabs of one visitor would follow each other.
  const desk = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await desk.goto(`${server.address}__author`);
  const frame = desk.frameLocator("iframe");
  const heading = frame.getByRole("heading", { level: 1 });
  await expect(desk.locator('[data-step="home"]')).toHaveAttribute("aria-current", "step");
  await desk.locator('[data-step="uses"]').click();
  await expect(heading).toHaveText(/Which of these do you have/);
  // A reload would lose this.
  for (const shown of [page, ...desk.frames()])
    await shown.evaluate(() => Object.assign(window, { sawTheMistake: true }));

  server.edit(...mistake);
  const overlay = page.locator("vite-error-overlay");
  await expect(overlay).toBeVisible();
  await expect(frame.locator("vite-error-overlay")).toBeVisible();
  server.edit(...repair);
  await expect(overlay).toHaveCount(0);
  await expect(frame.locator("vite-error-overlay")).toHaveCount(0);
  await expect(desk.getByRole("status")).toHaveText("none");
  // Later saves still arrive.
  server.edit("Which of these do you have", "Which of them do you own");
  await expect(heading).toHaveText(/Which of them do you own/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/largest part of the roof/);
  for (const shown of [page, ...desk.frames()])
    expect(await shown.evaluate(() => "sawTheMistake" in window)).toBe(true);

  // A step that gets another path.
  await desk.locator('[data-step="roof"]').click();
  await expect(heading).toHaveText(/largest part of the roof/);

  server.edit("path: /roof\n", "path: /your-roof\n");
  await expect(page).toHaveURL(/\/your-roof$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/largest part of the roof/);
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
  await expect.poll(() => desk.frames()[1]?.url()).toMatch(/\/your-roof$/);
  await expect(heading).toHaveText(/largest part of the roof/);

  // Another step has its id and its path now.
  server.edit(/(?<=(next|go|back): )roof$|(?<=^ +|\{ )roof(?=:)|(?<=path: \/)your-roof/gm, "facing");
  await expect(page).toHaveURL(server.address);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Where do you live?");
  await expect(heading).toHaveText("Where do you live?");
  await desk.close();
});

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

test("where no consent is required events go out at once, and nobody is asked; a legal text that was read before a save is a new one after it", async ({
  page,
}) => {
  test.slow();
  server.edit(
    "\nsteps:",
    `
tracking:
  consent: not-required
  pixels: { facebook: "42" }
  events: [{ event: ViewContent, to: facebook, step: home, content: Solar }]

steps:`,
  );
  const { tracked } = await listen(page);
  await page.goto(server.address);
  await expect.poll(tracked).toHaveLength(1);
  expect(tracked()[0]?.slice(0, 3)).toEqual(["track", "ViewContent", { content_name: "Solar" }]);
  await expect(page.getByRole("region", { name: "Advertising choices" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Change advertising choices" })).toHaveCount(0);

  // A legal text that was read before a save is a new one after it, also on a page that has seen no other.
  await page.getByRole("button", { name: "terms", exact: true }).click();
  await expect(page.getByRole("dialog", { name: "The small print" })).toBeVisible();
  await page.keyboard.press("Escape");
  server.edit("title: The small print", "title: All that was agreed");
  // A saved question shows that the page already has the new text.
  server.edit("Where do you live?", "Where is your home?");
  await expect(page.getByRole("heading", { level: 1, name: "Where is your home?" })).toBeVisible();
  await page.getByRole("button", { name: "terms", exact: true }).click();
  await expect(page.getByRole("dialog", { name: "All that was agreed" })).toBeVisible();
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

test.describe("at the author's desk", () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test("the author's desk follows the visitor, jumps with fitting answers, and tells what is wrong", async ({
    page,
  }) => {
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
