import { expect, type Locator, type Page, test } from "../kit/tab.ts";
import { noon, visitOfferAtRest } from "../kit/visit-offer.ts";

test.use({ time: "driven" });

/** In forced colours, where backgrounds and shadows are gone, everything with an edge keeps one. */
test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: "active" }));

const style = (locator: Locator, name: string) =>
  locator.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), name);

/** A system colour as the browser resolves it. */
const system = (page: Page, color: string) =>
  page.evaluate((color) => {
    const probe = document.body.appendChild(document.createElement("i"));
    probe.style.color = color;
    const resolved = getComputedStyle(probe).color;
    probe.remove();
    return resolved;
  }, color);

test("a dialog has an edge", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Terms and Conditions" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  expect(await style(dialog, "outline-style")).toBe("solid");
  expect(await style(dialog, "outline-color")).toBe(await system(page, "CanvasText"));
});

test("on the offer the bonus banner hides what scrolls below it, bars can be seen, and words on a ground of the accent have no other below them", async ({
  page,
}) => {
  await visitOfferAtRest(page, { "wheel-spun": true, "bonus-start-time": noon - 60_000 });
  expect(await style(page.getByRole("complementary"), "background-color")).toBe(await system(page, "Canvas"));

  // Those of the goal differ.
  const fill = "p > span:nth-child(2) > span";
  const goal = page.locator(`[data-goal] ${fill}`).first();
  const now = page.locator(`:not([data-goal]):has(+ [data-goal], ~ [data-goal]) ${fill}`).first();
  expect(await style(goal, "background-color")).toBe(await system(page, "Highlight"));
  expect(await style(now, "background-color")).toBe(await system(page, "CanvasText"));
  expect(await style(goal.locator(".."), "outline-color")).toBe(await system(page, "CanvasText"));

  const plan = page.locator("label").filter({ has: page.getByRole("radio", { checked: true }) });
  for (const words of [
    page.getByRole("button", { name: "GET IMMEDIATE ACCESS" }).first(),
    page.locator("[data-goal] b").first(),
    plan.locator("[data-seal]"),
    plan.locator("i"),
  ])
    expect(await style(words, "forced-color-adjust")).toBe("none");
});

test("which options are chosen can be seen, and which could be", async ({ page }) => {
  const mark = (name: string) => page.getByRole("checkbox", { name }).locator("i");
  const shown = (mark: Locator) => mark.evaluate((element) => getComputedStyle(element, "::after").backgroundColor);
  await page.goto("/step-10");
  await page.getByRole("checkbox", { name: "Tesla" }).click();
  await expect(page.getByRole("checkbox", { name: "Tesla" })).toBeChecked();
  expect(await style(mark("Tesla"), "background-color")).toBe(await system(page, "Highlight"));
  expect(await shown(mark("Tesla"))).toBe(await system(page, "HighlightText"));
  expect(await shown(mark("Apple"))).toBe(await system(page, "CanvasText"));
  await page.goto("/step-11");
  const box = mark("Personal learning plan");
  expect(await style(box, "border-top-color")).toBe(await system(page, "ButtonBorder"));
});

test("how far the quiz has got can be seen", async ({ page }) => {
  await page.goto("/step-3");
  const track = page.getByRole("banner").getByRole("progressbar");
  expect(await style(track.locator("div"), "background-color")).toBe(await system(page, "Highlight"));
  // Its bar does not move during the test.
  await page.clock.install({ time: noon - 1_000 });
  await page.clock.pauseAt(noon);
  await page.goto("/loading");
  const bar = page.getByRole("main").getByRole("progressbar", { name: "Loading" }).last();
  expect(await style(bar, "outline-color")).toBe(await system(page, "CanvasText"));
  expect(await style(bar.locator("div"), "background-color")).toBe(await system(page, "Highlight"));
});
