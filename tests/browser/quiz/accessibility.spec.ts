import { expectNoViolations } from "../kit/expect-no-violations.ts";
import { expect, type Page, test } from "../kit/tab.ts";
import { screens } from "../kit/trading-challenge.ts";
import { forget } from "../kit/visitor.ts";

const paths = [...screens.map(({ path }) => path), "/final", "/checkout", "/payment-success", "/nowhere"];
const sizes = { narrow: { width: 375, height: 812 }, wide: { width: 1440, height: 900 } };
/** Each size is seen in a palette of its own. */
const schemeOf = (name: string) => (name === "narrow" ? "light" : "dark");

// Without the wheel, which has its own walks.
test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem("trading-challenge:wheel-spun", "true")));

// Several pages one after the other in one tab, which has the code by then.
for (let first = 0; first < paths.length; first += 7) {
  const some = paths.slice(first, first + 7);
  test(`axe finds nothing on ${some.join(", ")}, narrow and light, wide and dark, and they never scroll sideways`, async ({
    page,
  }) => {
    for (const path of some) {
      await page.goto(path);
      // The message for an unknown address is drawn anew once its code has come.
      if (path === "/nowhere") await page.waitForLoadState("networkidle");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      // Without an e-mail the checkout shows an error, a moment after it has loaded.
      if (path === "/checkout") await expect(page.getByText("Unable to create payment session")).toBeVisible();
      for (const [name, viewport] of Object.entries(sizes)) {
        await page.setViewportSize(viewport);
        await page.emulateMedia({ colorScheme: schemeOf(name) });
        await expectNoViolations(page, `${path}, ${name}`);
      }
      for (const width of [320, 1440]) {
        await page.setViewportSize({ width, height: 640 });
        // The text at its usual size, and at twice that.
        for (const size of ["100%", "200%"]) {
          await page.evaluate((fontSize) => document.documentElement.style.setProperty("font-size", fontSize), size);
          const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
          expect(excess, `${path}, ${size} at ${width} px`).toBeLessThanOrEqual(0);
        }
      }
      await forget(page);
      await page.setViewportSize(sizes.narrow);
      await page.emulateMedia({ colorScheme: "light" });
    }
  });
}

const inSizes = async (page: Page, where: string, part = "html") => {
  for (const [name, viewport] of Object.entries(sizes)) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme: schemeOf(name) });
    await expectNoViolations(page, `${where}, ${name}`, part);
  }
};

test("axe finds nothing in the legal dialog, whichever tab is open, narrow and wide", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Terms and Conditions" }).click();
  for (const tab of await page.getByRole("tab").all()) {
    await tab.click();
    await expect(page.getByRole("tabpanel")).toBeVisible();
    await inSizes(page, (await tab.textContent()) ?? "", "dialog[open]");
  }
});

test("axe finds nothing in the contact step by phone, with the picker open and with a notice, narrow and wide", async ({
  page,
}) => {
  await page.goto("/step-17");
  await page.getByRole("button", { name: "Prefer to be contacted by phone instead?" }).click();
  // Before the page's code has come, only the last tap is kept.
  await expect(page.getByRole("textbox", { name: /phone/i })).toBeVisible();
  await page.getByRole("button", { name: "Get My Trading Plan →" }).click();
  await expect(page.getByText("Invalid phone number")).toBeVisible();
  await inSizes(page, "notice");
  await page
    .getByRole("combobox")
    .or(page.getByRole("button", { name: /country/i }))
    .first()
    .click();
  await expect(page.getByPlaceholder("Search countries...")).toBeVisible();
  await inSizes(page, "picker");
});
