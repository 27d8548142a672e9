import { expect, type Page, test } from "../kit/tab.ts";

/** The joinery, which is part of the site of the wine shop: see kit/write-wheels-funnel.ts. */
test.use({ baseURL: "http://localhost:4178" });

/** The lines of a text, each with its words; a word that is broken is on two of them. */
const linesOf = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((elements) =>
    elements.map((element) => {
      const text = element.firstChild;
      const range = document.createRange();
      const lines: { top: number; text: string }[] = [];
      for (let at = 0; text && at < (text.textContent ?? "").length; at++) {
        range.setStart(text, at);
        range.setEnd(text, at + 1);
        const { top } = range.getBoundingClientRect();
        const line = lines.find((other) => Math.abs(other.top - top) < 4);
        if (line) line.text += range.toString();
        else lines.push({ top, text: range.toString() });
      }
      return lines.map((line) => line.text.trim());
    }),
  );

test("long words beside icons stay whole in two columns, and one column takes what does not fit", async ({ page }) => {
  await page.goto("/work");
  const labels = ["Weatherproofing", "Soundproofing", "Countertop refinishing", "Reupholstering"];
  for (const width of [375, 320, 1440]) {
    await page.setViewportSize({ width, height: 812 });
    const lines = await linesOf(page, "main [role=radio] > span");
    expect(
      lines.map((line) => line.join(" ")),
      `at ${width} px`,
    ).toEqual(labels);
    // A line ends between words.
    expect(lines.map((line) => line.length <= 2)).toEqual([true, true, true, true]);
  }
  await page.setViewportSize({ width: 375, height: 812 });
  await page.getByRole("radio", { name: "Soundproofing" }).click();

  // A heading of one word, wider than the screen, is broken instead of moving the page sideways.
  await expect(page.getByRole("heading", { level: 1, name: /^Staircase/ })).toBeVisible();
  for (const [width, size] of [
    [375, "100%"],
    [320, "200%"],
  ] as const) {
    await page.setViewportSize({ width, height: 812 });
    const excess = await page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize;
      return document.documentElement.scrollWidth - innerWidth;
    }, size);
    expect(excess, `${size} at ${width} px`).toBeLessThanOrEqual(0);
  }
  await page.evaluate(() => document.documentElement.style.removeProperty("font-size"));
});

test("a full stop is at the end of its sentence, whichever way the page and the sentence run", async ({ page }) => {
  await page.goto("/wood");
  await expect(page.getByText("We cut, plane and fit")).toBeVisible();
  for (const direction of ["ltr", "rtl"])
    for (const [words, runs] of [
      ["We cut, plane and fit", "ltr"],
      ["אנחנו בונים", "rtl"],
    ] as const) {
      const stop = await page.getByText(words).evaluate((paragraph, dir) => {
        document.documentElement.dir = dir;
        const text = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT).nextNode();
        const range = document.createRange();
        const left = (at: number) => {
          if (!text) throw new Error("no text");
          range.setStart(text, at);
          range.setEnd(text, at + 1);
          return range.getBoundingClientRect().left;
        };
        const last = (text?.textContent ?? "").length - 1;
        return left(last) - left(last - 1);
      }, direction);
      expect(Math.sign(stop), `"${words}" on a page that is ${direction}`).toBe(runs === "ltr" ? 1 : -1);
    }
});
