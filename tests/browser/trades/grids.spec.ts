import { expect, type Page, test } from "../kit/tab.ts";

// The pictures of the wedding and a question of the skin care, on the site of the wheels.
test.use({ baseURL: "http://localhost:4178" });

/** The places of the cards on a page, and of the words in them. */
const cardsOn = (page: Page) =>
  page.locator("[data-option]").evaluateAll((cards) =>
    cards.map((card) => {
      const words = document.createRange();
      words.selectNodeContents(card.querySelector("span") ?? card);
      const rects = [...words.getClientRects()];
      const { left, right, top, bottom, height } = card.getBoundingClientRect();
      return {
        left,
        right,
        top,
        height,
        lines: new Set(rects.map((line) => line.top)).size,
        words: {
          left: Math.min(...rects.map((line) => line.left)),
          right: Math.max(...rects.map((line) => line.right)),
        },
        above:
          Math.min(...rects.map((line) => line.top)) -
          (card.querySelector("img")?.getBoundingClientRect().bottom ?? top),
        below: bottom - Math.max(...rects.map((line) => line.bottom)),
        markAt: right - (card.querySelector("i")?.getBoundingClientRect().right ?? right),
      };
    }),
  );

test("tiles with pictures are of one height, their pictures have a ground before they come, and what a short label leaves of its room is above and below it alike", async ({
  page,
}) => {
  for (const width of [375, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/look");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const tiles = await cardsOn(page);
    expect(new Set(tiles.map(({ lines }) => lines)).size, `labels of several lengths at ${width} px`).toBeGreaterThan(
      1,
    );
    expect(new Set(tiles.map(({ height }) => height)).size, `heights at ${width} px`).toBe(1);
    await expect(page.locator("[data-option] > img").first()).not.toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
    // The lower edge of a card is thicker than the upper one.
    for (const { above, below } of tiles) expect(Math.abs(above - below), `at ${width} px`).toBeLessThan(6);
  }
});

test("the ring of a chosen tile is around its picture, which would cover one inside of the edge", async ({ page }) => {
  await page.goto("/look");
  const tile = page.getByRole("radio", { name: "A quiet look" });
  await tile.click();
  await expect(page).toHaveURL(/\/care$/);
  await page.goBack();
  await expect(tile).toBeChecked();
  await expect(tile).toHaveCSS("box-shadow", /^(?!.*inset).* 0px 0px 0px 1px,/);
});

test("tiles below each other, with very large letters, are as high as their own words need, and their pictures as they", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
  await page.goto("/look");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const tiles = await cardsOn(page);
  expect(new Set(tiles.map(({ left }) => left)).size, "one in a row").toBe(1);
  expect(new Set(tiles.map(({ height }) => height)).size).toBeGreaterThan(1);
  await session.send("Page.setFontSizes", { fontSizes: { standard: 16, fixed: 13 } });
});

test("in a grid of several answers the words begin at one edge and the boxes end at another, as in a list", async ({
  page,
}) => {
  for (const [width, rows] of [
    [375, 4],
    [1440, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 812 });
    await page.goto("/care");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const cards = await cardsOn(page);
    expect(new Set(cards.map(({ top }) => top)).size, `rows at ${width} px`).toBe(rows);
    for (const { left, words, markAt } of cards) {
      expect(Math.abs(words.left - left - 19), `words at ${width} px`).toBeLessThan(2);
      expect(Math.abs(markAt - 15), `box at ${width} px`).toBeLessThan(2);
    }
  }
});

test("in a grid the labels beside faces begin at one edge, however long they are", async ({ page }) => {
  for (const [width, columns] of [
    [375, 1],
    [1440, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("http://localhost:4180/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const cards = await cardsOn(page);
    expect(new Set(cards.map(({ left }) => left)).size, `columns at ${width} px`).toBe(columns);
    expect(new Set(cards.map(({ left, words }) => Math.round(words.left - left))).size, `edges at ${width} px`).toBe(1);
  }
});
