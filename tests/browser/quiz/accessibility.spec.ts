import { expectNoViolations } from "../kit/expect-no-violations.ts";
import { expect, type Page, test } from "../kit/tab.ts";
import { offerFiles, type Screen, screens } from "../kit/trading-challenge.ts";
import { forget, shifted } from "../kit/visitor.ts";

const sizes = { narrow: { width: 375, height: 812 }, wide: { width: 1440, height: 900 } };
/** Where the heading of every question is on a wide screen, in pixels from its top. */
const headingTop = 189;
/** Each size is seen in a palette of its own. */
const schemeOf = (name: string) => (name === "narrow" ? "light" : "dark");

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    // Without the wheel, which has its own walks.
    localStorage.setItem("trading-challenge:wheel-spun", "true");
    // Three seconds are when the loading screen moves on, and it must stay until it is looked at.
    const { setTimeout: wait } = window;
    const waitUnlessLong = (run: () => void, time = 0) => (time < 3_000 ? wait(run, time) : 0);
    Object.assign(window, { setTimeout: waitUnlessLong });
  }),
);

/** What one visit of a page can tell, with everything that comes after it has loaded. */
async function expectToBeAccessible(page: Page, path: string) {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await shifted(page), `layout shift of ${path}`).toBeLessThan(0.02);
  expect(await moving(page), `what moves on ${path} though less motion is preferred`).toEqual([]);
  const screen = screens.find((other) => other.path === path);
  await inSizes(page, path, "html", (size) => expectPlaces(page, size, screen));
  await expectEdges(page, path);
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 640 });
    // The text at its usual size, and at twice that.
    for (const size of ["100%", "200%"]) {
      await page.evaluate((fontSize) => document.documentElement.style.setProperty("font-size", fontSize), size);
      const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(excess, `${path}, ${size} at ${width} px`).toBeLessThanOrEqual(0);
    }
  }
  await page.evaluate(() => document.documentElement.style.removeProperty("font-size"));
  await page.setViewportSize(sizes.narrow);
  await page.emulateMedia({ colorScheme: "light" });
}

/** Elements that move, or would if they changed. */
const moving = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("body *")]
      .filter((element) => {
        const { transitionDuration, animationName } = getComputedStyle(element);
        return animationName !== "none" || transitionDuration.split(", ").some((time) => time !== "0s");
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 120)),
  );

/** On a phone a step's button is at the edge of the screen; on a wide one it is on it, and all headings are at one height. */
async function expectPlaces(page: Page, size: string, screen: Screen | undefined) {
  const { button, heading } = await page.evaluate(() => {
    const [main, action] = ["main h1", "main [data-action] button"].map((selector) => document.querySelector(selector));
    return {
      button: action && innerHeight - action.getBoundingClientRect().bottom,
      heading: main?.getBoundingClientRect().top,
    };
  });
  if (size === "narrow" && screen?.button) {
    expect(button, `space below the button of ${screen.path}`).toBeGreaterThanOrEqual(0);
    expect(button, `space below the button of ${screen.path}`).toBeLessThanOrEqual(24);
  }
  if (size === "wide" && screen?.counter && !screen.choose)
    expect(button, `space below the button of ${screen.path}`).toBeGreaterThanOrEqual(0);
  if (size === "wide" && screen?.counter)
    expect(Math.abs((heading ?? 0) - headingTop), `heading of ${screen.path}, at ${heading}`).toBeLessThan(2);
}

/** In forced colours, where backgrounds are gone, every control still has an edge or is drawn by the browser, light and dark. */
async function expectEdges(page: Page, path: string) {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, forcedColors: "active" });
    const bare = await page.evaluate(() => {
      const ground = getComputedStyle(document.body).backgroundColor;
      return [...document.querySelectorAll("main :is([role=radio], [role=checkbox], input, select, textarea, button)")]
        .filter(
          (control) =>
            control.checkVisibility() && !control.matches("p *, li *, small *, [type=radio], [type=checkbox]"),
        )
        .filter((control) => {
          const { borderTopWidth, borderTopColor, textDecorationLine } = getComputedStyle(control);
          const hasEdge = Number.parseFloat(borderTopWidth) > 0 && borderTopColor !== ground;
          return !hasEdge && !textDecorationLine.includes("underline");
        })
        .map((control) => control.outerHTML.slice(0, 90));
    });
    expect(bare, `${path}, forced colours, ${colorScheme}`).toEqual([]);
  }
  await page.emulateMedia({ forcedColors: "none" });
}

// Several pages one after the other in one tab, which has the code by then.
for (let first = 0; first < screens.length; first += 6) {
  const some = screens.slice(first, first + 6);
  const paths = some.map(({ path }) => path).join(", ");
  test(`${paths}: opens by its address without code of the offer, moves nothing, fits, has no finding by axe, keeps heading and button in their places, and Back leads where the specification says`, async ({
    page,
  }) => {
    const names = new Set<string>();
    page.on("request", (request) => names.add(new URL(request.url()).pathname));
    const fetched = () => offerFiles.filter((name) => [...names].some((file) => file.startsWith(`/assets/${name}-`)));
    for (const { path, heading, back } of some) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
      await expectToBeAccessible(page, path);
      // The contact step is one step before the offer. Timers load with the offer, dialogs and confetti as they open.
      if (path === "/step-17") await expect.poll(fetched).toEqual(offerFiles);
      else expect(fetched(), path).toEqual([]);
      const link = page.getByRole("banner").getByRole("link", { name: "Back", exact: true });
      if (back) {
        await link.click();
        await expect(page).toHaveURL((url) => url.pathname === back);
      } else await expect(link).toHaveCount(0);
      await forget(page);
    }
  });
}

test("/final, /checkout, /payment-success and an unknown address never scroll sideways, and axe finds nothing, narrow and light, wide and dark", async ({
  page,
}) => {
  for (const path of ["/final", "/checkout", "/payment-success", "/nowhere"]) {
    await page.goto(path);
    // The message for an unknown address is drawn anew once its code has come.
    if (path === "/nowhere") await page.waitForLoadState("networkidle");
    // Without an e-mail the checkout shows an error, a moment after it has loaded.
    if (path === "/checkout") await expect(page.getByText("Unable to create payment session")).toBeVisible();
    await expectToBeAccessible(page, path);
    await forget(page);
  }
});

const inSizes = async (page: Page, where: string, part = "html", also?: (size: string) => Promise<void>) => {
  for (const [name, viewport] of Object.entries(sizes)) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme: schemeOf(name) });
    await expectNoViolations(page, `${where}, ${name}`, part);
    await also?.(name);
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
