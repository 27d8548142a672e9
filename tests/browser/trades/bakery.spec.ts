import { expectNoViolations } from "../kit/expect-no-violations.ts";
import { expect, type Page, test } from "../kit/tab.ts";
import { holdCode } from "../kit/visitor.ts";

test.use({ baseURL: "http://localhost:4181" });

/** What is wider than the page or than what holds it, at several widths and with text of twice the size. */
async function expectEverythingToFit(page: Page) {
  for (const { width, text } of [{ width: 320 }, { width: 320, text: "200%" }, { width: 375 }, { width: 1440 }]) {
    await page.setViewportSize({ width, height: 812 });
    const outside = await page.evaluate((size) => {
      const root = document.documentElement;
      root.style.fontSize = size;
      const found = [...document.querySelectorAll("main *")].filter((element) => {
        if (getComputedStyle(element).clipPath !== "none") return false;
        const { left, right } = element.getBoundingClientRect();
        // The bar of a button reaches into the margins of the page, and a field scrolls what is typed in it.
        const overflows = !element.matches("form, input") && element.scrollWidth > element.clientWidth + 1;
        return left < 0 || right > root.clientWidth || overflows;
      });
      const names = found.filter((element) => element.clientWidth > 0).map((element) => element.outerHTML.slice(0, 90));
      root.style.fontSize = "";
      return names;
    }, text ?? "");
    expect(outside, `${new URL(page.url()).pathname} at ${width} px, text ${text ?? "as it is"}`).toEqual([]);
  }
  await page.setViewportSize({ width: 375, height: 812 });
}

const stored = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem("bakery:quiz") ?? "{}"));
const press = async (page: Page, ...keys: readonly string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};
const heading = (page: Page, name: string) => expect(page.getByRole("heading", { level: 1, name })).toBeVisible();

test("faces, tiles, chips, scales and answers of one's own work by keyboard, fit everywhere and have no finding", async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto("/loaf");
  const tiles = await page.getByRole("radio").all();
  const [first, second, , , last] = await Promise.all(tiles.map((tile) => tile.boundingBox()));
  const end = (box: typeof first) => (box ? box.x + box.width : 0);
  expect(second?.x, "two in a row").toBeGreaterThan(end(first));
  expect(end(last), "the fifth has the whole row").toBeCloseTo(end(second), 0);
  expect(last?.x).toBe(first?.x);
  await expectEverythingToFit(page);
  await expectNoViolations(page, page.url());
  await page.getByRole("radio", { name: "Round" }).focus();
  await press(page, "End", "Enter");

  await heading(page, "What do you put on it?");
  await expectEverythingToFit(page);
  await page.getByRole("checkbox", { name: "Honey" }).click();
  const own = page.getByRole("textbox", { name: "Or what else?" });
  await own.fill("F".repeat(41));
  await expect(page.getByRole("main").getByRole("alert")).toHaveText("Please write at most 40 characters");
  await expect.poll(async () => (await stored(page)).answers.Toppings).toBe("Honey");
  await own.fill("Figs & **co**");
  await expectNoViolations(page, page.url());
  await expect(page.getByRole("checkbox", { name: "Butter" })).toHaveAttribute("aria-disabled", "true");
  await expect.poll(async () => (await stored(page)).answers.Toppings).toBe("Honey, Figs & **co**");
  await page.getByRole("button", { name: "Go on" }).click();

  await heading(page, "How crisp should the crust be?");
  await expectEverythingToFit(page);
  await expectNoViolations(page, page.url());
  const points = page.getByRole("radio");
  const placesOf = async () => {
    const parts = [page.getByRole("heading", { level: 1 }), points.first()];
    const [question, row] = await Promise.all(parts.map((part) => part.boundingBox()));
    return { row: row?.y ?? 0, between: (row?.y ?? 0) - (question?.y ?? 0) - (question?.height ?? 0) };
  };
  const place = await placesOf();
  expect(place.row, "one row is nearer to a thumb than the top of the page").toBeGreaterThan(0.4 * 812);
  expect(place.between, "it still belongs to its question").toBeLessThan(40);
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 812 });
    const middles = await points.evaluateAll((all) =>
      all.map((point) => {
        const { left, right, top } = point.getBoundingClientRect();
        return { x: (left + right) / 2, y: top, label: point.querySelector("span")?.offsetHeight };
      }),
    );
    expect(new Set(middles.map(({ label }) => label)).size, "no number is broken").toBe(1);
    expect(new Set(middles.map(({ y }) => y)).size, `rows at ${width} px`).toBe(1);
    for (const [index, { x }] of middles.entries())
      if (index > 0) expect(x - (middles[index - 1]?.x ?? 0)).toBeGreaterThanOrEqual(24);
  }
  await points.first().focus();
  await press(page, "ArrowRight", "ArrowRight", "ArrowLeft", "ArrowDown", "Space");

  await heading(page, "And how do you feel before breakfast?");
  await expect.poll(async () => (await stored(page)).answers.Crust).toBe("2");
  await expectEverythingToFit(page);
  expect(Math.abs((await placesOf()).row - place.row), "the next row is where the last one was").toBeLessThan(2);
  await expectNoViolations(page, page.url());
  await page.getByRole("radio", { name: "So-so" }).press("Enter");

  await heading(page, "When do you buy bread?");
  await page.getByRole("textbox", { name: "Something else" }).fill("[Never](legal:terms) & **why**?");
  await expectEverythingToFit(page);
  await expectNoViolations(page, page.url());
  await press(page, "Enter");
  await heading(page, "Let us see: [Never](legal:terms) & **why**?");
  expect(await page.getByRole("main").getByRole("link").count()).toBe(0);

  // The address follows the paint.
  await expect(page).toHaveURL(/\/odd$/);
  await page.reload();
  await page.getByRole("link", { name: "Back" }).click();
  await expect(page.getByRole("textbox", { name: "Something else" })).toHaveValue("[Never](legal:terms) & **why**?");
  await expect
    .poll(async () => (await stored(page)).answers)
    .toEqual({
      Loaf: "Sweet",
      Toppings: "Honey, Figs & **co**",
      Crust: "2",
      Mood: "So-so",
      Day: "[Never](legal:terms) & **why**?",
    });
});

test("an answer of one's own stands in its field again on a page that was there before its code, and nothing typed by then is lost", async ({
  page,
}) => {
  const own = page.getByRole("textbox", { name: "Something else" });
  await page.goto("/day");
  await own.fill("At night");
  await press(page, "Enter");
  await expect(page).toHaveURL(/\/odd$/);
  const release = await holdCode(page);
  await page.goto("/day", { waitUntil: "commit" });
  await expect(own).toBeVisible();
  release();
  await expect(own).toHaveValue("At night");
  await page.unroute(/\/assets\/.*\.js$/);

  const releaseAgain = await holdCode(page);
  await page.goto("/day", { waitUntil: "commit" });
  await own.fill("At noon");
  releaseAgain();
  await expect(page.getByRole("button", { name: "Continue" })).toBeVisible();
  await expect(own).toHaveValue("At noon");
  await own.press("Enter");
  await expect.poll(async () => (await stored(page)).answers.Day).toBe("At noon");
});

test("the mark of a picture that has the whole row lies on the picture, not on its words", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto("/loaf");
  const tile = page.getByRole("radio", { name: "Round" });
  await tile.click();
  await expect(page).toHaveURL(/\/toppings$/);
  await page.goBack();
  await expect(tile).toBeChecked();
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  const covered = () =>
    tile.evaluate((tile) => {
      const box = (selector: string) => tile.querySelector(selector)?.getBoundingClientRect();
      const [mark, picture] = [box("i"), box("img")];
      return mark && picture && tile.clientWidth > 300 && mark.left >= picture.left && mark.right <= picture.right;
    });
  await expect.poll(covered).toBe(true);
});

test("the ring of a point of a scale lies above the next point", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto("/crust");
  const point = page.getByRole("radio", { name: "4", exact: true });
  await page.keyboard.press("Tab");
  await point.focus();
  await expect(point).toHaveCSS("outline-style", "solid");
  await expect(point).toHaveCSS("z-index", "1");
});

test("in forced colours the chosen point of a scale differs from the others, and icons have the colour of text", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/crust");
  await page.getByRole("radio", { name: "7" }).click();
  await page.getByRole("link", { name: "Back" }).click();
  const background = (name: string) =>
    page.getByRole("radio", { name, exact: true }).evaluate((point) => getComputedStyle(point).backgroundColor);
  await expect(page.getByRole("radio", { name: "7" })).toBeChecked();
  expect(await background("7")).not.toBe(await background("6"));
  await page.getByRole("link", { name: "Back" }).click();
  const icon = page.getByRole("checkbox", { name: "Honey" }).locator("svg").first();
  const [stroke, text] = await icon.evaluate((drawing) => {
    const probe = drawing.ownerDocument.body.appendChild(document.createElement("i"));
    probe.style.color = "ButtonText";
    return [getComputedStyle(drawing).stroke, getComputedStyle(probe).color];
  });
  expect(stroke).toBe(text);
});
